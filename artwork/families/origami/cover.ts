import {
  at, circ, contrast, Drawing, g, type Input, lerp, type LineSpec, mix, n1, type P, type Palette, path, poly, pt,
  rect, shade, stack,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { inkOn } from '#artwork/colours/needlework.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { n2 } from '#artwork/outlines/needlework.ts';

type Facet = [pts: P[], tone: number, side?: 0 | 1 | 2];
const MODELS: Record<string, { f: Facet[]; lines?: P[][] }> = {
  crane: {
    f: [
      [[[300, 486], [196, 64], [404, 446]], -0.13, 1],
      [[[404, 446], [196, 64], [470, 470]], -0.07, 1],
      [[[430, 446], [736, 214], [470, 566]], -0.02],
      [[[430, 446], [736, 214], [446, 404]], -0.1],
      [[[372, 446], [126, 232], [338, 566]], 0.03],
      [[[372, 446], [126, 232], [362, 404]], -0.06],
      [[[126, 232], [42, 352], [150, 292]], 0.05],
      [[[126, 232], [150, 292], [182, 300]], -0.09],
      [[[292, 482], [404, 446], [404, 690]], 0.04],
      [[[404, 446], [522, 480], [404, 690]], -0.08],
      [[[292, 482], [414, 482], [612, 40]], 0.07, 1],
      [[[414, 482], [522, 480], [612, 40]], -0.03, 1],
    ],
  },
  boat: {
    f: [
      [[[206, 424], [400, 148], [400, 424]], 0.05],
      [[[400, 148], [594, 424], [400, 424]], -0.07],
      [[[40, 380], [206, 424], [300, 470], [210, 470]], -0.2],
      [[[760, 380], [594, 424], [500, 470], [590, 470]], -0.22],
      [[[210, 424], [400, 458], [590, 424], [400, 640]], -0.16],
      [[[40, 380], [400, 470], [400, 640], [190, 640]], 0.06, 1],
      [[[760, 380], [400, 470], [400, 640], [610, 640]], -0.02, 1],
      [[[40, 380], [400, 470], [240, 540]], 0.1],
      [[[760, 380], [400, 470], [560, 540]], 0.02],
    ],
  },
  fox: {
    f: [
      [[[520, 730], [640, 520], [736, 560]], -0.06],
      [[[520, 730], [736, 560], [700, 730]], -0.12],
      [[[640, 520], [700, 400], [736, 560]], 0.03, 2],
      [[[300, 430], [400, 520], [250, 730]], 0.02],
      [[[500, 430], [400, 520], [560, 730]], -0.09],
      [[[400, 520], [250, 730], [400, 730]], 0.06, 1],
      [[[400, 520], [560, 730], [400, 730]], -0.03, 1],
      [[[400, 500], [340, 620], [400, 690]], 0, 2],
      [[[400, 500], [460, 620], [400, 690]], -0.07, 2],
      [[[196, 86], [188, 262], [300, 236]], -0.11],
      [[[196, 86], [300, 236], [330, 196]], 0.03],
      [[[604, 86], [612, 262], [500, 236]], -0.15],
      [[[604, 86], [500, 236], [470, 196]], -0.03],
      [[[330, 196], [470, 196], [400, 330]], 0.08],
      [[[188, 262], [330, 196], [400, 330], [400, 500]], 0.04],
      [[[612, 262], [470, 196], [400, 330], [400, 500]], -0.05],
      [[[188, 262], [170, 372], [400, 500]], 0, 2],
      [[[612, 262], [630, 372], [400, 500]], -0.06, 2],
      [[[362, 468], [438, 468], [400, 520]], -0.5],
    ],
    lines: [[[262, 318], [318, 356]], [[538, 318], [482, 356]]],
  },
  butterfly: {
    f: [
      [[[400, 420], [120, 330], [60, 130]], 0.05, 1],
      [[[400, 420], [60, 130], [250, 150]], -0.03],
      [[[400, 420], [250, 150], [380, 260]], -0.1],
      [[[400, 420], [680, 330], [740, 130]], -0.03, 1],
      [[[400, 420], [740, 130], [550, 150]], -0.1],
      [[[400, 420], [550, 150], [420, 260]], -0.16],
      [[[400, 420], [120, 330], [150, 470]], -0.08],
      [[[400, 420], [150, 470], [190, 620]], 0.02, 2],
      [[[400, 420], [190, 620], [300, 690]], -0.06, 2],
      [[[400, 420], [300, 690], [370, 590]], -0.12],
      [[[400, 420], [680, 330], [650, 470]], -0.16],
      [[[400, 420], [650, 470], [610, 620]], -0.05, 2],
      [[[400, 420], [610, 620], [500, 690]], -0.12, 2],
      [[[400, 420], [500, 690], [430, 590]], -0.18],
      [[[400, 190], [376, 300], [400, 640]], 0.1],
      [[[400, 190], [424, 300], [400, 640]], -0.08],
    ],
    lines: [[[396, 204], [330, 90]], [[404, 204], [470, 90]]],
  },
};

/** What the parts of a cover share. */
type Scene = { c: Drawing; p: Palette; dark: boolean; bg: string; T: (q: P) => P };

// the model
function face({ c, T }: Scene, ps: P[], col: string, tone: number, pat?: string) {
  const d = poly(ps.map(T));
  const xs = ps.map((q) => T(q));
  const cxm = xs.reduce((a, q) => a + q[0], 0) / xs.length;
  const flip = cxm > 500;
  const g1 = c.lin([[0, shade(col, tone + 0.05)], [0.55, shade(col, tone)], [1, shade(col, tone - 0.07)]], flip ? 1 : 0, 0, flip ? 0.1 : 0.9, 1);
  return path(d, `fill="${g1}" stroke="${shade(col, tone - 0.02)}" stroke-width="1.2" stroke-linejoin="round"`) + (pat ? path(d, `fill="${pat}" opacity=".62"`) : '');
}

function drawBoat({ c, p, dark, bg, sea, shadow, s }: Scene & { sea: string; shadow: string; s: string }) {
  // pleated paper waves in front of the hull
  const wv = (y: number, col: string, n: number, ph: number) => {
    const st = 1120 / n;
    let out2 = '';
    let sh = '';
    for (let i = -1; i <= n; i++) {
      const x = -60 + (i + ph) * st,
        a: P = [x, y + 58],
        b: P = [x + st * 0.5, y],
        e: P = [x + st, y + 58];
      sh += `M${pt(a)}L${pt(b)}L${pt(e)}L${n1(e[0])} ${y + 230}L${n1(a[0])} ${y + 230}Z`;
      out2 += path(`M${pt(a)}L${pt(b)}L${n1(b[0])} ${y + 230}L${n1(a[0])} ${y + 230}Z`,
        `fill="${c.lin([[0, shade(col, 0.05)], [1, shade(col, 0.0)]], 0, 0, 1, 0)}"`)
          + path(`M${pt(b)}L${pt(e)}L${n1(e[0])} ${y + 230}L${n1(b[0])} ${y + 230}Z`,
          `fill="${c.lin([[0, shade(col, -0.07)], [1, shade(col, -0.02)]], 0, 0, 1, 0)}"`) + path(`M${pt(a)}L${pt(b)}L${pt(e)}`, 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"');
    }
    return c.soft(sh, 0, -5, 13, shade(bg, -0.4), 0.25) + out2;
  };
  const w1 = wv(712, mix(p.e, p.d, dark ? 0.3 : 0.62), 6, 0.2),
    w2 = wv(790, mix(p.e, p.d, 0.32), 6, 0.7);
  sea = w1 + w2;
  c.add('art', shadow + s + g(sea, `clip-path="${c.clip(rect(0, 600, 1000, 340))}"`) + rect(0, 940, 1000, 460, `fill="${bg}"`)
    + rect(0, 936, 1000, 3, 'fill="#fff" fill-opacity=".5"') + rect(0, 939, 1000, 12, `fill="${c.lin([[0, '#000', 0.16], [1, '#000', 0]])}"`));
  return sea;
}

/** What the parts of `drawOrigami` share. */
type OrigamiScene = { inp: Input; c: Drawing; p: Palette; m: string; dark: boolean; bg: string };

function drawGround({ c, dark, bg }: OrigamiScene) {
  // ground: one large sheet with the creases of the square it was folded from
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(bg, 0.02)], [1, shade(bg, -0.03)]], 0, 0, 1, 1)}"`));
  const q0: P = [500, 560],
    D = 430;
  const sq: P[] = [[q0[0], q0[1] - D], [q0[0] + D, q0[1]], [q0[0], q0[1] + D], [q0[0] - D, q0[1]]];
  const cr: string[] = [];
  const ln = (a: P, b: P) => cr.push(`M${pt(a)}L${pt(b)}`);
  const mid = (a: P, b: P, t = 0.5): P => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  for (let i = 0; i < 4; i++) {
    const a = sq[i]!,
      b = sq[(i + 1) % 4]!,
      d = sq[(i + 3) % 4]!;
    ln(a, b);
    ln(a, q0);
    ln(mid(a, b), q0);
    ln(a, mid(b, sq[(i + 2) % 4]!, 0.4142));
    ln(a, mid(d, sq[(i + 2) % 4]!, 0.4142));
    ln(mid(a, q0, 0.4142 * 1.4142), mid(b, q0, 0.4142 * 1.4142));
  }
  const cd = cr.join('');
  const sqd = poly(sq);
  c.add('texture', path(sqd, `fill="${dark ? '#fff' : '#fff'}" fill-opacity="${dark ? 0.035 : 0.28}"`)
    + path(cd, `fill="none" stroke="${dark ? '#000' : shade(bg, -0.12)}" stroke-opacity="${dark ? 0.34 : 0.4}" stroke-width="1.8"`)
    + path(cd, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.12 : 0.8}" stroke-width="1.6" transform="translate(1.4 1.6)"`));
}

function drawWords({ inp, c, p, m, dark, bg }: OrigamiScene) {
  const ink = inkOn(bg, dark ? [p.ink, '#fff6e6'] : [p.e, p.ink, '#2a2220'], 5);
  const lines = inp.headline.split('|');
  const small = inp.sub || inp.name;
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'josefin-sans:300', w: 760, max: lines.length > 1 ? 92 : 106, track: 10, gap: i === lines.length - 1 ? 46 : 22, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:500i', w: 700, max: 46, track: 10, flat: true });
  const k = stack(specs, { cy: m === 'boat' ? 1160 : 1158 });
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
}

export function drawOrigami(inp: Input): Drawing {
  const c = new Drawing('origami', inp),
    { p } = c;
  const m = inp.motif && MODELS[inp.motif] ? inp.motif : 'crane';
  const dark = isDark(p);
  const bg = p.bg;
  const paper = m === 'fox' ? (contrast(p.a, bg) > 1.6 ? p.a : p.b) : m === 'boat' ? mix(p.paper, '#ffffff', dark ? 0.9 : 0.4) : p.a;
  const second = m === 'boat' ? p.a : p.b;
  const back = dark ? '#fff6e6' : mix(p.paper, '#ffffff', 0.5);
  const disc = m === 'crane' ? (dark ? p.c : p.d) : m === 'boat' ? p.b : m === 'fox' ? (dark ? p.b : mix(p.d, p.bg, 0.3)) : mix(p.d, p.bg, dark ? 0.4 : 0.35);
  const sc = m === 'boat' ? 0.9 : 0.98,
    ox = 500 - 400 * sc,
    oy = m === 'boat' ? 210 : m === 'fox' ? 168 : m === 'butterfly' ? 170 : 176;
  const M = MODELS[m]!;
  const T = (q: P): P => [ox + q[0] * sc, oy + q[1] * sc];
  // washi: overlapping waves for one sheet, hemp leaf for the other
  const gold = METALS(p);
  let sg = '';
  for (const [x, y] of [[0, 0], [44, 0], [22, 11], [-22, 11], [0, 22], [44, 22], [66, 11]] as [number, number][]) for (const q of [21, 15, 9]) sg += `M${x - q} ${y}A${q} ${q} 0 0 1 ${x + q} ${y}`;
  const waves = (col: string) => c.pattern(44, 22, `<path d="${sg}" fill="none" stroke="${col}" stroke-width="1.7"/>`, 'scale(1.15) rotate(-14)');
  const h = 30,
    w = 34.64 / 2;
  const hemp = (col: string) => c.pattern(n2(w * 2), h * 2,
    `<path d="M0 0L${w} ${h / 3}L${w * 2} 0M${w} ${h / 3}V${h}M0 0V${(h * 2) / 3}L${w} ${h}L${w * 2} ${(h * 2) / 3}V0M0 0L${w} ${h}L${w * 2} 0M0 ${h
      * 2}L${w} ${h}L${w * 2} ${h * 2}M0 ${h * 2}V${(h * 4) / 3}L${w} ${h}L${w * 2} ${(h * 4) / 3}V${h * 2}M${w} ${h}V${(h * 5) / 3}L0 ${h
        * 2}M${w} ${(h * 5) / 3}L${w * 2} ${h * 2}" fill="none" stroke="${col}" stroke-width="1.5"/>`,
      'scale(1.2) rotate(20)');
  const parts: OrigamiScene = { inp, c, p, m, dark, bg };
  drawGround(parts);
  // a cut-paper disc behind the fold
  const dr = m === 'boat' ? 128 : 292,
    dx = m === 'boat' ? 690 : 500,
    dy = m === 'boat' ? 300 : 520;
  if (m !== 'butterfly') c.add('art', c.soft(circD(dx, dy, dr), 5, 9, 16, shade(bg, -0.4), 0.28)
    + circ(dx, dy, dr, `fill="${c.lin([[0, shade(disc, 0.03)], [1, shade(disc, -0.03)]], 0, 0, 1, 1)}"`)
    + path(circD(dx, dy, dr - 1), `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"`));
  let s = '';
  const pa = waves(mix(shade(paper, 0.16), gold, 0.55)),
    pb = hemp(mix(shade(second, 0.12), gold, 0.5));
  const scene: Scene = { c, p, dark, bg, T };
  for (const [ps, tone, side] of M.f) {
    const col = tone <= -0.5 ? '#221a1a' : side === 2 ? (m === 'butterfly' ? second : back) : paper;
    const pat = side === 1 ? (m === 'boat' ? c.pattern(26, 26, `<circle cx="6" cy="6" r="3" fill="${p.a}"/><circle cx="19" cy="19" r="3" fill="${p.a}"/>`)
      : pa) : side === 2 && m === 'butterfly' ? pb : undefined;
    s += face(scene, ps, col, tone <= -0.5 ? 0 : tone, pat);
    const q = ps.map(T);
    s += path(`M${pt(q[0]!)}L${pt(q[1]!)}`, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round"')
      + path(`M${pt(q[q.length - 1]!)}L${pt(q[0]!)}`, 'fill="none" stroke="#1a0b08" stroke-opacity=".22" stroke-width="1.6" stroke-linecap="round"');
  }
  for (const l of M.lines || [])
    s += path(`M${pt(T(l[0]!))}Q${pt(T([(l[0]![0] + l[1]![0]) / 2, Math.max(l[0]![1], l[1]![1]) + (m === 'fox' ? 14 : -60)]))} ${pt(T(l[1]!))}`,
      `fill="none" stroke="${m === 'fox' ? '#221a1a' : shade(p.e, -0.1)}" stroke-width="${m === 'fox' ? 8 : 4}" stroke-linecap="round"`);
  const all = M.f.map(([ps]) => poly(ps.map(T))).join('');
  const shadow = c.soft(all, 16, 26, 30, shade(bg, -0.5, -0.02), 0.34, 7) + path(all, `fill="${shade(bg, -0.45)}" fill-opacity=".1" transform="translate(8 12)"`);
  let sea = '';
  if (m === 'boat') sea = drawBoat({ ...scene, sea, shadow, s });
  else c.add('art', shadow + s);
  c.add('texture', c.grain(1));
  drawWords(parts);
  return c;
}
const METALS = (p: Palette) => (p.metal === 'silver' ? '#dfe5ea' : p.metal === 'rose' ? '#f0c3b2' : '#f0d28a');
