/** An element of an SVG document that this product has drawn; `source` is its own text in that document. */
export type SvgElement = {
  name: string;
  attributes: [name: string, value: string][];
  children: SvgElement[];
  text: string;
  source: string;
};

const TAG = /<(\/?)([A-Za-z][\w:]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * Parses an SVG document as the engine writes it: double quotes, no comments, no declarations.
 * @returns its root element
 * @throws when elements are not closed, or the document has something that the engine does not write
 */
export function readSvg(svg: string): SvgElement {
  const root: SvgElement = { name: '', attributes: [], children: [], text: '', source: svg };
  const open: { element: SvgElement; from: number }[] = [{ element: root, from: 0 }];
  let read = 0;
  for (const match of svg.matchAll(TAG)) {
    if (match.index !== read) throw new Error(`not read at ${read}: ${svg.slice(read, read + 60)}`);
    read += match[0].length;
    const [, closes, name = '', attributes = '', isEmpty, text] = match;
    const top = open.at(-1)!;
    if (text !== undefined) top.element.text += text;
    else if (closes) {
      if (top.element.name !== name) throw new Error(`</${name}> closes <${top.element.name}>`);
      top.element.source = svg.slice(top.from, read);
      open.pop();
    } else {
      const pairs = Array.from(attributes.matchAll(ATTRIBUTE), (m): [string, string] => [m[1]!, m[2]!]);
      const element: SvgElement = { name, attributes: pairs, children: [], text: '', source: match[0] };
      top.element.children.push(element);
      if (!isEmpty) open.push({ element, from: match.index });
    }
  }
  const [svgElement] = root.children;
  if (read !== svg.length || open.length !== 1 || root.children.length !== 1 || !svgElement)
    throw new Error('the document does not end as it should');
  return svgElement;
}

/** Every element from here down, itself first. */
export function* everyElement(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* everyElement(child);
}

export function attributeOf(element: SvgElement, name: string): string | undefined {
  return element.attributes.find(([known]) => known === name)?.[1];
}
