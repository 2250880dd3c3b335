import {
  at, circ, contrast, Drawing, heart, type Input, lerp, type LineSpec, lum, mix, n1, type P, path, polar, pt, rect,
  shade, smooth, stack, TAU, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { greenOf, inkOn } from '#artwork/colours/needlework.ts';
import { flatten, spl, type Q } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { leafD, place, rib, type TaggedPart } from '#artwork/outlines/needlework.ts';
import { hareParts } from '#artwork/subjects/hare.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

/** a fox asleep in a ring; box 800 x 560 */
function foxParts(): TaggedPart[] {
  return [
    { k: 'body', ang: 20, d: spl([[96, 420], [70, 320], [110, 200], [220, 110], [370, 76], [520, 96], [650, 170], [724, 290], [720, 400], [650, 480], [480, 520], [280, 520], [150, 490]]) },
    { k: 'back', ang: 10, d: spl([[160, 176, 1], [260, 108], [390, 78], [520, 96], [640, 164], [700, 240, 1], [600, 210], [480, 180], [360, 170], [250, 180]]) },
    { k: 'haunch', ang: 40, d: spl([[400, 470, 1], [396, 380], [440, 290], [530, 250], [630, 280], [690, 370], [672, 450, 1], [560, 470]]) },
    { k: 'tail', ang: 5, d: spl([[716, 330, 1], [742, 400], [724, 470], [650, 524], [520, 548], [400, 540], [330, 520, 1], [350, 470], [420, 440], [520, 436], [620, 420], [680, 380]]) },
    { k: 'tip', ang: 5, d: spl([[424, 439, 1], [404, 470], [412, 504], [400, 541, 1], [320, 532], [250, 500], [204, 468, 1], [270, 436], [350, 430]]) },
    { k: 'ear', ang: 70, d: spl([[150, 286, 1], [134, 220], [140, 150, 1], [196, 190], [236, 246, 1]]) },
    { k: 'earin', ang: 70, d: spl([[166, 268, 1], [156, 222], [158, 186, 1], [190, 214], [212, 246, 1]]) },
    { k: 'ear', ang: -60, d: spl([[286, 240, 1], [330, 178], [388, 142, 1], [392, 214], [366, 286, 1]]) },
    { k: 'earin', ang: -60, d: spl([[310, 244, 1], [338, 202], [370, 176, 1], [370, 220], [352, 268, 1]]) },
    { k: 'head', ang: 0, d: spl([[120, 360, 1], [124, 296], [170, 246], [250, 226], [330, 240], [388, 290], [408, 352, 1], [360, 392], [310, 430], [270, 462],
      [252, 466], [232, 458], [190, 416], [150, 386]]) },
    { k: 'cheek', ang: 30, d: spl([[120, 360, 1], [170, 344], [226, 366], [250, 420], [252, 466, 1], [232, 458], [190, 416], [150, 386]]) },
    { k: 'cheek', ang: -30, d: spl([[408, 352, 1], [350, 342], [290, 366], [262, 420], [252, 466, 1], [270, 462], [310, 430], [360, 392]]) },
    { k: 'nose', d: spl([[228, 446], [252, 438], [278, 446], [266, 466], [252, 472], [238, 466]]) },
    { k: 'lid', line: true, d: 'M164 338Q186 364 216 350' },
    { k: 'lid', line: true, d: 'M296 350Q326 364 350 336' },
  ];
}
const resample = (ps: P[], step: number): P[] => {
  const q = [...ps, ps[0]!];
  let L = 0;
  for (let i = 1; i < q.length; i++) L += Math.hypot(q[i]![0] - q[i - 1]![0], q[i]![1] - q[i - 1]![1]);
  const n = Math.max(6, Math.round(L / step)),
    st = L / n;
  const out: P[] = [];
  let acc = 0,
    next = 0;
  for (let i = 1; i < q.length; i++) {
    const l = Math.hypot(q[i]![0] - q[i - 1]![0], q[i]![1] - q[i - 1]![1]);
    while (next <= acc + l && out.length < n) {
      const t = l ? (next - acc) / l : 0;
      out.push([lerp(q[i - 1]![0], q[i]![0], t), lerp(q[i - 1]![1], q[i]![1], t)]);
      next += st;
    }
    acc += l;
  }
  return out;
};

function whaleParts(): TaggedPart[] {
  return [
    { k: 'body', d: spl([[64, 370], [84, 262], [180, 176], [330, 146], [480, 184], [590, 270], [650, 290], [690, 240], [698, 190, 1], [640, 176],
      [596, 108, 1], [680, 100], [724, 146, 1], [760, 84], [836, 60, 1], [826, 140], [764, 196, 1], [762, 300], [700, 416], [580, 500], [400, 536], [220, 514], [104, 450]]) },
    { k: 'belly', d: spl([[66, 392, 1], [160, 404], [300, 396], [430, 416], [560, 450], [640, 452, 1], [540, 516], [400, 536], [220, 514], [104, 450]]) },
    { k: 'fin', d: spl([[350, 420, 1], [440, 424], [520, 500], [540, 580, 1], [460, 570], [380, 510]]) },
  ];
}

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; m: string; dark: boolean; sky: string; tex: string; sewn: { art: string; };
  thread: (d: string, col: string, w?: number) => string;
  piece: (d: string, col: string, st?: string, lift?: number, step?: number, tooth?: number) => void; cream: string;
  stc: (col: string) => string; starS: (x: number, y: number, R: number, col: string) => string;
  seedS: (x: number, y: number, col: string) => string; G: string;
  hill: (ys: number[], col: string, st: string) => void;
};

/** blanket stitch: a thread along the edge and a tooth into the cloth at every step */
function blanket({ r, thread }: Scene, d: string, col: string, step = 21, tooth = 15, w = 3.6) {
  let t = '';
  for (const ps0 of flatten(d, 6)) {
    const ps = resample(ps0, step);
    const sg = areaOf(ps) > 0 ? 1 : -1;
    const n = ps.length;
    for (let i = 0; i < n; i++) {
      const a = ps[(i + n - 1) % n]!,
        b = ps[(i + 1) % n]!,
        l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
        nx = (-(b[1] - a[1]) / l) * sg,
        ny = ((b[0] - a[0]) / l) * sg,
        k = tooth * r.f(0.88, 1.1),
        e: P = ps[i]!;
      t += `M${pt(e)}L${pt([e[0] + nx * k, e[1] + ny * k])}M${pt(e)}L${pt(ps[(i + 1) % n]!)}`;
    }
  }
  return thread(t, col, w);
}

function flower({ sewn, thread, piece, stc }: Scene, x: number, y: number, R: number, col: string, core: string) {
  const ps: P[] = [];
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU - 1.57;
    ps.push(polar(x, y, R * 0.5, a - 0.63), polar(x, y, R * 0.98, a - 0.3), polar(x, y, R * 1.04, a), polar(x, y, R * 0.98, a + 0.3));
  }
  piece(smooth(ps), col, undefined, 0.7);
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU - 1.57;
    sewn.art += thread(`M${pt(polar(x, y, R * 0.42, a))}L${pt(polar(x, y, R * 0.74, a))}`, stc(col), 3);
  }
  piece(circD(x, y, R * 0.3), core, undefined, 0.5);
}

function leaf({ sewn, thread, piece, stc }: Scene, x: number, y: number, deg: number, L: number, W: number, col: string) {
  piece(leafD(x, y, deg, L, W), col, undefined, 0.7);
  const a = (deg * Math.PI) / 180;
  let t = `M${pt(polar(x, y, L * 0.1, a))}L${pt(polar(x, y, L * 0.86, a))}`;
  for (const k of [0.35, 0.55]) for (const sg of [-1, 1]) { const q = polar(x, y, L * k, a); t += `M${pt(q)}L${pt(polar(q[0], q[1], W * 0.34, a + sg * 0.8))}`; }
  sewn.art += thread(t, stc(col), 2.6);
}

function drawFox(scene: Scene & { ground: string }) {
  const { p, dark, sky, sewn, thread, piece, cream, starS, seedS, G, hill } = scene;
  let { ground } = scene;
  const moon = dark ? mix(p.a, '#fff1cf', 0.62) : mix(p.b, '#fff1cf', 0.6);
  const crescent: Q[] = [];
  for (let k = 0; k <= 14; k++) {
    const q = polar(690, 250, 150, ((-90 - k * 18) * Math.PI) / 180);
    crescent.push([q[0], q[1], k === 0 || k === 14 ? 1 : 0]);
  }
  for (let k = 1; k < 10; k++) {
    const q = polar(752, 205, 122, ((48.7 + k * 19.07) * Math.PI) / 180);
    crescent.push([q[0], q[1]]);
  }
  piece(spl(crescent), moon, shade(mix(moon, p.a, 0.4), -0.05), 1.1);
  for (let i = 0; i < 17; i++) {
    const x = 90 + ((i * 173) % 830),
      y = 96 + ((i * 97) % 430);
    if ((x > 520 && x < 860 && y < 440) || y > 520) continue;
    sewn.art += i % 3 ? seedS(x, y, mix(cream, p.b, 0.3)) : starS(x, y, 13, i % 2 ? mix(cream, p.a, 0.4) : cream);
  }
  hill([560, 470, 520, 640, 560, 470, 540], mix(sky, dark ? p.d : p.d, 0.34), mix(sky, cream, 0.45));
  hill([660, 640, 560, 590, 660, 700, 640], mix(sky, G, 0.62), mix(G, cream, 0.5));
  const fx = lum(p.a) > 0.5 && lum(p.a) < 0.75 && !dark ? p.a : mix('#d2672c', p.a, 0.3);
  hill([830, 800, 820, 850, 840, 806, 800], mix(G, sky, 0.18), mix(G, cream, 0.6));
  for (const [x, y, h, k] of [[120, 700, 210, 0], [206, 726, 150, 1], [884, 690, 230, 1], [806, 728, 130, 0]] as const) {
    piece(rib([[x, y + 40], [x, y], [x, y - h * 0.2]], () => 15), mix('#6b4429', sky, 0.2), undefined, 0.6);
    const d = spl([[x, y - h, 1], [x + h * 0.2, y - h * 0.5], [x + h * 0.26, y - h * 0.16], [x, y - h * 0.06], [x - h * 0.26, y - h * 0.16], [x - h * 0.2, y - h * 0.5]]);
    piece(d, k ? shade(G, -0.08) : mix(G, p.d, 0.25), mix(cream, G, 0.35), 0.9, 20, 13);
  }
  const K: Record<string, string> = { body: fx, back: shade(fx, -0.05), haunch: shade(fx, 0.02), tail: shade(fx, -0.02), tip: cream, ear: shade(fx, -0.03),
    earin: mix('#3a2320', fx, 0.25), head: shade(fx, 0.02), cheek: cream, nose: '#2a1c1c' };
  for (const q of place(foxParts(), 168, 520, 0.84)) {
    if (q.line) sewn.art += thread(q.d, '#3a2622', 6);
    else if (q.k === 'back') continue;
    else piece(q.d, K[q.k]!, ['body', 'haunch', 'tail', 'tip'].includes(q.k) ? (q.k === 'tip' ? fx : mix(cream, fx, 0.25))
      : q.k === 'head' ? mix(cream, fx, 0.25) : undefined, q.k === 'body' ? 1.4 : 0.8, 19, 13);
  }
  flower(scene, 180, 936, 30, p.b, cream);
  flower(scene, 848, 920, 34, mix(p.a, cream, 0.35), p.b);
  leaf(scene, 210, 960, -20, 66, 28, shade(G, 0.08));
  leaf(scene, 812, 948, -160, 70, 28, shade(G, 0.08));
  ground = mix(G, sky, 0.18);
  return ground;
}

function drawWhale({ p, sewn, thread, piece, cream, stc, hill, ground }: Scene & { ground: string }) {
  const sun = p.c;
  piece(circD(760, 250, 92), sun, stc(sun), 1.1, 20, 15);
  for (const [x, y, k] of [[220, 190, 1], [470, 300, 0.7]] as const)
    piece(spl([[x - 90 * k, y + 24 * k], [x - 70 * k, y - 8 * k], [x - 26 * k, y - 6 * k], [x, y - 44 * k], [x + 44 * k, y - 26 * k],
      [x + 84 * k, y - 6 * k], [x + 96 * k, y + 24 * k], [x, y + 34 * k]]), '#fffaf0', mix(p.d, p.e, 0.3), 0.9, 20, 12);
  hill([640, 620, 640, 620, 640, 620, 640, 620, 640], mix(p.d, p.e, 0.3), cream);
  const W = place(whaleParts(), 66, 350, 0.86);
  const wc = lum(p.e) < 0.5 ? shade(p.e, 0.06) : p.e;
  for (const q of W) piece(q.d, q.k === 'belly' ? cream : q.k === 'fin' ? shade(wc, -0.05) : wc, q.k === 'belly' ? p.a : mix(cream, wc, 0.15), q.k === 'body' ? 1.4 : 0.8, 20, 14);
  let gr = '';
  for (let i = 0; i < 4; i++) gr += `M${n1(150 + i * 12)} ${n1(722 + i * 20)}Q${n1(300 + i * 10)} ${n1(730 + i * 22)} ${n1(450 - i * 20)} ${n1(742 + i * 14)}`;
  sewn.art += `<g stroke-dasharray="16 11">${thread(gr, p.a, 3.4)}</g>`;
  sewn.art += thread('M176 628Q196 650 220 630', '#1d2430', 7);
  piece(circD(250, 656, 22), mix(p.b, '#ffffff', 0.25), undefined, 0.4);
  // the spout: stitched, ending in hearts
  sewn.art += `<g stroke-dasharray="17 12">${thread('M330 470C330 400 300 350 240 340M346 470C350 400 380 350 440 346M338 470V330', mix(p.d, p.e, 0.35), 5)}</g>`;
  piece(heart(338, 300, 30), p.b, stc(p.b), 0.7, 15, 9);
  piece(heart(226, 350, 20), p.c, undefined, 0.6);
  piece(heart(456, 356, 20), p.c, undefined, 0.6);
  hill([820, 796, 824, 792, 826, 790, 824, 796, 820], mix(p.e, p.d, 0.38), cream);
  hill([920, 900, 924, 896, 926, 894, 924, 900, 920], shade(p.e, -0.02), cream);
  ground = shade(p.e, -0.02);
  return ground;
}

function drawHare(scene: Scene & { ground: string }) {
  const { p, m, sewn, thread, piece, cream, stc, G, hill } = scene;
  let { ground } = scene;
  // a hare among garden flowers
  piece(circD(500, 470, 310), mix(p.d, cream, 0.25), stc(p.d), 1.1, 24, 18);
  const hc = m === 'hare' ? mix('#b98a5a', p.b, 0.3) : p.a;
  hill([850, 830, 810, 812, 830, 846, 836], G, mix(G, cream, 0.6));
  for (const [x, h, col, k] of [[190, 330, p.a, 44], [294, 210, p.b, 36], [806, 360, p.a, 46], [716, 230, mix(p.e, cream, 0.3), 38], [880, 200, p.b, 34],
    [108, 180, mix(p.e, cream, 0.3), 32]] as const) {
    sewn.art += thread(`M${x} 862Q${x + 6} ${862 - h * 0.5} ${x} ${862 - h}`, shade(G, -0.06), 6);
    leaf(scene, x, 862 - h * 0.28, -36, 74, 30, shade(G, -0.03));
    leaf(scene, x, 862 - h * 0.42, -146, 70, 28, shade(G, 0.05));
    flower(scene, x, 862 - h, k, col, lum(col) > 0.7 ? p.a : mix(p.b, cream, 0.5));
  }
  const K: Record<string, string> = { ear2: shade(hc, -0.08), body: hc, haunch: shade(hc, 0.03), tail: cream, ear: hc, earin: mix(p.a, cream, 0.55),
    head: shade(hc, 0.03), cheek: cream, nose: '#3a2622', chest: cream, leg: shade(hc, 0.015) };
  for (const q of place(hareParts(), 160, 190, 0.92)) {
    if (q.k === 'eye') sewn.art += circ(160 + 312 * 0.92, 190 + 300 * 0.92, 13, 'fill="#2a1c1c"') + circ(160 + 308 * 0.92, 190 + 295 * 0.92, 4, 'fill="#fff"');
    else piece(q.d, K[q.k]!, ['body', 'haunch', 'ear', 'head', 'ear2', 'leg'].includes(q.k) ? mix(cream, hc, 0.2) : undefined, q.k === 'body' ? 1.3 : 0.7, 19, 12);
  }
  sewn.art += thread('M270 470L214 452M270 480L208 482M272 490L220 508'.replace(/(\d+) (\d+)/g, (_, a, b) => `${+a + 96} ${+b + 44}`), cream, 2.4);
  ground = G;
  return ground;
}

function drawWords({ inp, c, tex, sewn, cream, ground }: Scene & { ground: string }) {
  // felt letters
  const tc = inkOn(ground, [cream, '#ffffff', '#2a1c1c'], 3.2);
  const lines = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'bagel-fat-one', w: 780, max: lines.length > 1 ? 104 : 128, track: 12, gap: i === lines.length - 1 ? 42 : 26, flat: true }));
  if (small) specs.push({ t: small, f: 'fredoka:500', w: 740, max: 44, track: 20, flat: true });
  const k = stack(specs, { cy: 1192 });
  k.runs.forEach((q, i) => {
    const d = at(q, 500, k.ys[i]!);
    if (i < lines.length) sewn.art += c.soft(d, 2, 4, 6, '#1a0f12', 0.32, 3) + path(d, `fill="${shade(tc, -0.12)}" transform="translate(1.4 2.6)"`)
      + path(d, `fill="${tc}"`) + path(d, `fill="${tex}" opacity=".6"`);
    else sewn.art += path(d, `fill="${tc}"`);
  });
  c.add('type', sewn.art);
}

export function drawFelt(inp: Input): Drawing {
  const c = new Drawing('felt', inp),
    { r, p } = c;
  const m = inp.motif || 'fox';
  const night = m === 'fox';
  const dark = isDark(p);
  const sky = night ? (dark ? p.bg : lum(p.e) < 0.5 ? p.e : shade(p.e, -0.2)) : dark ? p.paper : p.bg;
  let fib = '',
    fibD = '';
  for (let i = 0; i < 430; i++) {
    const d = `M${n1(r.f(-10, 300))} ${n1(r.f(-10, 300))}q${n1(r.f(-9, 9))} ${n1(r.f(-9, 9))} ${n1(r.f(-15, 15))} ${n1(r.f(-15, 15))}`;
    if (i % 2) fib += d;
    else fibD += d;
  }
  const tex = c.pattern(300, 300,
    `<path d="${fib}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.1" stroke-linecap="round"/><path d="${fibD}" fill="none" stroke="#000" stroke-opacity=".11" stroke-width="1.1" stroke-linecap="round"/>`);
  const sewn = { art: '' };
  const thread = (d: string, col: string,
    w = 4) => `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${w}" stroke-linecap="round" transform="translate(1.2 1.8)"/><path d="${d}" fill="none" stroke="${shade(col, -0.1)}" stroke-width="${w}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${shade(col, 0.03)}" stroke-width="${n1(w * 0.55)}" stroke-linecap="round" transform="translate(-.5 -.6)"/>`;
  const piece = (d: string, col: string, st?: string, lift = 1, step = 21, tooth = 15) => {
    sewn.art += c.soft(d, 3 * lift, 5 * lift, 9 * lift, '#1a0f12', 0.32, 4) + path(d, `fill="${shade(col, -0.09)}" transform="translate(1.5 2.6)"`)
      + path(d, `fill="${col}"`) + path(d, `fill="${c.lin([[0, '#fff', 0.12], [0.6, '#fff', 0], [1, '#000', 0.12]], 0, 0, 0.4, 1)}"`) + path(d, `fill="${tex}"`);
    if (st) sewn.art += blanket(scene, d, st, step, tooth);
  };
  const cream = dark ? '#f7ecd9' : mix(p.paper, '#fff6e6', 0.5);
  const stc = (col: string) => (lum(col) > 0.68 ? shade(mix(col, p.a, 0.55), -0.04) : mix(cream, col, 0.1));
  const starS = (x: number, y: number, R: number, col: string) =>
    thread(`M${n1(x - R)} ${n1(y)}H${n1(x + R)}M${n1(x)} ${n1(y - R)}V${n1(y + R)}M${n1(x - R * 0.6)} ${n1(y - R * 0.6)}L${n1(x + R * 0.6)} ${n1(y
      + R * 0.6)}M${n1(x - R * 0.6)} ${n1(y + R * 0.6)}L${n1(x + R * 0.6)} ${n1(y - R * 0.6)}`,
      col, 3.2);
  const seedS = (x: number, y: number, col: string) => thread(`M${n1(x)} ${n1(y)}l${n1(r.f(-7, 7))} ${n1(r.f(-7, 7))}`, col, 3.4);
  const G = greenOf(p, dark);
  const hill = (ys: number[], col: string, st: string) => {
    const ps: Q[] = ys.map((y, i) => [-40 + (i * 1080) / (ys.length - 1), y] as Q);
    ps[0] = [ps[0]![0], ps[0]![1], 1];
    ps[ps.length - 1] = [ps[ps.length - 1]![0], ps[ps.length - 1]![1], 1];
    piece(spl([...ps, [1040, 1460, 1], [-40, 1460, 1]]), col, st, 1.3, 26, 19);
  };
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${sky}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.1], [1, '#000', 0.14]])}"`) + rect(0, 0, 1000, 1400, `fill="${tex}"`));
  let ground = sky;
  const scene: Scene = { inp, c, r, p, m, dark, sky, tex, sewn, thread, piece, cream, stc, starS, seedS, G, hill };
  if (m === 'fox') ground = drawFox({ ...scene, ground });
  else if (m === 'whale') ground = drawWhale({ ...scene, ground });
  else ground = drawHare({ ...scene, ground });
  if (m !== 'whale') {
    let low = night ? mix(sky, '#000000', 0.12) : dark ? p.e : p.a;
    for (let i = 0; i < 14 && contrast(cream, low) < 4.3; i++) low = shade(low, -0.02, -0.006);
    hill([1010, 992, 1000, 1014, 1000, 990, 1006], low, mix(cream, p.a, 0.15));
    ground = low;
  }
  c.add('art', sewn.art);
  sewn.art = '';
  drawWords({ ...scene, ground });
  c.add('texture', c.vignette('#1a0f12', 0.16));
  return c;
}
