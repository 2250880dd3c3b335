import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { circ, type Drawing, ell, g, lerp, lum, mix, n1, type P, path, polar, qbez, rect, shade } from '#artwork/engine.ts';
import { bloom, confetti, foliage, grass, touch } from './gouache.ts';

const SHORE = 820;

/** Two chairs on a cliff, tied together, that look out to sea. */
export function drawChairs(c: Drawing): void {
  const { r, p, input } = c;
  const dark = isDark(p);
  const high = dark ? p.bg : mix(p.bg, p.e, 0.16), mid = dark ? mix(p.bg, p.a, 0.42) : mix(p.d, p.a, 0.28), low = mix('#FFD9A0', p.d, 0.3), sea = mix(dark ? shade(p.bg, 0.05) : mix(p.e, '#5B86A0', 0.45), mid, 0.1);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, high], [0.3, mix(high, mid, 0.4)], [0.44, mid], [0.52, low], [0.53, low]])}"`));
  let s = circ(500, 700, 420, `fill="${c.rad([[0, '#FFF3CC', 0.95], [0.24, '#FFE2A0', 0.45], [1, '#FFD28A', 0]])}"`) + circ(500, 700, 62, 'fill="#FFF6DA"');
  let cloud = '';
  for (const [x, y, w] of [[170, 600, 240], [820, 560, 280], [700, 640, 170], [330, 656, 150], [90, 520, 130]] as const)
    for (let i = 0; i < 5; i++) cloud += touch(x - w / 2 + r.f(-16, 16) * i, y + i * 7, w * r.f(0.6, 1), 7, r.f(-0.04, 0.04));
  s += path(cloud, `fill="${mix(low, '#FFFFFF', 0.3)}" fill-opacity=".75"`);
  // the sea, and the sun on it
  s += rect(0, 730, 1000, 240, `fill="${c.lin([[0, mix(sea, low, 0.45)], [1, shade(sea, -0.05)]])}"`) + path(`M-10 742V700Q120 676 190 706Q246 722 300 734L330 742Z`, `fill="${mix(sea, mid, 0.55)}"`);
  let glint = '', wave = '';
  for (let i = 0; i < 90; i++) { const y = 738 + r.f() ** 1.4 * 170, w = 20 + (y - 730) * 0.5; glint += touch(500 + r.g(0, w * 0.6) - 20, y, r.f(14, 40) + (y - 730) * 0.12, 2.2 + (y - 730) * 0.012, 0); }
  for (let i = 0; i < 70; i++) { const y = r.f(740, 900); wave += touch(r.f(-20, 980), y, r.f(20, 70), 2.4, 0); }
  s += path(wave, `fill="${shade(sea, -0.08)}" fill-opacity=".4"`) + path(glint, 'fill="#FFF1C4" fill-opacity=".9"');
  // one sail, a long way out
  s += path('M742 738h46l-8 12h-30Z', `fill="${shade(sea, -0.2)}"`) + path('M764 734V676L790 732ZM760 734V688L742 732Z', 'fill="#FFFBEF"') + path('M214 470q16 -14 26 0q12 -14 28 -2M286 510q10 -9 17 0q8 -9 18 -1', `fill="none" stroke="${mix(p.ink, high, dark ? 0.2 : 0.25)}" stroke-width="4" stroke-linecap="round"`);
  c.add('art', s);
  const turf = mix('#5E7F4A', p.c, 0.35), tones = [shade(turf, -0.1), turf, mix(turf, '#D9C26A', 0.45), shade(turf, 0.06)];
  const edge = `M-10 ${SHORE + 70}C120 ${SHORE + 10} 300 ${SHORE + 44} 470 ${SHORE + 30}S820 ${SHORE - 30} 1010 ${SHORE + 34}V1410H-10Z`;
  c.add('art', path(edge, `fill="${c.lin([[0, mix(turf, '#E6C878', 0.5)], [0.3, turf], [1, shade(turf, -0.13)]])}"`) + g(grass(r, 0, SHORE + 30, 1000, 570, 640, tones, 58), `clip-path="${c.clip(path(edge))}"`));
  // an aisle through the grass, mown and strewn
  c.add('art', g(path('M462 840C448 980 350 1200 250 1410H750C650 1200 552 980 538 840Z', `fill="${c.lin([[0, mix(turf, '#E9D596', 0.6), 0.85], [1, mix(turf, '#E9D596', 0.4), 0.75]])}"`), `clip-path="${c.clip(path(edge))}"`) + confetti(r, 500, 56, 900, 120, 60, [p.a, '#FFFDF4', mix(p.a, '#FFE4D6', 0.5)], 8, 0.5) + confetti(r, 500, 110, 1010, 370, 170, [p.a, '#FFFDF4', mix(p.a, '#FFE4D6', 0.5), p.d], 13, 0.55));
  c.add('art', chair(c, 318, false) + chair(c, 682, true) + tied(c));
  // the near grass, with what grows in it
  let f = grass(r, -20, 1230, 300, 180, 90, tones, 120) + grass(r, 720, 1230, 300, 180, 90, tones, 120);
  for (let i = 0; i < 26; i++) { const left = i % 2, x = left ? r.f(10, 230) : r.f(770, 990), y = r.f(1190, 1370); f += path(`M${n1(x)} ${n1(y)}q${n1(r.f(-12, 12))} 50 ${n1(r.f(-8, 8))} 110`, `fill="none" stroke="${shade(turf, -0.08)}" stroke-width="4"`) + bloom(r, x, y, r.f(17, 30), ['#FFFDF4', p.a, p.b, mix(p.a, '#FFE4D6', 0.5)][i % 4]!); }
  c.add('art', f);
  const t = smallLines(input), at = mix(high, mid, 0.22), ink = reads(at, 4.6, dark ? p.ink : shade(p.e, -0.06), p.ink);
  const b = block(input.headline, 'playfair-display:500i', 500, 800, t.length ? 270 : 320, 132, { cy: t.length ? 232 : 270 }, { lead: 1.12, lines: 3 });
  c.add('type', path(b.d, `fill="${ink}"`));
  if (t.length) c.add('type', path(block(t.join('|'), 'josefin-sans:600', 500, 740, 90, 33, { top: b.bottom + 34 }, { track: 70, lead: 1.4 }).d, `fill="${reads(at, 4.6, lum(at) < 0.5 ? p.ink : p.ink, ink)}"`));
}

/** a bentwood chair from behind, against the light */
function chair(c: Drawing, x: number, veil: boolean): string {
  const { r, p } = c, wood = mix('#4A2E22', p.ink, 0.15), rim = mix('#F0B871', p.d, 0.2);
  const st = (d: string, w: number) => path(d, `fill="none" stroke="${wood}" stroke-width="${w}" stroke-linecap="round"`) + path(d, `fill="none" stroke="${rim}" stroke-width="${n1(w * 0.24)}" stroke-opacity=".85" stroke-linecap="round" transform="translate(${x < 500 ? w * 0.3 : -w * 0.3} -1)"`);
  const k = x < 500 ? -1 : 1;
  // its shadow comes towards us
  let s = path(`M${x - 84} 1196L${x - 84 + k * 40} 1410H${x + 84 + k * 120}L${x + 84} 1196Z`, 'fill="#14251a" fill-opacity=".24"') + path(`M${x - 90} 1186q90 26 180 0`, 'stroke="#14251a" stroke-opacity=".35" stroke-width="16" fill="none" stroke-linecap="round"');
  s += st(`M${x - 62} 1010L${x - 76} 1150M${x + 62} 1010L${x + 76} 1150`, 13);
  s += ell(x, 1006, 106, 32, `fill="${wood}"`) + ell(x, 1000, 92, 24, `fill="${mix('#D9A868', wood, 0.25)}"`) + path(Array.from({ length: 9 }, (_, i) => `M${x - 80 + i * 20} 986l-12 30M${x - 92 + i * 20} 986l12 30`).join(''), `stroke="${wood}" stroke-opacity=".35" stroke-width="2.4"`);
  s += st(`M${x - 62} 1000C${x - 66} 880 ${x - 60} 800 ${x} 800S${x + 66} 880 ${x + 62} 1000`, 13);
  s += st(`M${x - 96} 1200L${x - 88} 1010C${x - 104} 840 ${x - 90} 748 ${x} 748S${x + 104} 840 ${x + 88} 1010L${x + 96} 1200`, 19) + path(`M${x - 90} 1022Q${x} 1066 ${x + 90} 1022`, `fill="none" stroke="${wood}" stroke-width="17"`);
  if (veil) {
    // a veil and a crown of flowers over the right one's top rail
    const d = `M${x - 52} 766C${x - 70} 880 ${x - 84} 1040 ${x - 58} 1176C${x - 20} 1204 ${x + 10} 1172 ${x + 40} 1192C${x + 64} 1206 ${x + 84} 1190 ${x + 92} 1170C${x + 92} 1030 ${x + 76} 880 ${x + 52} 764C${x + 20} 738 ${x - 22} 738 ${x - 52} 766Z`;
    s += path(d, 'fill="#FFFDF8" fill-opacity=".6"') + path(`M${x - 30} 770C${x - 40} 900 ${x - 40} 1060 ${x - 22} 1180M${x + 4} 764C${x + 8} 900 ${x + 2} 1060 ${x + 12} 1178M${x + 34} 770C${x + 52} 900 ${x + 62} 1040 ${x + 60} 1186`, 'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4"') + path(d, 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"');
    for (let i = 0; i <= 9; i++) { const [q, y] = polar(x, 800, 62, Math.PI * (1.08 + (i / 9) * 0.84)); s += foliage(r, q, y, 22, 18, 7, 30, ['#3F6B4C', '#6E935E'], [q, y]) + bloom(r, q, y, r.f(15, 23), [p.a, '#FFFDF4', mix(p.a, '#FFE4D6', 0.5)][i % 3]!); }
  } else {
    // the other's hat, hung on the knob
    const straw = mix('#E3C27E', p.d, 0.2), [hx, hy] = [x - 48, 784];
    s += g(ell(0, 0, 104, 88, `fill="${straw}"`) + ell(-4, -5, 98, 80, `fill="none" stroke="${shade(straw, -0.1)}" stroke-width="3"`) + ell(-3, -3, 80, 66, `fill="none" stroke="${shade(straw, -0.08)}" stroke-width="3"`) + ell(4, 4, 60, 52, `fill="${p.e}"`) + ell(0, 0, 54, 46, `fill="${shade(straw, 0.03)}"`) + ell(-2, -2, 38, 31, `fill="none" stroke="${shade(straw, -0.08)}" stroke-width="3"`) + ell(-3, -3, 20, 16, `fill="none" stroke="${shade(straw, -0.08)}" stroke-width="3"`) + path('M50 30q34 24 28 66M54 24q44 12 58 48', `fill="none" stroke="${p.e}" stroke-width="13" stroke-linecap="round"`), `transform="translate(${hx} ${hy}) rotate(-18)"`);
  }
  return s;
}

/** the garland between the chairs, with a card on it that says which is whose */
function tied(c: Drawing): string {
  const { r, p } = c, a: P = [404, 900], b: P = [598, 900];
  let s = '', f = '';
  const line = qbez(a, [501, 1040], b, 12);
  for (const [i, q] of line.entries()) { const k = lerp(16, 27, 1 - Math.abs(i - 6) / 6); s += foliage(r, q[0], q[1], k, k, 11, 36, ['#35604A', '#4F7F57', '#93AD6B'], [q[0], q[1] - 60]); if (i % 2 === 0) f += bloom(r, q[0], q[1], k * 0.95, [p.a, '#FFFDF4', mix(p.a, '#FFE4D6', 0.5), p.b][(i / 2) % 4]!); }
  const bow = (x: number, y: number) => path(`M${x} ${y}C${x - 44} ${y - 34} ${x - 44} ${y + 26} ${x} ${y}C${x + 44} ${y - 34} ${x + 44} ${y + 26} ${x} ${y}ZM${x - 4} ${y}q-26 44 -14 92l16 -12q-4 -40 4 -80ZM${x + 2} ${y}q26 40 20 104l-18 -12q2 -44 -8 -92Z`, 'fill="#FFFBF2"') + circ(x, y, 9, 'fill="#E9DCC8"');
  return s + f + bow(400, 896) + bow(602, 896);
}
