import {
  at, circ, Drawing, g, heart, type Input, mix, n1, noise1, type P, path, polar, poly, pt, qbez, rect, type Rng, rot,
  shade, smooth, TAU, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { roles } from '#artwork/colours/roles.ts';
import { block, linesIn, plain } from '#artwork/lettering/pastimes.ts';
import { cast, chromeStops } from '#artwork/marks/chrome.ts';

type Hang = (c: Drawing, r: Rng, K: ReturnType<typeof roles>, sub: string) => { art: string; type?: string };
const HX = 500, HY = 262;
const cord = (d: string, col: string,
  w = 7) => path(d, `fill="none" stroke="#000" stroke-opacity=".2" stroke-width="${w + 2}" stroke-linecap="round" transform="translate(14 18)"`)
    + path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"`) + path(d, `fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${w * 0.3}" stroke-dasharray="5 6"`);
const HUNG: Record<string, Hang> = {
  keys: (c, r, K) => {
    const br = c.foil('gold', 36), br2 = c.lin([[0, '#f7dd93'], [0.4, '#c99b3e'], [0.55, '#fbe9b2'], [1, '#946a22']], 0, 0, 1, 0), st = c.lin(chromeStops('#e4edf1', '#6d655c'), 0, 0, 1, 0.2);
    const oldKey = 'M0 -52C44 -52 74 -24 74 14C74 50 48 72 20 78V300H70V322H98V352H74V372H98V404H62V420H20V440H-20V78C-48 72 -74 50 -74 14C-74 -24 -44 -52 0 -52ZM0 -16C-24 -16 -38 -4 -38 14C-38 32 -24 44 0 44C24 44 38 32 38 14C38 -4 24 -16 0 -16Z';
    const yale = 'M0 -40C42 -40 68 -12 66 24C64 52 46 66 24 74V250L10 272L-6 256L-20 268V230L-10 218L-22 202V186L-12 172L-22 156V74C-46 66 -64 52 -66 24C-68 -12 -42 -40 0 -40ZM0 -22A15 15 0 1 0 0.1 -22Z';
    const R = 92, ry = HY + 214;
    let s = cord(`M${HX - 22} ${HY + 6}C${HX - 34} ${HY + 60} ${HX - 18} ${HY + 100} ${HX} ${HY + 128}C${HX + 18} ${HY + 100} ${HX + 34} ${HY + 60} ${HX + 22} ${HY + 6}`, K.hot, 9);
    const one = (d: string, fill: string, tr: string, extra = '') =>
      g(cast(c, d, 14, 16, 11, '#000', 0.26, 5) + path(d, `fill="${fill}" fill-rule="evenodd"`)
        + path(d, `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"`) + extra, `transform="${tr}"`);
    s += circ(HX + 12, ry + 16, R, `fill="none" stroke="#000" stroke-opacity=".2" stroke-width="16"`);
    // wooden tag shaped like a house
    const tag = 'M0 -60L96 24V196Q96 208 84 208H-84Q-96 208 -96 196V24ZM0 -30A13 13 0 1 0 0.1 -30Z', wd = mix('#d9b07a', K.warm, 0.3);
    let tg = '';
    for (let i = 0; i < 7; i++) tg += `M-92 ${40 + i * 24}C-40 ${34 + i * 24 + r.f(-6, 6)} 30 ${48 + i * 24 + r.f(-6, 6)} 92 ${40 + i * 24}`;
    s += one(oldKey, br2, `translate(${HX - 44} ${ry + 112}) rotate(11) scale(.98)`,
      path('M-12 90V300M-62 0C-54 -30 -30 -42 0 -42', `stroke="#fff" stroke-opacity=".7" stroke-width="6" fill="none" stroke-linecap="round"`)
        + path('M-24 96H24M-24 110H24M-24 288H24', `stroke="#7a5518" stroke-width="4" opacity=".6"`));
    s += one(yale, st, `translate(${HX + 62} ${ry + 92}) rotate(-21) scale(1.1)`,
      path('M0 84V238', `stroke="#85898d" stroke-width="6"`) + path('M-40 14H40M-34 32H34', `stroke="#85898d" stroke-width="4" opacity=".6"`));
    s += one(tag, wd, `translate(${HX + 128} ${ry + 28}) rotate(-52) scale(.86)`,
      path(tg, `fill="none" stroke="${shade(wd, -0.1)}" stroke-width="2.4" opacity=".6"`) + path(heart(0, 108, 40), `fill="none" stroke="${shade(wd, -0.28)}" stroke-width="7"`));
    s += circ(HX, ry, R, `fill="none" stroke="${st}" stroke-width="17"`)
      + circ(HX, ry, R + 4, `fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-dasharray="190 400" stroke-dashoffset="330"`);
    s += path(`M${HX - 14} ${HY + 112}C${HX - 8} ${HY + 122} ${HX + 8} ${HY + 122} ${HX + 14} ${HY + 112}L${HX + 8} ${HY + 138}H${HX - 8}Z`, `fill="${shade(K.hot, -0.08)}"`);
    void br;
    return { art: s };
  },
  hat: (c, r, K) => {
    const cx = 500, cy = HY + 292, R = 290, straw = mix('#e6c37c', K.warm, 0.2), wob = noise1('brim');
    const edge = (q: number, s0: number) => smooth(Array.from({ length: 40 }, (_, i) => polar(cx, cy, q + wob(i * 0.55 + s0) * q * 0.022, (i / 40) * TAU)));
    const D = edge(R, 0);
    let s = cast(c, D, 26, 32, 26, '#000', 0.3, 7) + path(D, `fill="${c.rad([[0, shade(straw, -0.05)], [0.5, straw], [0.86, shade(straw, 0.05)], [1, shade(straw, -0.07)]])}"`);
    // plaited rounds
    for (let i = 0; i < 10; i++) {
      const q = R - 10 - i * 15;
      s += circ(cx, cy, q, `fill="none" stroke="${shade(straw, -0.15)}" stroke-width="2.2" opacity=".55"`)
        + circ(cx, cy, q - 7, `fill="none" stroke="${shade(straw, i % 2 ? -0.1 : 0.09)}" stroke-width="8" stroke-dasharray="4 5" stroke-dashoffset="${i * 3}" opacity=".7"`);
    }
    s += path(edge(R - 3, 0), `fill="none" stroke="${shade(straw, -0.16)}" stroke-width="6" stroke-dasharray="9 5"`);
    // crown: shade it throws on the brim, ribbon, top
    s += circ(cx + 18, cy + 24, 152, `fill="${c.rad([[0, '#000', 0.4], [0.84, '#000', 0.3], [1, '#000', 0]])}"`);
    s += circ(cx, cy, 140, `fill="${shade(K.hot, -0.02)}"`)
      + circ(cx, cy, 140, `fill="${c.lin([[0, '#fff', 0.22], [0.5, '#fff', 0], [1, '#000', 0.3]], 0.1, 0.1, 0.9, 0.9)}"`)
      + circ(cx, cy, 132, `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.4"`);
    s += circ(cx, cy, 120, `fill="${c.rad([[0, shade(straw, 0.08)], [0.6, shade(straw, 0.02)], [1, shade(straw, -0.12)]], 0.4, 0.36, 0.66)}"`);
    for (let i = 0; i < 8; i++) {
      const q = 114 - i * 14;
      s += circ(cx, cy, q, `fill="none" stroke="${shade(straw, -0.14)}" stroke-width="2" opacity=".5"`)
        + circ(cx, cy, q - 6, `fill="none" stroke="${shade(straw, i % 2 ? -0.09 : 0.1)}" stroke-width="7" stroke-dasharray="4 5" opacity=".65"`);
    }
    s += path(`M${cx - 66} ${cy - 34}C${cx - 30} ${cy - 70} ${cx + 30} ${cy - 70} ${cx + 62} ${cy - 30}C${cx + 30} ${cy - 46} ${cx - 30} ${cy - 48} ${cx - 66} ${cy - 34}Z`,
      `fill="#000" opacity=".13"`);
    // ribbon tails at the foot
    const b: P = [cx + 20, cy + 134], rb = K.hot;
    const tails = `M${b[0]} ${b[1]}C${b[0] - 30} ${b[1] + 60} ${b[0] - 76} ${b[1] + 110} ${b[0] - 60} ${b[1] + 236}L${b[0] - 36} ${b[1] + 214}L${b[0] - 8} ${b[1] + 240}C${b[0] - 26} ${b[1] + 130} ${b[0] + 6} ${b[1] + 70} ${b[0] + 14} ${b[1] + 10}ZM${b[0] + 6} ${b[1]}C${b[0] + 40} ${b[1] + 70} ${b[0] + 40} ${b[1] + 130} ${b[0] + 74} ${b[1] + 206}L${b[0] + 94} ${b[1] + 182}L${b[0] + 124} ${b[1] + 194}C${b[0] + 80} ${b[1] + 120} ${b[0] + 70} ${b[1] + 60} ${b[0] + 26} ${b[1]}Z`;
    s += cast(c, tails, 14, 18, 9, '#000', 0.24, 4) + path(tails, `fill="${c.lin([[0, shade(rb, -0.1)], [0.2, shade(rb, 0.05)], [0.6, rb], [1, shade(rb, -0.04)]])}"`);
    s += path(`M${b[0] + 8} ${b[1] + 6}C${b[0] - 60} ${b[1] - 40} ${b[0] - 110} ${b[1] - 10} ${b[0] - 96} ${b[1] + 30}C${b[0] - 80} ${b[1]
      + 60} ${b[0] - 30} ${b[1] + 40} ${b[0] + 8} ${b[1] + 6}ZM${b[0] + 8} ${b[1] + 6}C${b[0] + 70} ${b[1] - 44} ${b[0] + 126} ${b[1] - 20} ${b[0]
      + 112} ${b[1] + 22}C${b[0] + 98} ${b[1] + 56} ${b[0] + 44} ${b[1] + 40} ${b[0] + 8} ${b[1] + 6}Z`,
      `fill="${shade(rb, 0.03)}"`)
        + path(`M${b[0]} ${b[1] + 8}C${b[0] - 40} ${b[1] - 8} ${b[0] - 70} ${b[1] - 4} ${b[0] - 80} ${b[1] + 16}M${b[0] + 16} ${b[1] + 6}C${b[0]
        + 54} ${b[1] - 14} ${b[0] + 84} ${b[1] - 8} ${b[0] + 96} ${b[1] + 8}`,
        `fill="none" stroke="${shade(rb, -0.13)}" stroke-width="7" stroke-linecap="round"`) + `<ellipse cx="${b[0] + 8}" cy="${b[1] + 8}" rx="20" ry="24" fill="${shade(rb, -0.05)}"/>`;
    return { art: s };
  },
  garden: (c, r, K) => {
    const wood = c.lin([[0, '#7a4a2a'], [0.3, '#c68d55'], [0.55, '#a96d3b'], [1, '#6c3f22']], 0, 0, 1, 0),
      st = c.lin([[0, '#6f7880'], [0.28, '#d7dde0'], [0.46, '#eef2f3'], [0.52, '#8d979d'], [1, '#5c656b']], 0, 0, 1, 0), gr = mix(K.cool, '#46763f', 0.5);
    const tool = (x: number, y: number, rt: number, head: string, inner: string) => {
      const hd = 'M-19 0C-24 50 -26 110 -20 166C-18 184 -10 192 -8 200H8C10 192 18 184 20 166C26 110 24 50 19 0C16 -18 -16 -18 -19 0Z',
        nk = 'M-8 200L-7 262C-7 276 -16 286 -16 296H16C16 286 7 276 7 262L8 200Z';
      const lp = `M0 -96L-14 -6M0 -96L14 -6`;
      return g(cord(lp, '#d9c39a', 5) + cast(c, hd + nk + head, 16, 20, 11, '#000', 0.27, 5) + path(head, `fill="${st}"`) + inner + path(nk, `fill="${st}"`)
        + path(hd, `fill="${wood}"`) + path('M-19 30H19M-20 40H20', `stroke="${K.hot}" stroke-width="7"`)
        + path('M-8 60V160', `stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"`) + circ(0, 4, 5, 'fill="#3a2416"'), `transform="translate(${x} ${y}) rotate(${rt})"`);
    };
    const trowel = 'M-18 292H18C44 296 66 320 66 372C66 446 34 522 0 556C-34 522 -66 446 -66 372C-66 320 -44 296 -18 292Z';
    const fork = 'M-16 292H16C20 316 66 322 72 352V520C72 540 58 546 56 520L50 384C48 372 40 368 36 380L28 540C26 560 12 560 10 540V380C8 368 -8 368 -10 380V540C-12 560 -26 560 -28 540L-36 380C-40 368 -48 372 -50 384L-56 520C-58 546 -72 540 -72 520V352C-66 322 -20 316 -16 292Z';
    let s = tool(500, HY + 98, -2, trowel,
      path('M-6 306C-34 330 -44 380 -34 430C-26 476 -12 508 0 530C10 500 20 460 22 410C24 360 14 326 6 306Z', `fill="#000" opacity=".1"`)
        + path('M0 304V470', `stroke="#fff" stroke-opacity=".55" stroke-width="5"`));
    s += tool(320, HY + 98, 3, fork, path('M-50 356C-30 340 30 340 50 356', `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"`));
    // a ball of twine, and sprigs drying
    const bx = 690, by = HY + 290, tw = '#c9a46a';
    s += cord(`M680 ${HY + 4}C672 ${HY + 90} 668 ${HY + 150} ${bx} ${by - 92}`, tw, 5)
      + cast(c, `M${bx - 88} ${by}a88 88 0 1 0 176 0a88 88 0 1 0 -176 0Z`, 16, 22, 14, '#000', 0.28, 5)
      + circ(bx, by, 92, `fill="${c.rad([[0, shade(tw, 0.08)], [0.6, tw], [1, shade(tw, -0.2)]], 0.36, 0.32, 0.75)}"`);
    let wr = '', wl = '';
    for (let k = 0; k < 3; k++) for (let i = -5; i <= 5; i++) {
      const a = [0.5, -0.7, 1.75][k]!, o = i * 15, L = Math.sqrt(Math.max(0, 86 * 86 - o * o)), p0 = rot([o, -L], a), p1 = rot([o, L], a), q = rot([o * 1.24 + (k - 1) * 6, 0], a);
      if (k === 0 || (k === 1 && Math.abs(i) < 4) || (k === 2 && i > 0)) {
        if (k === 1) wl += `M${n1(bx + p0[0])} ${n1(by + p0[1])}Q${n1(bx + q[0])} ${n1(by + q[1])} ${n1(bx + p1[0])} ${n1(by + p1[1])}`;
          else wr += `M${n1(bx + p0[0])} ${n1(by + p0[1])}Q${n1(bx + q[0])} ${n1(by + q[1])} ${n1(bx + p1[0])} ${n1(by + p1[1])}`;
      }
    }
    s += path(wr, `fill="none" stroke="${shade(tw, -0.16)}" stroke-width="3.4" opacity=".7"`)
      + path(wl, `fill="none" stroke="${shade(tw, 0.04)}" stroke-width="11"`) + path(wl, `fill="none" stroke="${shade(tw, -0.18)}" stroke-width="2.4" stroke-dasharray="3 6"`);
    s += cord(`M${bx + 60} ${by + 66}C${bx + 90} ${by + 130} ${bx + 40} ${by + 170} ${bx + 64} ${by + 240}`, tw, 5);
    return { art: s + sprigs(c, r, K, 140, gr, K.hot) + sprigs(c, r, K, 860, mix(gr, K.cool2, 0.4), mix(K.cool2, '#8f7bd0', 0.5)) };
  },
  bootees: (c, r, K) => {
    const wool = mix(K.cream, '#ffffff', 0.3), col = K.hot;
    const one = (x: number, y: number, rt: number, m: string) => {
      const D = 'M-62 -6C-66 50 -66 96 -74 140C-92 182 -92 226 -58 240C0 252 80 252 138 240C174 228 180 186 150 158C122 136 84 132 66 108C58 76 62 40 62 -6C30 -14 -30 -14 -62 -6Z';
      const kn = c.pattern(16, 14, `<path d="M8 13C3 9 1 5 2 1M8 13C13 9 15 5 14 1" fill="none" stroke="${shade(wool, -0.13)}" stroke-width="2.6" stroke-linecap="round"/>`);
      let q = cast(c, D, 16, 22, 14, '#000', 0.26, 6) + path(D, `fill="${c.lin([[0, shade(wool, -0.02)], [0.5, wool], [1, shade(wool, -0.09)]])}"`);
      const cl = c.clip(path(D));
      q += path(D, `fill="${kn}"`);
      q += g(path('M-100 214C-20 236 100 236 190 206V270H-100Z', `fill="${shade(col, 0.02)}"`)
        + path('M-100 214C-20 236 100 236 190 206V270H-100Z',
        `fill="${c.pattern(12, 12, `<path d="M0 6H12" stroke="${shade(col, -0.12)}" stroke-width="3"/>`)}"`)
          + path('M-80 -20H80V44C40 52 -40 52 -80 44Z', `fill="${shade(col, 0.02)}"`)
          + [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => path(`M${i * 13} -20V50`, `stroke="${shade(col, -0.12)}" stroke-width="4"`)).join('')
          + path('M66 108C30 130 0 160 -4 200', `fill="none" stroke="#000" stroke-opacity=".16" stroke-width="12" stroke-linecap="round"`)
          + path('M150 158C120 140 84 136 62 112C40 140 30 170 34 204', `fill="none" stroke="${shade(wool, -0.2)}" stroke-width="3" stroke-dasharray="7 5"`)
          + path('M-100 60V300M180 100V300', `stroke="#000" stroke-opacity=".0"`), `clip-path="${cl}"`);
      q += path('M-64 66C-30 78 30 78 64 66', `fill="none" stroke="${mix(K.warm, col, 0.1)}" stroke-width="9" stroke-linecap="round"`)
        + path('M10 74C-16 40 -58 44 -54 68C-50 90 -10 92 10 74C30 44 76 46 72 70C66 92 28 92 10 74ZM10 76C0 110 -16 126 -34 140M10 76C24 108 36 122 58 130',
        `fill="none" stroke="${mix(K.warm, col, 0.1)}" stroke-width="9" stroke-linecap="round"`) + circ(10, 75, 10, `fill="${shade(K.warm, -0.05)}"`)
          + `<ellipse cx="0" cy="-8" rx="61" ry="9" fill="${shade(col, -0.2)}"/>`;
      return g(q, `transform="translate(${x} ${y}) rotate(${rt})${m}"`);
    };
    let s = cord(`M${HX - 18} ${HY + 4}C${HX - 40} ${HY + 90} ${HX - 120} ${HY + 130} 380 ${HY + 214}`, K.warm, 8)
      + cord(`M${HX + 18} ${HY + 4}C${HX + 40} ${HY + 110} ${HX + 100} ${HY + 200} 632 ${HY + 302}`, K.warm, 8);
    s += one(386, HY + 220, 8, ' scale(-1.02 1.02)') + one(634, HY + 312, -7, ' scale(1.02)');
    return { art: s };
  },
  plates: (c, r, K) => {
    const red = '#c8202c', W = 230;
    const left = `M${-W} ${-W}H36L-6 -120L40 -40L-30 40L18 120L-26 ${W}H${-W}Z`, right = `M52 ${-W}H${W}V${W}H-8L36 124L-12 44L58 -36L12 -116Z`;
    const L = 'M-120 -150H-44V76H112V150H-120Z';
    const half = (d: string, tr: string) => {
      const cl = c.clip(path(d));
      return g(cast(c, d, 16, 22, 14, '#000', 0.3, 6) + path(d, `fill="#fbfaf5"`)
        + g(path(L, `fill="${red}"`) + path(`M${-W} ${-W}H${W}V${W}H${-W}Z`,
        `fill="${c.lin([[0, '#fff', 0.35], [0.4, '#fff', 0], [1, '#000', 0.1]], 0, 0, 1, 1)}"`), `clip-path="${cl}"`) + path(d, `fill="none" stroke="#d9d4c6" stroke-width="3"`), tr);
    };
    let s = cord(`M${HX - 14} ${HY + 6}C${HX - 50} ${HY + 80} 400 ${HY + 150} 350 ${HY + 216}`, '#d9c39a', 6)
      + cord(`M${HX + 14} ${HY + 6}C${HX + 60} ${HY + 90} 620 ${HY + 170} 690 ${HY + 246}`, '#d9c39a', 6);
    s += half(left, `transform="translate(420 ${HY + 410}) rotate(-8)"`) + half(right, `transform="translate(566 ${HY + 438}) rotate(11)"`);
    for (const [x, y] of [[350, HY + 216], [690, HY + 246]] as const) s += circ(x, y, 11, `fill="#6d7074"`) + circ(x - 2, y - 2, 6, `fill="#cfd3d6"`);
    // the car key on the next peg
    const kx = 860, ky = HY + 118;
    s += cord(`M${kx} ${HY + 4}V${ky - 26}`, K.hot, 8) + circ(kx, ky, 28, `fill="none" stroke="#a9adb1" stroke-width="7"`)
      + g(cast(c, 'M-30 0H30V84H-30ZM-12 84H12V196H-12Z', 10, 14, 8, '#000', 0.26, 4)
      + path('M-14 82H14V186L0 204L-14 190V168L-4 158L-14 146V132L-6 122L-14 110Z', `fill="${c.lin(chromeStops('#e4edf1', '#6d655c'), 0, 0, 1, 0)}"`)
      + path('M-30 -4Q0 -18 30 -4L34 76Q0 100 -34 76Z', `fill="#232127"`)
      + path('M-22 4Q0 -6 22 4', `fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"`) + circ(0, 44, 12, `fill="${K.hot}"`), `transform="translate(${kx} ${ky + 34}) rotate(5)"`);
    return { art: s };
  },
};
const sprigs = (c: Drawing, r: Rng, K: ReturnType<typeof roles>, x: number, gr: string, bloom: string) => {
  let s = cord(`M${x - 9} ${HY + 4}C${x - 14} ${HY + 30} ${x - 6} ${HY + 48} ${x} ${HY + 62}C${x + 6} ${HY + 48} ${x + 14} ${HY + 30} ${x + 9} ${HY + 4}`, '#d9c39a', 5);
  let st = '', lv = '', fl = '';
  for (let i = 0; i < 7; i++) {
    const e: P = [x + (i - 3) * 24 + r.f(-5, 5), HY + r.f(260, 330) - Math.abs(i - 3) * 14], q = qbez([x + (i - 3) * 3, HY + 20], [x + (i - 3) * 2, HY + 150], e, 12);
    st += path(poly(q, false), `fill="none" stroke="${shade(gr, -0.07)}" stroke-width="4"`);
    for (let k = 5; k < 12; k++) for (const sd of [-1, 1]) {
      const [px, py] = q[k]!, a = Math.PI / 2 + sd * 0.75 - (i - 3) * 0.1, L = r.f(18, 27), o = polar(px, py, L, a),
        u = polar((px + o[0]) / 2, (py + o[1]) / 2, L * 0.28, a + 1.57), v = polar((px + o[0]) / 2, (py + o[1]) / 2, L * 0.28, a - 1.57);
      lv += path(`M${pt([px, py])}Q${pt(u)} ${pt(o)}Q${pt(v)} ${pt([px, py])}Z`, `fill="${shade(gr, Math.round(r.f(-0.07, 0.09) * 25) / 25)}"`);
    }
    for (let k = 0; k < 6; k++) fl += circ(e[0] + r.f(-8, 8), e[1] - 6 + k * 7, r.f(4, 6.5), `fill="${shade(bloom, Math.round(r.f(-0.05, 0.08) * 25) / 25)}"`);
  }
  return g(s + `<ellipse cx="${x + 18}" cy="${HY + 232}" rx="92" ry="130" fill="${c.rad([[0, '#000', 0.2], [0.5, '#000', 0.1], [1, '#000', 0]])}"/>` + st + lv
    + fl + rect(x - 15, HY + 52, 30, 17, `rx="6" fill="#c9ae80"`) + path(`M${x - 14} ${HY + 58}h28M${x - 14} ${HY + 64}h28`, `stroke="#9a7d4e" stroke-width="2"`));
};

export function drawPegs(inp: Input): Drawing {
  const c = new Drawing('pegs', inp), { r, p } = c, K = roles(p), m = HUNG[inp.motif || ''] ? inp.motif! : 'keys';
  const wall = K.dark ? p.bg : mix(p.bg, p.d, 0.42),
    rail = K.dark ? shade(wall, 0.075) : inp.variant === 'oak' ? mix('#c99a63', K.warm, 0.2) : shade(mix(wall, K.cool, 0.34), -0.02), ink = withContrast(wall, K.dark ? K.cream : K.deep, 6.5);
  c.alt = `A peg rail: ${plain(inp.headline)}`;
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wall, 0.03)], [1, shade(wall, -0.04)]], 0, 0, 1, 1)}"`);
  // limewash: slow clouds in the coat
  for (let i = 0; i < 16; i++)
    s += `<ellipse cx="${n1(r.f(0, 1000))}" cy="${n1(r.f(0, 1400))}" rx="${n1(r.f(160, 380))}" ry="${n1(r.f(90,
      240))}" fill="${c.rad([[0, i % 2 ? '#fff' : '#000', K.dark ? 0.035 : i % 2 ? 0.16 : 0.035], [1, i % 2 ? '#fff' : '#000', 0]])}" transform="rotate(${n1(r.f(-30, 30))} 500 700)"/>`;
  // window light across the wall
  s += path('M-40 120L520 -40H760L-40 420ZM-40 520L900 -40H1040V20L-40 760Z', `fill="#fff" opacity="${K.dark ? 0.03 : 0.13}"`);
  // rail
  const ry = HY - 62, rh = 116;
  s += rect(0, ry + rh, 1000, 34, `fill="${c.lin([[0, '#000', 0.28], [1, '#000', 0]])}"`)
    + rect(0, ry, 1000, rh, `fill="${c.lin([[0, shade(rail, 0.06)], [0.07, shade(rail, 0.03)], [0.12, rail], [0.88, shade(rail, -0.02)], [0.93, shade(rail, -0.06)], [1, shade(rail, -0.12)]])}"`)
    + rect(0, ry, 1000, 3, `fill="#fff" opacity=".4"`) + rect(0, ry + 13, 1000, 2.4, `fill="#000" opacity=".13"`) + rect(0, ry + rh - 14, 1000, 2.4, `fill="#000" opacity=".16"`);
  if (inp.variant === 'oak') {
    let gr = '';
    for (let i = 0; i < 12; i++) gr += `M0 ${n1(ry + 18 + i * 7)}C260 ${n1(ry + 18 + i * 7 + r.f(-6, 6))} 640 ${n1(ry + 18 + i * 7 + r.f(-6, 6))} 1000 ${n1(ry + 18 + i * 7)}`;
    s += path(gr, `fill="none" stroke="${shade(rail, -0.1)}" stroke-width="2" opacity=".5"`);
  }
  const peg = (x: number) => `<ellipse cx="${x + 12}" cy="${HY + 14}" rx="34" ry="34" fill="#000" opacity=".22"/>`
    + path(`M${x - 14} ${HY - 22}L${x + 12} ${HY + 12}L${x + 30} ${HY}L${x + 10} ${HY - 30}Z`, `fill="#000" opacity=".1"`)
    + circ(x, HY - 3, 30, `fill="${c.rad([[0, shade(rail, 0.13)], [0.5, shade(rail, 0.02)], [1, shade(rail, -0.17)]], 0.36, 0.3, 0.75)}"`)
    + circ(x, HY - 3, 15, `fill="none" stroke="#000" stroke-opacity=".1" stroke-width="2.4"`)
    + path(`M${x - 18} ${HY - 14}A22 22 0 0 1 ${x + 2} ${HY - 26}`, `fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"`);
  const xs = [140, 320, 500, 680, 860];
  const h = HUNG[m]!(c, r, K, inp.sub ?? '');
  let art = '';
  const gr = mix(K.cool, '#5d7f5a', 0.5);
  if (m === 'keys' || m === 'bootees') art += sprigs(c, r, K, 140, mix(gr, K.cool2, 0.3), m === 'keys' ? K.cream : mix(K.hot, K.cream, 0.45));

  c.add('ground', s).add('art', art + h.art + xs.filter((x) => m !== 'hat' || x !== 500).map(peg).join(''));
  if (m === 'hat') c.add('art', '');
  const top = m === 'garden' ? 990 : m === 'plates' ? 1030 : m === 'bootees' ? 960 : m === 'hat' ? 1000 : 1050, hl = linesIn(inp.headline, 2, 17),
    nm = [inp.name, m === 'keys' && inp.sub && inp.sub.length < 6 ? '' : inp.sub].filter(Boolean).join('  ·  ');
  const b = block(hl, 'young-serif', 830, hl.length > 1 ? 178 : 118, 116, 1.03), tot = b.h + (nm ? 74 : 0), y0 = top + (1338 - top - tot) / 2;
  let t = path(b.d(500, y0), `fill="${ink}"`);
  if (nm) t += path(at(tfit(upper(nm), 'jost:500', 780, 32, { track: 180 }), 500, y0 + b.h + 70), `fill="${withContrast(wall, K.dark ? K.warm : K.hot, 4.6)}"`);
  // the sky above the rail stays quiet
  c.add('type', t).add('texture', c.grain(0.65) + c.vignette('#000', K.dark ? 0.25 : 0.1));
  return c;
}
