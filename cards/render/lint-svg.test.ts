import { expect, test } from 'vitest';
import { lintSvg, SVG_LIMIT } from './lint-svg.ts';

const wrap = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`;

test('a plain drawing passes', () => {
  expect(lintSvg(wrap('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#a"/>'))).toEqual([]);
});

test.each([
  ['<rect fill="var(--c)"/>', /var/],
  ['<rect fill="oklch(0.5 0.1 20)"/>', /oklch/],
  ['<foreignObject/>', /foreignObject/],
  ['<textPath/>', /textPath/],
  ['<text>x</text>', /outlines/],
  ['<script>1</script>', /script/],
  ['<rect onload="x"/>', /handler/],
  ['<image href="https://x.example/a.png"/>', /outside/],
  ['<image href="data:image/webp;base64,x"/>', /WebP/],
  ['<path d="M NaN 0"/>', /NaN/],
  ['<pattern id="p" width="8" height="20"/>', /tile/],
  ['<rect fill="url(#nobody)"/>', /nothing has the id nobody/],
  ['<g id="a"/><g id="a"/>', /twice/],
])('%s is refused', (inner, why) => {
  expect(lintSvg(wrap(inner)).join('\n')).toMatch(why);
});

test('a drawing over the limit is refused', () => {
  expect(lintSvg(wrap(' '.repeat(SVG_LIMIT))).join()).toMatch(/kB/);
});
