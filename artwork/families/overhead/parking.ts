import {
  at, bez, circ, contrast, ell, g, mix, n1, type P, path, polar, poly, rect, set, shade, TAU, tf, tfit, withContrast,
} from '#artwork/engine.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import { circPath } from '#artwork/outlines/ornament.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { cast, rrect, type Seen, strokes } from './seen.ts';
import { sleepingCat } from './things.ts';

/** a car from above, its bonnet at the top */
function car({ c, K }: Seen, x: number, y: number, w: number, l: number, deg: number, paint: string, rack = false): string {
  const body = `M${n1(-w * 0.36)} ${n1(-l / 2)}C${n1(-w * 0.52)} ${n1(-l * 0.46)} ${n1(-w / 2)} ${n1(-l * 0.3)} ${n1(-w / 2)} ${n1(-l * 0.2)}V${n1(l * 0.36)}C${n1(-w / 2)} ${n1(l * 0.46)} ${n1(-w * 0.44)} ${n1(l / 2)} ${n1(-w * 0.32)} ${n1(l / 2)}H${n1(w * 0.32)}C${n1(w * 0.44)} ${n1(l / 2)} ${n1(w / 2)} ${n1(l * 0.46)} ${n1(w / 2)} ${n1(l * 0.36)}V${n1(-l * 0.2)}C${n1(w / 2)} ${n1(-l * 0.3)} ${n1(w * 0.52)} ${n1(-l * 0.46)} ${n1(w * 0.36)} ${n1(-l / 2)}Z`;
  const glass = mix('#28333d', K.cool, 0.15), cabin = rrect(-w * 0.41, -l * 0.22, w * 0.82, l * 0.6, w * 0.16), roof = rrect(-w * 0.345, -l * 0.085, w * 0.69, l * 0.36, w * 0.1);
  const mirrors = rrect(-w * 0.6, -l * 0.17, w * 0.13, l * 0.045, 4) + rrect(w * 0.47, -l * 0.17, w * 0.13, l * 0.045, 4);
  return g(cast(c, body, 34, deg, 0.36) + path(mirrors, `fill="${shade(paint, -0.06)}"`) + path(body, `fill="${c.lin([[0, shade(paint, 0.06)], [0.18, shade(paint, 0.02)], [0.8, paint], [1, shade(paint, -0.1)]], 0, 0, 1, 0)}"`)
    + path(`M${n1(-w * 0.3)} ${n1(-l * 0.46)}Q${n1(-w * 0.24)} ${n1(-l * 0.3)} ${n1(-w * 0.3)} ${n1(-l * 0.22)}M${n1(w * 0.3)} ${n1(-l * 0.46)}Q${n1(w * 0.24)} ${n1(-l * 0.3)} ${n1(w * 0.3)} ${n1(-l * 0.22)}`, `fill="none" stroke="${shade(paint, -0.09)}" stroke-width="3"`)
    + path(cabin, `fill="${glass}"`) + path(`M${n1(-w * 0.34)} ${n1(-l * 0.2)}L${n1(w * 0.02)} ${n1(-l * 0.2)}L${n1(-w * 0.1)} ${n1(-l * 0.09)}H${n1(-w * 0.33)}Z`, 'fill="#fff" opacity=".22"')
    + path(`M${n1(-w * 0.41)} ${n1(l * 0.11)}H${n1(w * 0.41)}`, `stroke="${paint}" stroke-width="${n1(w * 0.06)}"`) + path(roof, `fill="${c.lin([[0, shade(paint, 0.1)], [1, shade(paint, 0.01)]], 0, 0, 1, 1)}"`)
    + (rack ? path([-0.03, 0.06, 0.15, 0.24].map((k) => `M${n1(-w * 0.36)} ${n1(l * k)}h${n1(w * 0.72)}`).join(''), `stroke="#2a2a2a" stroke-width="4"`) : path(`M${n1(-w * 0.27)} ${n1(-l * 0.04)}V${n1(l * 0.2)}`, 'stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"'))
    + ell(-w * 0.33, -l * 0.465, w * 0.09, l * 0.022, 'fill="#fff6d8"') + ell(w * 0.33, -l * 0.465, w * 0.09, l * 0.022, 'fill="#fff6d8"') + rect(-w * 0.42, l * 0.475, w * 0.16, l * 0.02, 'fill="#a8231c"') + rect(w * 0.26, l * 0.475, w * 0.16, l * 0.02, 'fill="#a8231c"'), tf(x, y, deg));
}

/** two wheels' tracks along a path, drawn as chalk on the road */
function tracks(line: P[], gap: number, col: string): string {
  const side = (k: number) => line.map((q, i): P => {
    const a = line[Math.max(0, i - 1)]!, b = line[Math.min(line.length - 1, i + 1)]!, l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [q[0] - ((b[1] - a[1]) / l) * k, q[1] + ((b[0] - a[0]) / l) * k];
  });
  return path([-gap / 2, gap / 2].map((k) => poly(side(k), false)).join(''), `fill="none" stroke="${col}" stroke-width="11" stroke-opacity=".5" stroke-dasharray="7 5"`);
}

function tree({ c, r, green }: Seen, x: number, y: number, q: number): string {
  let leaves = '';
  const tones: Record<string, string> = {};
  for (let i = 0; i < 150; i++) {
    const p = polar(x, y, q * Math.sqrt(r.f()) * 0.96, r.f(0, TAU)), lit = -(p[0] - x + p[1] - y) / q / 14, tone = shade(green, Math.round((lit + r.f(-0.05, 0.04)) * 25) / 25);
    tones[tone] = (tones[tone] ?? '') + circPath(p[0], p[1], q * r.f(0.1, 0.17));
  }
  for (const tone of Object.keys(tones).toSorted()) leaves += path(tones[tone]!, `fill="${tone}"`);
  return cast(c, circPath(x, y, q * 0.94), 92, 0, 0.3) + circ(x, y, q * 0.9, `fill="${shade(green, -0.1)}"`) + leaves;
}

/** a duck and her ducklings, half way across */
function ducks({ c, linen }: Seen, x: number, y: number): string {
  const duck = (dx: number, dy: number, q: number, col: string, deg: number) => g(cast(c, `M0 ${n1(-q)}C${n1(q * 0.8)} ${n1(-q * 0.7)} ${n1(q * 0.7)} ${n1(q * 0.7)} 0 ${n1(q * 1.3)}C${n1(-q * 0.7)} ${n1(q * 0.7)} ${n1(-q * 0.8)} ${n1(-q * 0.7)} 0 ${n1(-q)}Z`, q * 0.6, deg) + path(`M0 ${n1(-q)}C${n1(q * 0.8)} ${n1(-q * 0.7)} ${n1(q * 0.7)} ${n1(q * 0.7)} 0 ${n1(q * 1.3)}C${n1(-q * 0.7)} ${n1(q * 0.7)} ${n1(-q * 0.8)} ${n1(-q * 0.7)} 0 ${n1(-q)}Z`, `fill="${col}"`)
    + path(`M${n1(-q * 0.2)} ${n1(-q * 1.5)}L0 ${n1(-q * 1.86)}L${n1(q * 0.2)} ${n1(-q * 1.5)}Z`, 'fill="#ef9a2d"') + circ(0, -q * 1.08, q * 0.48, `fill="${shade(col, -0.04)}"`) + path(`M${n1(-q * 0.42)} ${n1(-q * 0.2)}Q${n1(-q * 0.3)} ${n1(q * 0.6)} 0 ${n1(q * 0.9)}M${n1(q * 0.42)} ${n1(-q * 0.2)}Q${n1(q * 0.3)} ${n1(q * 0.6)} 0 ${n1(q * 0.9)}`, `fill="none" stroke="${shade(col, -0.12)}" stroke-width="${n1(q * 0.1)}"`), tf(x + dx, y + dy, deg));
  return duck(0, 0, 27, linen, -82) + [62, 104, 143, 184].map((dx, i) => duck(dx, [4, -7, 5, -4][i]!, 13, '#f2cf58', -90 + (i % 2 ? 9 : -10))).join('');
}

/** a street from an upstairs window: a parking space, the car in it, and the tracks of its wheels */
export function drawParking(s: Seen): void {
  const { c, r, p, K, linen, lines, name } = s, tar = K.dark ? mix(p.bg, '#3a3f47', 0.55) : mix('#474d56', K.deep, 0.28), kerb = mix(linen, '#a9a294', 0.45), paint = linen;
  let o = rect(0, 0, 1000, 1400, `fill="${tar}"`) + strokes(r, [0, 0, 1000, 1400], 900, [1, 5], [shade(tar, 0.06), shade(tar, -0.05), shade(tar, 0.03)], 3, 0, 3);
  for (const [x, y, w, h] of [[720, 620, 190, 130], [430, 1010, 150, 210]] as const) o += path(rrect(x, y, w, h, 10), `fill="${shade(tar, -0.05)}" opacity=".7"`);
  o += rect(0, 0, 128, 1400, `fill="${kerb}"`) + path(Array.from({ length: 12 }, (_, i) => `M0 ${i * 124 + 30}h108`).join('') + 'M54 0V1400', `stroke="${shade(kerb, -0.08)}" stroke-width="3"`) + rect(106, 0, 22, 1400, `fill="${shade(kerb, 0.05)}"`) + path(Array.from({ length: 12 }, (_, i) => `M106 ${i * 124 - 20}h22`).join('') + 'M106 0V1400', `stroke="${shade(kerb, -0.14)}" stroke-width="3"`) + rect(128, 0, 12, 1400, 'fill="#000" opacity=".28"');
  o += path([24, 330, 618, 906].map((y) => `M136 ${y}H322v10H136Z`).join(''), `fill="${paint}" opacity=".75"`);
  o += path([540, 690, 840].map((y) => `M694 ${y}h14v88h-14Z`).join(''), `fill="${paint}" opacity=".85"`);
  // the crossing
  o += path(Array.from({ length: 7 }, (_, i) => rrect(168 + i * 122, 1216, 66, 150, 2)).join(''), `fill="${paint}" opacity=".94"`);
  c.add('ground', o);
  const ways: P[][] = [bez([520, 1180], [560, 900], [600, 700], [470, 520], 30), bez([470, 520], [420, 600], [300, 620], [232, 742], 26), bez([232, 742], [290, 690], [420, 700], [452, 590], 22), bez([452, 590], [400, 660], [250, 640], [232, 772], 26)];
  let art = ways.map((w) => tracks(w, 84, shade(tar, -0.13))).join('');
  const others = [K.cool, mix(K.cool2, linen, 0.2), shade(K.deep, 0.06), linen].map((q) => (contrast(q, tar) < 1.25 ? mix(q, linen, 0.35) : q)), mine = contrast(K.warm, tar) > 2 ? K.warm : K.hot;
  art += car(s, 232, 176, 154, 290, 1, others[0]!) + car(s, 231, 474, 156, 272, -1, others[3]!, true) + car(s, 231, 768, 134, 226, 0, mine) + car(s, 233, 1060, 158, 282, 1, others[1]!);
  art += sleepingCat(s, 234, 1084, 44, '#2f2a2b', 14);
  // an L-plate, torn across
  const torn = (x: number, y: number, deg: number, top: boolean) => {
    const edge: P[] = [0, 1, 2, 3, 4, 5, 6].map((i): P => [-74 + i * 24.7, i % 2 ? 14 : -10]), half = top ? [[74, -74] as P, [-74, -74] as P, ...edge] : [[74, 74] as P, [-74, 74] as P, ...edge], D = poly(half), L = set('L', 'league-spartan:700', 150);
    return g(cast(c, D, 7, deg) + path(D, 'fill="#fdfbf4"') + g(path(at(L, 0, L.cap / 2), 'fill="#c8261d"'), `clip-path="${c.clip(path(D))}"`), tf(x, y, deg));
  };
  art += torn(836, 690, -14, true) + torn(868, 822, 20, false);
  art += tree(s, 30, 330, 104) + tree(s, 20, 934, 118) + ducks(s, 560, 1290);
  // a traffic cone
  art += g(cast(c, circPath(0, 0, 22), 44) + path(rrect(-34, -34, 68, 68, 6), `fill="${shade('#e8642c', -0.08)}"`) + circ(0, 0, 25, 'fill="#e8642c"') + circ(0, 0, 17, `fill="${linen}"`) + circ(0, 0, 9, 'fill="#e8642c"'), tf(398, 918, 12));
  c.add('art', art);
  // words in road paint
  const up = lines.map(upper), b = block(up, 'league-spartan:700', 590, lines.length > 2 ? 380 : lines.length > 1 ? 300 : 170, 200, 1.0, { track: -8 }), ink = withContrast(tar, paint, 6), y0 = 92;
  const k = Math.min(1.45, (lines.length > 1 ? 372 : 250) / b.h), d = b.d(655, y0 / k);
  c.add('type', g(path(d, `fill="${ink}"`), `transform="scale(1 ${Math.round(k * 1000) / 1000})"`));
  let worn = '';
  for (let i = 0; i < 150; i++) worn += `M${n1(r.f(350, 960))} ${n1(y0 + r.f(0, b.h * k))}l${n1(r.f(-9, 9))} ${n1(r.f(-3, 3))}`;
  c.add('texture', path(worn, `stroke="${tar}" stroke-width="2.6" stroke-linecap="round" opacity=".75"`));
  if (name) {
    // a number plate, propped on the verge of the road
    const run = tfit(upper(name), 'jost:600', 520, 46, { track: 50 }), w = Math.max(230, run.x1 - run.x0 + 74), x = Math.min(930 - w / 2, 790), D = rrect(x - w / 2, 1082, w, 82, 10);
    c.add('ornament', cast(c, D, 10) + path(D, `fill="${mix('#f7c936', K.warm, 0.3)}"`) + path(rrect(x - w / 2 + 6, 1088, w - 12, 70, 7), 'fill="none" stroke="#1b1b1b" stroke-width="3"'));
    c.add('type', path(at(run, x, 1123 + run.cap / 2), 'fill="#1b1b1b"'));
  }
  c.add('texture', c.grain(0.6) + c.vignette('#0b0d12', 0.2));
  c.alt = 'A street from above with a small car parked neatly in a tight space.';
}
