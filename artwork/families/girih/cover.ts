import { Drawing, type Input, lum, mix, n1, path, rect, shade } from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { drawCarpet } from './carpet.ts';
import { drawCrescent } from './crescent.ts';
import { drawLantern } from './lantern.ts';
import type { Night } from './night.ts';
import { drawScreen } from './screen.ts';
import { THETA } from './tiling.ts';

export function drawGirih(inp: Input): Drawing {
  const c = new Drawing('girih', inp),
    { r, p } = c;
  const m = inp.motif || 'screen';
  const night = isDark(p) ? p.bg : shade(p.e, lum(p.e) > 0.36 ? 0.34 - lum(p.e) : 0);
  const deep = shade(night, -0.07),
    gold = c.foil(p.metal, 32),
    light = p.metal === 'silver' ? '#eef3ff' : '#ffe2a0';
  const kind = inp.variant && THETA[inp.variant] ? inp.variant : m === 'crescent' ? '8' : m === 'carpet' ? '3' : '12';
  const ink = reads(night, 7, p.ink, '#fff4dc'),
    quiet = reads(night, 4.6, mix(p.ink, p.c, 0.5), ink);
  const sky = c.lin([
    [0, shade(night, -0.045)],
    [0.62, night],
    [1, mix(shade(night, 0.06), p.b, 0.45)],
  ]);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${sky}"`));
  const hang = (x: number, y0: number, y1: number) => path(`M${n1(x)} ${n1(y0)}V${n1(y1)}`, `stroke="${gold}" stroke-width="2.4" stroke-dasharray="7 4"`);
  const sub = inp.sub ?? '';
  const scene: Night = { inp, c, r, p, night, deep, gold, light, kind, ink, quiet, hang, sub };
  if (m === 'screen') drawScreen(scene);
  else if (m === 'crescent') drawCrescent(scene);
  else if (m === 'lantern') drawLantern(scene);
  else drawCarpet(scene);
  c.add('texture', c.grain(0.45));
  return c;
}
