import { beforeAll, expect, test } from 'vitest';
import { compose } from '#cards/render/compose.ts';
import { plainCard, plainFamily } from '#tests/factories/plain-family.ts';
import { readyEngine } from '../drawing/engine.ts';
import { lintCover, measureLettering } from './lint-card.ts';

beforeAll(readyEngine);

const cover = () => compose(plainCard(), 'cover', plainFamily);

test('a legible cover has no faults', async () => {
  expect(await lintCover(cover())).toEqual([]);
  expect((await measureLettering(cover())).pixels).toBeGreaterThan(200);
});

test('faint letters and letters at the edge are found', async () => {
  const good = cover();
  const change = (svg: (old: string) => string) => ({
    ...good,
    layers: good.layers.map((l) => (l.role === 'type' ? { ...l, svg: svg(l.svg) } : l)),
  });
  const faint = change((old) => old.replace(/fill="[^"]+"/, 'fill="#d9cfbd"'));
  expect((await lintCover(faint)).join()).toMatch(/under 3:1/);
  const edge = change((old) => `<g transform="translate(-95 0)">${old}</g>`);
  expect((await lintCover(edge)).join()).toMatch(/from the edge/);
});
