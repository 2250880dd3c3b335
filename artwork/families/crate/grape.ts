import { type Drawing, g, mix, n1, type P, path, ribbon, tf } from '#artwork/engine.ts';
import type { Skin } from './fruit.ts';
import type { Inks } from './inks.ts';

/** a bunch of grapes under three leaves */
export function drawGrape(c: Drawing, { black, green, darkGreen, lightGreen }: Inks): string[] {
  const { r, p } = c, A: string[] = [];
  const GR: Skin = ['#e8d4ff', mix('#8a4fb0', p.e, 0.15), '#55247f', '#24093f'];
  const gl = (x: number, y: number, s: number, a: number) => {
    const d = 'M0 0C-30 -36 -84 -26 -104 -58C-96 -70 -110 -92 -126 -96C-104 -112 -86 -150 -58 -152C-42 -160 -36 -184 -26 -206C-6 -190 18 -196 36 -170C58 -180 82 -166 112 -166C108 -142 122 -126 116 -104C130 -84 122 -66 128 -48C92 -40 44 -20 0 0Z';
    return g(path(d, `fill="${c.lin([[0, lightGreen], [0.5, green], [1, darkGreen]], 0, 0, 1, 1)}" stroke="${black}" stroke-width="5" stroke-linejoin="round"`)
      + path('M0 0C-10 -60 -16 -120 -24 -194M-4 -30C-40 -56 -70 -80 -118 -94M-2 -20C40 -60 70 -110 104 -158M2 -12C46 -30 80 -46 118 -56M-12 -90C-34 -110 -44 -130 -56 -146M-14 -110C6 -130 18 -150 34 -166',
      `fill="none" stroke="${lightGreen}" stroke-width="4" stroke-linecap="round" opacity=".9"`), tf(x, y, a, s));
  };
  A.push(gl(440, 660, 1.36, -70), gl(560, 650, 1.36, 60), gl(500, 650, 1.12, -6));
  const gr: [number, number, number][] = [];
  const rows = [4, 6, 7, 6, 7, 5, 5, 3, 3, 1];
  rows.forEach((n, j) => {
    for (let i = 0; i < n; i++)
      gr.push([500 + (j > 4 ? (j - 4) * 7 : 0) + (i - (n - 1) / 2) * (80 - j * 1.2) + r.f(-14, 14), 676 + j * 45 + r.f(-13, 13) + Math.abs(i - (n - 1) / 2) * 5, r.f(45, 55)]);
  });
  gr.sort((u, v) => u[1] + u[2] * 0.5 - v[1] - v[2] * 0.5);
  const base = c.def((id) =>
    `<g id="${id}"><circle r="52" fill="${c.rad([[0, GR[0]], [0.22, GR[1]], [0.7, GR[2]], [1, GR[3]]], 0.34, 0.3,
      0.76)}" stroke="${black}" stroke-width="5"/><path d="M16 42A45 45 0 0 0 44 8" fill="none" stroke="#c493e6" stroke-width="5" stroke-linecap="round" opacity=".7"/><path d="M-30 -12C-30 -26 -20 -34 -10 -34C-18 -26 -24 -20 -24 -10Z" fill="#fff" opacity=".9"/><path d="${Array.from({ length: 34 }, () => { const a = r.f(-0.5, 2.1), R = r.f(20, 46); return `M${n1(Math.cos(a) * R)} ${n1(Math.sin(a) * R)}h0`; }).join('')}" stroke="${GR[3]}" stroke-width="3.6" stroke-linecap="round" opacity=".6"/></g>`);
  A.push(gr.map(([x, y, R]) => `<use href="#${base}" ${tf(x, y, 0, R / 52)}/>`).join(''));
  A.push(gl(330, 1070, 0.8, -96), gl(676, 1066, 0.8, 92));
  A.push(path(ribbon([[500, 690], [506, 640], [490, 590], [520, 556]], (t) => 22 - 8 * t), `fill="#6b4320" stroke="${black}" stroke-width="5"`));
  let cu = '';
  for (const k of [-1, 1]) {
    const ps: P[] = [[500, 640]];
    for (let t = 0; t < 30; t++) ps.push([500 + k * (150 + t * 5 + Math.cos(t * 0.62) * 26), 628 - t * 0.4 + Math.sin(t * 0.62) * 26]);
    cu += ribbon(ps, (t) => 8 - 5 * t);
  }
  A.push(path(cu, `fill="${darkGreen}" stroke="${black}" stroke-width="2"`));
  return A;
}
