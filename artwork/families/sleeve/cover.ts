import {
  at, circ, clamp, Drawing, ell, g, type Input, lerp, lum, makeRng, mix, n1, type P, type Palette, path, poisson,
  polar, poly, pt, rect, rot, type Run, set, shade, sparkle, star, TAU, tf, tfit, warp, wrap, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { darkest, inkFor } from '#artwork/colours/play.ts';
import { block } from '#artwork/lettering/play.ts';

const palest = (p: Palette) => [p.paper, p.bg, p.ink, p.d].sort((a, b) => lum(b) - lum(a))[0]!;
const vinyl = (c: Drawing, cx: number, cy: number, R: number, labelR: number) => {
  let s = [0, 1, 2, 3, 4].map((i) => circ(cx + 6, cy + 14, R + 16 - i * 5, 'fill="#000" opacity=".07"')).join('') + circ(cx, cy, R, 'fill="#141316"');
  // sheen: two soft pairs of wedges
  let w = '';
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU, v = Math.max(0, Math.cos(2 * (a - 0.85))) ** 7 * 0.34 + Math.max(0, Math.cos(2 * (a + 0.35))) ** 16 * 0.13;
    if (v > 0.008) w += path(`M${n1(cx)} ${n1(cy)}L${pt(polar(cx, cy, R - 3, a - 0.0445))}L${pt(polar(cx, cy, R - 3, a + 0.0445))}Z`, `fill="#fff" opacity="${v.toFixed(3)}"`);
  }
  s += w;
  let gr = '', gr2 = '';
  const rg = makeRng('groove');
  for (let q = labelR + 22; q < R - 8; q += 3.6) {
    const one = `M${n1(cx - q)} ${n1(cy)}a${n1(q)} ${n1(q)} 0 1 0 ${n1(q * 2)} 0a${n1(q)} ${n1(q)} 0 1 0 ${n1(-q * 2)} 0`;
    if (rg.chance(0.34)) gr2 += one; else gr += one;
  }
  s += path(gr, 'fill="none" stroke="#000" stroke-width="1.5" opacity=".6"') + path(gr2, 'fill="none" stroke="#000" stroke-width="2.3" opacity=".8"');
  for (const f of [0.42, 0.63, 0.84]) s += circ(cx, cy, lerp(labelR + 20, R - 8, f), 'fill="none" stroke="#0b0a0c" stroke-width="5.5"');
  s += circ(cx, cy, R - 1.5, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2.5"') + circ(cx, cy, labelR + 12, 'fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="2"');
  return s;
};
const arcText = (run: Run, cx: number, cy: number, R: number, flip = false) => {
  let d = '';
  for (const gl of run.glyphs) {
    if (!gl.ink) continue;
    const gx = gl.x + gl.w / 2, mid = gx - run.w / 2, a = (flip ? -mid : mid) / R + (flip ? Math.PI : 0), q: P = [cx + Math.sin(a) * R, cy - Math.cos(a) * R], ro = flip ? a + Math.PI : a;
    d += gl.cmds.map((cm) => {
      let o = cm[0];
      for (let i = 1; i < cm.length; i += 2) { const v = rot([(cm[i]! as number) - gx, cm[i + 1]! as number], ro); o += (i > 1 ? ' ' : '') + n1(q[0] + v[0]) + ' ' + n1(q[1] + v[1]); }
      return o;
    }).join('');
  }
  return d;
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; r: Rng; m: string; dark: boolean; L: string[]; dk: string; pale: string;
  cardboard: (x: number, y: number, w: number, h: number) => string;
  drop: (x: number, y: number, w: number, h: number) => string;
};

/** What the parts of `drawRecord` share. */
type RecordScene = {
  inp: Input; c: Drawing; p: Palette; r: Rng; dark: boolean; L: string[]; dk: string; pale: string; X: number;
  Y: number; W: number; id: string;
};

function drawJazz({ inp, c, p, r, L, dk, X, Y, W, id, s }: RecordScene & { s: string }) {
  const ground = p.paper, A = p.a, B = p.c, D = dk;
  s += rect(X, Y, W, W, `fill="${ground}"`);
  // piano keys gone abstract, and one trumpet in flat colour
  const bars: [number, number, number, string][] = [];
  let x = X;
  const cols = [D, B, p.b, D, A, B, D, p.b, A, D];
  for (let i = 0; i < 10; i++) { const w = W / 10; bars.push([x, w, [420, 300, 380, 240, 440, 330, 400, 260, 360, 300][(i + r.i(0, 1)) % 10]!, cols[i]!]); x += w; }
  for (const [bx, w, h, col] of bars) s += rect(bx + 4, Y - 4, w - 8, h, `fill="${col}"`);
  for (const [bx, w, h] of bars.filter((_, i) => i % 3 !== 2)) s += rect(bx + w - 16, Y - 4, 36, h * 0.56, `fill="${D}" opacity=".96"`);
  // trumpet
  const tr = (col: string, hl: string) => {
    let q = path('M-330 -12H150C196 -14 226 -40 250 -78C262 -96 284 -96 286 -78C292 -26 292 46 286 98C284 116 262 116 250 98C226 62 196 34 150 30H-330Z', `fill="${col}"`);
    q += path('M-350 -22C-372 -26 -372 44 -350 40L-318 22V-6Z', `fill="${col}"`);
    q += path('M-190 10V58C-190 110 -160 130 -110 130H70C120 130 140 104 140 66C140 40 124 22 96 14', `fill="none" stroke="${col}" stroke-width="30"`);
    for (const k of [-80, -22, 36])
      q += rect(k - 20, -70, 40, 196, `rx="9" fill="${col}"`) + rect(k - 14, -40, 9, 140, `fill="${hl}" opacity=".8"`)
        + rect(k - 8, -112, 16, 48, `fill="${col}"`) + rect(k - 22, -124, 44, 16, `rx="8" fill="${col}"`) + rect(k - 24, -74, 48, 10, `fill="${hl}"`) + rect(k - 24, 116, 48, 10, `fill="${hl}"`);
    q += path('M-320 -4H140C186 -6 216 -28 244 -62', `fill="none" stroke="${hl}" stroke-width="7" opacity=".9"`) + ell(270, 10, 17, 92, `fill="${hl}"`) + ell(272, 10, 9, 74, `fill="${D}"`);
    return q;
  };
  s += g(tr(p.b, mix(p.b, '#fff', 0.62)), tf(X + 415, Y + 372, -17, 1.06));
  s += rect(X, Y + 512, W, 270, `fill="${ground}"`) ;
  s += rect(X + 44, Y + 528, W - 88, 7, `fill="${D}"`);
  const bl = block(L.map((t) => t.toLowerCase()), 'league-spartan:800', W - 96, 118, { track: -28 });
  let d = '';
  const nm = inp.name ? 78 : 20;
  while (bl.s > 40 && L.length * bl.s * 0.84 > W - 548 - nm) { bl.s *= 0.96; }
  bl.runs = L.map((t) => set(t.toLowerCase(), 'league-spartan:800', bl.s, { track: -28 }));
  const lh = bl.s * 0.84, yb = Y + 546 + bl.s * 0.76;
  bl.runs.forEach((q, i) => (d += at(q, X + 44, yb + i * lh, 's')));
  c.add('art', g(s, `clip-path="${id}"`));
  let tt = path(d, `fill="${inkFor(ground, [D], 5)}"`);
  if (inp.name) {  const q = tfit(inp.name, 'league-spartan:600', Math.min(W - 96, 640), 32); tt += path(at(q, X + 46, Y + W - 36, 's'), `fill="${inkFor(ground, [A, B, D], 4.5)}"`); }
  c.add('type', tt);
  return s;
}

function drawDisco({ inp, c, p, r, dark, L, dk, pale, X, Y, W, id, s }: RecordScene & { s: string }) {
  s += rect(X, Y, W, W, `fill="${c.rad([[0, mix(p.b, p.a, 0.55)], [0.55, dark ? p.b : mix(p.b, dk, 0.3)], [1, dark ? p.e : dk]], 0.5, 0.36, 0.8)}"`);
  const [by, R] = L.length > 1 ? [Y + 238, 170] : [Y + 276, 200], bx = X + W / 2;
  // thrown light
  let rays = '';
  for (let i = 0; i < 26; i++) {
    const a = r.f(0, TAU), w = r.f(0.012, 0.035);
    rays += path(`M${n1(bx)} ${n1(by)}L${pt(polar(bx, by, 800, a - w))}L${pt(polar(bx, by, 800, a + w))}Z`, `fill="${c.rad([[0, '#fff', 0.34], [1, '#fff', 0]], bx, by, 620, 'u')}"`);
  }
  s += rays;
  for (let i = 0; i < 60; i++) {
    const a = r.f(0, TAU), q = polar(bx, by, r.f(R + 50, 640), a);
    s += g(rect(-9, -6, 18, 12, `rx="3" fill="#fff" opacity="${n1(r.f(0.12, 0.5))}"`), tf(q[0], q[1], (a * 180) / Math.PI + 90));
  }
  s += rect(bx - 2.5, Y, 5, by - R - Y, 'fill="#fff" opacity=".7"') + rect(bx - 15, by - R - 18, 30, 24, `rx="4" fill="${METALS(p)[2]!}"`);
  s += circ(bx, by, R, `fill="${dk}"`);
  // mirror tiles on the sphere
  const cols = [p.a, p.b, p.c, p.d, '#ffffff', p.a, mix(p.a, '#fff', 0.5), dk, mix(p.b, dk, 0.4)];
  const rows = 17;
  for (let j = 0; j < rows; j++) {
    const la0 = -Math.PI / 2 + (j / rows) * Math.PI, la1 = -Math.PI / 2 + ((j + 1) / rows) * Math.PI, lm = (la0 + la1) / 2;
    const n = Math.max(4, Math.round(2 * rows * Math.cos(lm)));
    for (let i = 0; i < n; i++) {
      const lo0 = -Math.PI / 2 + (i / n) * Math.PI, lo1 = -Math.PI / 2 + ((i + 1) / n) * Math.PI, e = 0.012, f = 0.012;
      const pts = (la: number, lo: number): P => [bx + R * Math.cos(la) * Math.sin(lo), by + R * Math.sin(la)];
      const lx = Math.cos(lm) * Math.sin((lo0 + lo1) / 2), ly = Math.sin(lm), lz = Math.cos(lm) * Math.cos((lo0 + lo1) / 2);
      const light = clamp(-lx * 0.5 - ly * 0.6 + lz * 0.55 + r.f(-0.3, 0.3), -0.6, 1);
      const base = cols[r.i(0, cols.length - 1)]!;
      const col = light > 0.82 ? '#ffffff' : light > 0.3 ? mix(base, '#ffffff', light * 0.55) : mix(base, dk, clamp(0.62 - light * 0.9));
      s += path(poly([pts(la0 + e, lo0 + f), pts(la0 + e, lo1 - f), pts(la1 - e, lo1 - f), pts(la1 - e, lo0 + f)]), `fill="${col}"`);
    }
  }
  s += circ(bx, by, R, `fill="${c.rad([[0.3, '#fff', 0.1], [0.7, '#000', 0], [1, '#000', 0.5]], 0.36, 0.3, 0.75)}"`);
  for (const [a, b, q] of [[-80, -110, 58], [70, -40, 34], [-20, 90, 26]] as [number, number, number][])
    s += path(sparkle(bx + a, by + b, q, 0.06), 'fill="#fff"') + circ(bx + a, by + b, q * 1.1, `fill="${c.rad([[0, '#fff', 0.6], [1, '#fff', 0]])}"`);
  s += rect(X, Y + 440, W, 342, `fill="${c.lin([[0, dk, 0], [0.26, dk, 0.8], [1, dk, 0.96]])}"`);
  c.add('art', g(s, `clip-path="${id}"`));
  const bl = block(L.map((t) => t.replace(/ /g, '   ')), 'monoton', W - 90, L.length > 1 ? 100 : 112), lh = bl.s * 1.08;
  const col = inkFor(dk, [mix(p.a, '#fff', 0.72), pale], 7);
  let d = '';
  const y0 = Y + W - 112 - (L.length - 1) * lh + (inp.name ? -8 : 40);
  bl.runs.forEach((q, i) => (d += at(q, 500, y0 + i * lh)));
  let tt = path(d, `fill="${col}" stroke="${col}" stroke-width="1.6"`);
  if (inp.name) { const q = tfit(upper(inp.name), 'jost:500', W - 120, 28, { track: 180 }); tt += path(at(q, 500, Y + W - 42), `fill="${inkFor(dk, [pale, '#fff'], 5)}"`); }
  c.add('type', tt);
  return s;
}

function drawRecord({ inp, c, p, r, m, dark, L, dk, pale, cardboard, drop }: Scene) {
  const X = 110, Y = 440, W = 780;
  c.add('art', vinyl(c, 500, 440, 366, 118));
  const lab = p.a;
  c.add('art', circ(500, 440, 118, `fill="${lab}"`) + circ(500, 440, 108, `fill="none" stroke="${inkFor(lab, [pale], 2)}" stroke-width="2" opacity=".6"`));
  if (inp.sub) {
    const t = set(upper(inp.sub), 'jost:600', Math.min(25, 250 / Math.max(1, inp.sub.length * 0.8)), { track: 120 });
    c.add('type', path(arcText(t, 500, 440, 80), `fill="${inkFor(lab, [pale, dk], 4.5)}"`));
  }
  c.add('art', drop(X, Y, W, W));
  const id = c.clip(rect(X, Y, W, W));
  let s = '';
  const parts: RecordScene = { inp, c, p, r, dark, L, dk, pale, X, Y, W, id };
  if (m === 'jazz') s = drawJazz({ ...parts, s });
  else s = drawDisco({ ...parts, s });
  c.add('art', cardboard(X, Y, W, W));
}

function drawSingle({ inp, c, p, r, L, dk, pale, drop }: Scene) {
  // a 45 in its paper bag, the hole in the bag framing the label
  const cx = 500, cy = 650, bag: [number, number, number, number] = [70, 180, 860, 1010];
  const kraft = p.paper, st = [p.a, p.b, p.c, p.e];
  c.add('art', drop(bag[0], 240, bag[2], bag[1] + bag[3] - 240) + g(vinyl(c, cx, cy - 92, 398, 150), ''));
  const bagD = `M${bag[0]} 236C${bag[0] + 180} 222 ${cx - 210} 216 ${cx - 120} 214C${cx - 80} 244 ${cx + 80} 244 ${cx + 120} 214C${cx + 210} 216 ${bag[0] + 680} 222 ${bag[0] + bag[2]} 236V${bag[1] + bag[3]}H${bag[0]}Z`;
  const holeR = 262;
  const hole = `M${cx - holeR} ${cy}a${holeR} ${holeR} 0 1 0 ${holeR * 2} 0a${holeR} ${holeR} 0 1 0 ${-holeR * 2} 0Z`;
  let s = g(vinyl(c, cx, cy, 398, 190), `clip-path="${c.clip(path(hole))}"`);
  // concentric stripes radiate round the hole
  let rings = path(bagD, `fill="${kraft}"`);
  const rad = [620, 560, 500, 440, 380, 330];
  rad.forEach((R, i) => (rings += circ(cx, cy, R, `fill="${[st[3]!, kraft, st[2]!, st[1]!, kraft, st[0]!][i]!}"`)));
  rings += circ(cx, cy, 290, `fill="${kraft}"`);
  const bid = c.mask(path(bagD, 'fill="#fff"') + path(hole, 'fill="#000"'));
  let fold = '';
  for (let i = 0; i < 7; i++) { const x = r.f(80, 920), y = r.f(300, 1180); fold += `M${n1(x)} ${n1(y)}l${n1(r.f(-90, 90))} ${n1(r.f(-60, 60))}`; }
  s += g(rings + path(fold, 'stroke="#fff" stroke-opacity=".22" stroke-width="2.6" fill="none"')
    + path(fold, 'stroke="#000" stroke-opacity=".1" stroke-width="2" fill="none" transform="translate(1.5 2)"')
    + rect(bag[0], bag[1], bag[2], bag[3], `fill="${c.lin([[0, '#fff', 0.14], [0.5, '#fff', 0], [1, '#000', 0.13]], 0, 0, 1, 1)}"`)
    + rect(bag[0], bag[1], 26, bag[3], 'fill="#000" opacity=".06"') + rect(bag[0] + bag[2] - 26, bag[1], 26, bag[3], 'fill="#000" opacity=".06"'), `mask="${bid}"`);
  s += [0, 1, 2, 3].map((i) => circ(cx, cy + 3, holeR - 1 - i * 3.4, 'fill="none" stroke="#000" stroke-opacity=".12" stroke-width="7"')).join('')
    + circ(cx, cy, holeR, `fill="none" stroke="${mix(kraft, '#fff', 0.6)}" stroke-width="3"`);
  // label
  const lab = p.b, lc = inkFor(lab, [dk, p.ink, pale], 4.5);
  s += circ(cx, cy, 190, `fill="${lab}"`) + `<path d="M${cx - 190} ${cy}a190 190 0 0 1 380 0Z" fill="${p.a}"/>`
    + circ(cx, cy, 190, 'fill="none" stroke="#000" stroke-opacity=".25" stroke-width="3"') + circ(cx, cy, 178, `fill="none" stroke="${pale}" stroke-opacity=".7" stroke-width="2.4"`);
  c.add('art', s);
  const ua = inkFor(p.a, [pale, dk], 3.2);
  const q1 = block(L, 'yesteryear', 290, 57);
  // upper half carries the device; the lower half the words
  const nSun: string[] = [];
  for (let i = 0; i < 15; i++) {
    const a = Math.PI + ((i + 0.5) / 15) * Math.PI;
    nSun.push(poly([polar(cx, cy, 62, a - 0.05), polar(cx, cy, 166, a - 0.035), polar(cx, cy, 166, a + 0.035), polar(cx, cy, 62, a + 0.05)]));
  }
  c.add('ornament', path(nSun.join(''), `fill="${ua}" opacity=".92"`));
  const q2 = inp.sub ? set(upper(inp.sub), 'jost:700', 21, { track: 160 }) : null;
  let d = '';
  q1.runs.forEach((q, i) => (d += at(q, cx, cy + 84 + i * q1.s * 0.86)));
  c.add('type', path(d, `fill="${lc}"`) + (q2 ? path(at(q2, cx, cy + 84 + L.length * q1.s * 0.86 - 18), `fill="${lc}"`) : ''));
  c.add('art', circ(cx, cy, 46, `fill="${p.paper}"`) + circ(cx, cy, 46, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"')
    + circ(cx, cy, 36, `fill="${shade(p.bg, -0.3)}"`) + path(`M${cx - 34} ${cy - 12}A36 36 0 0 1 ${cx + 34} ${cy - 12}`, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width="6"'));
  // title on the bag
  const big = block(L, 'yesteryear', 720, 104);
  if (inp.name) {
    const q = tfit(inp.name, 'yesteryear', 680, 66), w = q.x1 - q.x0 + 90;
    c.add('ornament', rect(500 - w / 2, 1064, w, 92, `rx="46" fill="${kraft}"`) + rect(500 - w / 2 + 7, 1071, w - 14, 78, `rx="39" fill="none" stroke="${p.a}" stroke-width="3"`));
    c.add('type', path(at(q, 500, 1110 + (q.cap / 2) * 0.9), `fill="${inkFor(kraft, [p.e, p.ink, dk], 4.5)}"`));
  }
  void big;
  const foot = set('45 RPM', 'jost:700', 26, { track: 300 });
  c.add('type', path(at(foot, 500, 1296), `fill="${inkFor(p.bg, [p.e, p.ink, dk], 4.5)}"`)
    + [-1, 1].map((k) => path(star(500 + k * 120, 1287, 5, 13, 5.4), `fill="${inkFor(p.bg, [p.a, p.e], 3)}"`)).join(''));
}

function drawCassette({ inp, c, p, r, dark, L, dk, drop }: Scene) {
  // a mixtape
  const x = 84, y = 470, W = 832, H = 530;
  // ground: broad eighties confetti bars, quiet
  let bgp = '';
  const cs = [mix(p.bg, p.a, 0.5), mix(p.bg, p.b, 0.6), mix(p.bg, p.c, 0.5), mix(p.bg, p.d, 0.4)];
  for (const q of poisson(r.sub('bg'), 20, 20, 960, 1360, 128)) { if (q[0] > x - 30 && q[0] < x + W + 30 && q[1] > y - 30 && q[1] < y + H + 40) continue; if (q[1] < 415 || q[1] > 1075) {
    if (Math.abs(q[0] - 500) < 440 && ((q[1] > 100 && q[1] < 420) || (q[1] > 1090 && q[1] < 1290))) continue;
  }
    const t = r.i(0, 3), col = cs[r.i(0, 3)]!, a = r.f(0, 180);
    bgp += t === 0 ? g(rect(-34, -8, 68, 16, `fill="${col}"`), tf(q[0], q[1], a))
      : t === 1 ? g(path('M-24 20L0 -24L24 20Z', `fill="none" stroke="${col}" stroke-width="9"`), tf(q[0], q[1], a))
      : t === 2 ? circ(q[0], q[1], 17, `fill="none" stroke="${col}" stroke-width="9"`)
      : g(path('M-50 0L-30 -18L-10 0L10 -18L30 0L50 -18', `fill="none" stroke="${col}" stroke-width="9"`), tf(q[0], q[1], a)); }
  c.add('ornament', bgp);
  const shell = dark ? mix(p.ink, '#cfc6ba', 0.4) : mix(p.ink, '#1c1a22', 0.4);
  const shD = `M${x + 26} ${y}H${x + W - 26}Q${x + W} ${y} ${x + W} ${y + 26}V${y + H - 24}Q${x + W} ${y + H} ${x + W - 24} ${y + H}H${x + 24}Q${x} ${y + H} ${x} ${y + H - 24}V${y + 26}Q${x} ${y} ${x + 26} ${y}Z`;
  let s = drop(x, y, W, H) + path(shD, `fill="${c.lin([[0, shade(shell, 0.1)], [0.06, shell], [1, shade(shell, -0.06)]])}"`)
    + path(shD, 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"');
  s += rect(x + 14, y + 14, W - 28, H - 28, 'rx="18" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"');
  const screw = (a: number, b: number) => circ(a, b, 14, `fill="${shade(shell, -0.08)}"`)
    + circ(a, b, 10, `fill="${c.lin([[0, '#e8e8ea'], [1, '#8d9096']], 0, 0, 1, 1)}"`)
    + path(`M${a - 7} ${b - 4}L${a + 7} ${b + 4}M${a - 4} ${b + 7}L${a + 4} ${b - 7}`, 'stroke="#4a4c52" stroke-width="3"');
  for (const [a, b] of [[x + 34, y + 34], [x + W - 34, y + 34], [x + 34, y + H - 34], [x + W - 34, y + H - 34]] as [number, number][]) s += screw(a, b);
  // label
  const lx = x + 54, ly = y + 36, lw = W - 108, lh = 366, lid = c.clip(rect(lx, ly, lw, lh, 'rx="16"'));
  let lab = rect(lx, ly, lw, lh, `fill="#fffaf0"`);
  [p.a, p.b, p.c, p.d].forEach((col, i) => (lab += rect(lx, ly + 196 + i * 26, lw, 26, `fill="${col}"`)));
  lab += rect(lx, ly + 300, lw, 70, `fill="${p.a}"`);
  for (let i = 0; i < 2; i++) lab += rect(lx + 84, ly + 92 + i * 72, lw - 124, 2.6, 'fill="#6a7aa8" opacity=".55"');
  s += g(lab + rect(lx, ly, lw, lh, `fill="${c.lin([[0, '#fff', 0.25], [0.5, '#fff', 0], [1, '#000', 0.08]])}"`), `clip-path="${lid}"`);
  // window and hubs
  const wx = 500 - 236, wy = ly + 186, ww = 472, wh = 138;
  s += rect(wx, wy, ww, wh, `rx="69" fill="${shade(shell, -0.02)}"`) + rect(wx + 5, wy + 5, ww - 10, wh - 10, 'rx="64" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2.5"');
  const win = c.clip(rect(500 - 110, wy + 26, 220, wh - 52, 'rx="10"'));
  s += rect(500 - 110, wy + 26, 220, wh - 52, 'rx="10" fill="#efe6da"')
    + g(circ(500 - 166, wy + wh / 2, 138, 'fill="#4b2c22"') + circ(500 - 166, wy + wh / 2, 132, 'fill="#5b382c"')
    + circ(500 + 166, wy + wh / 2, 92, 'fill="#4b2c22"') + path(`M390 ${wy + 26}L470 ${wy + 26}L430 ${wy + wh - 26}L390 ${wy + wh - 26}Z`, 'fill="#fff" opacity=".12"'), `clip-path="${win}"`);
  for (const hx of [500 - 166, 500 + 166]) {
    const hy = wy + wh / 2;
    s += circ(hx, hy, 53, 'fill="#f7f1e6"') + circ(hx, hy, 53, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"') + circ(hx, hy, 38, `fill="${shade(p.bg, dark ? 0 : -0.1)}"`);
    for (let i = 0; i < 6; i++) { const a = (i / 6) * TAU + 0.3; s += g(rect(-7, -42, 14, 17, 'rx="3" fill="#f7f1e6"'), tf(hx, hy, (a * 180) / Math.PI)); }
  }
  // side letter
  const side = set('A', 'bowlby-one', 62);
  s += rect(lx + 18, ly + 34, 54, 62, `fill="${p.a}"`);
  c.add('art', s);
  c.add('type', path(at(set('A', 'bowlby-one', 44), lx + 45, ly + 81), `fill="${inkFor(p.a, ['#fffaf0', dk], 3)}"`));
  void side;
  // trapezoid foot and holes
  let f = path(`M${500 - 300} ${y + H}L${500 - 268} ${y + H - 104}H${500 + 268}L${500 + 300} ${y + H}Z`, `fill="${shade(shell, 0.045)}"`)
    + path(`M${500 - 300} ${y + H}L${500 - 268} ${y + H - 104}H${500 + 268}L${500 + 300} ${y + H}`, 'fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"');
  for (const [a, R] of [[-196, 19], [196, 19], [-96, 13], [96, 13]] as [number, number][])
    f += circ(500 + a, y + H - 46, R, `fill="${shade(p.bg, dark ? 0 : -0.12)}"`)
      + path(`M${500 + a - R} ${y + H - 48}a${R} ${R} 0 0 1 ${R * 2} 0`, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width="4"');
  f += screw(500, y + H - 54);
  c.add('art', f);
  // handwriting on the label: felt pen
  const hand = L.join(' ');
  const two = wrap(hand, hand.length > 17 ? 2 : 1);
  const hb = block(two, 'caveat-brush', lw - 160, 84);
  let d = '';
  two.forEach((t, i) => (d += warp(hb.runs[i]!, 0, 0, (a,
    b) => [lx + 96 + a + (hb.runs[i]!.x1 - hb.runs[i]!.x0) / 2, ly + 86 + (two.length === 1 ? 30 : 0) + i * 72 + b + Math.sin(a * 0.012) * 2])));
  c.add('type', path(d, `fill="${inkFor('#fffaf0', [dark ? p.bg : p.ink, '#1d2450'], 6)}"`));
  // words around
  if (inp.sub) {
    const q = tfit(upper(inp.sub), 'shrikhand', 760, 128), on = p.bg;
    const col = inkFor(on, [p.a, p.d, p.ink], 3);
    c.add('type', path(at(q, 500, 330), `fill="${mix(p.bg, dk, 0.14)}" transform="translate(7 8)"`) + path(at(q, 500, 330), `fill="${col}"`));
  }
  if (inp.name) { const q = tfit(inp.name, 'caveat-brush', 760, 76); c.add('type', path(at(q, 500, 1196), `fill="${inkFor(p.bg, [p.ink, dk], 4.5)}"`)); }
}

export function drawSleeve(inp: Input): Drawing {
  const c = new Drawing('sleeve', inp), { p, r } = c;
  const m = ['jazz', 'single', 'cassette', 'disco'].includes(inp.motif || '') ? inp.motif! : 'jazz';
  const dark = lum(p.bg) < 0.5;
  const L = inp.headline.split('|').map((s) => s.trim());
  const dk = darkest(p), pale = palest(p);
  const cardboard = (x: number, y: number, w: number, h: number) =>
    // ring wear, worn edges, and a little light
    circ(x + w / 2, y + h / 2, w * 0.43, 'fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="9"')
      + circ(x + w / 2, y + h / 2, w * 0.43 + 6, 'fill="none" stroke="#000" stroke-opacity=".05" stroke-width="4"') +
    rect(x, y, w, h, `fill="${c.lin([[0, '#fff', 0.16], [0.5, '#fff', 0], [1, '#000', 0.1]], 0, 0, 1, 1)}"`)
      + rect(x + 1.5, y + 1.5, w - 3, h - 3, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"') + rect(x, y + h - 5, w, 5, 'fill="#000" opacity=".16"');
  const drop = (x: number, y: number, w: number, h: number) =>
    [0, 1, 2, 3, 4, 5].map((i) => rect(x - 14 + i * 4 + 6, y - 6 + i * 4 + 16, w + 28 - i * 8, h + 28 - i * 8,
      `rx="${16 - i * 2}" fill="${dark ? '#000' : shade(p.bg, -0.5)}" opacity=".06"`)).join('');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? shade(p.bg, 0.1) : '#fff', 0.65], [1, dark ? p.bg : '#fff', 0]], 0.35, 0.28, 0.8)}"`));
  const scene: Scene = { inp, c, p, r, m, dark, L, dk, pale, cardboard, drop };
  if (m === 'jazz' || m === 'disco') drawRecord(scene);
  else if (m === 'single') drawSingle(scene);
  else drawCassette(scene);
  c.add('texture', c.grain(0.7));
  return c;
}

function METALS(p: Palette) {
  return { gold: ['#a97a30', '#dcb054', '#f3d88c'], rose: ['#b06a5b', '#dd9c88', '#f0c8b8'], silver: ['#6d737c', '#b4bac2', '#dfe4e9'] }[p.metal];
}
