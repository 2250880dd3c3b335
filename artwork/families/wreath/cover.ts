import {
  at, Drawing, ell, fit, g, type Input, lerp, mix, type P, type Palette, path, polar, qbez, rect, type Rng, set,
  shade, smooth, tf, wrap, type Run,
} from '#artwork/engine.ts';
import { flowers, type FlowerCol } from '#artwork/subjects/flowers.ts';
import { leaf, sprig, type SprigKind } from '#artwork/subjects/leaves.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';

const arcPts = (cx: number, cy: number, R: number, a0: number, a1: number, n = 26, wob = 0, r?: Rng): P[] =>
  Array.from({ length: n + 1 }, (_, i) =>
    polar(cx, cy, R + (r ? Math.sin(i * 0.9) * wob : 0), ((a0 + ((a1 - a0) * i) / n) * Math.PI) / 180),
  );
type WreathKit = { sprigs: [kind: SprigKind, cols: string[], n: number][]; blooms: [string, FlowerCol, number][] };
const kitFor = (motif: string, p: Palette): WreathKit => {
  const G = p.c,
    G2 = mix(p.c, p.e, 0.55),
    G3 = shade(p.c, 0.1, -0.02),
    dk = shade(p.ink, 0.05);
  switch (motif) {
    case 'eucalyptus':
      return {
        sprigs: [
          ['euc', [G, G3, mix(G, p.d, 0.35)], 5],
          ['olive', [G2, shade(G2, 0.05)], 4],
          ['berry', [p.d, shade(p.d, -0.06)], 2],
        ],
        blooms: [
          [
            'anemone',
            {
              petal: shade(p.paper, -0.015),
              deep: mix(p.paper, p.c, 0.3),
              light: '#ffffff',
              core: '#e9e2d2',
              coreDark: shade(p.ink, -0.05),
            },
            3,
          ],
          ['blossom', { petal: p.d, deep: shade(p.d, -0.12), core: p.b }, 4],
        ],
      };
    case 'meadow':
      return {
        sprigs: [
          ['fern', [G2, shade(G2, 0.04)], 4],
          ['lav', [p.a, shade(p.a, 0.07)], 5],
          ['wheat', [p.b, shade(p.b, 0.06)], 3],
          ['lance', [G, G3], 3],
        ],
        blooms: [
          ['daisy', { petal: '#fffdf7', deep: mix('#fffdf7', p.c, 0.25), core: p.b }, 5],
          ['cosmos', { petal: p.a, core: p.b }, 3],
        ],
      };
    case 'poppy':
      return {
        sprigs: [
          ['fern', [G, G2], 5],
          ['wheat', [p.b, mix(p.b, p.c, 0.3)], 5],
          ['lance', [G, G3], 3],
        ],
        blooms: [
          ['poppy', { petal: p.a, core: G3, coreDark: dk }, 4],
          ['daisy', { petal: '#fffdf7', deep: mix('#fffdf7', p.c, 0.25), core: p.b }, 4],
        ],
      };
    case 'winter':
      return {
        sprigs: [
          ['fern', [p.e === '#682727' ? p.b : G2, p.b], 6],
          ['berry', [p.a, shade(p.a, -0.05)], 5],
          ['olive', [shade(p.b, 0.06), p.b], 4],
        ],
        blooms: [
          ['ranunculus', { petal: p.a, core: p.c }, 2],
          ['blossom', { petal: '#fffdf7', deep: mix('#fff', p.a, 0.3), core: p.c }, 4],
        ],
      };
    default:
      return {
        sprigs: [
          ['round', [G, G3, mix(G, p.b, 0.15)], 5],
          ['olive', [G2, shade(G2, 0.05)], 5],
          ['berry', [p.a, shade(p.a, 0.06)], 3],
        ],
        blooms: [
          ['peony', { petal: p.d, deep: mix(p.d, p.a, 0.55), light: shade(p.d, 0.06), core: p.b }, 2],
          ['ranunculus', { petal: p.a, core: p.b }, 2],
          ['blossom', { petal: p.paper, deep: mix(p.paper, p.a, 0.35), core: p.b }, 4],
        ],
      };
  }
};

/** What the parts of a cover share. */
type Scene = { inp: Input; c: Drawing; p: Palette; cx: number; cy: number; lines: string[]; l1: Run; ink: string };

function drawSecondLine({ p, cx, cy, lines, l1, ink, y }: Scene & { y: number }) {
  let t = '';
  const l2 = fit(lines.slice(1).join(' ').toUpperCase(), 'cormorant-garamond:600', 420, 62, { track: 200, max: 58 });
  const dsc = Math.max(0, l1.y1);
  const tot = -l1.y0 + dsc + 22 + l2.cap;
  y = cy - tot / 2 - l1.y0 - 8;
  t += path(at(l1, cx, y), `fill="${p.a}"`);
  t += path(at(l2, cx + 6, y + dsc + 22 + l2.cap), `fill="${ink}"`);
  return { t, y };
}

function drawNameLine({ inp, c, p, ink }: Scene) {
  const s = nameLines((inp.name || inp.sub)!.toUpperCase(), 'cormorant-garamond:600', 800, 34, { track: 320, least: 28 });
  const yy = 1212;
  const half = Math.max(...s.map((run) => run.x1 - run.x0)) / 2 + 34;
  // the rules at its sides end before the sheet does, and go where there is no room
  const rule = s.length > 1 ? 0 : Math.min(90, 456 - half);
  c.add(
    'type',
    path(nameAt(s, 500, yy), `fill="${ink}"`) +
      (rule < 30
        ? ''
        : path(
            `M${500 - half - rule} ${yy - 11}H${500 - half}M${500 + half} ${yy - 11}H${500 + half + rule}`,
            `stroke="${p.a}" stroke-width="2"`,
          )),
  );
}

/** What the parts of `drawWreath` share. */
type WreathScene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; cx: number; cy: number; R: number; k: WreathKit; arms: [number, number][];
  stem: string;
};

function drawSprigs({ r, cx, cy, R, k, arms, stem }: WreathScene) {
  let back = '', mid = '';
  for (const [si, [kind, cols, n]] of k.sprigs.entries())
    for (const [a0, a1] of arms)
      for (let i = 0; i < n * 1.6; i++) {
        const t = (i + 0.5 * (si % 2)) / (n * 1.6),
          a = lerp(a0, a1, t),
          dir = Math.sign(a1 - a0);
        const len = r.f(30, 44) * (1 - 0.25 * t);
        const inw = (i + si) % 2 ? 1 : -1;
        const base = polar(cx, cy, R, (a * Math.PI) / 180);
        const tip = polar(cx, cy, R + inw * r.f(34, 92) * (inw < 0 ? 0.62 : 1) * (1 - 0.3 * t), ((a + dir * len) * Math.PI) / 180);
        const ctl = polar(cx, cy, R + inw * 4, ((a + dir * len * 0.55) * Math.PI) / 180);
        const s = sprig(r, qbez(base, ctl, tip, 16), {
          kind,
          size: (kind === 'fern' ? 70 : kind === 'lav' ? 80 : kind === 'berry' ? 58 : 92) * (1 - 0.25 * t),
          cols,
          stem,
          sw: 3.4,
        });
        if (si === 0) back += s;
        else if (kind === 'berry') mid += s;
        else { if (i % 2) back += s; else mid += s; }
      }
  return { back, mid };
}

function drawWords({ inp, c, p, cx, cy }: WreathScene) {
  // type: script over letterspaced capitals
  const lines = inp.headline.split('|');
  const l1 = fit(lines[0]!, 'parisienne', 470, 215, { max: 215 });
  let y = cy - 6;
  const ink = p.ink;
  let t = '';
  const scene: Scene = { inp, c, p, cx, cy, lines, l1, ink };
  if (lines.length > 1) { const drawn = drawSecondLine({ ...scene, y }); t += drawn.t; y = drawn.y; }
  else {
    const ls = wrap(lines[0]!, 2);
    const f = ls.map((s) => fit(s, 'parisienne', 430, 150, { max: 150 }));
    const sz = Math.min(...f.map((x) => x.size));
    ls.forEach((s, i) => (t += path(at(set(s, 'parisienne', sz), cx, cy - 30 + i * sz * 0.98), `fill="${p.a}"`)));
  }
  c.add('type', t);
  if (inp.name || inp.sub) drawNameLine(scene);
  return lines;
}

type WreathParts = { r: Rng; p: Palette; cx: number; cy: number; R: number; k: WreathKit };

function drawBlooms({ r, p, cx, cy, R, k }: WreathParts) {
  // blooms: asymmetric – weight at lower left, echo at upper right
  const spots: [number, number, number][] = [
    [118, 0, 1],
    [146, 16, 0.74],
    [92, -10, 0.8],
    [72, 14, 0.58],
    [168, -6, 0.5],
    [52, -8, 0.42],
    [-38, 6, 0.66],
    [-58, -8, 0.46],
    [-20, -12, 0.36],
    [196, 8, 0.34],
  ];
  let q: [string, FlowerCol][] = [];
  for (const [n, cl, cnt] of k.blooms) for (let i = 0; i < cnt; i++) q.push([n, cl]);
  const big = q.filter((x) => (x[0] !== 'blossom' && x[0] !== 'daisy') || k.blooms[0]![0] === x[0]);
  const small = q.filter((x) => !big.includes(x));
  let bi = 0,
    sm = 0;
  let tuck = '';
  const order = spots
    .map(([a, dr, s]) => {
      const useBig = s > 0.45;
      const [n, cl] = useBig ? big[bi++ % big.length]! : (small.length ? small : big)[sm++ % (small.length || big.length)]!;
      const [x, y] = polar(cx, cy, R + dr, (a * Math.PI) / 180);
      const RR = 106 * s;
      for (let j = 0; j < (s > 0.5 ? 6 : 3); j++) {
        const da = r.f(0, 360),
          gc = r.pick(k.sprigs[0]![1]);
        tuck += leaf(x, y, da, RR * 1.38, RR * 0.5, { fill: gc, tone: shade(gc, -0.05), vein: shade(gc, 0.1), veins: 3 }, r.f(-0.1, 0.1));
      }
      return {
        y,
        svg: g(
          [2, 1].map(() => '').join('') + ell(5, 9, RR * 0.95, RR * 0.92, `fill="${p.ink}" opacity=".13"`) + flowers[n]!(r, RR, cl),
          tf(x, y, r.f(0, 360)),
        ),
        s,
      };
    })
    .sort((a, b) => a.s - b.s);
  return { tuck, order };
}

export function drawWreath(inp: Input): Drawing {
  const c = new Drawing('wreath', inp),
    { r, p } = c;
  const cx = 500,
    cy = 600,
    R = 372;
  const k = kitFor(inp.motif || 'garden', p);
  c.add(
    'ground',
    rect(0, 0, 1000, 1400, `fill="${p.paper}"`) +
      rect(
        0,
        0,
        1000,
        1400,
        `fill="${c.rad(
          [
            [0, p.paper],
            [1, mix(p.paper, p.bg, 0.85)],
          ],
          0.5,
          0.45,
          0.75,
        )}"`,
      ),
  );
  // stems: two arms from the bottom, meeting a gap at top-right
  r.f(-20, 10); // an early draw: the sprigs that follow were composed after it
  let back = '',
    mid = '';
  back +=
    path(
      smooth(arcPts(cx, cy, R, 95, 95 + 170), false),
      `fill="none" stroke="${mix(p.c, p.ink, 0.35)}" stroke-width="4" stroke-linecap="round"`,
    ) +
    path(
      smooth(arcPts(cx, cy, R, 85, 85 - 150), false),
      `fill="none" stroke="${mix(p.c, p.ink, 0.35)}" stroke-width="4" stroke-linecap="round"`,
    );
  const arms: [number, number][] = [
    [100, 262],
    [80, -62],
  ];
  const stem = mix(p.c, p.ink, 0.3);
  const parts: WreathScene = { inp, c, r, p, cx, cy, R, k, arms, stem };
  { const drawn = drawSprigs(parts); back += drawn.back; mid += drawn.mid; }
  const view: WreathParts = { r, p, cx, cy, R, k };
  const { tuck, order } = drawBlooms(view);
  c.add('art', back, 'draw-on');
  c.add('art', mid);
  c.add('art', tuck);
  c.add(
    'art',
    order.map((o) => o.svg),
    'bloom',
  );
  const lines = drawWords(parts);
  c.add('texture', c.grain(0.55));
  c.alt = `A wreath of ${inp.motif || 'garden flowers'} around the words ${lines.join(' ')}`;
  return c;
}
