import { g, type P, path, polar, TAU, type Rng } from '#artwork/engine.ts';
import type { Block } from './block.ts';

/** grass */
export function drawGrass({ r, m, paper, gouge, cp }: Block & { gouge: (pts: P[], w: number) => string; cp: string }) {
  let s = '';
  let gr = '';
  for (let i = 0; i < 120; i++) {
    const x = r.f(80, 920),
      y = r.f(930, 1060),
      h = r.f(50, 150) * (m === 'poppy' ? 0.6 : 1);
    gr += gouge(
      [
        [x, y],
        [x + r.f(-12, 12), y - h * 0.5],
        [x + r.f(-44, 44), y - h],
      ],
      r.f(5, 10),
    );
  }
  s += g(path(gr, `fill="${paper}"`), `clip-path="${cp}"`);
  return s;
}

/** The cuts of the gouge about the moon. */
export type Cuts = {
  r: Rng; paper: string; mx: number; my: number; MR: number; gouge: (pts: P[], w: number) => string;
};

/** cuts of the gouge in the ground */
export function drawCuts({ r, paper, mx, my, MR, gouge }: Cuts) {
  let s = '';
  let mc = '';
  for (let i = 0; i < 26; i++) {
    const a = r.f(0, TAU),
      d = r.f(0, MR * 0.8);
    const q = polar(mx, my, d, a);
    mc += gouge([q, [q[0] + r.f(14, 26), q[1] + r.f(-4, 4)], [q[0] + r.f(30, 44), q[1] + r.f(-5, 5)]], 5);
  }
  s += path(mc, `fill="${paper}" opacity=".85"`);
  return s;
}
