import {
  at, bez, circ, clamp, Drawing, g, type Input, lerp, lum, mix, n1, type P, path, polar, poly, pt, qbez, rect, ribbon,
  set, shade, star, TAU, tf, tfit, warp, wrap, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkFor } from '#artwork/colours/play.ts';

const FACES: string[] = [
  'rye', 'bowlby-one', 'abril-fatface', 'londrina-solid:900', 'league-spartan:800', 'playfair-display:900',
  'chango', 'limelight', 'lilita-one', 'suez-one',
];
/** a line of wood type, driven to fill the measure exactly */
const plank = (text: string, key: string, x: number, y: number, w: number, h: number) => {
  const q = set(text, key, 200);
  const hasAcc = q.y0 < -q.cap * 1.12, y0 = hasAcc ? q.y0 : q.y0, y1 = q.y1;
  const sx = w / (q.x1 - q.x0), sy = h / (y1 - y0);
  return warp(q, 0, 0, (a, b) => [x + w / 2 + a * sx, y + (b - y0) * sy]);
};
const bestFace = (text: string, w: number, h: number, used: Set<string>, among: number[]) => {
  let best = 0, bs = 1e9;
  for (const i of among) {
    const q = set(text, FACES[i]!, 200);
    const s = Math.log(w / (q.x1 - q.x0) / (h / (q.y1 - q.y0)));
    const sc = Math.abs(s) + (used.has(FACES[i]!) ? 0.35 : 0) + (s > 0 ? s * 0.6 : 0);
    if (sc < bs) { bs = sc; best = i; }
  }
  used.add(FACES[best]!);
  return FACES[best]!;
};
/** engraver's shading: parallel cuts that swell towards the dark side, inside a shape */
const engrave = (c: Drawing, d: string, box: [number, number, number, number], curveAt: (t: number) => P[], n: number, w0: number, w1: number, col: string) => {
  let s = '';
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1), ps = curveAt(t);
    s += ribbon(ps, (u) => Math.max(0.4, lerp(w0, w1, t) * Math.sin(Math.PI * clamp(u, 0.04, 0.96)) ** 0.6));
  }
  return g(path(s, `fill="${col}"`), `clip-path="${c.clip(`<path d="${d}"/>`)}"`);
};
const glove = (c: Drawing, ink: string, col: string, paper: string) => {
  const mitt = 'M-96 -66C-66 -84 -40 -112 6 -120C78 -132 140 -86 142 -6C144 64 104 104 34 104C-22 106 -64 82 -98 70Z';
  const thumb = 'M-64 -58C-40 -98 22 -104 66 -82C100 -64 96 -22 58 -18C22 -16 10 2 -26 18C-46 4 -62 -24 -64 -58Z';
  const cuff = 'M-196 -62C-164 -76 -124 -76 -92 -68C-100 -22 -100 26 -94 72C-126 80 -168 80 -200 66C-208 22 -206 -22 -196 -62Z';
  const st = `fill="${col}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"`;
  let s = path(cuff, `fill="${paper}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"`);
  s += engrave(c, cuff, [0, 0, 0, 0], (t) => qbez([-210, 20 + t * 62], [-150, 40 + t * 60], [-90, 22 + t * 60]), 9, 2, 7, ink);
  s += path('M-178 -70C-188 -22 -188 26 -180 74M-112 -72C-120 -20 -120 26 -114 76', `fill="none" stroke="${ink}" stroke-width="5"`);
  for (let i = 0; i < 4; i++) s += path(`M-160 ${-48 + i * 27}L-132 ${-34 + i * 27}M-132 ${-48 + i * 27}L-160 ${-34 + i * 27}`, `stroke="${ink}" stroke-width="6" stroke-linecap="round"`);
  s += path(mitt, st);
  s += engrave(c, mitt, [0, 0, 0, 0], (t) => bez([-110, 40 + t * 56], [-20, 70 + t * 60], [90, 78 + t * 46], [150 + t * 10, -20 + t * 50]), 13, 2, 8, ink);
  s += engrave(c, mitt, [0, 0, 0, 0], (t) => bez([70 + t * 40, -124 + t * 4], [120 + t * 22, -90], [136 + t * 14, -30], [118 + t * 30, 40]), 6, 1.5, 5.5, ink);
  s += path('M-10 -96C20 -108 56 -104 78 -90', `fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round"`);
  s += path(thumb, st);
  s += engrave(c, thumb, [0, 0, 0, 0], (t) => bez([-60 + t * 20, -40 + t * 44], [-20 + t * 10, -20 + t * 22], [40, -34 + t * 14], [92, -56 + t * 30]), 7, 1.5, 6, ink);
  s += path('M-40 -66C-14 -88 26 -88 54 -74', `fill="none" stroke="${paper}" stroke-width="7" stroke-linecap="round"`);
  return s;
};
const fistUp = (c: Drawing, ink: string, col: string, paper: string) => {
  const st = `fill="${col}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"`;
  let s = '';
  const wrist = 'M-84 116C-76 150 -74 210 -84 300H92C84 220 86 160 98 110Z';
  s += path(wrist, st) + engrave(c, wrist, [0, 0, 0, 0], (t) => qbez([20 + t * 86, 90], [4 + t * 80, 200], [20 + t * 88, 320]), 9, 2, 7, ink);
  const cuffD = 'M-112 244C-50 226 60 226 118 242L124 330H-120Z';
  s += path(cuffD, `fill="${ink}"`) + path('M-104 262C-44 246 56 246 110 260', `fill="none" stroke="${paper}" stroke-width="5" stroke-dasharray="14 10"`);
  const palm = 'M-124 -20C-134 40 -118 92 -88 126C-30 150 60 148 106 116C132 80 138 20 128 -30Z';
  s += path(palm, st) + engrave(c, palm, [0, 0, 0, 0], (t) => qbez([80 + t * 62, -20], [74 + t * 66, 80], [20 + t * 90, 150]), 9, 2, 7, ink);
  const F4: [number, number, number, number][] = [[-128, -62, 66, 124], [-60, -88, 66, 138], [8, -84, 66, 130], [74, -62, 58, 112]];
  for (const [x, y, w, h] of F4) {
    const d = `M${x} ${y + 34}C${x} ${y - 8} ${x + w * 0.2} ${y - 14} ${x + w * 0.5} ${y - 14}C${x + w * 0.8} ${y - 14} ${x + w} ${y - 8} ${x + w} ${y + 34}V${y + h - 34}C${x + w} ${y + h - 6} ${x + w * 0.8} ${y + h} ${x + w * 0.5} ${y + h}C${x + w * 0.2} ${y + h} ${x} ${y + h - 6} ${x} ${y + h - 34}Z`;
    s += path(d, st) + engrave(c, d, [0, 0, 0, 0], (t) => qbez([x + w * (0.5 + t * 0.5), y - 6], [x + w * (0.62 + t * 0.42), y + h / 2], [x + w * (0.5 + t * 0.5), y + h]), 6, 1.5, 6, ink);
    s += path(`M${x + w * 0.2} ${y + 30}C${x + w * 0.36} ${y + 22} ${x + w * 0.6} ${y + 22} ${x + w * 0.76} ${y + 30}M${x + w * 0.24} ${y + 42}C${x
      + w * 0.4} ${y + 36} ${x + w * 0.6} ${y + 36} ${x + w * 0.7} ${y + 42}`,
      `fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"`);
  }
  const thumb = 'M-150 60C-158 16 -140 -8 -112 2C-84 14 -50 22 0 22C36 22 64 28 62 56C60 84 30 88 -8 88C-50 90 -82 104 -96 134C-130 120 -146 96 -150 60Z';
  s += path(thumb, st) + engrave(c, thumb, [0, 0, 0, 0], (t) => bez([-140 + t * 30, 84 + t * 30], [-80, 62 + t * 20], [-10, 60 + t * 26], [66, 56 + t * 20]), 7, 2, 7, ink);
  s += path('M26 32C46 34 54 44 52 58', `fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"`);
  return s;
};
const manicule = (c: Drawing, ink: string, col: string, paper: string) => {
  const st = `fill="${col}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"`;
  let s = '';
  const hand = 'M-150 -62C-110 -84 -60 -92 -16 -88C30 -84 60 -66 92 -60C160 -58 240 -62 300 -54C326 -48 326 -14 300 -10C240 -4 170 -6 110 -6L96 80C80 104 20 104 -30 100C-80 98 -120 84 -150 74Z';
  s += path(hand, st) + engrave(c, hand, [0, 0, 0, 0], (t) => bez([-160, 46 + t * 46], [-80, 60 + t * 44], [20, 50 + t * 60], [110, 40 + t * 54]), 8, 2, 7, ink);
  s += engrave(c, hand, [0, 0, 0, 0], (t) => qbez([100, -22 + t * 18], [200, -18 + t * 14], [312, -24 + t * 18]), 4, 2, 4, ink);
  for (const [x, y, w] of [[44, -10, 92], [40, 28, 84], [30, 64, 74]] as [number, number, number][]) {
    const d = `M${x - 40} ${y}C${x - 10} ${y - 6} ${x + w - 40} ${y - 8} ${x + w - 10} ${y - 2}C${x + w + 14} ${y + 4} ${x + w + 12} ${y + 34} ${x + w - 12} ${y + 38}C${x + w - 50} ${y + 42} ${x - 20} ${y + 40} ${x - 44} ${y + 36}Z`;
    s += path(d, st) + engrave(c, d, [0, 0, 0, 0], (t) => qbez([x - 40, y + 20 + t * 16], [x + 30, y + 26 + t * 14], [x + w + 8, y + 14 + t * 18]), 4, 2, 4.5, ink);
  }
  const th = 'M-110 -70C-70 -96 -20 -84 22 -62C60 -44 90 -40 118 -38C136 -34 134 -8 112 -6C60 -2 10 -12 -40 -18C-70 -20 -100 -40 -110 -70Z';
  s += path(th, st) + engrave(c, th, [0, 0, 0, 0], (t) => bez([-100, -50 + t * 24], [-40, -34 + t * 14], [30, -28 + t * 14], [128, -24 + t * 16]), 4, 2, 4.5, ink);
  const cuff = 'M-250 -92C-214 -84 -180 -84 -146 -78L-142 88C-180 92 -214 98 -250 104Z';
  s += path(cuff, `fill="${paper}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"`)
    + engrave(c, cuff, [0, 0, 0, 0], (t) => qbez([-252, 30 + t * 66], [-200, 36 + t * 60], [-140, 28 + t * 56]), 7, 2, 6, ink);
  s += circ(-172, -40, 8, `fill="${ink}"`) + circ(-172, 0, 8, `fill="${ink}"`);
  const sl = 'M-380 -120C-330 -112 -290 -104 -248 -98L-248 110C-290 118 -330 126 -380 134Z';
  s += path(sl, `fill="${ink}"`);
  for (let i = 0; i < 6; i++) s += path(`M-378 ${-90 + i * 40}C-330 ${-86 + i * 38} -290 ${-84 + i * 36} -252 ${-80 + i * 34}`, `fill="none" stroke="${paper}" stroke-width="3.4"`);
  return s;
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; paper: string; k1: string; k2: string; X0: number; X1: number; W: number; art: string[]; sub: string;
  bottom: number;
};

function rule({ k1, k2, X0, X1 }: Scene, y: number, kind: number, col = k1, x0 = X0, x1 = X1) {
  if (kind === 0) return rect(x0, y - 4, x1 - x0, 8, `fill="${col}"`) + rect(x0, y + 9, x1 - x0, 2.4, `fill="${col}"`);
  if (kind === 1) {
    let d = `M${x0} ${y}`;
    const n = Math.round((x1 - x0) / 24), st = (x1 - x0) / n;
    for (let i = 0; i < n; i++) d += `q${n1(st / 4)} -9 ${n1(st / 2)} 0t${n1(st / 2)} 0`;
    return path(d, `fill="none" stroke="${col}" stroke-width="4"`);
  }
  const cx = (x0 + x1) / 2;
  return path(`M${x0} ${y}L${cx - 60} ${y - 5}V${y + 5}ZM${x1} ${y}L${cx + 60} ${y - 5}V${y + 5}Z`, `fill="${col}"`)
    + path(star(cx, y, 5, 17, 7) + star(cx - 36, y, 5, 10, 4.2) + star(cx + 36, y, 5, 10, 4.2), `fill="${k2}"`);
}

function drawSmallLine(scene: Scene & { y: number }) {
  const { c, paper, k2, X0, W, art, sub, bottom, y } = scene;
  if (bottom - 78 - y > 44) art.push(rule(scene, (y + bottom - 78) / 2 - 8, 2));
  const q = tfit(sub, 'league-spartan:800', W - 220, 48, { track: 120 });
  const mid = bottom - 38;
  art.push(rect(X0, mid - 37, W, 74, `fill="${k2}"`));
  const w = q.x1 - q.x0;
  c.alt = '';
  art.push(path(at(q, 500, mid - (q.y0 + q.y1) / 2), `fill="${paper}"`));
  for (const s of [-1, 1]) art.push(path(star(500 + s * (w / 2 + 48), mid, 5, 21, 8.6), `fill="${paper}"`));
}

/** What the parts of `drawWoodtype` share. */
type WoodtypeScene = {
  c: Drawing; r: Rng; m: string; paper: string; k1: string; k2: string; tone: string; X0: number; W: number;
  art: string[]; heroH: number;
};

function heroAt({ c, m, paper, k1, k2, tone, X0, W, art, heroH }: WoodtypeScene, cy: number) {
  const H = heroH;
  if (m === 'bout') {
    // sunburst behind
    let d = '';
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * TAU, q0 = polar(500, cy, 60, a - 0.02), q1 = polar(500, cy, 900, a - 0.045), q2 = polar(500, cy, 900, a + 0.045), q3 = polar(500, cy, 60, a + 0.02);
      d += poly([q0, q1, q2, q3]);
    }
    art.push(g(path(d, `fill="${tone}"`), `clip-path="${c.clip(rect(X0, cy - H / 2 + 6, W, H - 12))}"`));
    const gl = glove(c, k1, k2, paper), s = 1.08;
    art.push(g(gl, `transform="translate(318 ${n1(cy + 8)}) rotate(-7) scale(${s})"`) + g(gl, `transform="translate(682 ${n1(cy + 8)}) rotate(7) scale(-${s} ${s})"`));
    art.push(path(star(500, cy - 112, 5, 40, 16), `fill="${k1}"`) + path(star(430, cy - 118, 5, 20, 8) + star(570, cy - 118, 5, 20, 8), `fill="${k2}"`));
  } else if (m === 'fist') {
    let d = '';
    for (let i = 0; i < 44; i++) {
      const a = (i / 44) * TAU;
      d += poly([polar(500, cy + 40, 90, a - 0.02), polar(500, cy + 40, 900, a - 0.04), polar(500, cy + 40, 900, a + 0.04), polar(500, cy + 40, 90, a + 0.02)]);
    }
    const clip = c.clip(rect(X0, cy - H / 2 + 4, W, H - 8));
    art.push(g(path(d, `fill="${tone}"`), `clip-path="${clip}"`));
    // the fork of the revolution
    const fy = cy - H / 2 + 26;
    const cd = path(`M478 ${cy + 20}L484 ${fy + 150}C440 ${fy + 138} 418 ${fy + 104} 418 ${fy + 64}V${fy}H436V${fy + 70}C436 ${fy + 84} 460 ${fy + 84} 460 ${fy + 70}V${fy}H478V${fy + 70}C478 ${fy + 84} 502 ${fy + 84} 502 ${fy + 70}V${fy}H520V${fy + 70}C520 ${fy + 84} 544 ${fy + 84} 544 ${fy + 70}V${fy}H562V${fy + 64}C562 ${fy + 104} 540 ${fy + 138} 496 ${fy + 150}L502 ${cy + 20}Z`,
      `fill="${k2}" stroke="${k1}" stroke-width="8" stroke-linejoin="round" transform="translate(0 6)"`);
    art.push(g(cd + g(fistUp(c, k1, mix(paper, k2, 0.0), paper), tf(490, cy + 78, 0, 0.94)), `clip-path="${clip}"`));
  } else if (m === 'hand') {
    art.push(g(manicule(c, k1, paper, paper), tf(520, cy, 0, 1.12)));
    for (const dy of [-92, 92]) art.push(path(star(836, cy + dy, 5, 30, 12) , `fill="${k2}"`));
    art.push(path(star(862, cy, 5, 0, 0), ''));
  } else {
    const R = H / 2 + 22, cy2 = cy + 12;
    art.push(g(Array.from({ length: 9 }, (_, i) => rect(X0, cy - H / 2 + 22 + i * ((H - 44) / 8) - 4, W, i % 2 ? 3 : 9, `fill="${i % 2 ? k1 : k2}"`)).join('')));
    art.push(circ(500, cy2 - 8, R + 6, `fill="${paper}"`));
    art.push(path(star(500, cy2, 5, R - 2, (R - 2) * 0.4), `fill="${k1}"`));
    let f = '';
    for (let i = 0; i < 5; i++) { const a = -Math.PI / 2 + (i / 5) * TAU, A = polar(500, cy2, R - 24, a), B = polar(500, cy2, (R - 2) * 0.4 - 8, a + Math.PI / 5); f += poly([[500, cy2], A, B]); }
    art.push(path(f, `fill="${k2}"`));
    for (let j = 0; j < 5; j++) {
      const a = -Math.PI / 2 + (j / 5) * TAU;
      let h = '';
      for (let i = 1; i < 9; i++) { const t = i / 9, A = polar(500, cy2, (R - 26) * t, a), B = polar(500, cy2, ((R - 2) * 0.4 - 8) * t, a - Math.PI / 5); h += `M${pt(A)}L${pt(B)}`; }
      art.push(path(h, `stroke="${paper}" stroke-width="3.2" fill="none"`));
    }
  }
}

function drawWear({ c, r, paper }: WoodtypeScene) {
  // wear: starved ink, scratches and bruises of old blocks
  const q = r.sub('wear');
  let spots = '', nicks = '';
  for (let i = 0; i < 190; i++) {
    const x = q.f(0, 500), yy = q.f(0, 500), s = Math.abs(q.g(0, 1)) * 1.5 + 0.5;
    spots += poly([0, 1, 2, 3, 4].map((j) => polar(x, yy, s * q.f(0.5, 1.3), (j / 5) * TAU)));
  }
  for (let i = 0; i < 26; i++) { const x = q.f(0, 500), yy = q.f(0, 500), a = q.f(-0.5, 0.5), l = q.f(10, 60); nicks += `M${n1(x)} ${n1(yy)}l${n1(Math.cos(a) * l)} ${n1(Math.sin(a) * l)}`; }
  const pat = c.pattern(500, 500, path(spots, `fill="${paper}"`) + path(nicks, `fill="none" stroke="${paper}" stroke-width=".9" stroke-opacity=".8"`));
  let bruise = '';
  for (let i = 0; i < 5; i++) {
    const x = q.f(80, 920), yy = q.f(80, 1320), R = q.f(70, 150);
    for (let j = 0; j < 60; j++) {
      const t = polar(x, yy, R * Math.sqrt(q.f()), q.f(0, TAU)), s = q.f(0.6, 2.6);
      bruise += poly([0, 1, 2, 3].map((k) => polar(t[0], t[1], s * q.f(0.6, 1.3), (k / 4) * TAU)));
    }
  }
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${pat}" opacity=".8"`) + path(bruise, `fill="${paper}" opacity=".75"`) + c.grain(0.75));
}

export function drawWoodtype(inp: Input): Drawing {
  const c = new Drawing('woodtype', inp), { p, r } = c;
  const m = ['bout', 'fist', 'hand', 'star'].includes(inp.motif || '') ? inp.motif! : 'bout';
  const dark = lum(p.bg) < 0.5;
  const paper = dark ? mix(p.ink, '#e9dcc0', 0.5) : mix(p.paper, '#efe3c8', 0.35);
  const k1 = dark ? p.bg : inkFor(paper, [p.ink, p.e], 8);
  const k2 = inkFor(paper, [p.a, p.e, p.c, shade(p.a, -0.1), shade(p.a, -0.18)], 3.2);
  const tone = mix(paper, k2, 0.2);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0.4, '#7a5a2a', 0], [1, '#7a5a2a', 0.2]], 0.5, 0.5, 0.78)}"`));
  const X0 = 92, X1 = 908, W = X1 - X0;
  let kA = '', kB = ''; // two formes: key and second colour
  const art: string[] = [];
  // frame: thick and thin rule with cut corners
  const fr = (d: number, w: number,
    n: number) => path(`M${d + n} ${d}H${1000 - d - n}L${1000 - d} ${d + n}V${1400 - d - n}L${1000 - d - n} ${1400 - d}H${d + n}L${d} ${1400 - d - n}V${d + n}Z`,
      `fill="none" stroke="${k1}" stroke-width="${w}"`);
  art.push(fr(40, 9, 34) + fr(57, 2.6, 30));
  for (const [x, y] of [[66, 66], [934, 66], [66, 1334], [934, 1334]] as [number, number][]) art.push(path(star(x, y, 8, 15, 7), `fill="${k2}"`));
  const used = new Set<string>();
  const L = inp.headline.split('|').map((s) => upper(s.trim())).filter(Boolean);
  const name = inp.name ? upper(inp.name) : '', sub = inp.sub ? upper(inp.sub) : '';
  const small = (s: string) => /^(of the|for the|of|the|for|and|&|to|a|in|on|by|with)$/i.test(s);
  // measure: weights to heights
  const leastHero = m === 'bout' ? 296 : m === 'fist' ? 430 : m === 'hand' ? 270 : 330;
  const top = 104, bottom = 1296;
  const nameLines = name.length > 16 ? wrap(name, 2) : name ? [name] : [];
  const heightOf = (s: string) => clamp(1460 / Math.max(3.4, s.length), 112, 330);
  const lines = L.map((t) => ({ t, minor: small(t) && L.length > 1, h: small(t) && L.length > 1 ? 52 : heightOf(t) }));
  const nameH = nameLines.map((t) => clamp(1150 / t.length, 72, 150));
  const fixed = leastHero + (sub ? 92 : 0) + 2 * 34;
  const avail = bottom - top - fixed - lines.length * 20 - nameLines.length * 18 - 20;
  const sum = lines.reduce((a, l) => a + (l.minor ? 0 : l.h), 0) + nameH.reduce((a, b) => a + b, 0);
  const minor = lines.filter((l) => l.minor).length * 52;
  const sc = (avail - minor) / sum, capped = Math.min(sc, 1.5);
  const left = Math.max(0, avail - minor - sum * capped), grow = m === 'fist' ? 0 : Math.min(left * 0.7, m === 'star' ? 130 : 60);
  const heroH = leastHero + grow;
  const spare = left - grow;
  let y = top;
  const setLine = (t: string, h: number, col: number, among: number[]) => {
    const f = bestFace(t, W, h, used, among);
    const d = plank(t, f, X0, y, W, h);
    if (col) kB += d; else kA += d;
    y += h;
  };
  const setMinor = (t: string) => {
    const q = set(t, 'playfair-display:900i', 62, { track: 40 }), w = q.x1 - q.x0;
    kA += at(q, 500, y + 47);
    const a = X0, b = 500 - w / 2 - 34, cc = 500 + w / 2 + 34;
    for (const [u, v] of [[a, b], [cc, X1]] as [number, number][]) art.push(rect(u, y + 20, v - u, 7, `fill="${k1}"`) + rect(u, y + 31, v - u, 2.4, `fill="${k1}"`));
    y += 52;
  };
  const gapX = Math.max(0, spare) / (lines.length + nameLines.length * 0.6 + (sub ? 1.6 : 0.6));
  const scene: Scene = { c, paper, k1, k2, X0, X1, W, art, sub, bottom };
  const parts: WoodtypeScene = { c, r, m, paper, k1, k2, tone, X0, W, art, heroH };
  const heroBlock = () => {
    y += m === 'hand' ? 8 : 14; if (m !== 'star') art.push(rule(scene, y, m === 'hand' ? 2 : 0)); y += m === 'star' ? 0 : 22;
    heroAt(parts, y + heroH / 2); y += heroH;
    if (m !== 'star') { y += 4; art.push(rule(scene, y, m === 'hand' ? 2 : 0)); } y += m === 'hand' ? 44 : 26;
  };
  if (m === 'hand') heroBlock();
  let major = 0;
  lines.forEach((l) => {
    if (l.minor) setMinor(l.t);
    else { setLine(l.t, l.h * capped, major % 2 === (m === 'fist' ? 1 : 0) ? 1 : 0, [0, 1, 2, 3, 5, 6, 8]); major++; }
    y += 20 + gapX;
  });
  if (m !== 'hand') { y -= 14; heroBlock(); }
  nameLines.forEach((t, i) => { setLine(t, nameH[i]! * capped, 0, [3, 4, 8, 9, 2]); y += 18 + gapX * 0.6; });
  if (sub) drawSmallLine({ ...scene, y });
  c.add('art', art);
  // impression: each forme squeezes a darker rim where the ink piles up
  const press = (d: string, col: string) => path(d, `fill="${col}"`) + path(d, `fill="none" stroke="${shade(col, -0.06)}" stroke-width="2.2" stroke-opacity=".8"`);
  c.add('type', press(kA, k1) + g(press(kB, k2), 'transform="translate(2 -1.5)"'));
  drawWear(parts);
  return c;
}
