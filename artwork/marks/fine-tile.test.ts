import { expect, test } from 'vitest';
import { Drawing, paletteOf } from '#artwork/engine.ts';
import { fineTile } from './fine-tile.ts';

function tileOf(w: number, h: number): { width: number; height: number; copies: number } {
  const c = new Drawing('test', { palette: paletteOf('orchard'), headline: '', seed: 's', prefix: 't' });
  fineTile(c, w, h, '<path d="M0 1H2"/>');
  const tile = c.defs.at(-1)!;
  const row = c.defs.at(-2)!;
  const size = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tile)?.[1]);
  const uses = (svg: string) => svg.split('<use ').length - 1;
  return { width: size('width'), height: size('height'), copies: uses(tile) * uses(row) };
}

test.each([
  [4, 4],
  [5.8, 5.8],
  [8, 4.4],
  [100, 10],
])('marks that repeat every %d by %d units fill a tile of whole steps and whole units', (w, h) => {
  const { width, height, copies } = tileOf(w, h);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  expect(copies).toBe(Math.round(width / w) * Math.round(height / h));
  expect(width % 1).toBe(0);
  expect(height % 1).toBe(0);
});
