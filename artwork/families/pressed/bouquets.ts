import { g, mix, type P, path, polar, pt, shade, smooth, tf } from '#artwork/engine.ts';
import { through, walker } from '#artwork/outlines/flourish.ts';
import { cosmos, pansy, poppy } from './flowers.ts';
import { pressLeaf, threadLeaf } from './leaves.ts';
import { crepe, sheer, stemP } from './press.ts';
import type { Sheet } from './sheet.ts';

/** pansies */
export function drawPansy({ r, p, dark, green, A }: Sheet) {
  let s = '';
  const eye = mix(p.c, '#f4c33c', 0.75),
    blot = shade(dark ? mix(p.e, '#3a1238', 0.6) : mix(p.ink, '#3a1238', 0.5), -0.02);
  const pl: [P[], number, number, string, string][] = [
    [through([[505, 925], [480, 800], [470, 640], [440, 420]]), 112, -8, A, mix(p.b, eye, 0.15)],
    [through([[510, 925], [560, 800], [596, 700], [622, 560]]), 94, 12, p.e, p.d],
    [through([[500, 925], [440, 850], [396, 780], [362, 702]]), 82, -20, mix(p.b, p.a, 0.2), mix(p.d, eye, 0.25)],
  ];
  for (const [ps] of pl) s += stemP(ps, 8, green);
  s += pressLeaf(r, 496, 850, -62, 150, 66, green, 5) + pressLeaf(r, 520, 836, 64, 170, 70, shade(green, 0.03), 5)
    + pressLeaf(r, 478, 716, 40, 118, 50, shade(green, 0.04), 4) + pressLeaf(r, 590, 716, -30, 84, 40, green, 4);
  const bud = through([[474, 680], [530, 560], [590, 440], [580, 372]]);
  s += stemP(bud, 5.5, green)
    + g(sheer(r, crepe(r, 62, 44, 0.02, 0.5), 62, 44, -8, A, 6) + sheer(r, crepe(r, 58, 36, 0.02, 0.5), 58, 36, 12, p.b, 6)
    + pressLeaf(r, 0, 4, -14, 40, 18, green) + pressLeaf(r, 0, 4, 16, 40, 18, green), tf(580, 376, -10));
  for (const [ps, R, a, t, l] of pl.reverse()) s += pansy(r, ps[ps.length - 1]![0], ps[ps.length - 1]![1], a, R, t, l, eye, blot);
  return s;
}

/** poppies */
export function drawPoppy({ r, p, dark, green, A }: Sheet) {
  let s = '';
  const dk = dark ? '#1d1420' : mix(p.ink, '#22141d', 0.6),
    core = mix(green, '#c7c58c', 0.4);
  const big = through([[500, 940], [520, 780], [486, 620], [470, 420]]),
    two = through([[506, 935], [560, 820], [602, 720], [626, 640]]),
    bud = through([[498, 935], [436, 800], [386, 690], [372, 600], [336, 566], [322, 620]]),
    pod = through([[502, 930], [590, 700], [600, 520], [640, 356]]);
  const hair = (ps: P[]) => {
    const wk = walker(ps);
    let d = '';
    for (let i = 2; i < 60; i++) {
      const [q, a] = wk(i / 62),
        e = polar(q[0], q[1], r.f(9, 15), ((a + (i % 2 ? 1 : -1) * r.f(60, 100)) * Math.PI) / 180);
      d += `M${pt(q)}L${pt(e)}`;
    }
    return path(d, `fill="none" stroke="${green}" stroke-width="1.2" stroke-opacity=".75"`);
  };
  for (const ps of [big, two, bud, pod]) s += stemP(ps, 6.4, green) + (ps === pod ? '' : hair(ps));
  s += pressLeaf(r, 500, 900, -46, 225, 116, green, 6) + pressLeaf(r, 512, 880, 52, 205, 108, shade(green, 0.03), 6) + pressLeaf(r, 506, 760, -66, 120, 62, shade(green, 0.03), 5);
  s += g(path(smooth([[0, -34], [15, -14], [17, 12], [0, 36], [-17, 12], [-15, -14]]), `fill="${green}"`)
    + path('M2 34C8 12 8 -10 1 -32', `fill="none" stroke="${A}" stroke-width="7" stroke-linecap="round"`)
    + path('M-12 10l-9 5M-14 -6l-10 2M12 -2l9 -4M10 16l9 3', `stroke="${green}" stroke-width="1.3"`), tf(322, 648, 6));
  s += g(path('M-17 -8C-22 -44 -10 -58 0 -58C10 -58 22 -44 17 -8C12 4 -12 4 -17 -8Z', `fill="${core}"`)
    + path('M-20 -57C-12 -68 12 -68 20 -57C12 -52 -12 -52 -20 -57Z', `fill="${shade(core, -0.12)}"`)
    + path('M-8 -50C-12 -32 -10 -14 -6 -2M8 -50C12 -32 10 -14 6 -2M0 -50V0', `fill="none" stroke="${shade(core, -0.14)}" stroke-width="1.6"`), tf(640, 358, 12));
  s += poppy(r, 626, 632, 14, 92, mix(A, p.b, 0.25), dk, core) + poppy(r, 468, 400, -8, 142, A, dk, core);
  return s;
}

/** cosmos */
export function drawCosmos({ r, p, green, A }: Sheet) {
  let s = '';
  const core = mix(p.b, '#e8b33a', 0.7);
  const pl: [P[], number, string, number][] = [
    [through([[500, 905], [486, 760], [500, 600], [470, 430]]), 122, A, 1],
    [through([[505, 905], [580, 760], [610, 680], [664, 566]]), 98, mix(p.b, '#ffffff', 0.1), 0.94],
    [through([[495, 905], [420, 780], [380, 720], [322, 640]]), 88, mix(A, '#ffffff', 0.55), 0.96],
  ];
  for (const [ps] of pl) s += stemP(ps, 6, green);
  s += threadLeaf(r, 492, 800, -44, 190, green, 2.6, 1) + threadLeaf(r, 510, 820, 46, 180, green, 2.6, 1) + threadLeaf(r, 496, 640, 38, 150, green, 2.4, 1)
    + threadLeaf(r, 494, 690, -40, 120, green, 2.4, 1);
  const bud = through([[600, 700], [596, 560], [610, 460], [604, 392]]);
  s += stemP(bud, 4.6, green)
    + g(sheer(r, crepe(r, 46, 40, 0.03), 46, 40, -16, A, 5) + sheer(r, crepe(r, 46, 40, 0.03), 46, 40, 16, A, 5)
    + sheer(r, crepe(r, 50, 40, 0.03), 50, 40, 0, shade(A, 0.03), 5) + pressLeaf(r, 0, 2, -22, 24, 11, green) + pressLeaf(r, 0, 2, 20, 24, 11, green)
    + pressLeaf(r, 0, 2, 0, 24, 11, green), tf(604, 396, 4));
  for (const [ps, R, col, sq] of pl.reverse()) s += cosmos(r, ps[ps.length - 1]![0], ps[ps.length - 1]![1], r.f(-12, 12), R, col, core, sq);
  return s;
}
