import {
  at, circ, clamp, contrast, Drawing, g, type Input, lerp, lum, makeRng, mix, n1, type P, path, polar, qbez, rect,
  ribbon, type Rng, set, shade, sparkle, star, tf, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast } from '#artwork/colours/pastimes.ts';
import { roles } from '#artwork/colours/roles.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { linesIn, plain } from '#artwork/lettering/pastimes.ts';
import { weave } from '#artwork/marks/chrome.ts';

const foilText = (d: string, foil: string) => path(d, `fill="#000" opacity=".28" transform="translate(0 2.2)"`) + path(d, `fill="${foil}"`);
type Bind = { col: string; kind: number; f: string; up: boolean };
/** a book lying down, its spine towards us; x,y = middle of its foot */
const lying = (c: Drawing, r: Rng, K: ReturnType<typeof roles>, x: number, y: number, w: number, h: number, b: Bind, word: string, foilOK = true) => {
  const x0 = x - w / 2, y0 = y - h, cc = b.col, dk = shade(cc, -0.17, -0.01), lt = shade(cc, 0.1);
  const D = `M${n1(x0 + 7)} ${n1(y0)}H${n1(x0 + w - 7)}Q${n1(x0 + w)} ${n1(y0)} ${n1(x0 + w)} ${n1(y0 + 7)}Q${n1(x0 + w - 5)} ${n1(y - h / 2)} ${n1(x0 + w)} ${n1(y - 7)}Q${n1(x0 + w)} ${n1(y)} ${n1(x0 + w - 7)} ${n1(y)}H${n1(x0 + 7)}Q${n1(x0)} ${n1(y)} ${n1(x0)} ${n1(y - 7)}Q${n1(x0 + 5)} ${n1(y - h / 2)} ${n1(x0)} ${n1(y0 + 7)}Q${n1(x0)} ${n1(y0)} ${n1(x0 + 7)} ${n1(y0)}Z`;
  let s = c.soft(D, 4, 7, 8, '#000', 0.22, 4);
  s += path(D, `fill="${c.lin([[0, shade(cc, -0.03)], [0.06, lt], [0.2, shade(cc, 0.045)], [0.5, cc], [0.84, shade(cc, -0.085)], [0.955, dk], [1, shade(cc, -0.1)]])}"`);
  const clip = c.clip(path(D));
  let q = '';
  const foil = contrast(cc, '#dcb054') > 3.2 && foilOK, f1 = foil ? c.foil('gold', 12) : withContrast(cc, contrast(cc, K.cream) > 3 || contrast(cc, K.cream) > contrast(cc, K.deep) ? K.cream : K.deep, 3.1);
  const ln = (xx: number, ww: number, col: string, o = 1) => rect(xx, y0, ww, h, `fill="${col}" opacity="${o}"`);
  let tx = x, tw = w - 130, tcol = f1, isFoil = foil, caps = 0.54;
  if (b.kind === 0) {
    // gilt rules, a small flower at each end
    for (const sd of [-1, 1]) {
      const e = x + sd * (w / 2 - 34);
      q += rect(e - 2.5, y0, 5, h, `fill="${f1}"`) + rect(e - sd * 13 - 1, y0, 2, h, `fill="${f1}"`) + rect(e + sd * 9 - 1, y0, 2, h, `fill="${f1}"`);
      q += path(sparkle(x + sd * (w / 2 - 76), y - h / 2, h * 0.17, 0.16), `fill="${f1}"`);
    }
    tw = w - 220;
  } else if (b.kind === 1) {
    // three bands: a cream heart between coloured ends
    const pc = lum(cc) > 0.84 ? mix(K.deep, K.cool, 0.2) : mix(K.cream, cc, 0.07), bw = w * 0.19;
    q += rect(x - w / 2 + bw, y0, w - 2 * bw, h, `fill="${c.lin([[0, shade(pc, -0.04)], [0.08, shade(pc, 0.02)], [0.5, pc], [0.86, shade(pc, -0.07)], [1, shade(pc, -0.16)]])}"`);
    q += circ(x - w / 2 + bw * 0.54, y - h / 2, h * 0.2, `fill="${pc}"`) + path(star(x - w / 2 + bw * 0.54, y - h / 2, 5, h * 0.14, h * 0.06), `fill="${cc}"`);
    q += rect(x + w / 2 - bw * 0.72, y - h * 0.5 - 2, bw * 0.4, 4, `fill="${pc}"`) + rect(x + w / 2 - bw * 0.72, y - h * 0.36, bw * 0.4, 2.5, `fill="${pc}"`)
      + rect(x + w / 2 - bw * 0.72, y - h * 0.66, bw * 0.4, 2.5, `fill="${pc}"`);
    tw = w - 2 * bw - 50;
    tcol = withContrast(pc, legible(pc, K.deep, K.cream), 5);
    isFoil = false;
  } else if (b.kind === 2) {
    // leather: raised cords and a label of another skin
    const lw = Math.min(w * 0.62, w - 210), lc = lum(cc) > 0.5 ? K.deep : shade(mix(K.hot, K.deep, 0.35), -0.03);
    for (const k of [-1, 1]) for (const j of [0, 1]) {
      const bx = x + k * (lw / 2 + 24 + j * 50);
      q += rect(bx - 8, y0, 16, h, `fill="${c.lin([[0, '#fff', 0.02], [0.35, '#fff', 0.34], [0.55, '#000', 0.06], [1, '#000', 0.42]], 0, 0, 1, 0)}"`)
        + rect(bx - 12, y0, 1.8, h, `fill="${f1}"`) + rect(bx + 10.5, y0, 1.8, h, `fill="${f1}"`);
    }
    q += rect(x - lw / 2, y0 + h * 0.1, lw, h * 0.8, `fill="${c.lin([[0, shade(lc, 0.06)], [0.5, lc], [1, shade(lc, -0.1)]])}"`)
      + rect(x - lw / 2 + 7, y0 + h * 0.1 + 6, lw - 14, h * 0.8 - 12, `fill="none" stroke="${c.foil('gold', 12)}" stroke-width="2"`);
    tw = lw - 56;
    tcol = c.foil('gold', 12);
    isFoil = true;
    caps = 0.42;
  } else if (b.kind === 3) {
    // jacket: broad stripe and a dot
    const st = withContrast(cc, legible(cc, K.warm, K.cream, K.deep), 2.2);
    q += ln(x - w / 2, 62, st) + ln(x - w / 2 + 74, 7, st);
    q += circ(x + w / 2 - 52, y - h / 2, h * 0.22, `fill="${st}"`) + circ(x + w / 2 - 52, y - h / 2, h * 0.1, `fill="${cc}"`);
    tw = w - 250;
    tx = x - 4;
  } else {
    // small pattern of chevrons at both ends
    const st = withContrast(cc, legible(cc, K.warm, K.cream, K.deep), 2);
    for (const sd of [-1, 1]) for (let i = 0; i < 3; i++) {
      const e = x + sd * (w / 2 - 24 - i * 22);
      q += path(`M${n1(e)} ${n1(y0)}L${n1(e - sd * 20)} ${n1(y - h / 2)}L${n1(e)} ${n1(y)}`, `fill="none" stroke="${st}" stroke-width="6"`);
    }
    tw = w - 250;
  }
  s += g(q, `clip-path="${clip}"`);
  s += path(D, weave(c, b.kind === 2 ? 0.05 : 0.13));
  // the round of the back, over everything printed on it
  s += path(D, `fill="${c.lin([[0, '#000', 0.12], [0.05, '#fff', 0.26], [0.16, '#fff', 0.1], [0.5, '#fff', 0], [0.8, '#000', 0.08], [0.95, '#000', 0.3], [1, '#000', 0.2]])}"`);
  s += g(rect(x0, y0 + 8, w, 1.6, `fill="#000" opacity=".2"`) + rect(x0, y - 9, w, 1.6, `fill="#000" opacity=".3"`) + rect(x0, y - 7.4, w, 1.4, `fill="#fff" opacity=".16"`), `clip-path="${clip}"`);
  let t = '';
  if (word) {
    const wd = b.up ? upper(word) : word, tr = b.up ? 60 : 0;
    let run = tfit(wd, b.f, tw, 400, { track: tr });
    const capH = run.cap, mx = h * caps;
    if (capH > mx) run = set(wd, b.f, (run.size * mx) / capH, { track: tr });
    const desc = b.up ? 0 : /[gjpqyQ]/.test(wd) ? run.size * 0.07 : 0;
    const d = at(run, tx, y - h / 2 + run.cap / 2 - desc);
    t = isFoil ? foilText(d, tcol) : path(d, `fill="${tcol}"`);
  }
  return { s, t };
};
const specs = (x: number, y: number, s: number, K: ReturnType<typeof roles>) => {
  // round tortoiseshell spectacles standing on their folded arms
  const a = shade(mix(K.hot, '#3a1c0c', 0.62), -0.02), hi = mix(a, '#f0b060', 0.5);
  let o = '';
  o += path('M-196 -64C-190 -20 -150 -10 -60 -8M196 -64C190 -20 150 -10 60 -8', `fill="none" stroke="${shade(a, -0.08)}" stroke-width="9" stroke-linecap="round"`);
  for (const k of [-1, 1]) {
    const cx = k * 98;
    o += `<ellipse cx="${cx}" cy="-80" rx="80" ry="76" fill="#fff" opacity=".2"/>`;
    o += path(`M${cx - 52} -100L${cx - 14} -142L${cx + 6} -142L${cx - 52} -78ZM${cx - 40} -50L${cx + 40} -138L${cx + 50} -128L${cx - 32} -38Z`, `fill="#fff" opacity=".28"`);
    o += `<ellipse cx="${cx}" cy="-80" rx="80" ry="76" fill="none" stroke="${a}" stroke-width="15"/>`;
    o += path(`M${cx - 78} -104A80 76 0 0 1 ${cx + 20} -153`, `fill="none" stroke="${hi}" stroke-width="5" stroke-linecap="round" opacity=".85"/`.replace('/', ''));
    o += path(`M${cx + 50} -24A80 76 0 0 0 ${cx + 78} -70`, `fill="none" stroke="${hi}" stroke-width="4" stroke-linecap="round" opacity=".5"`);
    o += path(`M${k * 174} -104L${k * 200} -108L${k * 202} -74L${k * 178} -78Z`, `fill="${a}"`) + circ(k * 190, -91, 4, `fill="${hi}"`);
  }
  o += path('M-24 -96C-12 -116 12 -116 24 -96', `fill="none" stroke="${a}" stroke-width="13"`) + path('M-18 -102C-8 -114 8 -114 18 -102', `fill="none" stroke="${hi}" stroke-width="3.5"`);
  return g(o, tf(x, y, -2, s));
};
const mortar = (c: Drawing, x: number, y: number, s: number, K: ReturnType<typeof roles>, cloth: string) => {
  const dk = shade(cloth, -0.09), lt = shade(cloth, 0.09), gd = c.foil('gold', 30);
  let o = path('M-118 -96C-124 -60 -126 -30 -122 -8C-60 12 60 12 122 -8C126 -30 124 -60 118 -96Z', `fill="${c.lin([[0, dk], [0.25, cloth], [0.5, lt], [0.8, cloth], [1, dk]], 0, 0, 1, 0)}"`);
  o += path('M-122 -26C-60 -6 60 -6 122 -26L122 -8C60 12 -60 12 -122 -8Z', `fill="${dk}" opacity=".7"`);
  o += path('M-118 -96C-60 -40 60 -40 118 -96L118 -74C60 -22 -60 -22 -120 -74Z', `fill="#000" opacity=".28"`);
  o += path('M-250 -112L0 -62L250 -112L250 -102L0 -50L-250 -102Z', `fill="${dk}"`);
  o += path('M0 -174L250 -112L0 -62L-250 -112Z', `fill="${c.lin([[0, lt], [0.55, cloth], [1, shade(cloth, -0.03)]], 0, 0, 1, 1)}"`);
  o += path('M-250 -112L0 -62L250 -112', `fill="none" stroke="${shade(cloth, 0.2)}" stroke-width="2" opacity=".6"`);
  o += `<ellipse cx="0" cy="-119" rx="17" ry="7.5" fill="${gd}"/>`;
  // cord over the edge, tassel down the books
  o += path('M4 -119C70 -116 130 -110 172 -96C190 -90 196 -70 196 -40V6', `fill="none" stroke="#000" stroke-width="7" opacity=".22" transform="translate(6 7)"`);
  o += path('M4 -119C70 -116 130 -110 172 -96C190 -90 196 -70 196 -40V6', `fill="none" stroke="${gd}" stroke-width="7"`);
  let ts = '', q = '';
  for (let i = 0; i < 9; i++) ts += `M${n1(180 + i * 4)} 66C${n1(177 + i * 4.6)} 110 ${n1(172 + i * 6)} 140 ${n1(170 + i * 6.4)} ${176 + (i % 3) * 6}`;
  q += path('M176 60C172 110 164 150 160 184Q196 196 232 184C228 150 220 110 216 60Z', `fill="#000" opacity=".22" transform="translate(8 8)"`);
  q += path('M178 62C174 110 168 150 164 182Q196 194 228 182C224 150 218 110 214 62Z', `fill="${shade(K.warm, -0.04)}"`) + path(ts, `fill="none" stroke="${gd}" stroke-width="3.4"`);
  q += path('M180 40Q196 34 212 40L216 66Q196 74 176 66Z', `fill="${gd}"`) + path('M178 54Q196 60 214 54', `fill="none" stroke="#000" opacity=".3" stroke-width="2.5"`);
  o += g(q, 'transform="translate(196 0) scale(.84 .68) translate(-196 -34)"');
  return g(o, tf(x, y, 0, s));
};
const loafCat = (c: Drawing, x: number, y: number, s: number, K: ReturnType<typeof roles>, fur: string) => {
  const dk = shade(fur, -0.12), lt = mix(fur, '#fff6e6', 0.72), ln = shade(fur, -0.3);
  let o = '';
  // tail hangs down the spines
  const tail = qbez([196, -40], [272, 10], [248, 120], 16).concat(qbez([248, 120], [236, 190], [276, 214], 12).slice(1));
  o += path(ribbon(tail.map(([a, b]) => [a + 10, b + 8] as P), (t) => 40 - 12 * t), `fill="#000" opacity=".2"`);
  o += path(ribbon(tail, (t) => 40 - 12 * t), `fill="${fur}"`) + path(ribbon(tail.slice(22), (t) => 33 - 6 * t), `fill="${lt}"`);
  for (let i = 4; i < 22; i += 5)
    o += path(`M${n1(tail[i]![0] - 18)} ${n1(tail[i]![1] + 2)}Q${n1(tail[i]![0])} ${n1(tail[i]![1] + 14)} ${n1(tail[i]![0] + 18)} ${n1(tail[i]![1] + 4)}`,
      `fill="none" stroke="${dk}" stroke-width="8" stroke-linecap="round"`);
  o += path('M-206 2C-226 -30 -214 -70 -176 -92C-130 -140 -40 -172 60 -166C150 -160 216 -108 222 -48C224 -20 214 -2 196 2Z', `fill="${c.lin([[0, shade(fur, 0.05)], [0.6, fur], [1, dk]])}"`);
  // haunch
  o += path('M92 2C66 -20 66 -74 112 -96C158 -112 206 -84 212 -44', `fill="none" stroke="${dk}" stroke-width="5" stroke-linecap="round"`);
  for (const [a, b, q] of [[20, -165, 46], [62, -166, 52], [104, -156, 50], [144, -138, 42]] as const)
    o += path(`M${a} ${b}q10 ${q * 0.5} -4 ${q}`, `fill="none" stroke="${dk}" stroke-width="10" stroke-linecap="round"`);
  // head resting on its paws
  o += path('M-252 2C-258 -16 -240 -26 -216 -24H-96C-78 -24 -70 -10 -78 2Z', `fill="${lt}"`)
    + path('M-176 -22C-178 -10 -176 -4 -172 2M-214 -6v8M-232 -6v8M-140 -6v8M-120 -6v8', `fill="none" stroke="${dk}" stroke-width="3" stroke-linecap="round"`);
  o += path('M-262 -74C-268 -112 -270 -148 -258 -160C-244 -156 -226 -136 -214 -124C-196 -130 -164 -130 -146 -124C-132 -138 -112 -156 -98 -160C-88 -148 -90 -112 -98 -78C-94 -40 -130 -16 -180 -16C-230 -16 -266 -38 -262 -74Z',
    `fill="${fur}"`);
  o += path('M-250 -140C-240 -134 -230 -124 -222 -114L-252 -100C-254 -116 -254 -130 -250 -140ZM-108 -140C-118 -134 -130 -124 -138 -114L-106 -100C-104 -116 -104 -130 -108 -140Z',
    `fill="${mix(K.hot, lt, 0.6)}"`);
  o += path('M-180 -74C-166 -74 -132 -66 -128 -44C-136 -26 -156 -18 -180 -17C-204 -18 -224 -26 -232 -44C-228 -66 -194 -74 -180 -74Z', `fill="${lt}"`);
  o += path('M-196 -126q-4 18 0 30M-180 -128v36M-164 -126q4 18 0 30', `fill="none" stroke="${dk}" stroke-width="8" stroke-linecap="round"`);
  o += path('M-236 -84Q-222 -70 -206 -82M-154 -82Q-138 -70 -124 -84', `fill="none" stroke="${ln}" stroke-width="5.5" stroke-linecap="round"`);
  o += path('M-190 -62Q-180 -66 -170 -62Q-174 -50 -180 -50Q-186 -50 -190 -62Z', `fill="${mix(K.hot, '#7a2f2f', 0.35)}"`)
    + path('M-180 -50v6M-198 -44Q-188 -34 -180 -44Q-172 -34 -162 -44', `fill="none" stroke="${ln}" stroke-width="4" stroke-linecap="round"`);
  o += path('M-232 -52L-278 -58M-232 -44L-276 -40M-128 -52L-82 -58M-128 -44L-84 -40', `stroke="${mix(lt, ln, 0.25)}" stroke-width="2.4" stroke-linecap="round"`);
  return g(o, tf(x, y, 0, s));
};
const apple = (c: Drawing, x: number, y: number, s: number, K: ReturnType<typeof roles>) => {
  const a = shade(mix(K.hot, '#c01818', 0.45), 0.0), b = shade(a, -0.16);
  let o = path('M0 -168C30 -206 128 -204 138 -112C144 -44 88 4 52 2C30 0 20 -8 0 -8C-20 -8 -30 0 -52 2C-88 4 -144 -44 -138 -112C-128 -204 -30 -206 0 -168Z',
    `fill="${c.rad([[0, mix(a, '#ffb070', 0.45)], [0.4, a], [1, b]], 0.36, 0.3, 0.8)}"`);
  o += path('M-44 -172C-20 -150 20 -150 44 -172C30 -146 -30 -146 -44 -172Z', `fill="${b}" opacity=".7"`);
  o += path('M-96 -150C-118 -126 -120 -92 -112 -72C-104 -92 -100 -126 -78 -150C-82 -158 -90 -156 -96 -150Z', `fill="#fff" opacity=".5"`);
  o += path('M-2 -160C-4 -190 4 -214 22 -232L34 -224C18 -206 12 -186 10 -160Z', `fill="#5a3a24"`);
  o += path('M14 -196C36 -240 92 -250 122 -232C104 -200 56 -182 14 -196Z', `fill="${mix(K.cool, '#4c8a3c', 0.5)}"`)
    + path('M18 -198C50 -214 84 -226 116 -232', `stroke="#fff" stroke-opacity=".35" stroke-width="3" fill="none"`);
  return g(o, tf(x, y, 0, s));
};
const cupcake = (c: Drawing, x: number, y: number, s: number, K: ReturnType<typeof roles>) => {
  const ic = mix(K.hot, K.cream, 0.45), cs = K.cool;
  let o = '';
  o += path('M-92 -96L-66 0H66L92 -96Z', `fill="${c.lin([[0, shade(cs, 0.06)], [0.5, cs], [1, shade(cs, -0.12)]], 0, 0, 1, 0)}"`);
  for (let i = -4; i <= 4; i++) o += path(`M${i * 20} -96L${n1(i * 14.6)} 0`, `stroke="#fff" stroke-opacity=".28" stroke-width="6"`);
  o += path('M-112 -92C-120 -118 -96 -130 -84 -132C-92 -158 -66 -170 -50 -170C-54 -196 -22 -212 2 -210C30 -208 52 -194 48 -172C72 -170 92 -156 84 -132C102 -128 120 -114 110 -90C70 -76 -70 -76 -112 -92Z',
    `fill="${c.lin([[0, shade(ic, 0.06)], [0.6, ic], [1, shade(ic, -0.12)]])}"`);
  o += path('M-84 -132C-40 -112 40 -116 84 -132M-50 -170C-20 -154 24 -156 48 -172', `fill="none" stroke="${shade(ic, -0.12)}" stroke-width="5" stroke-linecap="round"`);
  const rr = makeRng('sprinkle');
  for (let i = 0; i < 16; i++) {
    const a = rr.f(-84, 84), b = rr.f(-190, -96) + Math.abs(a) * 0.32;
    if (b > -92) continue;
    o += path(`M${n1(a)} ${n1(b)}l${n1(rr.f(-8, 8))} ${n1(rr.f(-8, 8))}`, `stroke="${rr.pick([K.warm, K.cool, K.cream, K.deep])}" stroke-width="5.5" stroke-linecap="round"`);
  }
  o += rect(-9, -296, 18, 96, `fill="${K.cream}"`) + path('M-9 -280L9 -296V-280L-9 -264ZM-9 -244L9 -260V-244L-9 -228ZM-9 -210L9 -226V-210L-9 -200Z',
    `fill="${K.hot}"`) + path('M0 -296v-12', `stroke="#333" stroke-width="3"`);
  o += circ(0, -330, 90, `fill="${c.rad([[0, '#ffd98a', 0.55], [0.4, '#ffc25a', 0.18], [1, '#ffc25a', 0]])}"`);
  o += path('M0 -372C14 -350 20 -336 18 -322C16 -306 -16 -306 -18 -322C-20 -336 -8 -348 0 -372Z', `fill="#f8a531"`)
    + path('M1 -346C8 -334 10 -328 8 -320C6 -312 -8 -312 -9 -320C-10 -328 -4 -334 1 -346Z', `fill="#fff1c0"`);
  return g(o, tf(x, y, 0, s));
};
const SPINEF: [string, boolean][] = [['playfair-display:700', false], ['league-spartan:800', true], ['dm-serif-display', false], ['josefin-slab:700', true],
  ['abril-fatface', false], ['jost:600', true], ['gloock', false], ['marcellus', true], ['young-serif', false]];
export function drawSpines(inp: Input): Drawing {
  const c = new Drawing('spines', inp), { r, p } = c, K = roles(p), m = inp.motif || 'glasses';
  if (m === 'shelf') return spineShelf(c, inp);
  const wall = K.dark ? p.bg : mix(p.bg, K.warm, 0.12), tab = K.dark ? shade(mix(p.bg, K.hot, 0.22), -0.02) : K.deep, ty = 1238;
  c.alt = `A pile of books: ${plain(inp.headline)}`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wall, 0.015)], [1, shade(wall, -0.035)]])}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(wall, '#fff', K.dark ? 0.2 : 0.5), K.dark ? 0.5 : 0.75], [1, wall, 0]], 0.36, 0.34, 0.62)}"`));
  let words = linesOf(inp.headline);
  if (words.length < 2) {
    const ws = plain(inp.headline).split(/\s+/);
    words = [];
    for (const q of ws) {
      const last = words[words.length - 1];
      if (last !== undefined && (last.length <= 2 || (last.length <= 3 && q.length <= 3) || (words.length >= 6 && last.length + q.length < 18))) words[words.length - 1]! += ' ' + q;
      else words.push(q);
    }
  }
  words = words.slice(0, 7);
  const ts = [...words, ...(inp.sub ? [inp.sub] : []), ...(inp.name ? [inp.name] : [])];
  const extra = Math.max(1, 6 - ts.length), seq: { t: string; k: 'w' | 'n' | 'x' }[] = words.map((t) => ({ t, k: 'w' }));
  if (inp.sub) seq.push({ t: inp.sub, k: 'n' });
  if (extra > 1) seq.push({ t: '', k: 'x' });
  if (inp.name) seq.push({ t: inp.name, k: 'n' });
  seq.push({ t: '', k: 'x' });
  if (extra > 2) seq.splice(words.length, 0, { t: '', k: 'x' });
  if (extra > 3) seq.push({ t: '', k: 'x' });
  const hs = seq.map((q) => (q.k === 'w' ? r.f(104, 132) : q.k === 'n' ? r.f(74, 84) : r.f(48, 66)));
  const tot = hs.reduce((a, b) => a + b, 0), top = m === 'cupcake' ? 470 : m === 'mortarboard' ? 400 : 372, k = Math.min(1.42, (ty - top) / tot);
  let cols = r.shuffle([K.hot, K.cool, K.warm, K.deep, K.cool2, mix(K.hot, K.deep, 0.45), mix(K.cool, K.cream, 0.25), K.cream].filter((q) => contrast(q, wall) > 1.15));
  const fnts = r.shuffle(SPINEF), kinds = r.shuffle([0, 1, 2, 3, 4]);
  const list: { s: string; t: string }[] = [];
  let sil = '';
  let y = ty, last = '', i = seq.length - 1, tx = 500;
  r.f(740, 770); // an early draw: the piles that follow were composed after it
  let prev = 0;
  for (; i >= 0; i--) {
    const q = seq[i]!, h = hs[i]! * k;
    let col = cols[(i * 1) % cols.length]!;
    if (col === last) col = cols[(i + 3) % cols.length]!;
    last = col;
    const need = q.t ? set(q.t, 'jost:600', h * 0.62).w + 260 : 0;
    const base = lerp(740, 590, (seq.length - 1 - i) / Math.max(1, seq.length - 1));
    let w = clamp(Math.max(base + r.f(-44, 44), Math.min(need, base + 70)), 540, 800);
    if (Math.abs(w - prev) < 18) w += w > 700 ? -34 : 34;
    prev = w;
    const x = 500 + r.f(-26, 26), [f, up] = fnts[i % fnts.length]!;
    const kind = q.k === 'x' ? 0 : q.k === 'n' ? (i % 2 ? 0 : 4) : kinds[i % 5]!;
    const b = lying(c, r, K, x, y, w, h, { col, kind: q.t.length > 12 && kind === 0 ? 4 : kind, f, up: up && q.t.length < 22 }, q.t);
    sil += `M${n1(x - w / 2)} ${n1(y - h)}h${n1(w)}v${n1(h + 2)}h${n1(-w)}Z`;
    list.push({ s: g(b.s, `transform="rotate(${n1(r.f(-0.5, 0.5))} ${n1(x)} ${n1(y)})"`), t: b.t });
    y -= h + 0.5;
    tx = x;
  }
  // shadow of the pile on the wall, table
  c.add('texture', path(sil, `fill="${shade(wall, -0.22)}" opacity="${K.dark ? 0.7 : 0.42}" transform="translate(44 22)" filter="${c.blur(17)}"`));
  c.add('art', rect(0, ty - 18, 1000, 400, `fill="${c.lin([[0, shade(tab, 0.07)], [0.12, shade(tab, 0.03)], [1, shade(tab, -0.05)]])}"`)
    + rect(0, ty - 18, 1000, 3, `fill="#fff" opacity=".2"`) + `<ellipse cx="510" cy="${ty + 8}" rx="440" ry="26" fill="${c.rad([[0, '#000', 0.5], [0.75, '#000', 0.25], [1, '#000', 0]])}"/>`);
  const hero = m === 'mortarboard' ? mortar(c, tx - 10, y + 4, 1.26, K,
    [shade(K.deep, lum(K.deep) < 0.25 ? 0.03 : -0.02), K.cool, K.hot, '#17161c'].find((q) => contrast(q, wall) > 1.8) ?? K.hot)
      : m === 'cat' ? loafCat(c, tx + 10, y + 1, 1.06, K, mix(K.warm, K.hot, 0.25))
      : m === 'apple' ? apple(c, tx - 20, y + 2, 0.96, K) : m === 'cupcake' ? cupcake(c, tx + 10, y + 1, 1, K) : specs(tx, y + 6, 1.04, K);
  const flat = `M${n1(tx - 170)} ${n1(y)}h340`;
  c.add('art', list.map((q) => q.s).join('') + (m === 'cat' || m === 'mortarboard' ? '' : path(flat, `stroke="#000" stroke-width="9" opacity=".25" stroke-linecap="round"`)));
  c.add('type', list.map((q) => q.t).join(''));
  c.add('art', hero);
  c.add('texture', c.grain(0.5) + c.vignette('#000', 0.12));
  return c;
}

/** a painted bookcase: one letter to a spine */
function spineShelf(c: Drawing, inp: Input) {
  const { r, p } = c, K = roles(p), wood = K.dark ? mix(p.bg, '#000', 0.08) : K.deep, lit = shade(wood, 0.07), ls = linesIn(upper(inp.headline), 3, 8).slice(0, 4);
  c.alt = `A bookshelf: ${plain(inp.headline)}`;
  const n = ls.length, L = 96, R = 904, top = 96, bot = inp.name || inp.sub ? 1236 : 1296, sh = (bot - top) / Math.max(n, 2), back = shade(wood, -0.055);
  let s = rect(0, 0, 1000, 1400, `fill="${wood}"`) + rect(L - 20, top - 24, R - L + 40, bot - top + 24, `fill="${back}"`), t = '';
  const cols = [K.hot, K.warm, K.cool2, K.cream, K.cool, mix(K.hot, K.cream, 0.4), mix(K.warm, K.cream, 0.4), mix(K.hot, K.deep, 0.3)].filter((q) => contrast(q, back) > 1.7);
  let ci = r.i(0, 7);
  for (let j = 0; j < Math.max(n, 2); j++) {
    const y = top + (j + 1) * sh - 26, line = ls[j] ?? '', ws = line ? line.split(' ') : [];
    // shadow under the board above
    s += rect(L - 20, top + j * sh - 2, R - L + 40, 70, `fill="${c.lin([[0, '#000', 0.36], [1, '#000', 0]])}"`);
    const N = Array.from(line.replace(/\s/g, '')).length, room = R - L - 26;
    const bw = clamp((room - (ws.length - 1) * 60) / Math.max(N, 1) - 3, 40, 112), tall = sh - 96;
    const total = N * (bw + 3) + (ws.length - 1) * 64;
    let x = L + 10 + Math.max(0, room - total) * (room - total > 330 ? (j % 2 ? 0.62 : 0.1) : j % 2 ? 0.9 : 0.06);
    const x0 = x;
    let up = '';
    ws.forEach((wd, wi) => {
      for (const ch of wd) {
        const h = tall * r.f(0.78, 1), col = cols[ci++ % cols.length]!, w = bw * r.f(0.96, 1.03),
          D = `M${n1(x + 4)} ${n1(y - h)}Q${n1(x + w / 2)} ${n1(y - h - 5)} ${n1(x + w - 4)} ${n1(y - h)}Q${n1(x + w)} ${n1(y - h)} ${n1(x + w)} ${n1(y - h + 5)}V${n1(y)}H${n1(x)}V${n1(y - h + 5)}Q${n1(x)} ${n1(y - h)} ${n1(x + 4)} ${n1(y - h)}Z`;
        up += path(D, `fill="#000" opacity=".3" transform="translate(9 0)"`) + path(D, `fill="${col}"`) + path(D, weave(c, 0.12));
        const tc = withContrast(col, legible(col, K.cream, K.deep, shade(K.deep, -0.08)), 4.6), kind = r.i(0, 4);
        if (kind === 0) up += rect(x, y - h + 26, w, 5, `fill="${tc}"`) + rect(x, y - h + 36, w, 2, `fill="${tc}"`) + rect(x, y - 34, w, 5, `fill="${tc}"`) + rect(x, y - 24, w, 2, `fill="${tc}"`);
        else if (kind === 1) up += rect(x, y - h * 0.24, w, h * 0.24, `fill="${tc}" opacity=".85"`) + path(star(x + w / 2, y - h * 0.12, 5, w * 0.2, w * 0.085), `fill="${col}"`);
        else if (kind === 2) for (let i = 0; i < 4; i++) up += rect(x, y - h + 24 + i * 13, w, 4, `fill="${tc}" opacity=".8"`);
        else if (kind === 3) up += circ(x + w / 2, y - h * 0.15, w * 0.24, `fill="${tc}"`) + circ(x + w / 2, y - h * 0.15, w * 0.12, `fill="${col}"`);
        else up += path(`M${n1(x)} ${n1(y - 26)}l${n1(w / 4)} -16l${n1(w / 4)} 16l${n1(w / 4)} -16l${n1(w / 4)} 16V${n1(y - 18)}H${n1(x)}Z`, `fill="${tc}"`)
          + rect(x, y - h + 24, w, 8, `fill="${tc}"`);
        up += path(D, `fill="${c.lin([[0, '#000', 0.22], [0.14, '#fff', 0.24], [0.4, '#fff', 0.04], [0.8, '#000', 0.1], [1, '#000', 0.34]], 0, 0, 1, 0)}"`);
        let run = tfit(ch, r.pick(['abril-fatface', 'league-spartan:800', 'playfair-display:800', 'jost:700', 'dm-serif-display']), w * 0.7, 150);
        if (run.cap > h * 0.32) run = set(ch, 'jost:700', (run.size * h * 0.32) / run.cap);
        t += path(at(run, x + w / 2, y - h * 0.55 + run.cap / 2), `fill="${tc}"`);
        x += w + 3;
      }
      if (wi < ws.length - 1) {
        // a thin leaning pair marks the word space
        const col = cols[ci++ % cols.length]!, h = tall * 0.72;
        up += g(rect(0, -h, 22, h, `fill="${col}"`) + rect(0, -h, 22, h, `fill="${c.lin([[0, '#fff', 0.2], [1, '#000', 0.34]], 0, 0, 1, 0)}"`)
          + rect(0, -h + 20, 22, 6, `fill="#000" opacity=".3"`), `transform="translate(${n1(x + 30)} ${n1(y - 4)}) rotate(-6.5)"`);
        x += 64;
      }
    });
    const freeR = R - x, freeL = x0 - L;
    if (line && freeR > 60 && (freeR < 130 || freeR > 300)) {
      // a leaning book, then something that lives there
      const col = cols[ci++ % cols.length]!, h = tall * 0.8;
      up += g(rect(0, -h, 40, h, `rx="3" fill="${col}"`) + rect(0, -h, 40, h,
        `rx="3" fill="${c.lin([[0, '#fff', 0.25], [0.5, '#fff', 0], [1, '#000', 0.34]], 0, 0, 1, 0)}"`) + rect(0, -h + 24, 40, 6, `fill="#000" opacity=".28"`)
          + rect(0, -46, 40, 6, `fill="#000" opacity=".28"`), `transform="translate(${n1(x + 34)} ${n1(y - 3)}) rotate(-8)"`);
      if (freeR > 300) up += shelfThing(c, r, K, R - 92, y, j, cols[ci++ % cols.length]!);
    }
    else if (line && freeR >= 130) up += shelfThing(c, r, K, R - Math.min(freeR / 2, 92), y, j, cols[ci++ % cols.length]!);
    if (line && freeL > 150) up += shelfThing(c, r, K, L + 66, y, j + 1, cols[ci++ % cols.length]!);
    if (!line) {
      up += shelfThing(c, r, K, 240, y, 0, cols[ci++ % cols.length]!) + shelfThing(c, r, K, 760, y, 1, cols[ci++ % cols.length]!);
      let yy = y;
      for (let i = 0; i < 4; i++) {
        const w = r.f(220, 280), h = r.f(36, 52), col = cols[ci++ % cols.length]!;
        up += lying(c, r, K, 500 + r.f(-14, 14), yy, w, h, { col, kind: 3, f: 'jost:600', up: true }, '').s;
        yy -= h;
      }
    }
    s += up;
    s += rect(L - 30, y, R - L + 60, 30, `fill="${c.lin([[0, shade(lit, 0.05)], [0.15, lit], [1, shade(wood, -0.02)]])}"`) + rect(L - 30, y, R - L + 60, 2.5, `fill="#fff" opacity=".25"`);
  }
  // the case itself
  s += rect(0, 0, L - 20, 1400, `fill="${c.lin([[0, shade(wood, -0.02)], [0.8, lit], [1, shade(lit, 0.06)]], 0, 0, 1, 0)}"`)
    + rect(R + 20, 0, 1000 - R - 20, 1400, `fill="${c.lin([[0, shade(lit, 0.03)], [0.15, lit], [1, shade(wood, -0.03)]], 0, 0, 1, 0)}"`);
  s += rect(L - 20, 0, 16, bot, `fill="${c.lin([[0, '#000', 0.34], [1, '#000', 0]], 0, 0, 1, 0)}"`);
  s += rect(0, 0, 1000, top - 24, `fill="${c.lin([[0, shade(lit, 0.03)], [1, wood]])}"`) + rect(0, top - 40, 1000, 5, `fill="#000" opacity=".25"`)
    + rect(0, top - 26, 1000, 4, `fill="#fff" opacity=".14"`);
  s += rect(0, bot, 1000, 1400 - bot, `fill="${c.lin([[0, lit], [1, wood]])}"`) + rect(0, bot + 8, 1000, 4, `fill="#000" opacity=".22"`);
  c.add('ground', s).add('type', t);
  const nm = [inp.sub, inp.name].filter(Boolean).join('  ·  ');
  if (nm) {
    const cy = (bot + 1400) / 2 + 4, run = tfit(nm, 'cormorant-garamond:700i', 600, 46), w = Math.max(260, run.x1 - run.x0 + 84), h = 82;
    c.add('ornament', c.soft(`M${n1(500 - w / 2)} ${cy - h / 2}h${n1(w)}v${h}h${n1(-w)}Z`, 0, 5, 7, '#000', 0.35)
      + rect(500 - w / 2, cy - h / 2, w, h, `rx="6" fill="${c.foil('gold', 20)}"`)
      + rect(500 - w / 2 + 9, cy - h / 2 + 9, w - 18, h - 18, `rx="2" fill="${mix('#fff8e8', K.cream, 0.4)}"`) + rect(500 - w / 2 + 9, cy - h / 2 + 9, w - 18, 5, `fill="#000" opacity=".16"`));
    c.add('type', path(at(run, 500, cy + run.xh * 0.5 + 3), `fill="${withContrast('#fff8e8', K.deep, 6)}"`));
  }
  c.add('texture', c.grain(0.5) + c.vignette('#000', 0.2));
  return c;
}

function shelfThing(c: Drawing, r: Rng, K: ReturnType<typeof roles>, x: number, y: number, k: number, col: string) {
  let o = '';
  if (k % 2 === 0) {
    // trailing plant
    o += path('M-50 -92H50L40 0H-40Z', `fill="${c.lin([[0, shade(col, 0.05)], [0.5, col], [1, shade(col, -0.14)]], 0, 0, 1, 0)}"`) + rect(-56, -104, 112, 22, `rx="5" fill="${shade(col, 0.03)}"`);
    const gr = mix(K.cool, '#5a8a50', 0.45);
    for (let i = 0; i < 9; i++) {
      const a = -160 + i * 17.5, e = polar(0, -104, r.f(70, 112), (a * Math.PI) / 180), q = qbez([0, -100], [e[0] * 0.3, e[1] - 20], e, 10);
      o += path(ribbon(q, (t) => 4 + 26 * Math.sin(Math.PI * Math.pow(t, 1.2))), `fill="${shade(gr, r.f(-0.07, 0.08))}"`);
    }
  } else {
    // a globe on its foot
    o += path('M-44 0C-44 -14 -14 -16 -8 -26V-40H8V-26C14 -16 44 -14 44 0Z', `fill="${c.foil('gold', 20)}"`);
    o += circ(0, -104, 62, `fill="${c.rad([[0, mix(K.cool2, '#fff', 0.3)], [0.6, K.cool2], [1, shade(K.cool2, -0.2)]], 0.36, 0.32, 0.75)}"`);
    o += path('M-34 -140C-14 -156 14 -150 10 -132C4 -118 -20 -122 -24 -106C-28 -92 -46 -98 -48 -116C-48 -128 -42 -134 -34 -140ZM14 -106C30 -114 50 -104 46 -86C40 -66 26 -56 18 -66C10 -78 2 -96 14 -106ZM30 -146q14 6 20 18q-12 2 -20 -4Z',
      `fill="${mix(K.warm, K.cool, 0.3)}"`);
    o += path('M-40 -40A76 76 0 0 1 -40 -168', `fill="none" stroke="${c.foil('gold', 20)}" stroke-width="7" transform="rotate(-20 0 -104)"`);
  }
  return g(o, tf(x, y));
}
