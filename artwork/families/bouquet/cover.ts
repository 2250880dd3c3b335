import {
  at, Drawing, ell, fit, g, type Input, lum, mix, path, polar, qbez, rect, shade, tf, type Rng, type Palette,
} from '#artwork/engine.ts';
import { flowers, type FlowerCol } from '#artwork/subjects/flowers.ts';
import { leaf, sprig } from '#artwork/subjects/leaves.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';

/** Where the big blooms are (x, y, size), and the box of the words. */
type Places = { spots: [number, number, number][]; textBox: [number, number, number, number] };

const RISE: Places = {
  spots: [
    [300, 1150, 168],
    [640, 1190, 186],
    [120, 1310, 130],
    [880, 1290, 140],
    [470, 1330, 160],
    [170, 1010, 92],
    [820, 1030, 104],
    [480, 1020, 96],
    [720, 1370, 110],
    [350, 1390, 96],
  ],
  textBox: [120, 170, 880, 720],
};

const CROWN: Places = {
  spots: [
    [270, 180, 170],
    [640, 150, 188],
    [60, 90, 140],
    [910, 150, 140],
    [450, 60, 140],
    [120, 330, 100],
    [830, 350, 108],
    [470, 320, 92],
    [960, 350, 90],
  ],
  textBox: [120, 640, 880, 1230],
};

const CORNERS: Places = {
  spots: [
    [150, 190, 172],
    [380, 110, 118],
    [60, 420, 112],
    [255, 350, 78],
    [860, 1220, 184],
    [620, 1310, 120],
    [945, 980, 118],
    [760, 1060, 80],
    [930, 90, 64],
    [60, 1330, 70],
  ],
  textBox: [140, 470, 860, 960],
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; m: string; dark: boolean; bg: string; greens: string[]; warm: FlowerCol[];
  kinds: string[]; spots: [number, number, number][]; textBox: [number, number, number, number];
  sprigKinds: readonly ['fern', 'lance', 'euc', 'olive', 'round', 'berry']; outward: (x: number, y: number) => number;
};

function drawSprigs({ r, p, m, bg, greens, spots, sprigKinds, outward }: Scene) {
  let leaves = '', back = '';
  for (const [i, [x, y, R]] of spots.entries()) {
    const n = R > 140 ? 9 : R > 100 ? 6 : 4;
    const oa = m === 'corners' ? Math.atan2(700 - y, (500 - x) * 1.1) : outward(x, y);
    for (let j = 0; j < n; j++) {
      const a = oa + (j / (n - 1) - 0.5) * 2.5 + r.f(-0.14, 0.14),
        L = R * r.f(1.25, 1.9);
      const tip = polar(x, y, L, a),
        ctl = polar(x, y, L * 0.55, a + r.f(-0.35, 0.35));
      const kd = sprigKinds[(i * 5 + j) % sprigKinds.length]!;
      const col = kd === 'berry' ? [p.a, mix(p.a, p.e, 0.5)] : greens;
      const s = sprig(r, qbez([x, y], ctl, tip, 14), {
        kind: kd,
        size: R * (kd === 'fern' ? 0.42 : kd === 'berry' ? 0.4 : 0.52),
        cols: kd === 'berry' ? col : [greens[(i + j) % 4]!, greens[(i + j + 1) % 4]!],
        stem: mix(greens[0]!, bg, 0.3),
        start: 0.42,
        sw: 4,
      });
      if (j % 2) leaves += s; else back += s;
    }
  }
  return { leaves, back };
}

function drawBlooms({ r, dark, bg, greens, warm, kinds, spots }: Scene) {
  let leaves = '', bl = '';
  for (const [i, [x, y, R]] of spots.map((s, i) => [i, s] as const).sort((a, b) => a[1][2] - b[1][2])) {
    const kd = R < 85 ? r.pick(['blossom', 'daisy', 'cosmos']) : kinds[i % kinds.length]!;
    const cl = warm[i % warm.length]!;
    for (let j = 0; j < 4; j++) {
      const a = r.f(0, 360);
      leaves += leaf(
        x,
        y,
        a,
        R * 1.32,
        R * 0.5,
        { fill: greens[j % 4]!, tone: shade(greens[j % 4]!, -0.04), vein: shade(greens[j % 4]!, 0.09), veins: 4 },
        r.f(-0.1, 0.1),
      );
    }
    bl +=
      ell(x + R * 0.05, y + R * 0.12, R * 0.98, R * 0.95, `fill="${shade(bg, -0.12)}" opacity="${dark ? 0.4 : 0.14}"`) +
      g(flowers[kd]!(r, R, cl), tf(x, y, r.f(0, 360)));
  }
  return { leaves, bl };
}

function drawWords({ inp, c, p, dark, textBox, fill }: Scene & { fill: string }) {
  const lines = inp.headline.split('|');
  const [x0, y0, x1, y1] = textBox;
  let y = 0,
    t = '';
  const W = x1 - x0;
  const runs = lines.map((s, i) =>
    i % 2 === 0
      ? fit(s, 'great-vibes', W * 0.92, 230, { max: 250 })
      : fit(s.toUpperCase(), 'cinzel:500', W * 0.78, 84, { track: 140, max: 84 }),
  );
  const hs = runs.map((u, i) => (i % 2 === 0 ? -u.y0 + u.y1 : u.cap)),
    gap = 26,
    tot = hs.reduce((a, b) => a + b, 0) + gap * (runs.length - 1);
  y = (y0 + y1) / 2 - tot / 2;
  runs.forEach((u, i) => {
    y += hs[i]!;
    t += path(at(u, 500, i % 2 === 0 ? y - u.y1 : y), `fill="${i % 2 === 0 ? fill : dark ? p.ink : p.a}"`);
    y += gap;
  });
  if (inp.name) {
    const s = nameLines(inp.name, 'cormorant-garamond:500i', W * 0.8, 46, { track: 30, least: 38 });
    t += path(nameAt(s, 500, y + 20), `fill="${p.ink}" opacity=".85"`);
  }
  c.add('type', t, 'foil');
  return lines;
}

export function drawBouquet(inp: Input): Drawing {
  const c = new Drawing('bouquet', inp),
    { r, p } = c;
  const m = inp.motif || 'corners';
  const dark = lum(p.bg) < 0.5;
  const bg = p.bg;
  c.add(
    'ground',
    rect(0, 0, 1000, 1400, `fill="${bg}"`) +
      rect(
        0,
        0,
        1000,
        1400,
        `fill="${c.rad(
          [
            [0, shade(bg, dark ? 0.06 : 0.02)],
            [1, shade(bg, dark ? -0.05 : -0.03)],
          ],
          0.5,
          0.42,
          0.8,
        )}"`,
      ),
  );
  const greens = dark
    ? [p.b, mix(p.b, p.d, 0.4), mix(p.b, bg, 0.25), mix(p.d, p.c, 0.2)]
    : [p.c, mix(p.c, p.e, 0.5), shade(p.c, 0.06), mix(p.c, p.b, 0.2)];
  const warm: FlowerCol[] = dark
    ? [
        { petal: mix(p.e, p.a, 0.15), core: p.c },
        { petal: mix(p.a, '#ffffff', 0.12), core: p.e },
        { petal: p.ink, deep: mix(p.ink, p.e, 0.35), core: p.a, coreDark: shade(bg, -0.02) },
        { petal: mix(p.c, p.e, 0.45), core: p.a },
        { petal: mix(p.d, p.ink, 0.55), core: p.c },
      ]
    : [
        { petal: p.a, core: p.b },
        { petal: p.d, deep: mix(p.d, p.a, 0.5), core: p.b },
        { petal: p.paper, deep: mix(p.paper, p.a, 0.3), core: p.b, coreDark: p.ink },
        { petal: mix(p.a, p.d, 0.5), core: p.b },
        { petal: p.b, deep: shade(p.b, -0.1), core: p.e },
      ];
  const kinds = r.shuffle(['peony', 'ranunculus', 'anemone', 'dahlia', 'cosmos', 'rose']);
  const { spots, textBox } = m === 'rise' ? RISE : m === 'crown' ? CROWN : CORNERS;
  let back = '',
    leaves = '',
    bl = '';
  const sprigKinds = ['fern', 'lance', 'euc', 'olive', 'round', 'berry'] as const;
  const outward = (x: number, y: number) =>
    m === 'corners' ? Math.atan2(y - 700, x - 500) + Math.PI : m === 'rise' ? Math.atan2(y - 1500, x - 500) : Math.atan2(y + 150, x - 500);
  const scene: Scene = { inp, c, r, p, m, dark, bg, greens, warm, kinds, spots, textBox, sprigKinds, outward };
  { const drawn = drawSprigs(scene); leaves += drawn.leaves; back += drawn.back; }
  { const drawn = drawBlooms(scene); leaves += drawn.leaves; bl += drawn.bl; }
  c.add('art', back, 'sway');
  c.add('art', leaves, 'sway');
  c.add('art', bl, 'bloom');
  const fill = dark ? c.foil() : p.ink;
  const lines = drawWords({ ...scene, fill });
  c.add('texture', c.grain(0.5));
  c.alt = `A lush bouquet around the words ${lines.join(' ')}`;
  return c;
}
