import {
  circ, Drawing, ell, g, type Input, makeRng, mix, n1, path, polar, poly, rect, type Rng, shade, TAU, tf,
  type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { cob, roundFruit, squash } from '#artwork/subjects/produce.ts';

/** a strip of narrow-loom cloth: blocks of weft pattern between stripes of warp; n cells wide */
const strip = (r: Rng, x: number, y: number, n: number, rows: number, q: number, cols: string[], ground: string, order: number) => {
  const by = new Map<string, string>();
  const put = (i: number, j: number, w: number, col: string) => by.set(col, (by.get(col) ?? '') + `M${n1(x + i * q)} ${n1(y + j * q)}h${n1(w * q)}v${n1(q)}h${n1(-w * q)}Z`);
  const fns: ((i: number, j: number, h: number) => number)[] = [
    (i, j) => ((i >> 1) + (j >> 1)) % 2,
    (i, j, h) => { const d = Math.floor(Math.abs(i - (n - 1) / 2) + Math.abs(j - (h - 1) / 2)); return d < 1.5 ? 2 : d < 3 ? 1 : d < 4.5 ? 0 : d < 6 ? 3 : 1; },
    (i, j) => { const t = Math.abs((i % 10) - 4.5); return Math.floor((j + t) / 2) % 3; },
    (_, j) => (j % 4 < 2 ? 0 : j % 8 < 4 ? 1 : 2),
    (i, j, h) => { const a = Math.abs(i - (n - 1) / 2), b = Math.abs(j - (h - 1) / 2); return a > b ? (a > 3 ? 3 : 0) : b > 3 ? 1 : 2; },
    (i, j) => (j % 6 < 1 ? 1 : i % 4 < 2 ? 0 : 3),
  ];
  let j = 0, k = order;
  while (j < rows) {
    const h = Math.min(rows - j, [10, 6, 10, 8][k % 4]!), kind = k % 2 ? -1 : r.i(0, fns.length - 1), c0 = r.shuffle(cols);
    for (let jj = 0; jj < h; jj++) {
      let i = 0;
      while (i < n) {
        const f = (a: number) => (kind < 0 ? (a % 5 === 1 ? c0[0]! : a % 5 === 3 ? c0[1]! : ground) : c0[fns[kind]!(a, jj, h) % c0.length]!);
        const col = f(i);
        let w = 1;
        while (i + w < n && f(i + w) === col) w++;
        put(i, j + jj, w, col);
        i += w;
      }
    }
    j += h;
    k++;
  }
  return [...by].map(([col, d]) => path(d, `fill="${col}"`)).join('');
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; red: string; green: string; gold: string; cream: string; black: string;
  cols: string[]; panel: string; cloth: string[]; q: number;
  thread: (x: number, y: number, w: number, h: number) => string; rows: number; t: string[];
  ear: (x: number, y: number, a: number, S: number) => string;
};

function mat({ c, r, red }: Scene, y: number, h: number) {
  const a = '#d9b878', b2 = '#b98b4a';
  let d = '', e = '', fr = '';
  for (let j = 0; j * 11 < h; j++) for (let i = 0; i * 22 < 640; i++) {
    const x = 180 + i * 22 + (j % 2) * 11;
    if (x + 18 > 820) continue;
    if ((i + (j >> 1)) % 6 < 1) e += `M${x} ${y + j * 11}h19v9h-19Z`; else d += `M${x} ${y + j * 11}h19v9h-19Z`;
  }

  for (let k = 0; k < h; k += 7) fr += `M180 ${n1(y + k)}h${n1(-r.f(18, 30))}M820 ${n1(y + k)}h${n1(r.f(18, 30))}`;
  return rect(180, y - 2, 640, h + 4, `fill="${shade(b2, -0.22)}"`) + path(d, `fill="${a}"`) + path(e, `fill="${red}"`)
    + path(fr, `stroke="${a}" stroke-width="3" stroke-linecap="round"`) + rect(180, y, 640, h, `fill="${c.lin([[0, '#000000', 0.28], [0.4, '#000000', 0], [1, '#000000', 0.2]])}"`);
}

function cup({ c, p, gold }: Scene, x: number, y: number, S: number) {
  const w = mix('#7a4522', p.e, 0.08);
  return g(ell(8, 4, 84, 14, 'fill="#000" fill-opacity=".45"')
    + path('M-70 -250C-76 -170 -60 -116 -18 -98C-14 -64 -18 -40 -58 -14C-62 -4 -58 0 -48 2H48C58 0 62 -4 58 -14C18 -40 14 -64 18 -98C60 -116 76 -170 70 -250Z',
    `fill="${c.lin([[0, shade(w, -0.1)], [0.28, mix(w, '#ffcf8a', 0.4)], [0.55, w], [1, shade(w, -0.22)]], 0, 0, 1, 0)}"`)
      + ell(0, -250, 70, 15, `fill="${shade(w, -0.22)}"`) + ell(0, -249, 58, 10, 'fill="#3a0d12"')
      + path(Array.from({ length: 8 }, (_, i) => `M${-66 + i * 16.5} -196l8 -15l8 15Z`).join(''), `fill="${gold}"`)
      + path('M-71 -222Q0 -204 71 -222M-67 -184Q0 -166 67 -184', `fill="none" stroke="${gold}" stroke-width="4"`), tf(x, y, 0, S));
}

function drawCloth({ inp, c, r, red, green, gold, cream, black, cols, panel, cloth, q, thread, rows, t }: Scene) {
  const n = 9, w = n * q;
  for (let i = 0; i * (w + 3) < 1000; i++) cloth.push(strip(r, i * (w + 3) + 3, 0, n, rows, q, r.shuffle(cols).slice(0, 4), i % 2 ? green : red, i));
  c.add('art', cloth.join('') + Array.from({ length: 10 }, (_, i) => rect(i * (w + 3), 0, 3, 1400, `fill="${black}"`)).join('') + thread(0, 0, 1000, 1400));
  const d = 'M500 330L560 390H850V640L880 700L850 760V1010H560L500 1070L440 1010H150V760L120 700L150 640V390H440Z';
  c.add('frame', c.soft(d, 0, 12, 26, '#000', 0.5, 6) + path(d, `fill="${panel}"`)
    + path(d, `fill="none" stroke="${gold}" stroke-width="7" transform="translate(500 700) scale(.95) translate(-500 -700)"`)
    + path(d, `fill="none" stroke="${red}" stroke-width="4" transform="translate(500 700) scale(.925) translate(-500 -700)"`)
    + [460, 940].map((y) => [-2, -1, 0, 1, 2].map((k) => path(`M${500 + k * 44} ${y - 17}l17 17l-17 17l-17 -17Z`, `fill="${[red, gold, green, gold, red][k + 2]!}"`)).join('')).join(''));
  const b = block(inp.headline, 'caprasimo', 500, 600, t.length ? 250 : 330, 140, { cy: 700 - (t.length ? 36 : 0) }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${cream}"`));
  if (t.length) c.add('type', path(block(t.map(upper).join('|'), 'josefin-sans:600', 500, 580, 74, 30, { top: b.bottom + 40 }, { track: 140, lead: 1.6 }).d, `fill="${gold}"`));
  c.add('texture', c.vignette('#000', 0.3) + c.grain(0.6));
  return c;
}

function drawJuneteenth({ inp, c, p, red, green, gold, cream, cols, q, thread, t }: Scene) {
  // the flag's new star over its horizon, cut and stitched
  const blue = mix('#1d3c86', p.e, 0.1), star5 = (R: number, k: number) => poly(Array.from({ length: 10 }, (_, i) => polar(500, 600, i % 2 ? R * k : R, -Math.PI / 2 + (i * Math.PI) / 5)));
  const burst = (R: number, k: number) => poly(Array.from({ length: 24 }, (_, i) => polar(500, 600, i % 2 ? R * k : R, -Math.PI / 2 + (i * TAU) / 24)));
  const arcD = 'M-20 760Q500 560 1020 760V1420H-20Z';
  c.add('art', rect(0, 0, 1000, 1400, `fill="${blue}"`));
  let rays = '';
  for (let i = 0; i < 36; i++) { const a = (i * TAU) / 36, e = polar(500, 600, 1100, a), z = polar(500, 600, 1100, a + TAU / 72); rays += poly([[500, 600], e, z]); }
  c.add('art', path(rays, `fill="${shade(blue, 0.05)}"`) + c.soft(arcD, 0, -6, 18, '#000', 0.35, 5) + path(arcD, `fill="${red}"`));
  let rr = '';
  for (let i = 0; i < 7; i++) rr += path(`M-20 ${790 + i * 44}Q500 ${590 + i * 44} 1020 ${790 + i * 44}`, `fill="none" stroke="${shade(red, -0.06)}" stroke-width="13"`);
  c.add('art', g(rr, `clip-path="${c.clip(path(arcD))}"`) + path('M-20 776Q500 576 1020 776', `fill="none" stroke="${cream}" stroke-width="4" stroke-dasharray="15 11"`));
  const bd = burst(322, 0.76), sd = star5(168, 0.4);
  const outline = bd + burst(278, 0.76);
  c.add('art', c.soft(bd, 0, 10, 14, '#000', 0.4, 5) + path(outline, `fill="${cream}" fill-rule="evenodd"`)
    + path(burst(270, 0.76), `fill="none" stroke="${gold}" stroke-width="5"`)
    + path(burst(300, 0.76), `fill="none" stroke="${shade(cream, -0.2)}" stroke-width="3" stroke-dasharray="12 9"`) + c.soft(sd, 0, 8, 12, '#000', 0.4, 5)
    + path(sd, `fill="${cream}"`) + path(star5(140, 0.4), `fill="none" stroke="${shade(cream, -0.2)}" stroke-width="3" stroke-dasharray="12 9"`));
  for (const y of [0, 1400 - q * 8]) {
    let s = g(strip(makeRng(inp.seed + 'k'), 0, 0, 8, 88, q, cols, green, 1), `transform="translate(0 ${n1(y + q * 8)}) rotate(-90)"`);
    s += rect(0, y ? y - 5 : q * 8, 1000, 5, `fill="${gold}"`);
    c.add('ornament', s);
  }
  c.add('texture', thread(0, 0, 1000, 1400));
  const b = block(inp.headline, 'caprasimo', 500, 800, t.length ? 190 : 230, 140, { cy: t.length ? 1064 : 1090 }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${cream}"`));
  if (t.length) c.add('type', path(block(t.map(upper).join('|'), 'josefin-sans:700', 500, 760, 74, 30, { top: b.bottom + 36 }, { track: 140, lead: 1.6 }).d,
    `fill="${reads(red, 4.6, mix(gold, '#ffffff', 0.6), cream)}"`));
  c.add('texture', c.vignette('#000', 0.28) + c.grain(0.6));
  return c;
}

function drawKinara(scene: Scene) {
  const { c, r, p, red, green, gold } = scene;
  c.add('art', mat(scene, 1030, 112));
  const wood = mix('#7c4a24', p.e, 0.06), base = 1056, cx = 500, gap = 84;
  let s = ell(cx, base + 2, 300, 18, 'fill="#000" fill-opacity=".5"');
  const hs = [150, 190, 230, 280, 230, 190, 150];
  // stepped body
  let d = `M${cx - 3.5 * gap} ${base - 70}`;
  hs.forEach((h, i) => { d += `V${base - h}H${cx + (i - 2.5) * gap}`; });
  d += `V${base - 70}L${cx + 110} ${base - 26}H${cx + 190}V${base}H${cx - 190}V${base - 26}H${cx - 110}Z`;
  s += path(d, `fill="${c.lin([[0, shade(wood, -0.06)], [0.3, mix(wood, '#ffce8a', 0.26)], [0.6, wood], [1, shade(wood, -0.16)]], 0, 0, 1, 0.2)}"`);
  let gr = '';
  for (let i = 0; i < 46; i++) { const x = cx + r.f(-290, 240), y = base - r.f(4, 260); gr += `M${n1(x)} ${n1(y)}q${n1(r.f(20, 50))} ${n1(r.f(-4, 4))} ${n1(r.f(50, 120))} 0`; }
  s += g(path(gr, `fill="none" stroke="${shade(wood, -0.16)}" stroke-width="2" stroke-opacity=".55"`), `clip-path="${c.clip(path(d))}"`)
    + path(d, `fill="none" stroke="${shade(wood, -0.24)}" stroke-width="3"`);
  // carving
  let cv = '';
  for (let i = -6; i <= 6; i++) cv += `M${cx + i * 42 - 15} ${base - 84}l15 -26l15 26Z`;
  s += path(cv, `fill="${shade(wood, -0.24)}"`) + path(`M${cx - 290} ${base - 120}H${cx + 290}`, `stroke="${gold}" stroke-width="4"`)
    + path(`M${cx - 280} ${base - 76}H${cx + 280}`, `stroke="${shade(wood, -0.24)}" stroke-width="4"`)
    + path(`M${cx} ${base - 246}l30 44l-30 44l-30 -44Z`, `fill="${shade(wood, -0.24)}"`)
    + path(`M${cx} ${base - 230}l18 28l-18 28l-18 -28Z`, `fill="${gold}"`)
    + [-1, 1].map((k) => path(`M${cx + k * gap} ${base - 198}l20 28l-20 28l-20 -28Z`, `fill="${shade(wood, -0.24)}"`)).join('');
  c.add('art', s);
  let k = '', fl = '';
  hs.forEach((h, i) => {
    const x = cx + (i - 3) * gap, y = base - h, col = i < 3 ? red : i === 3 ? '#1d1816' : green, H = 196, w = 21;
    k += path(`M${x - 33} ${y - 22}H${x + 33}L${x + 26} ${y + 4}H${x - 26}Z`, `fill="${c.lin([[0, shade(gold, -0.16)], [0.35, mix(gold, '#fff2c4', 0.5)], [1, shade(gold, -0.22)]], 0, 0, 1, 0)}"`);
    k += path(`M${x - w} ${y - 20}V${y - H + 8}C${x - w} ${y - H - 4} ${x - 8} ${y - H + 4} ${x} ${y - H}C${x + 8} ${y - H - 4} ${x + w} ${y - H + 2} ${x + w} ${y - H + 10}V${y - 20}Z`,
      `fill="${c.lin([[0, shade(col, -0.1)], [0.3, mix(col, '#ffe0b0', i === 3 ? 0.34 : 0.36)], [0.55, col], [1, shade(col, -0.14)]], 0, 0, 1, 0)}"`)
        + path(`M${x} ${y - H + 2}V${y - H - 14}`, 'stroke="#2a1a10" stroke-width="4"');
    fl += circ(x, y - H - 44, 130, `fill="${c.rad([[0, '#ffe3a0', 0.8], [0.2, '#ffc765', 0.3], [1, '#ff9d3c', 0]])}"`)
      + path(`M${x} ${y - H - 8}C${x - 22} ${y - H - 24} ${x - 15} ${y - H - 52} ${x + 1} ${y - H - 92}C${x + 17} ${y - H - 52} ${x + 22} ${y - H - 24} ${x} ${y - H - 8}Z`,
      `fill="${c.lin([[0, '#ffb648'], [0.5, '#ffe08a'], [1, '#ff9d3c']])}"`)
        + path(`M${x} ${y - H - 10}C${x - 11} ${y - H - 20} ${x - 8} ${y - H - 38} ${x + 1} ${y - H - 62}C${x + 10} ${y - H - 38} ${x + 11} ${y - H - 20} ${x} ${y - H - 10}Z`, 'fill="#fffdf0"');
  });
  c.add('art', k);
  c.add('art', fl, 'flicker');
}

function drawMazao(scene: Scene) {
  const { c, r, p, red, green, gold, ear } = scene;
  c.add('art', circ(500, 820, 420, `fill="${c.rad([[0, gold, 0.3], [1, gold, 0]])}"`) + mat(scene, 1030, 112));
  // mazao: first fruits in a carved bowl, corn and the unity cup
  const w = mix('#6e3f20', p.e, 0.06), bowl = 'M214 876C224 980 300 1052 398 1064H540C638 1052 714 980 724 876Z';
  const apple = 'M-96 -10C-104 -74 -50 -106 -4 -84C46 -106 104 -72 96 -6C92 56 52 98 0 92C-52 98 -90 52 -96 -10Z',
    mango = 'M-96 30C-110 -40 -50 -110 30 -104C92 -96 116 -30 88 34C60 96 -76 110 -96 30Z';
  const st = (y: number) => path(`M0 ${y}q4 -26 18 -40`, 'stroke="#3a2312" stroke-width="7" fill="none" stroke-linecap="round"');
  let s = g(squash(c, r, 118, 96, mix('#d9702a', p.a, 0.3), '#7d7a44', '#ffe9b4', 9), tf(600, 800))
    + g(roundFruit(c, r, 96, mix('#d99a2e', gold, 0.3), red, '#ffe9b4', mango, st(-96)), tf(300, 812, -12, 0.98))
    + g(roundFruit(c, r, 96, mix('#6f9a3c', green, 0.3), gold, '#ffe9b4', apple, st(-66)), tf(452, 842, 6, 0.96));
  // a pineapple stands behind
  const pa = 'M-92 0C-104 -110 -70 -214 0 -220C70 -214 104 -110 92 0C80 90 -80 90 -92 0Z', pac = c.clip(path(pa));
  let net = '', eyes = '';
  for (let k = -12; k <= 12; k++) net += `M${k * 30} -240Q${k * 30 + 60} -80 ${k * 30 + 170} 100M${k * 30} -240Q${k * 30 - 60} -80 ${k * 30 - 170} 100`;
  for (let y = -200; y < 60; y += 27) for (let x = -90; x < 100; x += 30) eyes += circ(x + (Math.round((y + 200) / 27) % 2) * 15, y, 4.2);
  const crown = ([[-64, 150, 26], [64, 150, 26], [-42, 190, 28], [42, 190, 28], [-20, 226, 28], [22, 222, 28], [0, 250, 26], [-78, 104, 22],
    [78, 104, 22]] as [number, number, number][]).map(([a, L, w2],
      k) => g(path(`M${-w2 / 2} 0C${-w2} ${-L * 0.4} ${-w2 * 0.5} ${-L * 0.8} ${a > 0 ? 12 : -12} ${-L}C${w2 * 0.6} ${-L * 0.7} ${w2} ${-L * 0.36} ${w2 / 2} 0Z`,
        `fill="${k % 2 ? shade(green, 0.04) : shade(green, -0.08)}"`)
          + path(`M0 0Q${w2 * 0.1} ${-L * 0.5} ${a > 0 ? 8 : -8} ${-L * 0.9}`, `stroke="${mix(green, '#e6f0a8', 0.4)}" stroke-width="3" fill="none"`), tf(0, -208, a * 0.72))).join('');
  s = g(crown + path(pa, `fill="${c.rad([[0, mix(gold, '#fff0b8', 0.5)], [0.5, mix(gold, '#b8702a', 0.3)], [1, '#6a3512']], 0.36, 0.36, 0.75)}"`)
    + g(path(net, 'fill="none" stroke="#7a4316" stroke-width="4" stroke-opacity=".7"') + g(eyes, 'fill="#ffe9a8" fill-opacity=".75"')
    + rect(-110, -230, 220, 340, `fill="${c.lin([[0.5, '#1a0a04', 0], [1, '#1a0a04', 0.62]], 0, 0, 1, 0.2)}"`), `clip-path="${pac}"`), tf(490, 846, 3, 0.95)) + s;
  s += ell(470, 1070, 300, 18, 'fill="#000" fill-opacity=".5"');
  const bl = path(bowl, `fill="${c.lin([[0, shade(w, -0.1)], [0.26, mix(w, '#ffce8a', 0.34)], [0.55, w], [1, shade(w, -0.2)]], 0, 0, 1, 0)}"`)
    + g(path(Array.from({ length: 15 }, (_, i) => `M${214 + i * 36} 950l18 -34l18 34Z`).join(''), `fill="${gold}"`)
    + path(Array.from({ length: 15 }, (_, i) => `M${214 + i * 36} 956l18 34l18 -34Z`).join(''), `fill="${red}"`)
    + path('M200 1010H740M200 902H740', `stroke="${gold}" stroke-width="5"`)
    + rect(200, 870, 540, 200, `fill="${c.lin([[0, '#000000', 0.1], [0.4, '#000000', 0], [1, '#000000', 0.55]], 0, 0, 1, 0.4)}"`),
    `clip-path="${c.clip(path(bowl))}"`) + path('M206 866C300 886 640 886 732 866L730 886C640 906 300 906 208 886Z', `fill="${mix(w, '#ffce8a', 0.2)}"`);
  c.add('art', s + bl + cup(scene, 740, 1096, 1.02) + ear(312, 1078, 74, 0.72) + ear(420, 1106, 82, 0.68));
}

export function drawKwanzaa(inp: Input): Drawing {
  const c = new Drawing('kwanzaa', inp), { r, p } = c;
  const m = inp.motif || 'kinara', ground = isDark(p) ? p.bg : mix(p.ink, '#15100e', 0.4), red = mix(p.a, '#b3202a', 0.8), green = mix(p.c, '#1f7040', 0.8),
    gold = mix(p.b, '#e3a92f', 0.66), cream = '#FBEFD6', black = '#17120f';
  const cols = [red, gold, green, black], panel = shade(ground, -0.01);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${panel}"`));
  const cloth: string[] = [];
  const q = 11.6;
  const thread = (x: number, y: number, w: number, h: number) => rect(x, y, w, h,
    `fill="${fineTile(c, 5.8, 5.8,
      '<rect width="5.8" height="1.3" fill="#000" fill-opacity=".26"/><rect y="2.9" width="2.9" height="2.9" fill="#fff" fill-opacity=".08"/><rect width="1" height="5.8" fill="#000" fill-opacity=".12"/>')}"`);
  const rows = Math.ceil(1400 / q);
  const t = smallLines(inp);
  const kern = ['#d99a2e', '#e9bf5c', '#8e2320', '#f0dca0'];
  const ear = (x: number, y: number, a: number, S: number) => g(cob(c, r, 230, 44, kern, mix('#9fae5c', green, 0.2), '#ffe9b4', 0.6), tf(x, y, a, S));
  const scene: Scene = { inp, c, r, p, red, green, gold, cream, black, cols, panel, cloth, q, thread, rows, t, ear };
  if (m === 'cloth') return drawCloth(scene);
  if (m === 'juneteenth') return drawJuneteenth(scene);
  // cloth hangs at both sides
  for (const k of [0, 1]) {
    const s = strip(makeRng(inp.seed + 'a'), 0, 0, 9, rows, q, cols, red, 0) + rect(9 * q, 0, 4, 1400, `fill="${black}"`)
      + rect(9 * q + 4, 0, 9, 1400, `fill="${gold}"`) + rect(9 * q + 13, 0, 7, 1400, `fill="${green}"`) + thread(0, 0, 9 * q + 20, 1400);
    cloth.push(k ? g(s, 'transform="translate(1000 0) scale(-1 1)"') : s);
  }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(panel, red, 0.3)], [0.6, mix(panel, red, 0.06)], [1, shade(panel, -0.03)]], 0.5, 0.5, 0.6)}"`) + thread(0, 0, 1000, 1400));
  c.add('frame', cloth.join('') + rect(124, 0, 26, 1400, `fill="${c.lin([[0, '#000000', 0.5], [1, '#000000', 0]], 0, 0, 1, 0)}"`)
    + rect(850, 0, 26, 1400, `fill="${c.lin([[0, '#000000', 0], [1, '#000000', 0.5]], 0, 0, 1, 0)}"`));
  if (m === 'kinara') drawKinara(scene);
  else drawMazao(scene);
  const b = block(inp.headline, 'caprasimo', 500, 630, t.length ? 240 : 280, 134, { cy: m === 'mazao' ? 240 : 268 }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${cream}"`));
  const dia = (y: number) => [-2, -1, 0, 1, 2].map((i) => path(`M${500 + i * 34} ${y - 11}l11 11l-11 11l-11 -11Z`, `fill="${[red, red, gold, green, green][i + 2]!}"`)).join('');
  c.add('ornament', dia(Math.max(96, b.top - 56)));
  if (t.length) c.add('type', path(block(t.map(upper).join('|'), 'josefin-sans:600', 500, 620, 90, 30, { cy: 1252 }, { track: 130, lead: 1.6 }).d, `fill="${gold}"`));
  c.add('texture', c.grain(0.6));
  return c;
}
