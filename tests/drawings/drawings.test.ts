import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { savePassedDrawing, showChange } from './changed.ts';
import { isUnchanged, thumbnail, comparePictures } from './picture-difference.ts';
import { outline } from './outline.ts';
import { readSvg } from './svg-tree.ts';

const drawn = ({ id = 'a', x = 10, fill = '#aa0000', many = 1 } = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><title>A square</title><defs><linearGradient id="${id}"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g data-role="ground"><rect x="0" y="0" width="100" height="140" fill="url(#${id})"/></g><g data-role="art">${Array.from({ length: many }, (_, i) => `<path d="M${x + i} 20h30v30h-30Z" fill="${fill}"/>`).join('')}</g></svg>`;
const differing = (a: string, b: string) => {
  const [left, right] = [a.split('\n'), b.split('\n')];
  return left.filter((line, i) => line !== right[i]);
};

test('different ids and invisible differences are the same drawing', () => {
  expect(outline(drawn({ id: 'other' }))).toBe(outline(drawn()));
  expect(outline(drawn({ x: 10.01 }))).toBe(outline(drawn({ x: 10.02 })));
});

test('a small drawing is stored whole, and only the changed line differs', () => {
  const [before, after] = [outline(drawn()), outline(drawn({ x: 12 }))];
  expect(before).toContain('<path d="M10 20h30v30h-30Z" fill="#aa0000">');
  expect(differing(after, before)).toEqual([
    expect.stringMatching(/^drawing /),
    expect.stringContaining('<path d="M12 20h30v30h-30Z"'),
  ]);
});

test('a large drawing is stored as a summary of its layers: elements, places and colours', () => {
  const before = outline(drawn({ many: 200 }));
  expect(before.length).toBeLessThan(600);
  expect(before).toMatch(/^art \w{10} at 10 20, 229 × 30\n {2}path ×200; #aa0000 ×200$/m);
  expect(differing(outline(drawn({ many: 200, fill: '#00aa00' })), before)).toEqual([
    expect.stringMatching(/^drawing /),
    expect.stringMatching(/^art \w{10} at 10 20, 229 × 30$/),
    '  path ×200; #00aa00 ×200',
  ]);
});

test('numbers without a space between them are parsed separately', () => {
  expect(outline(drawn().replace('M10 20h', 'M1.5.25L3 4h'))).toContain('d="M1.5 0.25L3 4h30');
});

test('text that is not a drawing is refused', () => {
  expect(() => readSvg('<svg><g></svg>')).toThrow('closes');
  expect(() => readSvg('<svg><!-- a note --></svg>')).toThrow('not read');
  expect(() => readSvg('<svg/><svg/>')).toThrow('end');
});

test('a change is shown: the new picture, and the old one if this machine has drawn it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cardamom-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = (ages: string[]) =>
    ages.flatMap((age) => ['svg', 'png'].map((kind) => existsSync(path.join(folder, 'changed', `art.${age}.${kind}`))));
  expect(showChange('art', drawn({ x: 12 }), outline(drawn()), folder)).toContain('not drawn on this machine before');
  expect(files(['new', 'old'])).toEqual([true, true, false, false]);
  savePassedDrawing('art', drawn(), folder);
  expect(showChange('art', drawn({ x: 12 }), outline(drawn()), folder)).toContain('art.old.png');
  expect(files(['new', 'old'])).toEqual([true, true, true, true]);
});

test('pictures with invisible differences are alike, others are not', async () => {
  const picture = await thumbnail(drawn());
  const far = async (svg: string) => comparePictures(picture, await thumbnail(svg));
  expect(await far(drawn())).toEqual({ worst: 0, mean: 0, distance: expect.closeTo(0, 6) });
  expect(isUnchanged(await far(drawn({ x: 10.1 })))).toBe(true);
  expect(isUnchanged(await far(drawn({ x: 12 })))).toBe(false);
  expect(isUnchanged(await far(drawn({ fill: '#aa3000' })))).toBe(false);
  const wide = drawn().replace('0 0 100 140', '0 0 140 100');
  expect(await far(wide)).toEqual({ worst: 255, mean: 255, distance: 1 });
});
