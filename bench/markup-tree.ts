const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
};

type Make<T> = (type: string, props: Record<string, unknown>, children: (T | string)[]) => T;
type Open<T> = { type: string; props: Record<string, unknown>; children: (T | string)[] };

/** The elements of a page that React wrote, made again with another maker: so that the same markup can be rendered without its components. */
export function treeOf<T>(html: string, make: Make<T>): T {
  const stack: Open<T>[] = [{ type: 'root', props: {}, children: [] }];
  const top = () => stack.at(-1) as Open<T>;
  const token =
    /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<\/([a-zA-Z][\w-]*)>|<([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
  for (const [, raw, rawAttributes, rawText, closed, opened, attributes, text] of html.matchAll(token)) {
    if (raw !== undefined)
      top().children.push(
        make(raw, { ...propsOf(rawAttributes ?? ''), dangerouslySetInnerHTML: { __html: rawText ?? '' } }, []),
      );
    else if (opened !== undefined && VOID.has(opened.toLowerCase()))
      top().children.push(make(opened, propsOf(attributes ?? ''), []));
    else if (opened !== undefined) stack.push({ type: opened, props: propsOf(attributes ?? ''), children: [] });
    else if (closed !== undefined) {
      const done = stack.pop();
      if (done) top().children.push(make(done.type, done.props, done.children));
    } else if (text !== undefined) top().children.push(text);
  }
  return top().children.find((child) => typeof child !== 'string') as T;
}

function propsOf(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    if (name.toLowerCase() === 'style')
      props['style'] = Object.fromEntries(
        (value ?? '')
          .split(';')
          .filter(Boolean)
          .map((pair) => [
            (pair.split(':')[0] ?? '').replace(/-(\w)/g, (whole, letter: string) =>
              pair.startsWith('--') ? whole : letter.toUpperCase(),
            ),
            pair.slice(pair.indexOf(':') + 1),
          ]),
      );
    else if (!name.toLowerCase().startsWith('on')) props[NAMES[name.toLowerCase()] ?? name] = value ?? true;
  }
  return props;
}
