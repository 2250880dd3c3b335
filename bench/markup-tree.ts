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

type CreateElement<T> = (type: string, props: Record<string, unknown>, children: (T | string)[]) => T;
type Open<T> = { type: string; props: Record<string, unknown>; children: (T | string)[] };

/** Parses the markup of a rendered page into elements, so that it can be rendered again without its components. */
export function parseMarkup<T>(html: string, create: CreateElement<T>): T {
  const stack: Open<T>[] = [{ type: 'root', props: {}, children: [] }];
  const top = () => stack.at(-1) as Open<T>;
  const token =
    /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<\/([a-zA-Z][\w-]*)>|<([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
  for (const [, raw, rawAttributes, rawText, closed, opened, attributes, text] of html.matchAll(token)) {
    if (raw !== undefined)
      top().children.push(
        create(
          raw,
          { ...parseAttributes(rawAttributes ?? ''), dangerouslySetInnerHTML: { __html: rawText ?? '' } },
          [],
        ),
      );
    else if (opened !== undefined && VOID.has(opened.toLowerCase()))
      top().children.push(create(opened, parseAttributes(attributes ?? ''), []));
    else if (opened !== undefined) stack.push({ type: opened, props: parseAttributes(attributes ?? ''), children: [] });
    else if (closed !== undefined) {
      const done = stack.pop();
      if (done) top().children.push(create(done.type, done.props, done.children));
    } else if (text !== undefined) top().children.push(text);
  }
  return top().children.find((child) => typeof child !== 'string') as T;
}

function parseAttributes(attributes: string): Record<string, unknown> {
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
