import {
  at, blob, circ, Drawing, g, type Input, lerp, lum, mix, type P, path, poisson, polar, qbez, rect, ribbon, smooth,
  stack, TAU, tf, type Rng,
} from '#artwork/engine.ts';
import { petalD } from '#artwork/subjects/flowers.ts';
import { leaf } from '#artwork/subjects/leaves.ts';

/** What the parts of a cover share. */
type Scene = { c: Drawing; r: Rng; m: string; paper: string; ink: string; sp: string };

function rough({ r }: Scene, x0: number, y0: number, x1: number, y1: number) {
  const ps: P[] = [];
  const e = (a: P, b: P) => {
    const n = 22;
    for (let i = 0; i < n; i++) ps.push([lerp(a[0], b[0], i / n) + r.f(-3, 3), lerp(a[1], b[1], i / n) + r.f(-3, 3)]);
  };
  e([x0, y0], [x1, y0]);
  e([x1, y0], [x1, y1]);
  e([x1, y1], [x0, y1]);
  e([x0, y1], [x0, y0]);
  return smooth(ps, true, 0.6);
}

function fur({ r }: Scene, cx: number, cy: number, rx: number, ry: number, n: number, ang: (x: number, y: number) => number, L = 26): P[][] {
  const o: P[][] = [];
  const pts = poisson(r, cx - rx, cy - ry, rx * 2, ry * 2, n);
  for (const q of pts) {
    if (((q[0] - cx) / rx) ** 2 + ((q[1] - cy) / ry) ** 2 > 1) continue;
    const a = ang(q[0], q[1]);
    o.push([q, [q[0] + Math.cos(a) * L * 0.5, q[1] + Math.sin(a) * L * 0.5 + 2], [q[0] + Math.cos(a) * L, q[1] + Math.sin(a) * L]]);
  }
  return o;
}

function drawHare(scene: Scene & { subj: string; hatchIn: (d: string, lines: P[][], w: number) => string; gouge: (pts: P[], w: number) => string }) {
  const { r, paper, ink, sp, hatchIn, gouge } = scene;
  let { subj } = scene;
  const body =
    'M300 930C250 900 240 800 300 730C340 684 390 660 420 600C410 560 424 520 460 500C440 430 430 340 452 268C470 260 492 300 500 350C506 390 506 440 500 484C520 430 540 350 580 292C598 290 604 320 596 366C586 420 560 470 532 506C566 524 586 552 590 584C592 604 576 616 556 618C540 640 536 660 546 690C566 740 574 800 566 850L580 910C584 930 560 936 540 932L440 934C400 944 340 946 300 930Z';
  subj =
    path(body, `fill="${ink}" stroke="${paper}" stroke-width="9" stroke-linejoin="round"`) +
    hatchIn(
      body,
      fur(scene, 430, 770, 170, 190, 26, (x) => 1.2 + (x - 430) / 300, 30),
      6,
    ) +
    hatchIn(body, [...fur(scene, 510, 560, 70, 60, 17, () => 0.3, 16)], 4) +
    path(
      gouge(
        [
          [462, 300],
          [474, 380],
          [484, 470],
        ],
        13,
      ) +
        gouge(
          [
            [580, 318],
            [560, 400],
            [524, 486],
          ],
          12,
        ),
      `fill="${sp}"`,
    ) +
    circ(540, 556, 12, `fill="${paper}"`) +
    circ(541, 556, 6, `fill="${ink}"`) +
    path(`M590 590l56 -8M588 600l52 12M584 582l50 -26`, `stroke="${paper}" stroke-width="4" stroke-linecap="round"`) +
    path(blob(r, 288, 880, 42, 38, 9, 0.1), `fill="${paper}"`) +
    path(
      `M360 905C400 850 470 840 500 880C520 910 500 930 470 932`,
      `fill="none" stroke="${paper}" stroke-width="7" stroke-linecap="round"`,
    );
  return subj;
}

function drawPoppy({ r, paper, ink, sp, gouge }: Scene & { gouge: (pts: P[], w: number) => string }) {
  let subj = '';
  const stems: [number, number, number][] = [
    [260, 520, 118],
    [430, 640, 92],
    [600, 600, 78],
    [330, 760, 60],
    [760, 700, 100],
  ];
  for (const [x, y] of stems) {
    const b: P[] = qbez([x + r.f(-30, 30), 980], [x + r.f(-40, 40), (y + 980) / 2], [x, y], 14);
    subj +=
      path(
        ribbon(b, () => 20),
        `fill="${ink}"`,
      ) +
      path(
        ribbon(b, () => 9),
        `fill="${paper}"`,
      );
    for (let i = 0; i < 4; i++) {
      const q = b[3 + i * 2]!;
      subj += leaf(q[0], q[1], (i % 2 ? -30 : -150) + r.f(-14, 14), r.f(90, 130), 38, { fill: paper, vein: ink }, 0.05);
    }
  }
  for (const [x, y, R] of stems) {
    let f = '';
    for (let i = 0; i < 5; i++)
      f += g(
        path(petalD('ruffle', R, R * 1.2, r), `fill="${sp}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
          path(
            Array.from({ length: 9 }, (_, j) => {
              const u = (j - 4) / 4;
              return gouge(
                [
                  [u * R * 0.08, -R * 0.3],
                  [u * R * 0.3, -R * 0.6],
                  [u * R * 0.42, -R * r.f(0.75, 0.92)],
                ],
                5.5,
              );
            }).join(''),
            `fill="${paper}"`,
          ),
        tf(x, y, i * 72 + R),
      );
    subj +=
      f +
      circ(x, y, R * 0.24, `fill="${ink}"`) +
      Array.from({ length: 12 }, (_, i) => circ(...polar(x, y, R * 0.33, (i / 12) * TAU), R * 0.04, `fill="${ink}"`)).join('') +
      Array.from({ length: 8 }, (_, i) =>
        path(gouge([[x, y], polar(x, y, R * 0.1, (i / 8) * TAU), polar(x, y, R * 0.2, (i / 8) * TAU)], 5), `fill="${paper}"`),
      ).join('');
  }
  return subj;
}

type ShipParts = Scene & {
  subj: string; gouge: (pts: P[], w: number) => string; hatchIn: (d: string, lines: P[][], w: number) => string;
  cp: string;
};

function drawShip({ c, paper, ink, sp, subj, gouge, hatchIn, cp }: ShipParts) {
  const hull = 'M180 760C300 800 620 800 760 740C740 840 690 900 640 910H300C240 900 200 840 180 760Z';
  subj = path('M462 760V260', `stroke="${paper}" stroke-width="15"`) + path('M462 760V260', `stroke="${ink}" stroke-width="7"`);
  const sails = [
    'M480 280C640 340 690 480 690 640C620 620 540 620 480 640Z',
    'M444 330C340 400 270 510 250 650C320 630 390 630 444 646Z',
    'M480 660C560 640 650 650 720 690C640 690 560 694 480 710Z',
  ];
  for (const d of sails) {
    subj +=
      path(d, `fill="${paper}" stroke="${ink}" stroke-width="7"`) +
      g(
        path(
          Array.from({ length: 15 }, (_, i) =>
            gouge(
              [
                [220, 300 + i * 28],
                [470, 290 + i * 28],
                [720, 320 + i * 28],
              ],
              6,
            ),
          ).join(''),
          `fill="${sp}"`,
        ),
        `clip-path="${c.clip(path(d))}"`,
      );
  }
  subj +=
    path(hull, `fill="${ink}" stroke="${paper}" stroke-width="9"`) +
    hatchIn(
      hull,
      Array.from(
        { length: 5 },
        (_, i) =>
          [
            [220, 800 + i * 22],
            [460, 822 + i * 22],
            [740, 786 + i * 22],
          ] as P[],
      ),
      7,
    );
  let wv = '';
  for (let k = 0; k < 8; k++)
    for (let x = 60; x < 960; x += 74) {
      const y = 890 + k * 24 + (k % 2) * 6,
        xx = x + (k % 2) * 37;
      wv += gouge(
        [
          [xx, y],
          [xx + 20, y - 13],
          [xx + 44, y - 4],
          [xx + 62, y - 14],
        ],
        9,
      );
    }
  subj += g(path('M60 880C300 850 700 900 960 870V1100H60Z', `fill="${ink}"`) + path(wv, `fill="${paper}"`), `clip-path="${cp}"`);
  return subj;
}

function drawGrass({ r, m, paper, gouge, cp }: Scene & { gouge: (pts: P[], w: number) => string; cp: string }) {
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

/** What the parts of `drawLinocut` share. */
type LinocutScene = {
  r: Rng; paper: string; mx: number; my: number; MR: number; gouge: (pts: P[], w: number) => string;
};

function drawCuts({ r, paper, mx, my, MR, gouge }: LinocutScene) {
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

export function drawLinocut(inp: Input): Drawing {
  const c = new Drawing('linocut', inp),
    { r, p } = c;
  const m = inp.motif || 'hare';
  const paper = lum(p.paper) < 0.5 ? '#f5efe2' : mix(p.paper, p.bg, 0.5);
  const ink = lum(p.bg) < 0.5 ? p.bg : lum(p.e) < 0.52 ? p.e : p.ink;
  const sp = p.a;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  const X0 = 90,
    Y0 = 90,
    X1 = 910,
    Y1 = 1040;
  const scene: Scene = { c, r, m, paper, ink, sp };
  const blk = rough(scene, X0, Y0, X1, Y1);
  const cp = c.clip(path(blk));
  const mx = r.f(560, 680),
    my = r.f(300, 350),
    MR = 138;
  let s = path(blk, `fill="${ink}"`);
  let carve = '';
  const gouge = (pts: P[], w: number) => ribbon(pts, (t) => w * Math.pow(Math.sin(Math.PI * Math.min(0.985, t * 0.97 + 0.015)), 0.7));
  // sky: carved rays curving round the moon
  for (let k = 0; k < 15; k++) {
    const R = MR + 34 + k * 38;
    const n = Math.round(R / 7.4);
    for (let i = 0; i < n; i++) {
      if (r.chance(0.22)) continue;
      const a = (i / n) * TAU + r.f(-0.02, 0.02) + k * 0.3,
        da = r.f(16, 34) / R;
      const pts: P[] = [0, 0.33, 0.66, 1].map((t) => polar(mx, my, R + r.f(-3, 3), a + da * t));
      if (pts[0]![1] > 800) continue;
      carve += gouge(pts, r.f(4.5, 8.5) * (1 - k * 0.022));
    }
  }
  s +=
    g(path(carve, `fill="${paper}"`), `clip-path="${cp}"`) +
    circ(mx, my, MR, `fill="${paper}"`) +
    circ(mx + 6, my + 5, MR - 8, `fill="${sp}" opacity=".9"`);
  const parts: LinocutScene = { r, paper, mx, my, MR, gouge };
  s += drawCuts(parts);
  const ground = 'M40 900C220 820 420 800 640 836C780 858 900 850 980 830V1200H40Z';
  s += g(path(ground, `fill="${ink}" stroke="${paper}" stroke-width="7"`), `clip-path="${cp}"`);
  const hatchIn = (d: string, lines: P[][], w: number) =>
    g(path(lines.map((l) => gouge(l, w)).join(''), `fill="${paper}"`), `clip-path="${c.clip(path(d))}"`);
  let subj = '';
  if (m === 'hare') subj = drawHare({ ...scene, subj, hatchIn, gouge });
  else if (m === 'poppy') subj += drawPoppy({ ...scene, gouge });
  else subj = drawShip({ ...scene, subj, gouge, hatchIn, cp });
  s += g(subj, `clip-path="${cp}"`);
  if (m !== 'ship') s += drawGrass({ ...scene, gouge, cp });
  let ch = '';
  for (let i = 0; i < 60; i++) {
    const e = r.i(0, 3);
    const q: P =
      e === 0
        ? [r.f(X0, X1), Y0 - r.f(4, 20)]
        : e === 1
          ? [r.f(X0, X1), Y1 + r.f(4, 20)]
          : e === 2
            ? [X0 - r.f(4, 20), r.f(Y0, Y1)]
            : [X1 + r.f(4, 20), r.f(Y0, Y1)];
    ch += gouge([q, [q[0] + r.f(-8, 8), q[1] + r.f(-4, 4)], [q[0] + r.f(-16, 16), q[1] + r.f(-6, 6)]], r.f(1.5, 3.5));
  }
  s += path(ch, `fill="${ink}" opacity=".8"`);
  c.add('art', s);
  const lines = inp.headline.split('|');
  const S = stack(
    [
      { t: lines.join(' '), f: inp.variant === 'fat' ? 'rye' : 'elsie:900', w: 820, max: 130, gap: 28 },
      ...(inp.name ? [{ t: inp.name.toUpperCase(), f: 'josefin-slab:700', w: 620, max: 34, track: 260 }] : []),
    ],
    { cy: 1208 },
  );
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${i ? sp : ink}"`)).join(''));
  let fl = '';
  for (let i = 0; i < 420; i++) fl += circ(r.f(X0, X1), r.f(Y0, 1330), r.f(0.6, 1.9), '');
  c.add('texture', g(fl, `fill="${paper}" opacity=".55"`) + c.grain(0.8));
  c.alt = `Linocut print of a ${m} under the moon with the words ${lines.join(' ')}`;
  return c;
}
