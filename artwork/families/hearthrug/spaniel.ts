import { g, mix, n1, type P, path, rect, ribbon, shade, smooth, tf } from '#artwork/engine.ts';
import type { Room } from '#artwork/lettering/in-a-room.ts';
import { both, coat, eye, from, nose } from '#artwork/marks/coat.ts';
import { pawPrint } from '#artwork/subjects/paw.ts';
import { backdrop, type Rug } from './coat.ts';

/** A spaniel with a letter in its mouth. */
export function spaniel(s: Rug): Room {
  const { c, r, p } = s, wall = mix(p.d, p.paper, 0.25), liver = '#7a3f22', white = '#fbf3e6', dark = '#2b1a18';
  backdrop(s, wall, pawPrint(shade(wall, -0.035)), 860);
  c.add('art', coat(s, 'M150 1420C160 1260 250 1120 350 1040C360 1000 364 930 364 850H636C636 930 640 1000 650 1040C750 1120 840 1260 850 1420Z', [150, 850, 700, 570], liver, { dir: (x) => 1.57 + (500 - x) * 0.001, len: 40, gap: 15 }) + coat(s, 'M400 1000C350 1120 340 1300 380 1420H620C660 1300 650 1120 600 1000Z', [340, 1000, 320, 420], white, { dir: (x, y) => 1.57 + Math.sin(x * 0.05 + y * 0.02) * 0.35, len: 46, dark: -0.12, edge: 14 }));
  // the head
  const head = 'M500 470C600 466 668 520 676 610C684 690 650 740 628 790C610 850 600 940 566 980C540 1010 460 1010 434 980C400 940 390 850 372 790C350 740 316 690 324 610C332 520 400 466 500 470Z';
  const blaze = 'M500 470C540 520 524 610 540 690C600 740 624 800 612 870C602 940 580 984 546 998C520 1006 480 1006 454 998C420 984 398 940 388 870C376 800 400 740 460 690C476 610 460 520 500 470Z';
  c.add('art', coat(s, head, [320, 466, 360, 540], liver, { dir: from(500, 800), len: 26 }) + coat(s, blaze, [378, 470, 244, 536], white, { dir: from(500, 860), len: 24, edge: 6, dark: -0.09 }));
  let freckles = '';
  for (let i = 0; i < 46; i++) { const x = r.f(400, 600), y = r.f(790, 950); if (Math.abs(x - 500) > 26) freckles += `M${n1(x)} ${n1(y)}h.1`; }
  c.add('art', path(freckles, `stroke="${mix(liver, white, 0.45)}" stroke-width="8" stroke-linecap="round"`));
  // ears: locks upon locks
  const lock = (x0: number, y0: number, x1: number, y1: number, w: number, bend: number, col: string) => { const ps: P[] = []; for (let i = 0; i <= 12; i++) { const t = i / 12; ps.push([x0 + (x1 - x0) * t + Math.sin(t * 9 + bend) * 13 * t, y0 + (y1 - y0) * t]); } return path(ribbon(ps, (t) => w * Math.min(1, 0.2 + t * 5) * (1 - t * t * 0.9) + 3), `fill="${col}"`) + path(smooth(ps, false), `fill="none" stroke="${shade(col, 0.07)}" stroke-width="3.4"`) + path(smooth(ps.map(([x, y]): P => [x + w * 0.28, y]), false), `fill="none" stroke="${shade(col, -0.07)}" stroke-width="3.4"`); };
  let ear = coat(s, 'M372 520C300 520 240 580 214 700C190 820 190 960 240 1030C290 1060 340 1010 352 930C366 840 350 720 372 640Z', [186, 516, 190, 540], liver, { dir: (x, y) => 1.75 + Math.sin(y * 0.03) * 0.35, len: 40, edge: 12 });
  for (let i = 0; i < 11; i++) { const t = i / 10, x = 218 + t * 122; ear += lock(x + 26 - t * 20, 640 + (i % 3) * 50, x - 14 + t * 22, 1010 + Math.sin(t * 3.1) * 80 + (i % 2) * 24, 34, i * 1.7, i % 2 ? liver : shade(liver, -0.035)); }
  for (let i = 0; i < 7; i++) { const t = i / 6, x = 248 + t * 84; ear += lock(360 - (1 - t) * 60, 560 + (1 - t) * 30, x, 900 + (i % 2) * 46, 38, i * 2.3 + 1, i % 2 ? shade(liver, 0.02) : liver); }
  // eyes with their brows, nose
  c.add('art', both(path('M366 636C390 606 434 606 456 640', `fill="none" stroke="${shade(liver, -0.1)}" stroke-width="13" stroke-linecap="round" opacity=".6"`) + eye(414, 668, 39, '#8a5a2c') + path('M372 652Q412 614 458 656Q414 640 372 652Z', `fill="${shade(liver, -0.05)}"`) + path('M384 586Q412 566 440 582', `fill="none" stroke="${mix(liver, '#d79a5a', 0.6)}" stroke-width="13" stroke-linecap="round"`)) + path('M500 850V892', `stroke="${dark}" stroke-width="9"`) + nose(500, 822, 1.16, '#3a2320'));
  // the letter, held with great care
  const paper = mix(p.paper, '#ffffff', 0.4);
  c.add('art', g(c.soft('M-230 -110H230V150H-230Z', 4, 12, 12, dark, 0.3) + rect(-230, -120, 460, 280, `rx="6" fill="${paper}"`) + path('M-230 -114L0 60L230 -114', `fill="none" stroke="${shade(paper, -0.14)}" stroke-width="7" stroke-linejoin="round"`) + path('M-228 156L-60 14M228 156L60 14', `stroke="${shade(paper, -0.09)}" stroke-width="5"`) + path('M0 90l-38 -38a27 27 0 0 1 38 -34a27 27 0 0 1 38 34Z', `fill="${p.a}"`), tf(504, 1044, -5)) + coat(s, 'M400 880C396 930 420 974 460 978C486 978 498 950 500 900C502 950 514 978 540 978C580 974 604 930 600 880C560 910 520 900 500 886C480 900 440 910 400 880Z', [396, 870, 208, 110], white, { dir: from(500, 840), len: 20, edge: 8, dark: -0.11 }) + path('M500 890C496 940 484 974 458 980M500 890C504 940 516 974 542 980', `fill="none" stroke="${shade(white, -0.3)}" stroke-width="6" stroke-linecap="round"`));
  c.add('art', both(ear));
  return { box: [90, 74, 820, 226], ground: wall, ink: p.e, small: shade(p.a, -0.06), max: 120 };
}
