import {
  at, blob, circ, contrast, Drawing, ell, g, type Input, lerp, makeRng, mix, n1, noise1, type P, path, poisson, polar,
  poly, pt, rect, type Rng, rot, set, shade, smooth, TAU, tf, tfit, type Run,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast, roles } from '#artwork/colours/kids.ts';
import { oklch } from '#artwork/colours/roles.ts';
import { block, drawBlock, numberIn, whose } from '#artwork/lettering/kids.ts';
import { inkDots, tooth } from '#artwork/marks/print.ts';
import { critter, puff, type Crew } from '#artwork/subjects/critter.ts';

const LOCO_FONT = 'caprasimo';
const engine = (c: Drawing, k: { body: string; trim: string; dark: string; brass: string; wheel: string; glassc: string; driver: string; lamp: string }) => {
  const lt = shade(k.body, 0.09), dk = shade(k.body, -0.1), dd = shade(k.dark, 0.07);
  const wheel = (x: number, R: number, spokes: number, a: number) => {
    let s = circ(x, -R, R, `fill="${k.dark}"`) + circ(x, -R, R * 0.8, `fill="${k.wheel}"`) + circ(x, -R, R * 0.66, `fill="${shade(k.wheel, -0.14)}"`);
    for (let i = 0; i < spokes; i++) { const q = polar(x, -R, R * 0.74, a + (i / spokes) * TAU); s += path(`M${n1(x)} ${n1(-R)}L${pt(q)}`, `stroke="${k.wheel}" stroke-width="${n1(R * 0.13)}"`); }
    return s + circ(x, -R, R * 0.24, `fill="${k.brass}"`);
  };
  let s = '';
  // chimney, dome, whistle
  s += path('M196 -134L192 -172C184 -176 182 -188 188 -192H224C230 -188 228 -176 220 -172L216 -134Z', `fill="${k.dark}"`)
    + path('M188 -192H224C226 -188 226 -184 225 -181H187C186 -184 186 -188 188 -192Z', `fill="${k.brass}"`) + path('M199 -136L196 -170H202L204 -136Z', `fill="${dd}"`);
  s += path('M128 -134C128 -144 132 -146 132 -152C132 -172 166 -172 166 -152C166 -146 170 -144 170 -134Z', `fill="${k.brass}"`)
    + path('M137 -138C138 -146 138 -150 139 -156C141 -163 148 -164 148 -161C143 -157 144 -146 144 -138Z', `fill="#fff" opacity=".45"`);
  s += path('M106 -136V-150H102V-158H116V-150H112V-136Z', `fill="${k.brass}"`);
  // boiler
  s += path('M84 -138H210V-60H84Z', `fill="${k.body}"`) + path('M84 -138H210V-126H84Z', `fill="${lt}"`) + rect(84, -84, 126, 26, `fill="${dk}"`)
    + rect(84, -133, 122, 4, 'rx="2" fill="#fff" opacity=".35"');
  for (const x of [112, 150, 186]) s += rect(x, -138, 6, 80, `fill="${k.brass}"`) + rect(x, -84, 6, 26, `fill="${shade(k.brass, -0.14)}"`);
  s += path('M200 -142H230C240 -142 242 -132 242 -100C242 -66 240 -58 230 -58H200Z', `fill="${k.dark}"`)
    + path('M200 -142H230C234 -142 237 -140 239 -134H200Z', `fill="${dd}"`) + path('M242 -116C250 -112 250 -88 242 -84Z', `fill="${k.brass}"`);
  // lamp
  s += path('M222 -142V-150H216V-164H240V-150H232V-142Z', `fill="${k.brass}"`) + path('M240 -166V-148C247 -150 247 -164 240 -166Z', `fill="${k.lamp}"`);
  // cab with its driver
  s += path('M8 -58V-170H90V-58Z', `fill="${shade(k.body, -0.03)}"`) + path('M22 -154Q22 -160 28 -160H70Q76 -160 76 -154V-110H22Z', `fill="${k.glassc}"`);
  s += g(k.driver, `clip-path="${c.clip('<path d="M22 -200H96V-110H22Z"/>')}"`);
  s += path('M22 -110H76V-104H22Z', `fill="${k.brass}"`) + path('M18 -158V-110M80 -158V-110', `stroke="${dk}" stroke-width="5"`)
    + rect(8, -100, 82, 5, `fill="${k.trim}"`) + rect(8, -70, 82, 12, `fill="${dk}"`) + rect(16, -92, 66, 18, `rx="4" fill="none" stroke="${k.trim}" stroke-width="3"`);
  s += path('M-4 -168C-6 -174 -2 -178 4 -180C34 -188 64 -188 94 -180C100 -178 104 -174 102 -168Z', `fill="${k.trim}"`)
    + path('M2 -174C34 -182 64 -182 96 -174', 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"');
  // frame, buffer, catcher
  s += rect(-6, -62, 252, 13, `fill="${k.trim}"`) + rect(-6, -51, 252, 6, `fill="${k.dark}"`) + path('M222 -46H252L276 -4H226Z', `fill="${k.trim}"`)
    + path('M232 -44L236 -6M241 -44L250 -6M249 -42L263 -6', `stroke="${shade(k.trim, -0.16)}" stroke-width="4"`) + path('M246 -62H258V-70H264V-44H258V-50H246Z', `fill="${k.dark}"`);
  s += path('M150 -60H196V-40H150Z', `fill="${dk}"`) + rect(150, -60, 46, 5, `fill="${lt}"`);
  s += wheel(52, 34, 10, 0.2) + wheel(126, 34, 10, 0.5) + wheel(196, 19, 7, 0);
  s += path('M44 -26H140V-18H44Z', `fill="${k.brass}"`) + path('M126 -24L176 -46L180 -40L132 -16Z', `fill="${shade(k.brass, -0.1)}"`)
    + circ(52, -22, 6, `fill="${k.dark}"`) + circ(126, -22, 6, `fill="${k.dark}"`);
  return s;
};
const wagon = (letter: string, k: { body: string; on: string; dark: string; brass: string; wheel: string; rider?: string }) => {
  const dk = shade(k.body, -0.1), lt = shade(k.body, 0.08);
  let s = k.rider ? g(k.rider, tf(50, -94, 0, 0.98)) : '';
  s += path('M4 -98H96V-92L92 -32H8L4 -92Z', `fill="${k.body}"`) + path('M6 -70H94L93.600 -66H6.400Z', `fill="${dk}" opacity=".5"`)
    + path('M7 -50H93L92.700 -46H7.300Z', `fill="${dk}" opacity=".5"`)
    + path('M0 -101Q0 -103 2 -103H98Q100 -103 100 -101V-93Q100 -91 98 -91H2Q0 -91 0 -93Z', `fill="${lt}"`) + path('M84 -91H96L92 -32H82Z', `fill="${dk}" opacity=".55"`);
  s += rect(-5, -34, 110, 8, `rx="3" fill="${k.dark}"`) + rect(-9, -32, 10, 5, `fill="${k.dark}"`);
  if (letter.trim()) {
    const q0 = set(letter, LOCO_FONT, 100), sc = Math.min(62, (70 / Math.max(1, q0.x1 - q0.x0)) * 100, (54 / Math.max(1, q0.y1 - q0.y0)) * 100), q = set(letter, LOCO_FONT, sc);
    s += path(at(q, 50, -62.500 - (q.y0 + q.y1) / 2), `fill="${k.on}"`);
  }
  for (const x of [24, 76])
    s += circ(x, -15, 15, `fill="${k.dark}"`) + circ(x, -15, 11, `fill="${k.wheel}"`) + circ(x, -15, 4, `fill="${k.dark}"`)
      + path(`M${x - 10} -15H${x + 10}M${x} -25V-5`, `stroke="${shade(k.wheel, -0.18)}" stroke-width="2.4"`);
  return s;
};
/** a storybook tree: trunk, crown with a lit side and a scatter of leaf strokes */
const bush = (r: Rng, x: number, y: number, h: number, col: string, trunk: string, tall = false) => {
  const rx = h * (tall ? 0.16 : 0.3), ry = h * (tall ? 0.44 : 0.32), cy = y - h + ry;
  let leaf = '';
  for (let i = 0; i < (tall ? 10 : 14); i++) {
    const q = polar(0, 0, Math.sqrt(r.f(0.02, 0.8)), r.f(0, TAU)), lx = x + q[0] * rx, ly = cy + q[1] * ry;
    leaf += `M${n1(lx)} ${n1(ly)}q${n1(rx * 0.1)} ${n1(-ry * 0.12)} ${n1(rx * 0.24)} ${n1(-ry * 0.1)}`;
  }
  return path(`M${n1(x - h * 0.022)} ${n1(y + 4)}L${n1(x - h * 0.012)} ${n1(cy)}H${n1(x + h * 0.012)}L${n1(x + h * 0.028)} ${n1(y + 4)}Z`, `fill="${trunk}"`)
    + path(blob(r, x, cy, rx, ry, tall ? 8 : 9, 0.07), `fill="${col}"`) +
    path(blob(r, x - rx * 0.22, cy - ry * 0.2, rx * 0.62, ry * 0.62, 8, 0.1), `fill="${shade(col, 0.05)}"`)
      + path(leaf, `fill="none" stroke="${shade(col, -0.09)}" stroke-width="${n1(Math.max(1.6, h * 0.014))}" stroke-linecap="round"`);
};
/** meadow flowers standing at the foot of the card: poppies, daisies and bells by turns */
const posy = (r: Rng, where: [number, number, number][], cols: string[], green: string, dark: string) =>
  where.map(([x, y, h], i) => {
    const lean = r.f(-0.14, 0.14) * h, tx = x + lean, ty = y - h, col = cols[i % cols.length]!, R = h * 0.13 + 7;
    let s = path(`M${n1(x)} ${n1(y)}Q${n1(x)} ${n1(y - h * 0.5)} ${n1(tx)} ${n1(ty)}`, `fill="none" stroke="${green}" stroke-width="${n1(4 + h * 0.01)}" stroke-linecap="round"`);
    s += path(`M${n1(x)} ${n1(y - h * 0.2)}C${n1(x - 30)} ${n1(y - h * 0.3)} ${n1(x - 34)} ${n1(y - h * 0.48)} ${n1(x - 30)} ${n1(y - h * 0.56)}C${n1(x
      - 12)} ${n1(y - h * 0.5)} ${n1(x - 2)} ${n1(y - h * 0.4)} ${n1(x)} ${n1(y - h * 0.2)}ZM${n1(x + 2)} ${n1(y - h * 0.1)}C${n1(x
        + 26)} ${n1(y - h * 0.16)} ${n1(x + 32)} ${n1(y - h * 0.3)} ${n1(x + 30)} ${n1(y - h * 0.4)}C${n1(x + 12)} ${n1(y - h * 0.34)} ${n1(x
        + 2)} ${n1(y - h * 0.26)} ${n1(x + 2)} ${n1(y - h * 0.1)}Z`,
      `fill="${green}"`);
    if (i % 3 === 1) {
      for (let j = 0; j < 11; j++) s += ell(0, -R * 0.78, R * 0.2, R * 0.46, `fill="${col}" transform="translate(${n1(tx)} ${n1(ty)}) rotate(${n1((j / 11) * 360)})"`);
      return s + circ(tx, ty, R * 0.42, `fill="${cols[2]!}"`);
    }
    if (i % 3 === 0) {
      const d = (k: number) =>
        `M${n1(tx)} ${n1(ty + R * 0.8)}C${n1(tx - R * 1.5 * k)} ${n1(ty
          + R * 0.7)} ${n1(tx - R * 1.5 * k)} ${n1(ty - R * 0.9)} ${n1(tx - R * 0.5 * k)} ${n1(ty - R * 0.9)}C${n1(tx)} ${n1(ty - R * 1.25)} ${n1(tx)} ${n1(ty
          - R * 1.25)} ${n1(tx + R * 0.5 * k)} ${n1(ty - R * 0.9)}C${n1(tx + R * 1.5 * k)} ${n1(ty - R * 0.9)} ${n1(tx + R * 1.5 * k)} ${n1(ty + R * 0.7)} ${n1(tx)} ${n1(ty + R * 0.8)}Z`;
      return s + path(d(1), `fill="${shade(col, -0.05)}"`)
        + path(`M${n1(tx - R * 1.1)} ${n1(ty - R * 0.1)}C${n1(tx - R * 0.6)} ${n1(ty - R * 0.5)} ${n1(tx + R * 0.6)} ${n1(ty - R * 0.5)} ${n1(tx
        + R * 1.1)} ${n1(ty - R * 0.1)}C${n1(tx + R)} ${n1(ty + R * 0.7)} ${n1(tx + R * 0.4)} ${n1(ty + R * 0.8)} ${n1(tx)} ${n1(ty
        + R * 0.8)}C${n1(tx - R * 0.4)} ${n1(ty + R * 0.8)} ${n1(tx - R)} ${n1(ty + R * 0.7)} ${n1(tx - R * 1.1)} ${n1(ty - R * 0.1)}Z`,
        `fill="${shade(col, 0.03)}"`) + ell(tx, ty - R * 0.36, R * 0.3, R * 0.17, `fill="${dark}" opacity=".8"`);
    }
    return s + path(`M${n1(tx)} ${n1(ty - R)}C${n1(tx - R)} ${n1(ty - R * 0.8)} ${n1(tx - R * 0.7)} ${n1(ty + R * 0.2)} ${n1(tx - R)} ${n1(ty + R * 0.9)}L${n1(tx - R * 0.5)} ${n1(ty + R * 0.6)}L${n1(tx)} ${n1(ty + R)}L${n1(tx + R * 0.5)} ${n1(ty + R * 0.6)}L${n1(tx + R)} ${n1(ty + R * 0.9)}C${n1(tx + R * 0.7)} ${n1(ty + R * 0.2)} ${n1(tx + R)} ${n1(ty - R * 0.8)} ${n1(tx)} ${n1(ty - R)}Z`,
      `fill="${col}"`);
  }).join('');

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  night: boolean; dark: string; sky0: string; sky1: string; G0: string; far: (t: number) => string; brass: string;
  sat: string[]; crews: Crew[]; clouds: (list: [number, number, number][], col: string, o: number) => string;
  cream: string; who: string;
  engineCols: { body: string; trim: string; dark: string; brass: string; wheel: string; glassc: string; lamp: string; };
  driver: string; hillLine: (y: number, amp: number, seed: string, ph: number, w?: number) => (x: number) => number;
  hcol: string; head: { rows: Run[]; size: number; cap: number; pitch: number; h: number; }; top: number; carry: string;
};

function track({ dark }: Scene, f: (x: number) => number, x0: number, x1: number, s: number) {
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

function haul({ inp, c, night, dark, brass, sat, crews, cream, engineCols, driver }: Scene, text: string, f: (x: number) => number, maxS: number, W: number, seedN: number, cxp = 500) {
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

function smokeTrail({ r, night, sky0, sky1, cream }: Scene, st: P, s: number, len: number, rise: number) {
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

function hill({ c, r, R, night, cream }: Scene, f: (x: number) => number, col: string, o: { furrow?: string; grass?: boolean; bottom?: number } = {}) {
  const ps: P[] = [];
  for (let x = -20; x <= 1020; x += 26) ps.push([x, f(x)]);
  const d = smooth(ps, false) + `L1020 ${o.bottom ?? 1420}L-20 ${o.bottom ?? 1420}Z`;
  let s = path(d, `fill="${c.lin([[0, shade(col, 0.03)], [1, shade(col, -0.05)]])}"`);
  if (o.furrow) {
    let q = '';
    for (let i = 1; i < 9; i++) { const ls: P[] = []; for (let x = -20; x <= 1020; x += 52) ls.push([x, f(x + i * 16) + i * 19 + i * i * 1.3]); q += smooth(ls, false); }
    s += g(path(q, `fill="none" stroke="${o.furrow}" stroke-width="5" stroke-dasharray="34 12 60 10 18 14" stroke-linecap="round" opacity=".55"`), `clip-path="${c.clip(`<path d="${d}"/>`)}"`);
  }
  if (o.grass) {
    let q = '', fl: [number, number, number][] = [];
    for (let i = 0; i < 190; i++) {
      const x = r.f(0, 1000), y = f(x) + Math.pow(r.n(), 1.4) * 330 + 8, h = r.f(7, 15);
      q += `M${n1(x)} ${n1(y)}q${n1(r.f(-4, 4))} ${n1(-h * 0.6)} ${n1(r.f(-6, 6))} ${n1(-h)}`;
      if (r.chance(0.2)) fl.push([x + 6, y - 6, r.f(5, 9)]);
    }
    s += path(q, `fill="none" stroke="${shade(col, -0.1)}" stroke-width="2.600" stroke-linecap="round" opacity=".7"`)
      + inkDots(fl.filter((_, i) => i % 2 === 0), night ? mix(cream, col, 0.4) : cream) + inkDots(fl.filter((_, i) => i % 2), night ? mix(R.hot, col, 0.3) : R.hot);
  }
  return s;
}

function drawFront(scene: Scene & { small: string }) {
  const { inp, c, r, R, night, dark, sky1, G0, far, brass, crews, cream, who, engineCols, driver, hillLine, hcol, head, top } = scene;
  let { small } = scene;
  // ---- head on: the smokebox door carries the age
  const num = numberIn(inp) ?? (Array.from(who)[0] ? upper(Array.from(who)[0]!) : '1');
  small = inp.name ?? '';
  let s = '';
  const rays: string[] = [];
  for (let i = 0; i < 26; i += 1) { const a = (i / 26) * TAU + 0.06, b = a + (TAU / 26) * 0.5; rays.push(poly([[500, 720], polar(500, 720, 1100, a), polar(500, 720, 1100, b)])); }
  c.add('ground', path(rays.join(''), `fill="${mix(sky1, cream, 0.6)}" opacity="${night ? 0.1 : 0.6}"`));
  const f = hillLine(1010, 26, 'fr', 0.4), f2 = hillLine(1080, 20, 'fr2', 2.2);
  let trees = '';
  for (const [x, h, t] of [[70, 190, 0], [150, 250, 1], [228, 150, 0], [806, 160, 0], [872, 260, 1], [950, 190, 0]] as [number, number, number][])
    trees += bush(r, x, f(x) + 10, h, shade(far(0.2), r.f(-0.05, 0.03)), mix(dark, '#7a5236', 0.4), !!t);
  s += trees + hill(scene, f, far(0.18)) + hill(scene, f2, G0, { grass: true });
  // the track, coming at us
  s += path('M424 1050L150 1400H850L576 1050Z', `fill="${mix(G0, '#C9A77C', 0.55)}"`);
  for (let i = 0; i < 7; i++) {
    const t = Math.pow((i + 0.4) / 7, 1.6), y = lerp(1056, 1400, t), hw = lerp(104, 330, t);
    s += rect(500 - hw, y, hw * 2, lerp(9, 34, t), `rx="4" fill="${mix(dark, '#7a5236', 0.5)}"`);
  }
  s += path('M436 1050L236 1400H274L450 1050ZM564 1050L764 1400H726L550 1050Z', `fill="${dark}"`)
    + path('M438 1050L240 1400H252L442 1050ZM562 1050L760 1400H748L558 1050Z', 'fill="#fff" opacity=".35"');
  const B = engineCols.body, K = engineCols.dark, tr = engineCols.trim;
  // smoke
  s += smokeTrail(scene, [500, 462], 1.35, 250, 60);
  // cab behind
  s += path('M272 1010V520H728V1010Z', `fill="${shade(B, -0.07)}"`)
    + path('M240 528C236 508 248 500 266 494C400 458 600 458 734 494C752 500 764 508 760 528Z', `fill="${tr}"`)
    + path('M258 512C400 476 600 476 742 512', 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"');
  for (const sx of [-1, 1]) {
    const x = 500 + sx * 178;
    s += path(`M${x - 40} 640V562Q${x - 40} 550 ${x - 28} 550H${x + 28}Q${x + 40} 550 ${x + 40} 562V640Z`, `fill="${engineCols.glassc}" stroke="${brass}" stroke-width="7"`);
    s += g(g(sx > 0 ? driver : critter(3, crews[3]!), sx > 0 ? tf(-62, 152, 0, 1.36) : tf(0, 2, 0, 1.3)),
      `transform="translate(${x} 640)" clip-path="${c.clip('<rect x="-36" y="-82" width="72" height="82"/>')}"`);
  }
  // boiler
  s += circ(500, 776, 206, `fill="${shade(B, -0.12)}"`) + circ(500, 776, 198, `fill="${c.lin([[0, shade(B, 0.08)], [0.5, B], [1, shade(B, -0.1)]])}"`)
    + circ(500, 776, 182, `fill="none" stroke="${brass}" stroke-width="12"`) + circ(500, 776, 168, `fill="${K}"`) + circ(500, 776, 158, `fill="${shade(K, 0.07)}"`);
      s += inkDots(Array.from({ length: 24 }, (_, i) => { const q = polar(500, 776, 163, ((i + 0.5) / 24) * TAU); return [q[0], q[1], 7] as [number, number, number]; }), brass);
  s += circ(500, 776, 132, `fill="${cream}"`) + circ(500, 776, 132, `fill="none" stroke="${brass}" stroke-width="9"`) + circ(500, 776, 118, `fill="none" stroke="${R.hot}" stroke-width="3"`);
  const q0 = set(num, LOCO_FONT, 100), sz = Math.min(230, (168 / (q0.x1 - q0.x0)) * 100), q = set(num, LOCO_FONT, sz);
  const numD = at(q, 500, 776 - (q.y0 + q.y1) / 2);
  s += path(numD, `fill="${mix(R.hot, dark, 0.75)}" opacity=".25" transform="translate(5 6)"`);
  // chimney, lamp, handrail
  s += path('M450 596L442 486C422 478 422 452 438 446H562C578 452 578 478 558 486L550 596Z', `fill="${K}"`)
    + path('M440 446H560C567 450 570 458 568 466H432C430 458 433 450 440 446Z', `fill="${brass}"`) + path('M468 584L462 490H478L482 584Z', `fill="${shade(K, 0.1)}"`);
  // running plate and buffer beam
  s += rect(232, 962, 536, 20, `rx="6" fill="${tr}"`) + rect(252, 982, 496, 86, `rx="8" fill="${R.hot === B ? mix(R.hot, dark, 0.12) : R.hot}"`)
    + rect(252, 982, 496, 12, 'fill="#fff" opacity=".18"');
  for (const sx of [-1, 1]) {
    const x = 500 + sx * 178;
    s += circ(x, 1026, 47, `fill="${K}"`) + circ(x, 1022, 38, `fill="${mix(brass, cream, 0.12)}"`) + circ(x, 1022, 24, `fill="${shade(brass, -0.08)}"`)
      + path(`M${x - 26} 1012Q${x - 18} 992 ${x + 4} 990`, 'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"');
    const lx = 500 + sx * 196;
    s += path(`M${lx - 30} 962V918Q${lx - 30} 900 ${lx} 900Q${lx + 30} 900 ${lx + 30} 918V962Z`, `fill="${K}"`) + circ(lx, 930, 23, `fill="${engineCols.lamp}" stroke="${brass}" stroke-width="6"`);
  }
  s += path('M430 1068H570L616 1150H384Z', `fill="${tr}"`)
    + path('M446 1072L418 1148M472 1072L458 1148M500 1072V1148M528 1072L542 1148M554 1072L582 1148', `stroke="${shade(tr, -0.15)}" stroke-width="9"`)
    + path('M378 1146H622V1160H378Z', `fill="${K}"`);
  s += path('M484 996V1030M516 996V1030M484 1012H516', `stroke="${K}" stroke-width="8" stroke-linecap="round"`) + circ(500, 1040, 12, `fill="none" stroke="${K}" stroke-width="7"`);
  c.add('art', s);
  c.add('type', path(numD, `fill="${withContrast(cream, R.hot, 3)}"`) + path(drawBlock(head, 500, top), `fill="${hcol}"`));
  if (small) {
    const q2 = tfit(small, LOCO_FONT, 560, 46), w = q2.x1 - q2.x0 + 90, col = cream;
    c.add('art', path(`M${n1(500 - w / 2 - 46)} 1262L${n1(500 - w / 2)} 1254V1330L${n1(500 - w / 2 - 46)} 1336L${n1(500 - w / 2 - 22)} 1298ZM${n1(500 + w / 2 + 46)} 1262L${n1(500 + w / 2)} 1254V1330L${n1(500 + w / 2 + 46)} 1336L${n1(500 + w / 2 + 22)} 1298Z`,
      `fill="${mix(cream, dark, 0.25)}"`) + path(`M${n1(500 - w / 2)} 1246H${n1(500 + w / 2)}V1326H${n1(500 - w / 2)}Z`, `fill="${cream}"`));
    c.add('type', path(at(q2, 500, 1286 - (q2.y0 + q2.y1) / 2 + 0), `fill="${withContrast(col, R.deep, 4.5)}"`));
  }
  return small;
}

/** What the parts of `drawLandscape` share. */
type LandscapeScene = {
  scene: Scene & { small: string; }; c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  night: boolean; dark: string; sky0: string; sky1: string; G0: string; far: (t: number) => string; brass: string;
  cream: string; hillLine: (y: number, amp: number, seed: string, ph: number, w?: number) => (x: number) => number;
  rows: string[]; nR: number;
};

function drawViaduct({ scene, c, r, R, night, dark, G0, far, brass, cream, hillLine, rows }: LandscapeScene) {
  let s = '';
  const f1 = hillLine(650, 60, 'v1', 0.8), f2 = hillLine(740, 46, 'v2', 3.4);
  s += hill(scene, f1, far(0.62)) + [130, 220, 610, 900].map((x, i) => bush(r, x, f2(x) + 6, [120, 90, 110, 140][i]!, far(0.42), far(0.3), i % 2 === 0)).join('')
    + hill(scene, f2, far(0.42), { furrow: far(0.3) });
  const deckY = 880, deck = (_x: number) => deckY;
  const stone = night ? mix('#B9A48C', R.deep, 0.45) : mix('#DCC6A6', R.hot, 0.16), sd = shade(stone, -0.1);
  // river and banks: the valley floor first, the water winding towards us, the near meadow over both
  const floor = hillLine(1010, 20, 'vf', 1.4), near = far(0.12);
  s += [60, 300, 560, 820].map((x, i) => bush(r, x, floor(x) + 8, [110, 84, 130, 96][i]!, far(0.3), far(0.2), i % 2 === 1)).join('') + hill(scene, floor, near);
  const river = 'M452 1030C500 1044 520 1052 500 1072C456 1108 340 1130 330 1190C322 1250 452 1270 470 1330C480 1366 440 1400 430 1420H760C770 1380 764 1330 700 1290C620 1244 500 1230 508 1188C516 1142 640 1110 628 1064C620 1040 560 1030 530 1026Z';
  let arches = `M-20 ${deckY + 14}H1020V1150H-20Z`;
  const W = 250, dx = -10;
  for (let i = 0; i < 5; i++) {
    const x0 = dx + i * W - 110, x1 = x0 + W - 52;
    arches += `M${x0} 1150V${deckY + 14 + 150}C${x0} ${deckY + 14 + 24} ${x1} ${deckY + 14 + 24} ${x1} ${deckY + 164}V1150Z`;
  }
  s += path(river, `fill="${night ? mix(R.cool, R.deep, 0.35) : mix(mix(R.cool2, R.cool, 0.25), '#6FB2C6', 0.4)}"`)
    + path('M470 1140C430 1160 400 1176 404 1206M540 1270C590 1290 640 1320 650 1366M500 1300C540 1322 560 1344 560 1384M560 1096C540 1112 516 1124 500 1134',
    `fill="none" stroke="${cream}" stroke-width="5" stroke-linecap="round" opacity=".6"`);
  s += path(arches, `fill="${c.lin([[0, stone], [1, sd]])}" fill-rule="evenodd"`);
  let bricks = '';
  const rb = r.sub('br');
  for (let i = 0; i < 5; i++) {
    const x0 = dx + i * W - 110, xc = x0 + (W - 52) / 2;
    for (let j = 0; j <= 12; j++) {
      const a = Math.PI + (j / 12) * Math.PI, p0: P = [xc + Math.cos(a) * 99, deckY + 158 + Math.sin(a) * 98], p1: P = [xc + Math.cos(a) * 118, deckY + 158 + Math.sin(a) * 118];
      bricks += `M${pt(p0)}L${pt(p1)}`;
    }
    for (let j = 0; j < 16; j++) { const x = x0 - 48 + rb.f(0, 34), y = deckY + 60 + rb.f(0, 190); bricks += `M${n1(x)} ${n1(y)}h${n1(rb.f(10, 22))}`; }
  }
  s += path(bricks, `fill="none" stroke="${shade(stone, -0.16)}" stroke-width="3.4" stroke-linecap="round" opacity=".75"`)
    + rect(-20, deckY + 2, 1040, 18, `fill="${shade(stone, 0.05)}"`) + rect(-20, deckY + 20, 1040, 6, `fill="${shade(stone, -0.14)}"`);
  for (let i = 0; i < 5; i++)
    s += path(`M${dx + i * W - 174} 1150L${dx + i * W - 166} 1108H${dx + i * W - 106}L${dx + i * W - 98} 1150Z`, `fill="${sd}"`)
      + bush(r, dx + i * W - 178, 1160, 52, shade(G0, -0.03), dark) + bush(r, dx + i * W - 92, 1164, 42, shade(G0, -0.06), dark);
  const t1 = haul(scene, rows.join(''), deck, 1.42, 940, 0);
  s += smokeTrail(scene, t1.smoke, t1.s, 420, 120) + track(scene, deck, -20, 1020, 0.8) + t1.out;
  // near trees and sheep
  s += posy(r, [[40, 1404, 150], [96, 1410, 118], [150, 1404, 136], [206, 1412, 96], [820, 1408, 110], [872, 1404, 146], [922, 1410, 112],
    [968, 1400, 156]], [R.hot, cream, brass, R.cool2], shade(G0, -0.15), dark);
  for (const [x, y, h, t] of [[66, 1270, 250, 0], [184, 1296, 190, 1], [938, 1280, 260, 1], [846, 1304, 160, 0]] as [number, number, number, number][])
    s += bush(r, x, y, h, shade(G0, -0.08 + r.f(-0.02, 0.03)), mix(dark, '#7a5236', 0.4), !!t);
  return s;
}

function drawHillside({ scene, r, R, night, dark, sky0, sky1, G0, far, brass, cream, hillLine, rows, nR }: LandscapeScene) {
  let s = '';
  const yb = nR === 1 ? [1000] : nR === 2 ? [800, 1076] : [722, 924, 1126];
  const f0 = hillLine(yb[0]! - 190, 66, 'h0', 1.1, 0.9), f00 = hillLine(yb[0]! - 106, 54, 'h00', 3.6, 1.1);
  s += hill(scene, f0, far(0.6));
  for (const [x, h] of [[92, 90], [152, 118], [612, 84], [668, 110], [726, 76]] as [number, number][]) s += bush(r, x, f0(x) + 6, h, far(0.46), far(0.34), x % 3 === 0);
  // a small house on the far slope
  const hx = 330, hy = f0(330) + 26;
  s += path(`M${hx - 40} ${hy}V${hy - 44}L${hx} ${hy - 80}L${hx + 40} ${hy - 44}V${hy}Z`, `fill="${mix(cream, sky1, night ? 0.5 : 0.1)}"`)
    + path(`M${hx - 50} ${hy - 40}L${hx} ${hy - 86}L${hx + 50} ${hy - 40}L${hx + 42} ${hy - 34}L${hx} ${hy - 72}L${hx - 42} ${hy - 34}Z`,
    `fill="${mix(R.hot, sky1, 0.2)}"`) + path(`M${hx + 18} ${hy - 70}V${hy - 96}H${hx + 32}V${hy - 58}Z`, `fill="${mix(R.hot, sky1, 0.2)}"`)
      + rect(hx - 10, hy - 28, 20, 28, `fill="${mix(R.cool, sky1, 0.2)}"`)
      + [-27, 17].map((dx) => rect(hx + dx, hy - 34, 12, 14, `fill="${night ? '#FFE2A0' : mix(R.cool2, sky0, 0.2)}"`)).join('');
  s += hill(scene, f00, far(0.36), { furrow: far(0.22) });
  const amps = [nR === 1 ? 34 : 24, 26, 24];
  rows.forEach((w, i) => {
    const f = hillLine(yb[i]!, amps[i]!, 'row' + i, i % 2 ? 3.5 : 0.5, 0.9), col = mix(G0, far(0.36), nR === 1 ? 0.1 : (1 - i / Math.max(1, nR - 1)) * 0.55);
    if (i === 0) for (const x of [6, 958]) s += bush(r, x, f(x) + 12, x < 100 ? 190 : 150, mix(col, dark, 0.14), mix(dark, '#7a5236', 0.4), x > 100);
    const bal = hill(scene, (x) => f(x) + 2, col, { furrow: nR === 1 ? undefined : shade(col, -0.05), grass: nR === 1 });
    const tr = haul(scene, w, f, nR === 1 ? 1.5 : nR === 2 ? 1.16 : 0.96, 930, i * 2 + 0);
    s += smokeTrail(scene, tr.smoke, tr.s, nR === 1 ? 330 : 230, nR === 1 ? 120 : 46) + bal + track(scene, f, -20, 1020, Math.min(1, tr.s * 0.86)) + tr.out;
  });
  // sheep in front
  const fy = hillLine(nR === 1 ? 1206 : 1262, 24, 'fg', 5.2, 0.8);
  s += hill(scene, fy, shade(G0, -0.05), { grass: true });
  const sheep = (x: number, y: number, sc: number, flip = 1) =>
    g(path('M-14 -4V12M-4 -4V14M10 -4V14M18 -4V12', `stroke="${dark}" stroke-width="4.6" stroke-linecap="round"`)
      + path(puff(r, 2, -16, 25), `fill="${night ? mix(cream, G0, 0.25) : mix(cream, '#fff', 0.4)}"`)
      + path('M22 -30C34 -34 42 -26 40 -16C38 -8 28 -8 24 -14C20 -20 18 -28 22 -30Z', `fill="${dark}"`)
      + path('M22 -28C14 -32 12 -26 18 -22Z', `fill="${dark}"`) + circ(33, -22, 1.8, 'fill="#fff"'), `transform="translate(${x} ${n1(y)}) scale(${flip * sc} ${sc})"`);
  s += posy(r, [[26, 1392, 170], [70, 1404, 128], [112, 1398, 150], [158, 1410, 96], [196, 1406, 120], [800, 1408, 104], [846, 1400, 142],
    [890, 1408, 116], [934, 1396, 172], [978, 1404, 134]], [R.hot, night ? mix(cream, R.cool2, 0.2) : cream, brass, R.cool2], shade(G0, -0.13), dark);
  s += sheep(196, fy(196) + 12, 1.1) + sheep(276, fy(276) + 26, 1.24) + sheep(792, fy(792) + 34, 1.2, -1) + bush(r, 962, fy(962) + 30, 170, shade(G0, -0.12), mix(dark, '#7a5236', 0.4), true);
  return s;
}

function drawSmallLine({ c, R, m, dark, G0, cream, line }: LandscapeScene & { line: string }) {
  const gcol = m === 'viaduct' ? G0 : shade(G0, -0.05), q = tfit(line, LOCO_FONT, 560, 50);
  if (m === 'viaduct') {
    const w = q.x1 - q.x0 + 84;
    c.add('art', rect(500 - w / 2, 1262, w, 78, `rx="39" fill="${cream}"`));
    c.add('type', path(at(q, 500, 1301 - (q.y0 + q.y1) / 2), `fill="${withContrast(cream, R.deep, 4.5)}"`));
  } else c.add('type', path(at(q, 500, 1324), `fill="${legible(gcol, [cream, dark, '#ffffff'], 4.5)}"`));
}

function drawLandscape(scene: Scene & { small: string }) {
  const { inp, c, r, R, m, night, dark, sky0, sky1, G0, far, brass, clouds, cream, hillLine, hcol, head, top, carry } = scene;
  let { small } = scene;
  let s = '';
  if (night) {
    const st: [number, number, number][] = poisson(r, 20, 20, 960, 620, 58).map((q) => [q[0], q[1], r.pick([2.4, 3.2, 4.4, 5.6])]);
    s += inkDots(st, cream, 'opacity=".85"') + circ(812, 470, 150, `fill="${c.rad([[0.4, '#FFF0C4', 0.5], [1, '#FFF0C4', 0]])}"`)
      + circ(812, 470, 74, `fill="#FFF0CE"`) + circ(836, 452, 16, 'fill="#EBD49E" opacity=".6"') + circ(796, 496, 11, 'fill="#EBD49E" opacity=".6"')
      + circ(822, 494, 6, 'fill="#EBD49E" opacity=".6"');
  } else {
    s += circ(806, 470, 158, `fill="${mix(R.warm, cream, 0.55)}" opacity=".5"`) + circ(806, 470, 112, `fill="${mix(R.warm, cream, 0.25)}"`) + circ(806, 470, 84, `fill="${R.warm}"`);
    s += clouds([[190, 500, 1], [905, 600, 0.72], [470, 420, 0.5]], mix(cream, '#fff', 0.4), 0.9);
  }
  // words of the name, one train for each row
  const words = carry.split(/\s+/).filter(Boolean), rows: string[] = [];
  for (const w of words) {
    const l = rows[rows.length - 1];
    if (l && (l + w).length <= 8) rows[rows.length - 1] = l + w;
    else if (l && /^[&+]$/.test(l)) rows[rows.length - 1] = l + w;
    else rows.push(w);
  }
  if (!rows.length) rows.push(numberIn(inp) ?? 'Choo');
  // a viaduct holds one train: long names travel as their initials, or by the first name
  const spilled = m === 'viaduct' && rows.join('').length > 10;
  if (spilled) {
    const two = carry.split(/\s+[&+]\s+/);
    rows.splice(0, 9, two.length > 1 ? two.map((w) => Array.from(w)[0]!).join('&') : words[0]!.length > 11 ? Array.from(words[0]!).slice(0, 1).join('') : words[0]!);
    if (!small) small = inp.name ?? '';
  }
  while (rows.length > 3) { rows.sort((x, y) => x.length - y.length); rows.splice(1, 1, rows[0]! + rows[1]!); rows.shift(); }
  const nR = rows.length;
  const parts: LandscapeScene = { scene, c, r, R, m, night, dark, sky0, sky1, G0, far, brass, cream, hillLine, rows, nR };
  if (m === 'viaduct') s += drawViaduct(parts);
  else s += drawHillside(parts);
  c.add('art', s);
  c.add('type', path(drawBlock(head, 500, top), `fill="${hcol}"`));
  const line = [inp.sub, small].filter(Boolean).join(' · ');
  if (line) drawSmallLine({ ...parts, line });
  return small;
}

export function drawLoco(inp: Input): Drawing {
  const c = new Drawing('loco', inp), { p, r } = c, R = roles(p);
  const m = ['hills', 'night', 'viaduct', 'front'].includes(inp.motif || '') ? inp.motif! : 'hills';
  const night = m === 'night' || R.dark;
  const dark = withContrast(R.cream, R.deep, 9);
  const sky0 = night ? mix(R.dark ? p.bg : shade(R.deep, -0.02), R.deep, 0.5) : mix(p.bg, R.cool2, 0.5), sky1 = night ? mix(sky0, R.hot, 0.34) : mix(p.bg, R.cream, 0.35);
  const green = [p.a, p.b, p.c, p.d, p.e].map((h) => ({ h, o: oklch(h)! })).sort((x,
    y) => Math.abs((x.o.h ?? 0) - 150) + (x.o.c < 0.03 ? 90 : 0) - Math.abs((y.o.h ?? 0) - 150) - (y.o.c < 0.03 ? 90 : 0))[0]!.h;
  const G0 = night ? mix(mix(green, R.cool, 0.4), R.deep, 0.5) : mix(green, R.warm, 0.22);
  const far = (t: number) => mix(G0, night ? sky1 : sky1, t);
  const brass = mix(R.warm, '#E9B44C', 0.45);
  const sat = [R.hot, R.cool, brass, p.c, R.cool2, p.b].filter((h, i, a) => a.indexOf(h) === i && contrast(h, G0) > 1.15).map((h) => (night ? mix(h, R.deep, 0.12) : h));
  const crews: Crew[] = [
    { coat: R.hot, face: '#A9714B', light: '#F1D8B4', dark: '#2B1D1A', blush: '#E98B7A' },
    { coat: R.cool, face: '#EFE3D3', light: '#fff', dark: '#2E2430', blush: '#F0A59E' },
    { coat: brass, face: '#E59A4C', light: '#FBE7CB', dark: '#33211C', blush: '#F2B7A2' },
    { coat: R.cool2, face: '#F7CB4D', light: '#fff', dark: '#3A2618', blush: '#EE8445' },
    { coat: R.cool, face: '#D9703A', light: '#FFF0DC', dark: '#33201C', blush: '#F0A07A' },
    { coat: R.hot, face: '#94A6B8', light: '#C9D3DC', dark: '#26303C', blush: '#E3A9A6' },
  ];
  // ---- ground
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky0], [0.62, sky1], [1, sky1]])}"`));
  const clouds = (list: [number, number, number][], col: string,
    o: number) => list.map(([x, y, s]) =>
      path(`M${n1(x - 120 * s)} ${n1(y)}C${n1(x - 150 * s)} ${n1(y - 2)} ${n1(x - 142 * s)} ${n1(y - 44 * s)} ${n1(x - 104 * s)} ${n1(y - 38 * s)}C${n1(x
        - 98 * s)} ${n1(y - 80 * s)} ${n1(x - 40 * s)} ${n1(y - 92 * s)} ${n1(x - 20 * s)} ${n1(y - 58 * s)}C${n1(x + 6 * s)} ${n1(y - 92 * s)} ${n1(x
          + 66 * s)} ${n1(y - 74 * s)} ${n1(x + 62 * s)} ${n1(y - 40 * s)}C${n1(x + 96 * s)} ${n1(y - 52 * s)} ${n1(x + 126 * s)} ${n1(y - 6 * s)} ${n1(x + 96 * s)} ${n1(y)}Z`,
        `fill="${col}" opacity="${o}"`)).join('');
  const cream = R.cream;
  const [who, prefix] = whose(inp.name);
  const engineCols = { body: sat[0]!, trim: contrast(sat[1] ?? R.cool, sat[0]!) > 1.4 ? sat[1]! : R.deep, dark: mix(dark, '#14151c', 0.25), brass,
    wheel: contrast(R.hot, sat[0]!) > 1.5 ? R.hot : mix(brass, R.cream, 0.1), glassc: night ? '#FFE2A0' : mix(R.cool2, '#ffffff', 0.55), lamp: night ? '#FFF2C4' : '#FFF8DC' };
  const driver = g(critter(0, { ...crews[0]!, coat: R.cool }) + path('M-21 -37C-20 -53 20 -53 21 -37L24 -35C24 -32 20 -32 18 -34H-21Z', `fill="${R.cool}"`)
    + path('M6 -36C16 -38 28 -38 33 -33C24 -31 12 -32 6 -33Z', `fill="${shade(R.cool, -0.12)}"`), tf(46, -112, 0, 0.86));
  const hillLine = (y: number, amp: number, seed: string, ph: number, w = 1) => {
    const nz = noise1(inp.seed + seed);
    return (x: number) => y + Math.sin((x / 1000) * TAU * w + ph) * amp + nz(x / 260) * amp * 0.34;
  };
  const hcol = legible(mix(sky0, sky1, 0.3), night ? [cream, '#ffffff'] : [R.deep, R.hot, p.ink], 4.5);
  const head = block(inp.headline, LOCO_FONT, 820, m === 'front' ? 200 : 236, 132, 1.02);
  const top = 112;
  let small = prefix, carry = who;
  const scene: Scene = { inp, c, r, R, m, night, dark, sky0, sky1, G0, far, brass, sat, crews, clouds, cream, who, engineCols, driver, hillLine, hcol, head, top, carry };
  if (m === 'front') small = drawFront({ ...scene, small });
  else small = drawLandscape({ ...scene, small });
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'loco', 240, 0.5, 2, cream)}" opacity=".22"`)
    + rect(0, 0, 1000, 1400, `fill="${tooth(c, 'loco2', 150, 0.5, 1.8, dark, 190)}" opacity=".12"`) + c.grain(0.8));
  return c;
}
