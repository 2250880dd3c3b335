import {
  circ, clamp, contrast, Drawing, g, type Input, lerp, lum, makeRng, mix, n1, type P, path, qbez, rect, ribbon,
  set, shade, tf,
} from '#artwork/engine.ts';
import { roles } from '#artwork/colours/roles.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { plain } from '#artwork/lettering/pastimes.ts';
import { spineShelf } from './bookcase.ts';
import { lying } from './books.ts';

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
