/** What keeps a card alike in resvg, in browsers and in print. Each rule names what it found. */
const FORBIDDEN: [rule: string, found: RegExp][] = [
  ['var() is not read by resvg', /\bvar\(/],
  ['oklch() is not read by resvg', /\boklch\(/],
  ['color-mix() is not read by resvg', /\bcolor-mix\(/],
  ['CSS transforms differ', /style="[^"]*transform\s*:/],
  ['feDisplacementMap differs', /<feDisplacementMap/],
  ['plus-lighter is not known to resvg', /plus-lighter/],
  ['CSS drop-shadow differs', /drop-shadow\(/],
  ['foreignObject is not drawn', /<foreignObject/i],
  ['WebP inside SVG is not drawn', /data:image\/webp/],
  ['font-variation-settings are not read', /font-variation-settings/],
  ['textPath differs', /<textPath/i],
  ['text must be outlines', /<text[\s>]/],
  ['a script', /<script/i],
  ['an event handler', /\son[a-z]+="/i],
  ['a style sheet', /<style[\s>]/],
  ['an address outside the card', /href="(?!#|data:image\/(?:png|jpeg);base64,)/],
  ['NaN', /[\s",(]NaN\b/],
  ['undefined', /="undefined"|\bundefined[\s"]/],
];

export const SVG_LIMIT = 400 * 1024;
const SMALLEST_TILE = 12;

/** The faults of an SVG document, in words; none when it is safe. */
export function lintSvg(svg: string): string[] {
  const faults = FORBIDDEN.flatMap(([rule, found]) => {
    const match = found.exec(svg);
    return match ? [`${rule}: ${svg.slice(Math.max(0, match.index - 20), match.index + 40)}`] : [];
  });
  if (svg.length > SVG_LIMIT) faults.push(`${Math.round(svg.length / 1024)} kB is more than ${SVG_LIMIT / 1024}`);
  for (const m of svg.matchAll(/<pattern [^>]*?width="([\d.]+)" height="([\d.]+)"/g)) {
    if (Number(m[1]) < SMALLEST_TILE || Number(m[2]) < SMALLEST_TILE) {
      faults.push(`a pattern tile of ${m[1]} by ${m[2]} is under ${SMALLEST_TILE} units`);
    }
  }
  const defined = new Set(Array.from(svg.matchAll(/\sid="([^"]+)"/g), (m) => m[1]!));
  const asked = new Set(Array.from(svg.matchAll(/(?:url\(#|href="#)([^")]+)/g), (m) => m[1]!));
  for (const id of asked) if (!defined.has(id)) faults.push(`nothing has the id ${id}`);
  if (Array.from(svg.matchAll(/\sid="/g)).length !== defined.size) faults.push('an id is there twice');
  return faults;
}
