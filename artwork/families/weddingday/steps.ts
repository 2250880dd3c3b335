import { isDark, reads } from '#artwork/colours/grounds.ts';
import { smallLines } from '#artwork/lettering/seasons.ts';
import { at, circ, type Drawing, ell, fit, g, mix, n1, type P, path, polar, poly, rect, set, shade, tf, wrap } from '#artwork/engine.ts';
import { bloom, confetti, foliage, touch } from './gouache.ts';

const RISER = 106, TREAD = 38, FIRST = 712;

/** The steps when everybody has gone on to the party: the door not quite shut, the paper still lying. */
export function drawSteps(c: Drawing): void {
  const { r, p } = c;
  const dark = isDark(p);
  const stone = dark ? mix(p.d, '#E2D3BC', 0.62) : mix(p.bg, '#EADBC3', 0.55), wall = mix(stone, mix(p.d, p.a, 0.3), 0.34), cool = mix(dark ? p.bg : p.e, '#4A4A74', 0.45);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`));
  c.add('art', ashlar(c, wall) + g(door(c, stone, cool), 'transform="translate(30 1.4) scale(0.94)"'));
  // the shade of a tree that stands out of sight, over the wall's right
  let dapple = '';
  for (let i = 0; i < 150; i++) { const t = r.f(); dapple += touch(1000 - t * t * 520 + r.f(-30, 50), r.f(-10, 250 + (1 - t) * 420), r.f(40, 74), r.f(12, 22), r.f(1.4, 3.2)); }
  c.add('art', path(dapple, `fill="${cool}" fill-opacity=".24"`));
  let s = '';
  const treads: number[] = [];
  for (let i = 0; i < 4; i++) {
    const y = FIRST + i * (RISER + TREAD), x = 128 - i * 46;
    treads.push(y);
    s += path(poly([[x + 22, y], [978 - x, y], [1000 - x, y + TREAD], [x, y + TREAD]]), `fill="${shade(stone, 0.045)}"`) + rect(x, y + TREAD, 1000 - 2 * x, RISER, `fill="${c.lin([[0, shade(stone, -0.115)], [0.14, shade(stone, -0.05)], [1, shade(stone, -0.085)]])}"`) + rect(x, y + TREAD - 7, 1000 - 2 * x, 12, `fill="${shade(stone, 0.02)}"`) + rect(x, y + TREAD + 5, 1000 - 2 * x, 5, `fill="${cool}" fill-opacity=".35"`);
    for (const k of i % 2 ? [0.3, 0.72] : [0.16, 0.5, 0.86]) s += path(`M${n1(x + (1000 - 2 * x) * k)} ${y + TREAD + 6}v14M${n1(x + (1000 - 2 * x) * k)} ${y + TREAD + RISER - 12}v12`, `stroke="${shade(stone, -0.2)}" stroke-width="2.4"`);
  }
  const foot = FIRST + 4 * (RISER + TREAD);
  s += rect(0, foot, 1000, 1400 - foot, `fill="${shade(stone, -0.015)}"`) + rect(0, foot, 1000, 10, `fill="${cool}" fill-opacity=".3"`);
  c.add('art', s);
  const bits = [p.a, mix(p.d, '#FFF3E4', 0.25), '#FFFDF6', mix(p.a, '#FFE1D8', 0.5), p.b, mix(p.c, '#DDE6C8', 0.3)];
  let lie = '';
  treads.forEach((y, i) => { lie += confetti(r, 500 + r.f(-30, 30), 150 + i * 34, y + 2, TREAD - 6, 84 - i * 6, bits, 11, 0.55, 340 + i * 40); });
  lie += confetti(r, 500, 250, foot + 14, 100, 150, bits, 12, 0.55);
  c.add('art', lie);
  words(c, stone);
  c.add('art', g(pots(c, cool), 'transform="translate(0 -44)"') + bouquet(c) + doves(c));
}

function ashlar(c: Drawing, wall: string): string {
  const { r } = c;
  let s = '', joints = '';
  for (let j = 0, y = -30; y < 1300; j++, y += 92) {
    joints += `M0 ${y}H1000`;
    for (let x = j % 2 ? -60 : -150; x < 1000; x += 190) {
      joints += `M${x} ${y}v92`;
      if (r.chance(0.4)) s += rect(x, y, 190, 92, `fill="${shade(wall, r.f(-0.028, 0.03))}"`);
    }
  }
  return s + path(joints, `stroke="${shade(wall, -0.075)}" stroke-width="3" fill="none"`);
}

function door(c: Drawing, stone: string, cool: string): string {
  const { p } = c, cx = 500, w = 205, spring = 330, base = 756;
  const arch = (k: number) => `M${cx - w - k} ${base}V${spring}A${w + k} ${w + k} 0 0 1 ${cx + w + k} ${spring}V${base}Z`;
  const leaf = mix(p.c, '#3F6A62', 0.25), dk = shade(leaf, -0.1), lt = shade(leaf, 0.07);
  let s = path(arch(96), `fill="${shade(stone, -0.02)}"`);
  for (let i = 0; i <= 12; i++) { const a = Math.PI + (i * Math.PI) / 12, q = polar(cx, spring, w + 30, a), q2 = polar(cx, spring, w + 96, a); s += path(`M${n1(q[0])} ${n1(q[1])}L${n1(q2[0])} ${n1(q2[1])}`, `stroke="${shade(stone, -0.14)}" stroke-width="3.4"`); }
  for (let y = spring + 84; y < base; y += 84) s += path(`M${cx - w - 96} ${y}h66M${cx + w + 30} ${y}h66`, `stroke="${shade(stone, -0.14)}" stroke-width="3.4"`);
  s += path(arch(96), `fill="none" stroke="${shade(stone, -0.16)}" stroke-width="4"`) + path(arch(30), `fill="${shade(stone, -0.1)}"`) + path(arch(12), `fill="${shade(stone, -0.2)}"`);
  const inside = c.clip(path(arch(0)));
  // the hall behind, with its light on, seen through the leaf that was left open
  let d = rect(cx - w, 100, 2 * w, 700, `fill="${c.lin([[0, '#FFE9B0'], [0.6, '#FFD27C'], [1, '#E9A655']])}"`) + path(`M520 ${base}L560 560H720V${base}Z`, 'fill="#C97F45"') + rect(556, 250, 170, 310, 'fill="#FFE6A8"') + path('M600 330h60v150h-60Z', 'fill="#FFF6D8"') + path('M630 330v150M600 400h60', 'stroke="#E3A95A" stroke-width="5"');
  d += path(`M${cx - w} ${base}V${spring}A${w} ${w} 0 0 1 ${cx} ${spring - w}V${base}Z`, `fill="${leaf}"`);
  // right leaf, ajar: it leans away from us
  d += path(`M${cx + 84} ${base - 26}V${spring - 140}Q${cx + 150} ${spring - 120} ${cx + w} ${spring}V${base}Z`, `fill="${dk}"`) + path(`M${cx + 84} ${base - 26}V${spring - 140}l14 8V${base - 22}Z`, `fill="${lt}"`);
  const panel = (x: number, y: number, ww: number, h: number) => rect(x, y, ww, h, `fill="${dk}"`) + rect(x + 5, y + 5, ww - 5, h - 5, `fill="${lt}"`) + rect(x + 9, y + 9, ww - 18, h - 18, `fill="${leaf}"`);
  d += panel(cx - w + 30, 590, 74, 128) + panel(cx - 88, 590, 60, 128) + panel(cx - w + 30, 372, 74, 188) + panel(cx - 88, 372, 60, 188) + path(`M${cx - w + 30} 342V322A175 175 0 0 1 ${cx - w + 104} 204V342ZM${cx - 88} 342V174A180 180 0 0 1 ${cx - 28} 154V342Z`, `fill="${dk}"`) + path(`M${cx - w + 38} 338V326A170 170 0 0 1 ${cx - w + 100} 216V338ZM${cx - 80} 338V180A180 180 0 0 1 ${cx - 32} 163V338Z`, `fill="${shade(leaf, 0.02)}"`);
  d += path(`M${cx + 116} ${base - 70}V590L${cx + w - 18} 596V${base - 40}ZM${cx + 116} 560V372L${cx + w - 18} 384V564ZM${cx + 116} 342V230Q${cx + 160} 256 ${cx + w - 18} 322V352Z`, `fill="${shade(dk, -0.05)}"`);
  d += circ(cx - 12, 566, 13, 'fill="#D9AE55"') + circ(cx - 15, 562, 5, 'fill="#FFF0C0"') + rect(cx - 3, spring - w, 6, base - spring + w, `fill="${shade(leaf, -0.16)}"`);
  d += path(`M${cx - w} 100H${cx + w}V250Q${cx} 60 ${cx - w} ${spring + 60}Z`, `fill="${cool}" fill-opacity=".22"`);
  s += g(d, `clip-path="${inside}"`);
  return s + garland(c, cx, spring, w + 62);
}

/** leaves and flowers round the arch */
function garland(c: Drawing, cx: number, cy: number, R: number): string {
  const { r, p } = c, green = [shade('#3E6B4B', -0.05), '#4F7F57', '#86A56B', '#A9BC80'].map((q) => mix(q, p.c, 0.22));
  let s = '', f = '';
  for (let i = 0; i <= 26; i++) {
    const t = i / 26, a = Math.PI * (0.9 + t * 1.2), k = 30 + 22 * Math.sin(t * Math.PI * 3 + 0.6) ** 2 + (i > 19 ? (i - 19) * 4 : 0);
    const [x, y] = polar(cx, cy, R, a);
    s += foliage(r, x, y, k, k, 15, 40, green, [x - 40, y - 60]);
    if (i % 2 === 0 || i > 18) f += bloom(r, x + r.f(-14, 14), y + r.f(-14, 14), r.f(20, 34), [p.a, '#FFFDF4', mix(p.a, '#FFE4D6', 0.6), p.b][i % 4]!);
  }
  return s + f;
}

function words(c: Drawing, stone: string): void {
  const { input, p } = c, face = shade(stone, -0.065), t = smallLines(input);
  const given = input.headline.split('|').map((l) => l.trim()), most = t.length ? 3 : 4;
  const ls = given.length > most || Math.max(...given.map((l) => set(l, 'cormorant-garamond:700', 96).w)) > 880 ? wrap(given.join(' '), Math.min(most, given.length + 1)) : given;
  const row = ls.length > 2 ? 0 : 1, size = Math.min(...ls.map((l, i) => fit(l, 'cormorant-garamond:700', 700 + (row + i) * 70, 1e9, { max: 98 }).size));
  const ink = reads(face, 5, shade(stone, -0.5), mix(p.ink, '#3A2A22', 0.5), '#2A211C'), light = shade(stone, 0.09);
  const y = (i: number) => FIRST + TREAD + i * (RISER + TREAD) + RISER / 2 + 4;
  let d = '';
  ls.forEach((l, i) => { d += at(set(l, 'cormorant-garamond:700', size), 500, y(row + i) + size * 0.235); });
  t.slice(0, 1).forEach(() => {
    const one = t.join(' · '), run = fit(one, 'cormorant-garamond:600i', 760, 1e9, { max: 52 });
    d += at(run, 500, y(row + ls.length) + run.size * 0.22);
  });
  // cut into the stone: a light lip under each stroke
  c.add('type', path(d, `fill="${light}" transform="translate(1.6 2.6)"`) + path(d, `fill="${ink}"`));
}

function pots(c: Drawing, cool: string): string {
  const { r, p } = c, green = ['#2F5540', '#3F6B4C', '#5A8758', '#93AD6B'].map((q) => mix(q, p.c, 0.2));
  let s = '';
  for (const x of [176, 824]) {
    const k = x < 500 ? 1 : -1;
    s += path(`M${x - 50} 760L${x + 60} 760L${x + 150} 796L${x + 20} 796Z`, `fill="${cool}" fill-opacity=".3"`) + path(`M${x} 690V560`, 'stroke="#6B4A32" stroke-width="13"') + foliage(r, x, 486, 92, 92, 240, 34, green, [x - 80, 400]);
    s += path(`M${x - 60} 668H${x + 60}L${x + 44} 790H${x - 44}Z`, `fill="${c.lin([[0, shade(mix(p.a, '#B9694A', 0.5), 0.06)], [1, shade(mix(p.a, '#B9694A', 0.5), -0.09)]], 0, 0, 1, 0)}"`) + rect(x - 67, 656, 134, 26, `rx="4" fill="${mix(p.a, '#C67A56', 0.5)}"`) + ell(x, 658, 60, 7, 'fill="#3a2a20"');
    s += path(`M${x} 600C${x - 70} 560 ${x - 64} 640 ${x} 604C${x + 70} 560 ${x + 64} 640 ${x} 604ZM${x - 4} 604Q${x - 30 * k} 640 ${x - 22} 676L${x - 6} 664Q${x - 4} 630 ${x + 2} 606ZM${x} 604Q${x + 30 * k} 634 ${x + 20} 682L${x + 4} 668Z`, `fill="#FFFBF2"`) + circ(x, 603, 9, 'fill="#EADFCB"');
  }
  return s;
}

/** a bouquet, left on the last step but one */
function bouquet(c: Drawing): string {
  const { r, p } = c, cols = [p.a, '#FFFDF4', mix(p.a, '#FFE4D6', 0.55), p.b, '#FFFDF4'];
  const [x, y] = [800, 1330];
  let s = ell(x + 10, y + 30, 116, 14, 'fill="#2a1c20" fill-opacity=".22"'), stems = '';
  for (let i = 0; i < 8; i++) stems += `M${x - 6} ${y + 6}Q${x + 60} ${y + 10 + i * 1.5} ${x + 108 + (i % 3) * 9} ${y - 8 + i * 5}`;
  s += path(stems, 'fill="none" stroke="#4F7F4E" stroke-width="6" stroke-linecap="round"') + path(`M${x + 40} ${y - 6}l22 -3l4 36l-22 2ZM${x + 54} ${y + 28}q16 24 -8 38M${x + 58} ${y + 26}q34 16 46 34`, `fill="#FFFBF2" stroke="#FFFBF2" stroke-width="7" stroke-linecap="round"`);
  s += foliage(r, x - 38, y - 6, 84, 52, 60, 44, ['#3F6B4C', '#55805A', '#8FAA70'], [x - 80, y - 90]);
  const spots: P[] = [[-92, 4], [-70, -34], [-62, 22], [-30, -46], [-34, -6], [-8, 26], [4, -24], [-100, -26]];
  for (const [i, q] of spots.entries()) s += bloom(r, x + q[0], y + q[1], r.f(27, 36), cols[i % cols.length]!);
  return s;
}

/** two pigeons seeing to the rice */
function doves(c: Drawing): string {
  const grey = mix('#8C93A6', c.p.e, 0.15);
  const one = (x: number, y: number, k: number, f: number, peck: boolean) => {
    const head = peck ? [64, -18] : [50, -74], dk = shade(grey, -0.14);
    return ell(x, y + 2, 60 * k, 7 * k, 'fill="#2a1c20" fill-opacity=".22"') + g(
      path('M-8 0v-22M12 0v-22M-16 0h16M4 0h16', 'stroke="#C9605A" stroke-width="5" fill="none" stroke-linecap="round"') +
        path(`M-92 -34L-40 -58Q0 -78 34 -62Q${head[0]! - 6} ${head[1]! - 22} ${head[0]! + 4} ${head[1]! - 16}Q${head[0]! + 20} ${head[1]! - 10} ${head[0]! + 16} ${head[1]! + 6}Q58 -30 44 -20Q10 -6 -34 -22Z`, `fill="${grey}"`) +
        path('M-92 -34L-36 -56Q10 -66 26 -40Q-6 -22 -44 -30Z', `fill="${shade(grey, 0.08)}"`) + path('M-52 -42L-24 -28M-30 -50L0 -30', `stroke="${dk}" stroke-width="7" stroke-linecap="round"`) +
        path(peck ? 'M44 -52Q64 -44 70 -30L50 -24Q46 -40 34 -46Z' : 'M34 -62Q50 -66 60 -62L58 -40Q46 -38 34 -46Z', `fill="${mix('#6E8F83', grey, 0.3)}"`) +
        path(peck ? `M76 -16l8 16l-16 -8Z` : `M64 -76l18 5l-17 6Z`, 'fill="#E7C9A0"') + circ(head[0]! + 4, head[1]! - 3, 4, 'fill="#2a1c20"'),
      tf(x, y, 0, k * f, k),
    );
  };
  return one(170, 1372, 0.86, 1, true) + one(336, 1348, 0.74, -1, false);
}
