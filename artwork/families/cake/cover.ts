import { circ, Drawing, g, heart, type Input, lum, mix, path, rect, shade } from '#artwork/engine.ts';
import { drawSlice } from './slice.ts';
import type { Table } from './table.ts';
import { drawTiers } from './tiers.ts';

export function drawCake(inp: Input): Drawing {
  const c = new Drawing('cake', inp),
    { r, p } = c;
  const m = inp.motif || 'tiers';
  const dark = lum(p.bg) < 0.5;
  const cream = '#fff8ec';
  const lines = inp.headline.split('|');
  const wall = dark ? p.bg : mix(p.bg, p.d, 0.25);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`));
  const sc = shade(wall, dark ? 0.035 : -0.022);
  let pat = '';
  for (let y = 0; y < 1440; y += 70) for (let x = (y / 70) % 2 ? 0 : -50; x < 1050; x += 100) pat += path(heart(x + 50, y + 20, 11), '');
  c.add('texture', g(pat, `fill="${sc}"`));
  c.add(
    'art',
    circ(
      500,
      560,
      430,
      `fill="${c.rad([
        [0, mix(wall, '#ffffff', dark ? 0.16 : 0.7)],
        [0.7, mix(wall, '#ffffff', dark ? 0.08 : 0.4)],
        [1, mix(wall, '#ffffff', 0), 0],
      ])}"`,
    ),
  );
  const table = 1130;
  c.add(
    'art',
    path(`M0 ${table}H1000V1400H0Z`, `fill="${dark ? shade(p.bg, -0.05) : p.e}"`) +
      path(
        `M0 ${table}` + Array.from({ length: 20 }, () => `a25 25 0 0 0 50 0`).join('') + `V${table - 26}H0Z`,
        `fill="${dark ? p.paper : cream}"`,
      ) +
      path(Array.from({ length: 20 }, (_, i) => `M${25 + i * 50} ${table - 2}a7 7 0 1 0 .1 0`).join(''), `fill="${dark ? p.a : p.a}"`),
  );
  const cols = dark ? [p.a, p.c, p.e, p.d] : [p.a, p.d, p.b, p.c];
  let s = '';
  const scene: Table = { inp, c, r, p, dark, cream, lines, cols };
  if (m === 'tiers') s = drawTiers({ ...scene, s });
  else s = drawSlice({ ...scene, s });
  c.add('texture', c.grain(0.5));
  c.alt = `A ${m === 'tiers' ? 'tiered birthday cake' : 'slice of layer cake'} with the words ${lines.join(' ')}`;
  return c;
}
