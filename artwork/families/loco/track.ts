import { g, lerp, makeRng, mix, n1, type P, path, pt, rot, smooth, tf } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible } from '#artwork/colours/kids.ts';
import { critter, puff } from '#artwork/subjects/critter.ts';
import type { Journey } from './journey.ts';
import { engine, wagon } from './train.ts';

/** rails and ties along a line */
export function track({ dark }: Journey, f: (x: number) => number, x0: number, x1: number, s: number) {
  let ties = '', rail: P[] = [];
  for (let x = x0; x <= x1; x += 20 * Math.max(0.7, s)) {
    const a = Math.atan((f(x + 2) - f(x - 2)) / 4), u = rot([0, 1], a);
    ties += `M${pt([x + u[0] * 5, f(x) + u[1] * 5])}L${pt([x + u[0] * 13 * s, f(x) + u[1] * 13 * s])}`;
  }
  for (let x = x0; x <= x1; x += 20) rail.push([x, f(x)]);
  return path(ties, `stroke="${mix(dark, '#7a5236', 0.45)}" stroke-width="${n1(9 * s)}"`)
    + path(smooth(rail, false), `fill="none" stroke="${dark}" stroke-width="${n1(6 * s)}"`)
    + path(smooth(rail, false), `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" transform="translate(0 -2)"`);
}

/** a train with the letters of a text on its wagons */
export function haul({ inp, c, night, dark, brass, sat, crews, cream, engineCols, driver }: Journey, text: string, f: (x: number) => number, maxS: number, W: number, seedN: number, cxp = 500) {
  const L = Array.from(upper(text.normalize('NFC'))).filter((x) => x.trim()), who6 = makeRng(inp.seed + text).shuffle([0, 1, 2, 3, 4, 5]);
  const unit = 284 + L.length * 108, s = Math.min(maxS, W / unit), x0 = cxp - (unit * s) / 2;
  let out = '', smoke: P = [0, 0], hook: P = [0, 0];
  L.forEach((ch, i) => {
    const x = x0 + i * 108 * s, xm = x + 50 * s, a = Math.atan((f(xm + 40 * s) - f(xm - 40 * s)) / (80 * s)), b = rot([-50 * s, 0], a);
    const col = sat[(i + seedN) % sat.length]!, he = rot([54 * s, -30 * s], a);
    hook = [xm + he[0], f(xm) + he[1] - 2];
    const rider = i % 2 === 0 || L.length < 4 ? critter(who6[(L.length < 4 ? i : i / 2) % 6]!, crews[who6[(L.length < 4 ? i : i / 2) % 6]!]!) : undefined;
    out += g(wagon(ch, { body: col, on: legible(col, [cream, dark], 3), dark: engineCols.dark, brass, wheel: mix(brass, cream, 0.2), rider }),
      tf(xm + b[0], f(xm) + b[1] - 2, (a * 180) / Math.PI, s));
  });
  const xe = x0 + L.length * 108 * s, xm = xe + 126 * s, a = Math.atan((f(xm + 80 * s) - f(xm - 80 * s)) / (160 * s)), b = rot([-126 * s, 0], a), o: P = [xm + b[0], f(xm) + b[1] - 2];
  const cp = rot([206 * s, -200 * s], a);
  smoke = [o[0] + cp[0], o[1] + cp[1]];
  const lampAt = rot([246 * s, -157 * s], a);
  let beam = '';
  if (night) beam = path(`M${pt([o[0] + lampAt[0], o[1] + lampAt[1] - 6])}L1040 ${n1(o[1] + lampAt[1] - 90)}V${n1(o[1] + 30)}Z`,
    `fill="${c.lin([[0, '#FFF2C4', 0.55], [1, '#FFF2C4', 0]], 0, 0, 1, 0)}"`);
  out = beam + out + g(engine(c, { ...engineCols, driver }), tf(o[0], o[1], (a * 180) / Math.PI, s))
    + (L.length ? path(`M${pt([hook[0], hook[1]])}L${pt([o[0] + rot([4 * s, -54 * s], a)[0], o[1] + rot([4 * s, -54 * s], a)[1]])}`,
    `stroke="${engineCols.dark}" stroke-width="${n1(7 * s)}" stroke-linecap="round"`) : '');
  return { out, smoke, s };
}

/** the smoke behind a chimney */
export function smokeTrail({ r, night, sky0, sky1, cream }: Journey, st: P, s: number, len: number, rise: number) {
  let o = '', sh = '';
  const n = 8;
  for (let i = n - 1; i >= 0; i--) {
    const t = i / (n - 1), x = st[0] - t * len + r.f(-6, 6), y = st[1] - 14 * s - Math.pow(t, 0.7) * rise + r.f(-8, 8), R0 = lerp(15, 50, Math.pow(t, 0.8)) * s;
    const d = puff(r, x, y, R0);
    sh += path(d, `fill="${night ? mix(sky1, cream, 0.34) : mix(cream, sky0, 0.42)}" transform="translate(${n1(R0 * 0.08)} ${n1(R0 * 0.16)})"`);
    o += path(d, `fill="${night ? mix(sky1, cream, 0.62) : mix(cream, '#ffffff', 0.5)}"`)
      + path(`M${n1(x - R0 * 0.4)} ${n1(y - R0 * 0.1)}q${n1(R0 * 0.1)} ${n1(-R0 * 0.42)} ${n1(R0 * 0.5)} ${n1(-R0 * 0.36)}`,
      `fill="none" stroke="${mix(cream, sky0, 0.45)}" stroke-width="${n1(2.6 * s + 1)}" stroke-linecap="round" opacity=".8"`);
  }
  return sh + o;
}
