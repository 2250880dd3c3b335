import { fineTile } from '#artwork/marks/fine-tile.ts';
import {
  at, circ, Drawing, g, heart, type Input, lum, mix, n1, path, polar, qbez, rect, shade, stack, tf, type Rng,
  type Palette,
} from '#artwork/engine.ts';
import { sprig } from '#artwork/subjects/leaves.ts';

const SCENES: ((w: number, h: number, id: (s: [number, string, number?][]) => string) => string)[] = [
  (w, h, L) =>
    rect(
      0,
      0,
      w,
      h,
      `fill="${L([
        [0, '#5d77b5'],
        [0.45, '#f0a58a'],
        [0.62, '#fbd9a0'],
      ])}"`,
    ) +
    circ(w * 0.62, h * 0.5, w * 0.11, 'fill="#fff3cf"') +
    rect(
      0,
      h * 0.6,
      w,
      h * 0.4,
      `fill="${L([
        [0, '#d98f86'],
        [1, '#3a4a86'],
      ])}"`,
    ) +
    Array.from({ length: 9 }, (_, i) =>
      rect(w * (0.62 - 0.02 * i), h * (0.63 + i * 0.035), w * (0.05 + 0.02 * i), 3, 'rx="1.5" fill="#fff1d0" opacity=".7"'),
    ).join('') +
    path(`M0 ${h}L0 ${h * 0.83}C${w * 0.3} ${h * 0.78} ${w * 0.5} ${h * 0.92} ${w} ${h * 0.88}V${h}Z`, 'fill="#2b2440"'),
  (w, h, L) =>
    rect(
      0,
      0,
      w,
      h,
      `fill="${L([
        [0, '#8cc3df'],
        [1, '#e9f2ee'],
      ])}"`,
    ) +
    path(
      `M0 ${h * 0.72}L${w * 0.28} ${h * 0.34}L${w * 0.44} ${h * 0.54}L${w * 0.66} ${h * 0.22}L${w} ${h * 0.66}V${h}H0Z`,
      'fill="#6f8fae"',
    ) +
    path(
      `M${w * 0.66} ${h * 0.22}L${w * 0.74} ${h * 0.335}L${w * 0.67} ${h * 0.31}L${w * 0.6} ${h * 0.35}ZM${w * 0.28} ${h * 0.34}L${w * 0.34} ${h * 0.42}L${w
        * 0.28} ${h * 0.4}L${w * 0.22} ${h * 0.43}Z`,
      'fill="#fff"',
    ) +
    path(`M0 ${h * 0.8}C${w * 0.3} ${h * 0.66} ${w * 0.6} ${h * 0.82} ${w} ${h * 0.7}V${h}H0Z`, 'fill="#4f7d62"') +
    path(`M0 ${h * 0.92}C${w * 0.4} ${h * 0.82} ${w * 0.7} ${h * 0.96} ${w} ${h * 0.86}V${h}H0Z`, 'fill="#2f5a49"'),
  (w, h, L) =>
    rect(
      0,
      0,
      w,
      h,
      `fill="${L([
        [0, '#f7d9c4'],
        [1, '#f3b9a6'],
      ])}"`,
    ) +
    circ(w * 0.5, h * 0.44, w * 0.17, 'fill="#7a4a38"') +
    path(
      `M${w * 0.14} ${h}C${w * 0.16} ${h * 0.68} ${w * 0.38} ${h * 0.62} ${w * 0.5} ${h * 0.62}C${w * 0.62} ${h * 0.62} ${w * 0.84} ${h * 0.68} ${w * 0.86} ${h}Z`,
      'fill="#3f6f73"',
    ) +
    path(
      `M${w * 0.31} ${h * 0.46}C${w * 0.26} ${h * 0.2} ${w * 0.74} ${h * 0.2} ${w * 0.69} ${h * 0.46}C${w * 0.66} ${h * 0.34} ${w * 0.56} ${h * 0.34} ${w
        * 0.5} ${h * 0.35}C${w * 0.42} ${h * 0.34} ${w * 0.35} ${h * 0.36} ${w * 0.31} ${h * 0.46}Z`,
      'fill="#2d2230"',
    ) +
    path(
      `M${w * 0.42} ${h * 0.5}q${w * 0.08} ${h * 0.06} ${w * 0.16} 0`,
      `fill="none" stroke="#3a2018" stroke-width="${w * 0.014}" stroke-linecap="round"`,
    ),
];

/** What the parts of a cover share. */
type Scene = { c: Drawing };

function tape({ c }: Scene, x: number, y: number, deg: number, col: string) {
  let z = 'M-80 -22';
  for (let i = 0; i < 5; i++) z += `l${i % 2 ? 6 : -6} 9`;
  const d = 'M-80 -23H80L74 -14L80 -5L74 4L80 13L75 23H-80L-74 13L-80 4L-74 -5L-80 -14Z';
  void z;
  return g(
    path(d, 'fill="#000" opacity=".12" transform="translate(2 5)"') +
      path(d, `fill="${col}" opacity=".86"`) +
      path(
        'M-70 -23L-96 23M-40 -23L-66 23M-10 -23L-36 23M20 -23L-6 23M50 -23L24 23M80 -23L54 23',
        `stroke="#fff" stroke-opacity=".4" stroke-width="9" clip-path="${c.clip(path(d))}"`,
      ),
    tf(x, y, deg),
  );
}

/** What the parts of `drawPolaroid` share. */
type PolaroidScene = { inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean };

function drawBack({ c, r, p, dark }: PolaroidScene) {
  // torn note paper, leaves, photos
  let back = '';
  for (const [x, y, a] of [
    [80, 260, 60],
    [920, 1040, -120],
    [930, 220, -150],
    [60, 1000, 30],
  ] as const) {
    const e = polar(x, y, 260, (a * Math.PI) / 180);
    back += sprig(r, qbez([x, y], polar(x, y, 130, ((a + 12) * Math.PI) / 180), e, 14), {
      kind: r.pick(['olive', 'euc', 'fern']),
      size: 88,
      cols: dark ? [p.d, p.b] : [p.c, mix(p.c, p.e, 0.5)],
      stem: mix(p.c, p.ink, 0.3),
    });
  }
  c.add('art', g(back, `filter="${c.shadow(2, 7, 6, '#000', 0.22)}"`));
}

function drawWords({ inp, c, r, p }: PolaroidScene) {
  const lines = inp.headline.split('|');
  const ny = 1195;
  const note =
    `M90 ${ny - 130}C300 ${ny - 142} 700 ${ny - 122} 912 ${ny - 134}L906 ${ny + 120}` +
    Array.from({ length: 17 }, (_, i) => `L${n1(906 - (i + 1) * 48 + r.f(-9, 9))} ${n1(ny + 126 + r.f(-9, 9))}`).join('') +
    'Z';
  c.add(
    'frame',
    g(
      c.soft(note, 2, 8, 14, '#000', 0.26) +
        path(note, `fill="#fffaf0"`) +
        path(
          Array.from({ length: 4 }, (_, i) => `M110 ${ny - 78 + i * 54}H890`).join(''),
          `stroke="${p.a}" stroke-opacity=".22" stroke-width="2"`,
        ),
      'transform="rotate(-1.4 500 1195)"',
    ),
  );
  const S = stack(
    [
      { t: lines.join(' '), f: inp.variant === 'marker' ? 'permanent-marker' : 'homemade-apple', w: 700, max: 92, gap: 18 },
      ...(inp.name ? [{ t: inp.name, f: 'caveat:600', w: 640, max: 56 }] : []),
    ],
    { cy: ny },
  );
  let t = '';
  const ink = lum(p.ink) > 0.5 ? shade(p.bg, -0.02) : p.ink;
  S.runs.forEach((u, i) => (t += path(at(u, 500, S.ys[i]!), `fill="${i ? (lum(p.a) > 0.75 ? p.e : p.a) : ink}"`)));
  c.add('type', g(t, 'transform="rotate(-1.4 500 1195)"'), 'write-on');
  return lines;
}

export function drawPolaroid(inp: Input): Drawing {
  const c = new Drawing('polaroid', inp),
    { r, p } = c;
  const m = inp.motif || 'stack';
  const dark = lum(p.bg) < 0.5;
  const bg = dark ? p.bg : mix(p.bg, p.d, 0.35);
  const wv = fineTile(c, 
    8,
    8,
    `<path d="M0 2H8M0 6H8" stroke="#fff" stroke-opacity=".12" stroke-width="1.6"/><path d="M2 0V8M6 0V8" stroke="#000" stroke-opacity=".06" stroke-width="1.6"/>`,
  );
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400, `fill="${wv}"`));
  let k = 0;
  const pol = (x: number, y: number, w: number, deg: number, sc: number) => {
    const h = w * 1.2,
      b = w * 0.06,
      ph = w * 0.88;
    const L = (s: [number, string, number?][]) => c.lin(s);
    const fr = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;
    const cp = c.clip(rect(0, 0, ph, ph));
    k++;
    return g(
      c.soft(fr, 4, 14, 20, '#000', 0.3) +
        path(fr, 'fill="#fffdf8"') +
        g(
          g(SCENES[sc % 3]!(ph, ph, L), `clip-path="${cp}" data-slot="photo${k}"`) +
            rect(0, 0, ph, ph, 'fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2"') +
            path(`M0 0H${n1(ph * 0.62)}L0 ${n1(ph * 0.8)}Z`, 'fill="#fff" opacity=".09"'),
          tf(-w / 2 + b, -h / 2 + b),
        ),
      tf(x, y, deg),
    );
  };
  const parts: PolaroidScene = { inp, c, r, p, dark };
  drawBack(parts);
  const scene: Scene = { c };
  if (m === 'stack')
    c.add('art', pol(400, 420, 520, -7, 1) + pol(640, 640, 540, 5, 0) + tape(scene, 300, 140, -18, p.b) + tape(scene, 742, 330, 14, p.a), 'pop');
  else if (m === 'trio')
    c.add(
      'art',
      pol(285, 330, 400, -8, 1) +
        pol(720, 410, 410, 7, 2) +
        pol(480, 740, 440, -3, 0) +
        tape(scene, 240, 108, -14, p.a) +
        tape(scene, 742, 178, 10, p.b) +
        tape(scene, 470, 490, 4, p.c),
      'pop',
    );
  else c.add('art', pol(500, 520, 760, -2.5, 0) + tape(scene, 500, 74, 3, p.a), 'pop');
  const lines = drawWords(parts);
  c.add('ornament', path(heart(842, 1288, 17), `fill="none" stroke="${p.a}" stroke-width="4"`));
  c.add('texture', c.grain(0.8));
  c.alt = `Photo card with ${m === 'single' ? 'one photo' : m === 'stack' ? 'two photos' : 'three photos'}; ${lines.join(' ')}`;
  return c;
}
