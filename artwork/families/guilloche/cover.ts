import {
  at, circ, clamp, Drawing, g, type Input, lum, mix, withContrast, n1, type P, path, polar, poly, rect, set, shade,
  smooth, sym, TAU, use, wrap, type Palette, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { figure, fitLine, numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { field, polylines } from '#artwork/outlines/field.ts';

/** a rosette: one line that swings between two radii, closed after k turns */
const rosette = (cx: number, cy: number, R: number, A: number, k: number, ph = 0, A2 = 0, k2 = 0, n = 0, sx = 1, sy = 1) => {
  const N = n || Math.max(72, k * 7, k2 * 6), ps: P[] = [];
  for (let i = 0; i < N; i++) { const t = (i / N) * TAU, q = R + A * Math.cos(k * t + ph) + A2 * Math.cos(k2 * t - ph * 1.7); ps.push([cx + Math.cos(t) * q * sx, cy + Math.sin(t) * q * sy]); }
  return smooth(ps);
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; r: Rng; m: string; num: string; lines: string[]; second: string[]; dark: boolean;
};

function drawMedal({ c, p, num, dark }: Scene) {
  // one large rosette on the ground colour, with the number left out in its middle
  const bg = p.bg, L1 = p.a, L2 = p.b, L3 = p.c, cx = 500, cy = 548;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? p.paper : '#fff', 0.9], [1, dark ? p.paper : '#fff', 0]], 0.5, 0.39, 0.6)}"`));
  const band = (R: number, A: number, k: number, n: number, col: string, w: number, A2 = 0,
    k2 = 0) => g(Array.from({ length: n }, (_, i) => path(rosette(cx, cy, R, A, k, (i / n) * TAU, A2, k2), '')).join(''), `fill="none" stroke="${col}" stroke-width="${w}"`);
  let o = band(408, 30, 24, 5, L2, 1.7) + band(352, 34, 18, 8, L1, 1.7, 7, 36) + band(286, 38, 12, 9, L3, 1.6, 9, 24)
    + circ(cx, cy, 446, `fill="none" stroke="${L1}" stroke-width="2"`) + circ(cx, cy, 454, `fill="none" stroke="${L1}" stroke-width="5"`);
  let dots = ''; for (let i = 0; i < 96; i++) { const q = polar(cx, cy, 466, (i / 96) * TAU); dots += circ(q[0], q[1], 3, ''); }
  o += g(dots, `fill="${L2}"`);
  const W = num.length === 1 ? 210 : 330, q = figure(num, 'abril-fatface', cx, cy, W, 290), halo = dark ? p.paper : mix(bg, '#fff', 0.55);
  o += circ(cx, cy, 236, `fill="${halo}"`)
    + g(Array.from({ length: 12 }, (_, i) => path(rosette(cx, cy, 226, 11, 36, (i / 6) * TAU), '')).slice(0, 6).join(''), `fill="none" stroke="${L2}" stroke-width="1.5"`);
  const ink = pickInk(halo, [p.ink, p.a], 4.5), sd = field(polylines(q.d, 6), 5);
  let ln = ''; for (let y = q.top + 5; y < q.bottom; y += 7.5) {
    let run: P[] = [];
    const flush = () => {
      if (run.length > 1) {
        const th = (i: number) => 1.1 + 2.6 * clamp(sd(run[i]![0], run[i]![1]) / 40);
        ln += poly([...run.map((z, i) => [z[0], z[1] - th(i) / 2] as P), ...run.map((z, i) => [z[0], z[1] + th(i) / 2] as P).reverse()]);
      }
      run = [];
    };
    for (let x = q.left - 4; x <= q.right + 4; x += 9) { const v = sd(x, y); if (v > 5) run.push([x, y + 3 * Math.sin(x * 0.05)]); else flush(); }
    flush();
  }
  o += path(q.d, `fill="${halo}" stroke="${ink}" stroke-width="11" stroke-linejoin="round"`)
    + path(q.d, `fill="${mix(p.a, halo, 0.72)}" stroke="${halo}" stroke-width="3.4" stroke-linejoin="round"`) + path(ln, `fill="${ink}"`);
  c.add('art', o);
  words(c, { fam: 'gloock', max: 84, y: 1166, col: pickInk(bg, [p.ink]), small: withContrast(bg, pickInk(bg, [p.a, p.b, p.ink]), 6.5), gap: 70, smallMax: 30, smallFam: 'marcellus' });
}

/** What the parts of `drawNoteOrBond` share. */
type NoteOrBondScene = { c: Drawing; num: string; paper: string; k2: string; k1d: string };

// frame of interlaced waves
function frame(ins: number, A: number, k: number, n: number, col: string, w: number) {
  const X0 = ins, Y0 = ins, X1 = 1000 - ins, Y1 = 1400 - ins; let s = '';
  const nx = Math.round((X1 - X0) / k), ny = Math.round((Y1 - Y0) / k);
  for (let j = 0; j < n; j++) {
    const ph = (j / n) * TAU, wavH = (y: number) => {
      const ps: P[] = [];
      for (let i = 0; i <= nx * 4; i++) { const x = X0 + ((X1 - X0) * i) / (nx * 4); ps.push([x, y + A * Math.sin((i / 4) * TAU + ph)]); }
      return smooth(ps, false);
    }, wavV = (x: number) => {
      const ps: P[] = [];
      for (let i = 0; i <= ny * 4; i++) { const y = Y0 + ((Y1 - Y0) * i) / (ny * 4); ps.push([x + A * Math.sin((i / 4) * TAU + ph), y]); }
      return smooth(ps, false);
    };
    s += wavH(0) + '|' + wavV(0) + '|';
  }
  const part = s.split('|'), H = sym(part.filter((_, i) => i % 2 === 0).join('')), V = sym(part.filter((_, i) => i % 2 === 1).join(''));
  return g(use(H, `transform="translate(0 ${Y0})"`) + use(H, `transform="translate(0 ${Y1})"`) + use(V, `transform="translate(${X0} 0)"`)
    + use(V, `transform="translate(${X1} 0)"`), `fill="none" stroke="${col}" stroke-width="${w}"`);
}

function corner({ num, paper, k2, k1d }: NoteOrBondScene, x: number, y: number) {
  let s = circ(x, y, 70, `fill="${paper}"`) + circ(x, y, 68, `fill="none" stroke="${k1d}" stroke-width="3"`);
  for (let j = 0; j < 5; j++) s += use(sym(rosette(0, 0, 52, 11, 12, (j / 5) * TAU)), `transform="translate(${x} ${y})" fill="none" stroke="${k2}" stroke-width="1.4"`);
  s += circ(x, y, 37, `fill="${k1d}"`);
  const t = figure(num, 'cinzel:700', x, y, num.length > 2 ? 54 : 46, num.length > 2 ? 28 : 36);
  return s + path(t.d, `fill="${paper}"`);
}

type NoteParts = NoteOrBondScene & {
  q: ReturnType<typeof figure>;
  sd: (x: number, y: number) => number;
};

function drawNote({ paper, k2, k1d, q, sd }: NoteParts) {
  let o = '';
  const d2 = q.d; let drop = '';
  for (let i = 14; i >= 1; i--) drop += path(d2, `fill="${k1d}" transform="translate(${i} ${n1(i * 1.15)})"`);
  o += path(d2, `fill="none" stroke="${paper}" stroke-width="30" stroke-linejoin="round"`) + drop
    + path(d2, `fill="${paper}" stroke="${k1d}" stroke-width="9" stroke-linejoin="round"`) + path(d2, `fill="${mix(k2, paper, 0.62)}" stroke="${paper}" stroke-width="4"`);
  // engraver's line: swelling where the form turns from the light
  let ln = '', cr = '';
  const run1 = (dy: number, slope: number, lo: number, hi: number) => {
    let s = '';
    for (let y = q.top - 400; y < q.bottom + 400; y += dy) {
      let run: P[] = [];
      const flush = () => {
        if (run.length > 1) {
          const th = (i: number) => lo + hi * clamp((sd(run[i]![0] + 14, run[i]![1] + 14) < 12 ? 1 : 0.25) * 0.6 + 0.5 * clamp(1 - sd(run[i]![0], run[i]![1]) / 46));
          s += poly([...run.map((z, i) => [z[0], z[1] - th(i) / 2] as P), ...run.map((z, i) => [z[0], z[1] + th(i) / 2] as P).reverse()]);
        }
        run = [];
      };
      for (let x = q.left - 6; x <= q.right + 6; x += 10) {
        const Y = y + (x - q.left) * slope + 4 * Math.sin(x * 0.03 + y * 0.01);
        if (Y > q.top - 4 && Y < q.bottom + 4 && sd(x, Y) > 5) run.push([x, Y]); else flush();
      }
      flush();
    }
    return s;
  };
  ln = run1(8.4, 0.0, 1, 4.2); void cr;
  o += path(ln, `fill="${k1d}"`);
  return o;
}

function drawBond({ c, num, paper, k2, k1d }: NoteOrBondScene) {
 // coupons along the foot
  let cp = ''; for (let i = 0; i < 4; i++) {
    const x = 160 + i * 172, y = 1130;
    cp += rect(x, y, 164, 100, `fill="${paper}"`)
      + g(Array.from({ length: 9 }, (_, j) => path(`M${x + 8} ${y + 14 + j * 9}q20 -7 37 0t37 0t37 0t37 0`, '')).join(''),
      `fill="none" stroke="${k2}" stroke-opacity=".45" stroke-width="1.4"`)
        + `<rect x="${x}" y="${y}" width="164" height="100" fill="none" stroke="${k1d}" stroke-width="2.6"/>`
        + circ(x + 82, y + 50, 34, `fill="${paper}" stroke="${k1d}" stroke-width="1.6"`) + path(figure(num, 'rye', x + 82, y + 50, 46, 32).d, `fill="${k1d}"`);
  }
  c.add('ornament', cp);
}

function drawNoteOrBond({ inp, c, p, r, m, num, lines, second, dark }: Scene) {
  const paper = dark ? mix(p.ink, '#f4ecd8', 0.5) : mix(p.paper, p.bg, 0.35), k1 = lum(p.e) < 0.5 ? p.e : shade(p.e, -0.25),
    k2 = lum(p.a) < 0.62 ? p.a : shade(p.a, -0.18), k3 = p.c, k1d = pickInk(paper, [k1, p.ink], 6), bond = m === 'bond';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${dark ? p.bg : shade(paper, -0.05, 0.01)}"`) + rect(38, 38, 924, 1324, `fill="${paper}"`));
  // split-duct tint: one field of waves, the ink changing across the sheet
  const tint = c.lin([[0, k3], [0.38, k2], [0.62, p.b], [1, k1]], 38, 0, 962, 300, 'u');
  let wv = ''; for (let i = 0; i < 96; i++) {
    const y = 150 + i * 11.6, ps: P[] = [];
    for (let x = 70; x <= 930; x += 43) ps.push([x, y + 9 * Math.sin(x * 0.021 + i * 0.17) + 5 * Math.sin(x * 0.043 - i * 0.32)]);
    wv += smooth(ps, false);
  }
  let o = g(path(wv, ''), `fill="none" stroke="${tint}" stroke-width="1.6" stroke-opacity="${bond ? 0.3 : 0.42}" clip-path="${c.clip(rect(92, 92, 816, 1216))}"`);
  const parts: NoteOrBondScene = { c, num, paper, k2, k1d };
  o += path('M56 56H944V1344H56ZM128 128V1272H872V128Z', `fill="${paper}" fill-rule="evenodd"`) + frame(92, 23, bond ? 44 : 66, bond ? 4 : 6, k1d, 1.5) + (bond ? frame(92, 11, 22, 2, k2, 1.5) : '');
  for (const [ins, w] of [[54, 5], [63, 1.6], [121, 1.6], [129, 4]] as [number, number][])
    o += `<rect x="${ins}" y="${ins}" width="${1000 - 2 * ins}" height="${1400 - 2 * ins}" fill="none" stroke="${k1d}" stroke-width="${w}"/>`;
  for (const [x, y] of [[112, 112], [888, 112], [112, 1288], [888, 1288]] as [number, number][]) o += corner(parts, x, y);
  // the vignette behind the numeral
  const cy = 600, ro = (R: number, A: number, k: number, n: number, col: string, w: number, A2 = 0,
    kk = 0) => g(Array.from({ length: n }, (_, i) => path(rosette(500, cy, R, A, k, (i / n) * TAU, A2, kk, 0, 1, bond ? 0.82 : 0.94), '')).join(''),
      `fill="none" stroke="${col}" stroke-width="${w}"`);
  o += `<ellipse cx="500" cy="${cy}" rx="352" ry="${bond ? 290 : 330}" fill="${paper}"/>` + ro(318, 30, 16, bond ? 6 : 8, k2, 1.5, 6, 32)
    + ro(268, 34, 10, 7, p.b, 1.5, 10, 30) + ro(212, 30, 8, 6, k3, 1.4);
  const q = figure(num, bond ? 'rye' : 'abril-fatface', 500, cy, num.length === 1 ? 250 : num.length === 2 ? 560 : 640, bond ? 320 : 372), sd = field(polylines(q.d, 6), 5);
  if (bond) {
    o += path(q.d, `fill="none" stroke="${paper}" stroke-width="34" stroke-linejoin="round"`)
      + path(q.d, `fill="${k1d}" transform="translate(9 11)" stroke="${k1d}" stroke-width="6"`) + path(q.d, `fill="${paper}" stroke="${k1d}" stroke-width="6"`) + path(q.d, `fill="${k2}"`);
  } else o += drawNote({ ...parts, q, sd });
  c.add('art', o);
  // headline on a plain scroll-shaped tablet at the head
  const headW = bond ? 540 : 540,
    L = lines.length === 1 && fitLine(upper(lines[0]!), bond ? 'rye' : 'cinzel:700', headW, 64).size < 44 ? wrap(lines[0]!, 2) : lines,
      hf = bond ? 'rye' : 'cinzel:700', hs = Math.min(...L.map((s) => fitLine(bond ? s : upper(s), hf, headW, bond ? 70 : 60, { track: bond ? 0 : 20 }, 999).size));
  const hy = 212, tabH = Math.max(110, L.length * hs * 1.12 + 54),
    tab = `M190 ${hy - tabH / 2 + 22}Q212 ${hy - tabH / 2 + 22} 212 ${hy - tabH / 2}H788Q788 ${hy - tabH / 2 + 22} 810 ${hy - tabH / 2 + 22}V${hy + tabH / 2 - 22}Q788 ${hy + tabH / 2 - 22} 788 ${hy + tabH / 2}H212Q212 ${hy + tabH / 2 - 22} 190 ${hy + tabH / 2 - 22}Z`;
  c.add('ornament', path(tab, `fill="${paper}" stroke="${k1d}" stroke-width="4"`)
    + path(tab, `fill="none" stroke="${k2}" stroke-width="1.6" transform="translate(500 ${hy}) scale(.975 .88) translate(-500 ${-hy})"`));
  L.forEach((s, i) => {
    const t = set(bond ? s : upper(s), hf, hs, { track: bond ? 0 : 20 });
    const cp = -set('H', hf, hs).y0;
    c.add('type', path(at(t, 500, hy + cp / 2 + (i - (L.length - 1) / 2) * hs * 1.1), `fill="${k1d}"`));
  });
  // serial number: a year, if one was given; else the seed decides
  const year = [inp.sub, inp.name, inp.headline].map((s) => s?.match(/\b(1[89]|20)\d\d\b/)?.[0]).find(Boolean),
    ser = `${'ABCDEFGHJKLMNPRST'[r.i(0, 16)]!}${'ABCDEFGHJKLMNPRST'[r.i(0, 16)]!} ${year ?? String(r.i(1000, 9999))} ${num.padStart(3, '0')}`;
  const sc = pickInk(paper, [k2, p.a, k1d], 4.5), se = (x: number, y: number, an: 's' | 'e') => {
    const t = set(ser, 'josefin-slab:700', 34, { track: 90 }), w = t.x1 - t.x0;
    return rect(an === 's' ? x - 10 : x - w - 10, y - 36, w + 20, 48, `rx="4" fill="${paper}"`) + path(at(t, x, y, an), `fill="${sc}"`);
  };
  c.add('ornament', se(172, bond ? 364 : 336, 's') + se(828, bond ? 856 : 962, 'e'));
  // the payee, in a copperplate hand, on its line
  const who = second[second.length - 1], line2 = second.length > 1 ? second[0]! : undefined, by = bond ? 1006 : 1098;
  c.add('ornament', rect(160, by - 92, 680, line2 ? 216 : 150, `rx="8" fill="${paper}" fill-opacity=".94"`)
    + path(`M210 ${by + 26}H790`, `stroke="${k1d}" stroke-width="2.4"`) + path(`M210 ${by + 31}H790`, `stroke="${k1d}" stroke-width="1"`));
  if (who) { const t = fitLine(who, 'pinyon-script', 560, 88, {}, 92); c.add('type', path(at(t, 500, by), `fill="${k1d}" stroke="${k1d}" stroke-width="1"`)); }
  if (line2) { const t = fitLine(upper(line2), 'cinzel:600', 560, 27, { track: 130 }); c.add('type', path(at(t, 500, by + 82), `fill="${k1d}"`)); }
  if (bond) drawBond(parts);
}

export function drawGuilloche(inp: Input): Drawing {
  const c = new Drawing('guilloche', inp), { p } = c, r = c.r.sub('g');
  const kinds = ['note', 'bond', 'medal'], m = kinds.includes(inp.motif || '') ? inp.motif! : kinds[c.r.i(0, 2)]!, num = numberOf(inp);
  const lines = inp.headline.split('|').map((s) => s.trim()), second = [inp.sub, inp.name].filter(Boolean) as string[];
  const dark = lum(p.bg) < 0.5;
  const scene: Scene = { inp, c, p, r, m, num, lines, second, dark };
  if (m === 'medal') drawMedal(scene);
  else drawNoteOrBond(scene);
  c.add('texture', c.vignette(dark ? '#000' : shade(p.bg, -0.4), dark ? 0.35 : 0.12) + c.grain(1.1));
  c.alt = `${num}: ${inp.headline.replace(/\|/g, ' ')}`;
  return c;
}
