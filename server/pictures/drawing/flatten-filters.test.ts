import { expect, it } from 'vitest';
import { flattenFilters } from './flatten-filters.ts';
import { toPixels } from './raster.ts';

const BLUR = '<filter id="f" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>';
const svgOf = (body: string, defs = BLUR) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1400"><defs>${defs}</defs><rect width="1000" height="1400" fill="#fffaf2"/>${body}</svg>`;

/** The most that a pixel differs between two drawings. */
async function farthest(a: string, b: string): Promise<number> {
  const [one, other] = [await toPixels(a, 500), await toPixels(b, 500)];
  return one.rgb.reduce((most, value, i) => Math.max(most, Math.abs(value - (other.rgb[i] ?? 0))), 0);
}

it('a drawing without filters stays as it is', async () => {
  const svg = svgOf('<circle cx="500" cy="500" r="90"/>');
  expect(await flattenFilters(svg, 1000)).toBe(svg);
});

it.each([
  ['a group', '<g filter="url(#f)" fill="#21573f"><circle cx="500" cy="500" r="90"/></g>'],
  ['one element', '<circle cx="500" cy="500" r="90" fill="#a33" filter="url(#f)"/>'],
  [
    'a part that others move, turn and mirror',
    '<g transform="translate(120 -40) rotate(24 500 700)"><g transform="scale(-0.7 1.2) skewX(8)" opacity="0.6"><rect filter="url(#f)" x="-900" y="300" width="260" height="200" fill="#36c"/></g></g>',
  ],
  [
    'parts that inherit and are blended',
    '<g fill="#d60"><circle cx="400" cy="600" r="200" opacity="0.5"/><g style="mix-blend-mode:multiply" filter="url(#f)"><circle cx="560" cy="600" r="200"/></g></g>',
  ],
])('%s with a filter becomes a picture that looks the same', async (_, body) => {
  const svg = svgOf(body);
  const flat = await flattenFilters(svg, 1000);
  expect(flat.match(/<image/g)).toHaveLength(1);
  expect(flat.replace(/<defs>.*<\/defs>/, '')).not.toContain('filter="url(');
  expect(await farthest(svg, flat)).toBeLessThan(14);
});

it('what uses a definition with a filter becomes a picture, and all around it stays', async () => {
  const defs = `${BLUR}<g id="a"><circle cx="50" cy="50" r="40" filter="url(#f)"/></g><g id="b"><use href="#a" x="9"/></g>`;
  const svg = svgOf(
    '<path d="M0 0H90"/><use href="#b" transform="translate(300 400) scale(3)"/><path d="M0 9H90"/>',
    defs,
  );
  const flat = await flattenFilters(svg, 1000);
  expect(flat).toMatch(/<path d="M0 0H90"\/><g><image [^>]*\/><\/g><path d="M0 9H90"\/><\/svg>$/);
  expect(await farthest(svg, flat)).toBeLessThan(14);
});
