import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { circ, type Drawing, ell, g, mix, n1, type P, path, poly, rect, shade } from '#artwork/engine.ts';
import { bloom, bulb, confetti, foliage, grass, touch } from './gouache.ts';

/** the eye: its height over the lawn and the horizon on the card; metres times FOCUS over the distance are units */
const EYE = 1.45, HORIZON = 560, FOCUS = 1664, NEAR = 2.6, FAR = 10.5, TOP = 0.75, HALF = 0.52;

function see(x: number, y: number, z: number): P {
  return [500 + (x * FOCUS) / z, HORIZON + ((EYE - y) * FOCUS) / z];
}

/** The long table laid under the trees, the lamps lit, nobody sat down yet. */
export function drawTable(c: Drawing): void {
  const { r, p, input } = c;
  const dark = isDark(p);
  const high = dark ? shade(p.bg, 0.015) : mix(p.e, '#1F2C52', 0.5), low = mix(mix(p.a, p.d, 0.5), '#F6B27A', 0.55), lawn = mix('#24483A', high, 0.3);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(high, -0.03)], [0.22, high], [0.41, low], [0.42, low]])}"`));
  // far hills, a steeple, the last of the sun
  const hill = (y: number, k: number, col: string) => path(`M-10 ${y}C160 ${y - 50 * k} 300 ${y + 20} 470 ${y - 14 * k}S800 ${y - 60 * k} 1010 ${y - 10}V700H-10Z`, `fill="${col}"`);
  c.add('art', circ(500, 545, 330, `fill="${c.rad([[0, '#FFE6B0', 0.85], [0.3, '#FFCF8A', 0.4], [1, '#FFC070', 0]])}"`) + hill(536, 1, mix(low, high, 0.45)) + path('M610 520v-34l9 -34l9 34v34ZM604 524h40v-18h-40Z', `fill="${mix(low, high, 0.62)}"`) + hill(556, 0.6, mix(lawn, low, 0.35)));
  c.add('art', rect(0, 566, 1000, 834, `fill="${c.lin([[0, mix(lawn, '#C9B060', 0.35)], [0.16, lawn], [1, shade(lawn, -0.09)]])}"`) + ell(500, 860, 640, 330, `fill="${c.rad([[0, '#F0C76E', 0.62], [0.5, '#E2B962', 0.26], [1, '#E9C26A', 0]])}"`) + grass(r, 0, 590, 1000, 800, 420, [shade(lawn, 0.08), shade(lawn, -0.05), mix(lawn, '#B8B45A', 0.45)], 48));
  c.add('art', trees(c, high, low));
  c.add('art', chairs(c) + cloth(c) + laid(c));
  c.add('art', lamps(c), 'twinkle');
  c.add('art', confetti(r, 500, 330, 1346, 44, 60, [p.a, p.d, '#FFF6E6', low], 10));
  const linen = '#F6EDDD', t = smallLines(input), ink = reads(linen, 5, mix(p.ink, high, dark ? 1 : 0.3), high, '#2A2430'), acc = reads(linen, 4.6, p.a, shade(p.a, -0.16), shade(high, -0.05), '#5A3040');
  const b = block(input.headline, 'elsie-swash-caps', 500, 560, t.length ? 164 : 220, 116, { cy: t.length ? 1126 : 1160 }, { lead: 1.06, lines: 3, feat: { liga: false } });
  c.add('type', path(b.d, `fill="${ink}"`));
  if (t.length) c.add('type', path(block(t.join('|'), 'cormorant-garamond:600i', 500, 540, 80, 42, { top: b.bottom + 18 }, { lead: 1.08 }).d, `fill="${acc}"`));
}

function trees(c: Drawing, high: string, low: string): string {
  const { r } = c, bark = mix('#2B2026', high, 0.25);
  let s = '';
  for (const [z, x] of [[19, 2.1], [13, 2.05], [9.4, 2.02], [6.7, 1.86]] as const)
    for (const side of [-1, 1]) {
      const [bx, by] = see(side * x, 0, z), w = (0.34 * FOCUS) / z, lean = side * w * 0.2, col = mix(bark, low, Math.min(0.5, (z - 6) / 22));
      s += path(`M${n1(bx - w * 0.72)} ${n1(by)}Q${n1(bx - w * 0.38)} ${n1(by - w)} ${n1(bx - w * 0.36 - lean)} ${z > 15 ? 250 : 100}L${n1(bx + w * 0.36 - lean)} ${z > 15 ? 250 : 100}Q${n1(bx + w * 0.4)} ${n1(by - w)} ${n1(bx + w * 0.78)} ${n1(by)}Z`, `fill="${col}"`) +
        path(`M${n1(bx - side * w * 0.26)} ${n1(by - w * 0.5)}Q${n1(bx - side * w * 0.3)} ${n1(by - w * 3)} ${n1(bx - side * w * 0.24 - lean)} ${z > 15 ? 260 : 130}`, `fill="none" stroke="${mix(col, '#E9A860', 0.5)}" stroke-width="${n1(w * 0.12)}" stroke-opacity=".7"`);
      const leaf = mix('#2E5A44', high, 0.35), far = Math.min(0.55, (z - 6) / 24);
      const tones = [shade(leaf, -0.1), shade(leaf, -0.03), mix(leaf, '#8FA050', 0.35), mix(leaf, '#D8B85C', 0.55)].map((q) => mix(q, low, far));
      const R = 1900 / z;
      s += foliage(r, bx - side * R * 0.2, z > 18 ? 300 : 150 + z * 9, R * (z > 18 ? 1.35 : 1.15), R * (z > 18 ? 0.95 : 0.66), z < 9 ? 210 : 130, 124 / Math.sqrt(z), tones, [500, 380]);
    }
  const leaf = mix('#27503F', high, 0.42), tones = [shade(leaf, -0.13), shade(leaf, -0.06), leaf, mix(leaf, '#9CA656', 0.4)];
  return s + foliage(r, 90, 60, 300, 180, 200, 60, tones, [480, 260]) + foliage(r, 910, 60, 300, 180, 200, 60, tones, [520, 260]) + foliage(r, 500, -30, 420, 120, 190, 60, tones, [500, 240]);
}

function chairs(c: Drawing): string {
  const { p } = c, wood = mix('#6B4428', p.ink, 0.12), lit = mix(wood, '#F0BE78', 0.5);
  let s = '';
  for (let z = 9.6; z > 2.9; z -= 0.86)
    for (const k of [-1, 1]) {
      const w = (0.042 * FOCUS) / z, col = mix(wood, '#D8A060', Math.min(0.35, z / 26));
      const line = (...q: P[]) => path(poly(q, false), `fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round"`);
      const [a, b] = [z + 0.2, z - 0.2], B = k * 1.08, F = k * 0.7;
      const [sx, sy] = see(k * 0.9, 0, z);
      s += ell(sx, sy, (0.34 * FOCUS) / z, (0.07 * FOCUS) / z, 'fill="#0d1510" fill-opacity=".35"');
      s += line(see(F, 0.44, a), see(F, 0, a)) + line(see(B, 0, a), see(B, 0.92, a)) + line(see(B, 0.82, a), see(B, 0.5, b)) + line(see(B, 0.82, b), see(B, 0.5, a)) + line(see(B, 0.92, a), see(B, 0.92, b)) + line(see(B, 0.5, a), see(B, 0.5, b)) +
        path(poly([see(F, 0.45, a), see(F, 0.45, b), see(B, 0.45, b), see(B, 0.45, a)]), `fill="${lit}"`) + path(poly([see(F, 0.45, b), see(B, 0.45, b), see(B, 0.4, b), see(F, 0.4, b)]), `fill="${col}"`) +
        line(see(F, 0.42, b), see(F, 0, b)) + line(see(B, 0, b), see(B, 0.92, b));
    }
  return s;
}

function cloth(c: Drawing): string {
  const { r, p } = c, linen = '#F6EDDD', shadow = mix(p.e, '#5A5470', 0.6);
  const [x0, y0] = see(-HALF, TOP, NEAR), [x1] = see(HALF, TOP, NEAR), [u0, v0] = see(-HALF, TOP, FAR), [u1] = see(HALF, TOP, FAR);
  let hem = `M${n1(x0)} ${n1(y0)}H${n1(x1)}L${n1(x1 + 14)} 1330`;
  const n = 7, step = (x1 - x0 + 28) / n;
  for (let i = 0; i < n; i++) { const x = x1 + 14 - i * step; hem += `Q${n1(x - step * 0.5)} ${n1(1330 + (i % 2 ? 10 : 30) + r.f(-4, 4))} ${n1(x - step)} ${n1(1330 + r.f(-6, 6))}`; }
  hem += 'Z';
  let s = ell(500, 1350, 420, 34, 'fill="#0b120e" fill-opacity=".5"');
  // a cat's tail under the cloth
  s += path('M852 1352C884 1368 914 1352 906 1322C902 1306 886 1310 890 1322', `fill="none" stroke="${mix('#C9803A', p.a, 0.2)}" stroke-width="15" stroke-linecap="round"`);
  s += path(hem, `fill="${c.lin([[0, '#FFF8E9'], [0.12, linen], [1, mix(linen, shadow, 0.26)]])}"`);
  let fold = '';
  for (const [i, x] of [0.025, 0.075, 0.925, 0.975].entries()) {
    const X = x0 + (x1 - x0) * x, o = i < 2 ? -10 : 10, w = i % 3 ? 9 : 13;
    fold += `M${n1(X)} ${n1(y0 + 14)}Q${n1(X + o - w)} 1180 ${n1(X + o - w)} 1330L${n1(X + o + w)} 1330Q${n1(X + o + w * 0.6)} 1180 ${n1(X)} ${n1(y0 + 14)}Z`;
  }
  s += path(fold, `fill="${shadow}" fill-opacity=".2"`);
  s += path(`M${n1(x0 - 6)} 1304H${n1(x1 + 6)}M${n1(x0 - 7)} 1314H${n1(x1 + 7)}`, `stroke="${p.a}" stroke-opacity=".55" stroke-width="3.4"`);
  return s + path(`M${n1(x0)} ${n1(y0)}H${n1(x1)}L${n1(u1)} ${n1(v0)}H${n1(u0)}Z`, `fill="${c.lin([[0, '#FFEFC9'], [1, '#FFFAEC']])}"`) + path(`M${n1(x0)} ${n1(y0)}H${n1(x1)}`, 'stroke="#fff" stroke-width="4"') + path(`M${n1(x0)} ${n1(y0 + 7)}H${n1(x1)}`, `stroke="${shadow}" stroke-opacity=".22" stroke-width="8"`);
}

/** what is on the table, from the far end to the near one */
function laid(c: Drawing): string {
  const { r, p } = c;
  const cols = [p.a, mix(p.d, '#FFF3E4', 0.4), '#FFFDF6', mix(p.a, '#FFE4D6', 0.55)], green = ['#3F6B4C', '#2F5540', '#7C9A5C'];
  let s = '';
  const runner = [[-0.07, FAR], [0.07, FAR], [0.07, NEAR], [-0.07, NEAR]].map(([x, z]) => see(x!, TOP, z!));
  s += path(poly(runner), `fill="${mix(p.c, '#7C9A6C', 0.4)}" fill-opacity=".55"`);
  let i = 0;
  for (let z = FAR - 0.5; z > NEAR + 0.1; z *= 0.905, i++) {
    const u = FOCUS / z, flat = ((EYE - TOP) / z) * 1.05;
    for (const k of [-1, 1]) {
      const [x, y] = see(k * 0.36, TOP, z);
      s += ell(x + u * 0.01, y + u * 0.012, u * 0.13, u * 0.13 * flat, 'fill="#6a5a5a" fill-opacity=".28"') + ell(x, y, u * 0.125, u * 0.125 * flat, 'fill="#FFFFFF"') + ell(x, y, u * 0.085, u * 0.085 * flat, `fill="none" stroke="${mix(p.e, '#8FA0B0', 0.4)}" stroke-opacity=".6" stroke-width="${n1(u * 0.008)}"`) +
        path(poly([[x - u * 0.03, y - u * 0.05 * flat * 2], [x + u * 0.03, y - u * 0.05 * flat * 2], [x + u * 0.034, y + u * 0.05 * flat * 2], [x - u * 0.034, y + u * 0.05 * flat * 2]]), `fill="${mix(p.a, '#FFF4E6', 0.35)}"`) + path(touch(x - u * 0.012, y + u * 0.022, u * 0.06, u * 0.022, -1), 'fill="#557A4E"');
      const [gx, gy] = see(k * 0.19, TOP, z + 0.08);
      s += path(`M${n1(gx)} ${n1(gy)}V${n1(gy - u * 0.08)}`, `stroke="#fff" stroke-opacity=".9" stroke-width="${n1(u * 0.011)}"`) + ell(gx, gy, u * 0.035, u * 0.035 * flat, 'fill="#fff" fill-opacity=".75"') + path(`M${n1(gx - u * 0.04)} ${n1(gy - u * 0.19)}Q${n1(gx - u * 0.046)} ${n1(gy - u * 0.08)} ${n1(gx)} ${n1(gy - u * 0.078)}Q${n1(gx + u * 0.046)} ${n1(gy - u * 0.08)} ${n1(gx + u * 0.04)} ${n1(gy - u * 0.19)}Z`, 'fill="#FFFDF4" fill-opacity=".62"') + path(`M${n1(gx - u * 0.038)} ${n1(gy - u * 0.14)}Q${n1(gx - u * 0.04)} ${n1(gy - u * 0.08)} ${n1(gx)} ${n1(gy - u * 0.08)}Q${n1(gx + u * 0.04)} ${n1(gy - u * 0.08)} ${n1(gx + u * 0.038)} ${n1(gy - u * 0.14)}Z`, `fill="${mix(p.d, '#F3C766', 0.5)}" fill-opacity=".85"`);
    }
    const [x, y] = see(0, TOP, z);
    if (i % 2) {
      s += path(`M${n1(x - u * 0.05)} ${n1(y - u * 0.13)}L${n1(x - u * 0.06)} ${n1(y - u * 0.01)}Q${n1(x)} ${n1(y + u * 0.025)} ${n1(x + u * 0.06)} ${n1(y - u * 0.01)}L${n1(x + u * 0.05)} ${n1(y - u * 0.13)}Z`, `fill="#CFE0DC" fill-opacity=".85"`) + foliage(r, x, y - u * 0.19, u * 0.14, u * 0.09, 26, u * 0.075, green, [x, y - u * 0.4]);
      for (let j = 0; j < 6; j++) s += bloom(r, x + r.f(-0.12, 0.12) * u, y - u * r.f(0.15, 0.29), u * r.f(0.045, 0.066), cols[j % cols.length]!);
    } else {
      s += circ(x, y - u * 0.3, u * 0.24, `fill="${c.rad([[0, '#FFE7A6', 0.7], [0.4, '#FFD27A', 0.22], [1, '#FFC060', 0]])}"`) + rect(x - u * 0.02, y - u * 0.24, u * 0.04, u * 0.24, 'fill="#FFFBF0"') + ell(x, y, u * 0.05, u * 0.05 * flat, `fill="${mix('#C9974A', p.d, 0.3)}"`) + path(`M${n1(x)} ${n1(y - u * 0.33)}Q${n1(x + u * 0.032)} ${n1(y - u * 0.27)} ${n1(x)} ${n1(y - u * 0.245)}Q${n1(x - u * 0.032)} ${n1(y - u * 0.27)} ${n1(x)} ${n1(y - u * 0.33)}Z`, 'fill="#FFD56A"');
    }
  }
  return s;
}

function lamps(c: Drawing): string {
  let s = '';
  for (const [z, sag, up] of [[17, 0.5, 2.9], [11, 0.5, 2.75], [7.6, 0.42, 2.6]] as const) {
    const at = (t: number): P => see(-2 + 4 * t, up - sag * 4 * t * (1 - t) + (t - 0.5) * 0.1, z);
    const n = z > 12 ? 7 : 8, k = 78 / z;
    const [a, m, b] = [at(0), at(0.5), at(1)];
    s += path(`M${n1(a[0])} ${n1(a[1])}Q${n1(m[0])} ${n1(2 * m[1] - (a[1] + b[1]) / 2)} ${n1(b[0])} ${n1(b[1])}`, `fill="none" stroke="#1d1716" stroke-width="${n1(28 / z)}"`);
    for (let i = 0; i < n; i++) { const q = at((i + 0.5) / n); s += bulb(c, q[0], q[1] + k * 1.4, k); }
  }
  return g(s);
}
