import {
  at, circ, clamp, Drawing, g, type Input, lum, mix, n1, path, poisson, rect, ribbon, shade, sparkle, tfit, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import { roles } from '#artwork/colours/roles.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf } from '#artwork/lettering/lines.ts';

const DIGIT: Record<string, string> = { '0': '01110 10001 10001 10001 10001 10001 01110', '1': '00100 01100 00100 00100 00100 00100 01110',
  '2': '01110 10001 00001 00110 01000 10000 11111', '3': '11110 00001 00001 01110 00001 00001 11110', '4': '00010 00110 01010 10010 11111 00010 00010',
    '5': '11111 10000 11110 00001 00001 10001 01110', '6': '01110 10000 11110 10001 10001 10001 01110', '7': '11111 00001 00010 00100 00100 01000 01000',
      '8': '01110 10001 10001 01110 10001 10001 01110', '9': '01110 10001 10001 01111 00001 00001 01110' };
const DIGIT3: Record<string, string> = { '0': '111 101 101 101 101 101 111', '1': '010 110 010 010 010 010 111', '2': '111 001 001 111 100 100 111',
  '3': '111 001 001 111 001 001 111', '4': '101 101 101 111 001 001 001', '5': '111 100 100 111 001 001 111', '6': '111 100 100 111 101 101 111',
    '7': '111 001 001 010 010 010 010', '8': '111 101 101 111 101 101 111', '9': '111 101 101 111 001 001 111' };
const SIGNAL: Record<string, string> = {
  heart: '001100011000 011110111100 111111111110 111111111110 111111111110 011111111100 001111111000 000111110000 000011100000 000001000000',
  smile: '000000000000 001100011000 001100011000 001100011000 000000000000 000000000000 010000000100 011000001100 001110111000 000111110000',
  coupe: '111111111110 100000000010 111111111110 011111111100 001111111000 000111110000 000001000000 000001000000 000001000000 000111110000',
};

/** What the parts of a cover share. */
type Scene = { c: Drawing; r: Rng; lit: string; glow: string };

// one building: silhouette, lit flank, windows
function tower({ c, r, lit, glow }: Scene, x: number, w: number, y: number, kind: number, col: string, k: number) {
  let d = '', ex = '';
  const R = x + w, cx = x + w / 2;
  if (kind === 0) d = `M${x} 1420V${y}H${R}V1420Z`;
  else if (kind === 1) {
    d = `M${x} 1420V${y + w * 0.9}H${n1(x + w * 0.12)}V${y + w * 0.5}H${n1(x + w * 0.26)}V${y
      + w * 0.16}H${n1(x + w * 0.38)}V${y - w * 0.1}L${n1(cx - 2)} ${n1(y - w * 0.66)}V${n1(y - w * 1.1)}H${n1(cx
      + 2)}V${n1(y - w * 0.66)}L${n1(R - w * 0.38)} ${n1(y - w * 0.1)}V${y + w * 0.16}H${n1(R - w * 0.26)}V${y + w * 0.5}H${n1(R - w * 0.12)}V${y + w * 0.9}H${R}V1420Z`;
  } else if (kind === 2) d = `M${x} 1420V${y + w * 0.3}L${R} ${n1(y - w * 0.1)}V1420Z`;
  else if (kind === 3) {
    d = `M${x} 1420V${y}H${n1(x + w * 0.14)}V${n1(y - 16)}H${n1(R - w * 0.14)}V${y}H${R}V1420Z`;
    const tx = cx + w * 0.06, tw = Math.min(36, w * 0.34), ty = y - 16;
    ex = `M${n1(tx - tw / 2)} ${n1(ty - 22)}V${n1(ty - 58)}L${n1(tx)} ${n1(ty - 84)}L${n1(tx
      + tw / 2)} ${n1(ty - 58)}V${n1(ty - 22)}ZM${n1(tx - tw * 0.42)} ${n1(ty)}L${n1(tx - tw * 0.34)} ${n1(ty - 24)}h4l${n1(-tw * 0.02)} 24ZM${n1(tx
      + tw * 0.42)} ${n1(ty)}L${n1(tx + tw * 0.34)} ${n1(ty - 24)}h-4l${n1(tw * 0.02)} 24Z`;
  } else d = `M${x} 1420V${y + w * 0.3}C${x} ${n1(y + w * 0.02)} ${n1(x + w * 0.2)} ${n1(y - w * 0.2)} ${n1(cx - 3)} ${n1(y - w * 0.24)}V${n1(y - w * 0.5)}H${n1(cx + 3)}V${n1(y - w * 0.24)}C${n1(R - w * 0.2)} ${n1(y - w * 0.2)} ${R} ${n1(y + w * 0.02)} ${R} ${y + w * 0.3}V1420Z`;
  let s = path(d + ex, `fill="${col}"`) + g(rect(x + w * 0.64, y - 40, w * 0.4, 1500, `fill="${mix(col, glow, 0.28)}" opacity="${0.35 + 0.1 * k}"`), `clip-path="${c.clip(`<path d="${d}"/>`)}"`);
  const gw = 15 + k * 2.2, gh = 23 + k * 3, a = 7 + k, b = 11 + k * 1.6, nx = Math.max(1, Math.floor((w - 14) / gw)), ox = x + (w - nx * gw) / 2 + (gw - a) / 2;
  let on = '', off = '';
  for (let yy = y + (kind === 1 ? w * 0.96 : kind === 2 || kind === 4 ? w * 0.4 : 18); yy < 1400; yy += gh) for (let i = 0; i < nx; i++) {
    const u = r.f();
    const z = `M${n1(ox + i * gw)} ${n1(yy)}h${n1(a)}v${n1(b)}h${n1(-a)}Z`;
    if (u < 0.3) on += z;
    else if (u < 0.82) off += z;
  }
  return s + path(off, `fill="${shade(col, -0.05)}" opacity=".75"`) + path(on, `fill="${mix(lit, col, 0.42 - k * 0.13)}"`);
}

function layer(scene: Scene, yb: number, dy: number, wmin: number, wmax: number, col: string, k: number, kinds: number[]) {
  const { r } = scene;
  let s = '', x = -30 + r.f(-30, 10);
  while (x < 1010) {
    const w = Math.round(r.f(wmin, wmax)), u = Math.abs(x + w / 2 - 500) / 500;
    s += tower(scene, Math.round(x), w, Math.round(yb + r.f(-dy, dy) + u * -30 * k), r.pick(kinds), col, k);
    x += w + r.f(-4, 12);
  }
  return s;
}

export function drawSkyline(inp: Input): Drawing {
  const c = new Drawing('skyline', inp), { r, p } = c, K = roles(p);
  const m = inp.motif && (SIGNAL[inp.motif] || inp.motif === 'age') ? inp.motif : 'heart';
  const deep0 = lum(p.e) < 0.4 ? p.e : K.deep, deep = lum(deep0) > 0.3 ? shade(deep0, 0.24 - lum(deep0)) : shade(deep0, -0.02);
  const top = mix(deep, K.cool, 0.3), mid = mix(mix(K.hot, K.cool, 0.5), K.cream, 0.08), low = mix(K.warm, K.cream, 0.25), lit = mix(K.warm, '#fff1c4', 0.55), glow = mix(K.warm, K.hot, 0.25);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, top], [0.24, mix(top, mid, 0.45)], [0.46, mix(mid, K.hot, 0.42)], [0.6, mix(K.hot, K.warm, 0.62)], [0.72, low]])}"`));
  let st = '';
  for (const q of poisson(r, 40, 40, 920, 420, 70)) if (q[1] < 92 || q[1] > 356 || Math.abs(q[0] - 500) > 436)
    st += r.chance(0.25) ? path(sparkle(q[0], q[1], r.f(5, 9)), `fill="${K.cream}" opacity=".8"`) : circ(q[0], q[1], r.f(1.2, 2.4), `fill="${K.cream}" opacity="${r.f(0.4, 0.9).toFixed(2)}"`);
  let cl = '';
  for (let i = 0; i < 7; i++) {
    const y = 520 + i * 42 + r.f(-10, 10), x = r.f(-60, 620), L = r.f(240, 460);
    cl += path(ribbon([[x, y], [x + L * 0.3, y - 5], [x + L * 0.7, y + 3], [x + L, y]], (t) => 17 * Math.sin(Math.PI * clamp(t, 0.03, 0.97)) + 1), `fill="${mix(K.hot, K.cream, 0.35)}" opacity=".4"`);
  }
  c.add('art', st + cl, 'twinkle');
  const haze = (y: number, o: number) => rect(0, y, 1000, 1400 - y, `fill="${c.lin([[0, low, 0], [0.5, mix(low, K.hot, 0.3), o], [1, mix(low, K.hot, 0.4), o]])}"`);
  const scene: Scene = { c, r, lit, glow };
  c.add('art', layer(scene, 800, 90, 60, 112, mix(mix(K.hot, K.cool, 0.45), low, 0.36), 0, [0, 1, 2, 0, 1, 4]) + haze(660, 0.42), 'parallax');
  c.add('art', layer(scene, 930, 100, 74, 130, mix(mix(K.cool, deep, 0.35), K.hot, 0.3), 1, [0, 1, 3, 2, 4, 0]) + haze(860, 0.24), 'parallax');
  // the tower whose lit windows are the headline
  const cols = 13, gx = 30, W = cols * gx + 46, X = 500 - W / 2, Y = 640, wall = mix(deep, K.cool, 0.16);
  const td = `M${X} 1420V${Y + 44}H${X + 20}V${Y}H${X + 92}V${Y - 34}H${X + 150}V${Y - 66}H${X + W - 150}V${Y - 34}H${X + W - 92}V${Y}H${X + W - 20}V${Y + 44}H${X + W}V1420Z`;
  let t = path(`M498 ${Y - 66}V${Y - 190}H502V${Y - 66}ZM484 ${Y - 66}V${Y - 116}H516V${Y - 66}Z`, `fill="${wall}"`)
    + circ(500, Y - 194, 30, `fill="${c.rad([[0, K.hot, 0.8], [1, K.hot, 0]])}"`) + circ(500, Y - 194, 6, `fill="${mix(K.hot, K.cream, 0.3)}"`);
  t += path(td, `fill="${c.lin([[0, mix(wall, glow, 0.12)], [0.5, wall], [1, shade(wall, -0.04)]])}"`)
    + path(`M${X} ${Y + 44}h${W}v7h${-W}ZM${X + 20} ${Y}h${W - 40}v6h${40 - W}ZM${X + 92} ${Y - 34}h${W - 184}v5h${184 - W}Z`, `fill="${mix(wall, glow, 0.34)}"`);
  let rib = '';
  for (let i = 0; i <= cols; i++) rib += `M${X + 23 + i * gx} ${Y + 56}V1400`;
  t += path(rib, `stroke="${mix(wall, glow, 0.14)}" stroke-width="3"`);
  const rows = 17, gy = 42, map: boolean[][] = Array.from({ length: rows }, () => Array(cols).fill(false));
  if (m === 'age') {
    const dg = (inp.sub || '30').replace(/\D/g, '').slice(0, 3) || '30', dw = dg.length > 2 ? 3 : 5, face = dw === 3 ? DIGIT3 : DIGIT,
      wd = dg.length * dw + (dg.length - 1), o = Math.floor((cols - wd) / 2);
    Array.from(dg).forEach((ch, k) => face[ch]!.split(' ').forEach((ln, j) => Array.from(ln).forEach((v, i) => v === '1' && (map[j + 2]![o + k * (dw + 1) + i] = true))));
  } else SIGNAL[m]!.split(' ').forEach((ln, j) => Array.from(ln).forEach((v, i) => v === '1' && i + 1 < cols && (map[j + 1]![i + 1] = true)));
  let on = '', off = '', dim = '', gl = '';
  for (let j = 0; j < rows; j++) for (let i = 0; i < cols; i++) {
    const x = X + 23 + i * gx + 6, y = Y + 70 + j * gy, z = `M${x} ${y}h18v27h-18Z`;
    if (map[j]![i]) {
      on += z;
      gl += `M${x - 5} ${y - 5}h28v37h-28Z`;
    } else if (j > 11 && r.chance(0.14)) dim += z;
    else off += z;
  }
  t += path(off, `fill="${shade(wall, 0.05)}"`) + path(dim, `fill="${mix(lit, wall, 0.62)}"`)
    + path(gl, `fill="${glow}" opacity=".26" stroke="${glow}" stroke-width="8" stroke-opacity=".22" stroke-linejoin="round"`) + path(on, `fill="${lit}"`);
  let sash = '';
  for (let j = 0; j < rows; j++) for (let i = 0; i < cols; i++) if (map[j]![i]) sash += `M${X + 29 + i * gx} ${Y + 82 + j * gy}h18`;
  t += path(sash, `stroke="${glow}" stroke-width="2.4" opacity=".8"`);
  c.add('art', t, 'twinkle');
  // near roofs in the dark, either hand
  const near = shade(deep, -0.05);
  let nr = '';
  for (const [x, w, y, k] of [[-20, 150, 1130, 3], [120, 120, 1010, 0], [220, 96, 1190, 3], [700, 110, 1180, 0], [780, 140, 1030, 3],
    [908, 130, 1120, 1]] as const) nr += tower(scene, x, w, y, k, mix(near, K.cool, 0.06), 2);
  c.add('art', nr + rect(0, 1180, 1000, 220, `fill="${c.lin([[0, near, 0], [0.55, near, 0.94], [1, near, 1]])}"`), 'parallax');
  // lettering in the evening air; the name at street level
  const ls = linesOf(inp.headline), b = block(ls, 'tenor-sans', 800, 184, ls.length > 1 ? 104 : 108, 1.06, { track: 10 }), ink = withContrast(mix(top, mid, 0.3), K.cream, 4.6);
  c.add('type', path(drawBlock(b, 500, 226 - b.h / 2), `fill="${ink}"`));
  if (inp.name) {
    const q = tfit(upper(inp.name), 'jost:500', 740, 30, { track: 260 });
    c.add('type', path(at(q, 500, 1334), `fill="${withContrast(near, lit, 4.6)}"`));
  }
  c.add('texture', c.grain(0.8));
  return c;
}
