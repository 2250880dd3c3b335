import {
  at, bez, circ, clamp, Drawing, ell, g, type Input, lerp, mix, n1, type P, path, poisson, polar, pt, qbez, rect,
  ribbon, set, shade, smooth, sym, TAU, use, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { onLine } from '#artwork/marks/brush.ts';
import { num } from '#artwork/outlines/ornament.ts';

type Strand = { pts: P[]; over: (boolean | null)[] };
/** alternating interlace on a grid of W×H cells; walls turn the strands, dead crossings are left out; round = the grid closes on itself in x */
const interlace = (W: number, H: number, wall: (x: number, y: number) => '' | 'h' | 'v', dead: (x: number, y: number) => boolean, round = false): Strand[] => {
  const seen = new Set<string>(), out: Strand[] = [], X = 2 * W, Y = 2 * H, wrapX = (x: number) => (round ? ((x % X) + X) % X : x);
  const kind = (x: number, y: number) => (y <= 0 || y >= Y ? 'h' : !round && (x <= 0 || x >= X) ? 'v' : wall(wrapX(x), y));
  for (let y0 = 1; y0 < Y; y0++)
    for (let x0 = round ? 0 : 1; x0 < X; x0++) {
      if ((x0 + y0) % 2 === 0 || dead(x0, y0) || kind(x0, y0)) continue;
      for (const s of [1, -1]) {
        if (seen.has(`${x0},${y0},${s}`)) continue;
        let x = x0, y = y0, dx = 1, dy = s;
        const st: Strand = { pts: [], over: [] };
        for (let k = 0; k < 6000; k++) {
          const key = `${wrapX(x)},${y},${dx * dy}`, w = kind(x, y);
          if (w) {
            if (w === 'v') { st.pts.push([x - dx * 0.42, y]); dx = -dx; } else { st.pts.push([x, y - dy * 0.42]); dy = -dy; }
            st.over.push(null);
          } else {
            if (seen.has(key)) break;
            seen.add(key);
            st.pts.push([x, y]);
            st.over.push((wrapX(x) % 2 === 0) === dx * dy > 0);
          }
          x += dx;
          y += dy;
        }
        out.push(st);
      }
    }
  return out;
};
/** strands drawn with their overs and unders; map carries grid units onto the card */
const weave = (sts: Strand[], map: (x: number, y: number) => P, w: number, cols: string[], edge: string, eo: number, hi: (col: string) => string, open = false) => {
  const by = cols.map(() => ({ base: '', over: '' }));
  sts.forEach((st, si) => {
    const b = by[si % cols.length]!, n = st.pts.length, q = st.pts.map(([x, y]) => map(x, y)), G = (i: number) => (open ? q[clamp(i, 0, n - 1)]! : q[(i + n) % n]!);
    if (n < 3) return;
    const seg = (i: number): [P, P, P, P] => {
      const a = G(i - 1), p1 = G(i), p2 = G(i + 1), z = G(i + 2);
      return [p1, [p1[0] + (p2[0] - a[0]) / 6, p1[1] + (p2[1] - a[1]) / 6], [p2[0] - (z[0] - p1[0]) / 6, p2[1] - (z[1] - p1[1]) / 6], p2];
    };
    const cut = ([p0, p1, p2, p3]: [P, P, P, P], t: number, first: boolean): [P, P, P, P] => {
      const m = (a: P, c: P): P => [lerp(a[0], c[0], t), lerp(a[1], c[1], t)], a = m(p0, p1), b2 = m(p1, p2), cc = m(p2, p3), d = m(a, b2), e = m(b2, cc), f = m(d, e);
      return first ? [p0, a, d, f] : [f, e, cc, p3];
    };
    let d = 'M' + pt(q[0]!);
    const N = open ? n - 1 : n;
    for (let i = 0; i < N; i++) { const s = seg(i); d += `C${pt(s[1])} ${pt(s[2])} ${pt(s[3])}`; }
    if (!open) d += 'Z';
    b.base += d;
    st.over.forEach((o, i) => {
      if (!o || (open && (i === 0 || i === n - 1))) return;
      const A = cut(seg(i - 1), 0.58, false), B = cut(seg(i), 0.42, true);
      b.over += `M${pt(A[0])}C${pt(A[1])} ${pt(A[2])} ${pt(A[3])}C${pt(B[1])} ${pt(B[2])} ${pt(B[3])}`;
    });
  });
  const ids = by.map((b) => [sym(b.base || 'M0 0'), sym(b.over || 'M0 0')]);
  const E = `fill="none" stroke="${edge}" stroke-width="${n1(w + eo * 2)}"`;
  let s = '';
  for (const k of [0, 1]) {
    s += ids.map((q) => use(q[k]!, E)).join('');
    ids.forEach((q, i) => { s += use(q[k]!, `fill="none" stroke="${cols[i]!}" stroke-width="${n1(w)}"`) + use(q[k]!, `fill="none" stroke="${hi(cols[i]!)}" stroke-width="${n1(w * 0.26)}"`); });
  }
  return s;
};
/** polylines of a path made of M L C Q Z */
const flatten = (d: string): P[][] => {
  const out: P[][] = [];
  let cur: P[] = [], x: P = [0, 0];
  for (const m of d.matchAll(/([MLCQZHV])([^MLCQZHV]*)/g)) {
    const v = (m[2]!.match(/-?[\d.]+/g) || []).map(Number);
    if (m[1] === 'M') { cur = [[v[0]!, v[1]!]]; out.push(cur); x = cur[0]!; }
    else if (m[1] === 'Z') continue;
    else {
      const k = m[1] === 'C' ? 6 : m[1] === 'Q' ? 4 : m[1] === 'L' ? 2 : 1;
      for (let i = 0; i + k <= v.length; i += k) {
        if (k === 6) cur.push(...bez(x, [v[i]!, v[i + 1]!], [v[i + 2]!, v[i + 3]!], [v[i + 4]!, v[i + 5]!], 14).slice(1));
        else if (k === 4) cur.push(...qbez(x, [v[i]!, v[i + 1]!], [v[i + 2]!, v[i + 3]!], 10).slice(1));
        else if (k === 2) cur.push([v[i]!, v[i + 1]!]);
        else cur.push(m[1] === 'H' ? [v[i]!, x[1]] : [x[0], v[i]!]);
        x = cur[cur.length - 1]!;
      }
    }
  }
  return out.filter((q) => q.length > 2);
};
/** dots of red lead around a drawn shape */
const leadDots = (d: string, off: number, gap: number, R: number, col: string, rows = 1) => {
  const cs = flatten(d), area = (q: P[]) => q.reduce((a, p0, i) => { const z = q[(i + 1) % q.length]!; return a + p0[0] * z[1] - z[0] * p0[1]; }, 0);
  const big = cs.reduce((a, b) => (Math.abs(area(b)) > Math.abs(area(a)) ? b : a), cs[0]!), sg = Math.sign(area(big));
  let o = '';
  for (let row = 0; row < rows; row++)
    for (const q of cs) {
      const cl = [...q, q[0]!];
      let len = 0;
      for (let i = 1; i < cl.length; i++) len += Math.hypot(cl[i]![0] - cl[i - 1]![0], cl[i]![1] - cl[i - 1]![1]);
      const n = Math.max(6, Math.round(len / gap)), k = off + row * gap * 0.95;
      const pts: P[] = [];
      for (let i = 0; i < n; i++) {
        const [p0, a] = onLine(cl, (i + row * 0.5) / n), e: P = [p0[0] + Math.sin(a) * k * sg, p0[1] - Math.cos(a) * k * sg];
        if (!pts.some((z) => Math.hypot(z[0] - e[0], z[1] - e[1]) < gap * 0.62)) pts.push(e);
      }
      for (const e of pts) {
        let near = 1e9;
        for (let i = 0; i < cl.length; i++) near = Math.min(near, Math.hypot(cl[i]![0] - e[0], cl[i]![1] - e[1]));
        if (near > k * 0.82) o += circ(e[0], e[1], R);
      }
    }
  return g(o, `fill="${col}"`);
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; dk: boolean; edge: string; gold: string; lead: string; cols: string[];
  hi: (q: string) => string; band: string;
  spiral: (x: number, y: number, R: number, a0: number, turns: number, col: string, w: number) => string;
  rim: (d: string, w?: number, col?: string) => string;
};

function fillKnot({ c, hi }: Scene, d: string, box: [number, number, number, number], cell: number, cs: string[], gr: string, ang = 0) {
  const w = Math.ceil(box[2] / cell) + 1, h = Math.ceil(box[3] / cell) + 1,
    wf = (x: number, y: number): '' | 'h' | 'v' => ((x % 6 === 3 && y % 8 === 4) ? 'v' : x % 8 === 0 && y % 6 === 3 ? 'h' : '');
  const cx = box[0] + box[2] / 2, cy = box[1] + box[3] / 2;
  return path(d, `fill="${gr}"`)
    + g(g(weave(interlace(w, h, wf, () => false), (x, y) => [cx - (w * cell) / 2 + (x * cell) / 2, cy - (h * cell) / 2 + (y * cell) / 2], cell * 0.36, cs,
    gr, 2.4, hi), ang ? `transform="rotate(${ang} ${n1(cx)} ${n1(cy)})"` : ''), `clip-path="${c.clip(path(d))}"`);
}

function drawShamrock(scene: Scene & { textTop: number }) {
  const { p, dk, edge, gold, lead, hi, spiral, rim } = scene;
  let { textTop } = scene;
  let art = '';
  const cx = 500, cy = 580;
  const hd = (S: number) =>
    `M0 0C${-S * 0.1} ${-S * 0.34} ${-S * 0.62} ${-S * 0.42} ${-S * 0.6} ${-S * 0.86}C${-S * 0.58} ${-S * 1.24} ${-S * 0.14} ${-S * 1.26} 0 ${-S * 0.92}C${S
      * 0.14} ${-S * 1.26} ${S * 0.58} ${-S * 1.24} ${S * 0.6} ${-S * 0.86}C${S * 0.62} ${-S * 0.42} ${S * 0.1} ${-S * 0.34} 0 0Z`;
  const stem = ribbon(bez([cx, cy + 4], [cx + 6, cy + 120], [cx + 30, cy + 190], [cx + 112, cy + 246], 18), (t) => 24 + 16 * t * t);
  art += rim(stem, 8) + path(stem, `fill="${dk ? p.b : p.b}"`)
    + path(smooth(bez([cx + 4, cy + 30], [cx + 10, cy + 120], [cx + 34, cy + 180], [cx + 104, cy + 232], 10), false), `fill="none" stroke="${hi(p.b)}" stroke-width="4"`);
  const grounds = dk ? [shade(p.b, -0.06), shade(p.b, -0.1), shade(p.b, -0.02)] : [shade(p.b, -0.12), shade(p.b, -0.06), shade(p.b, -0.16)];
  const S = 218;
  [-104, 104, 0].forEach((a, i) => {
    const d = hd(S), cs = dk ? [p.c, p.d] : i === 2 ? [p.c, mix(p.b, '#cfe3c0', 0.5)] : [mix(p.b, '#cfe3c0', 0.5), p.c];
    art += g(leadDots(d, 22, 15, 3, lead, 2) + fillKnot(scene, d, [-S * 0.66, -S * 1.24, S * 1.32, S * 1.3], 40, cs, grounds[i]!, 45) + rim(d, 12), `transform="translate(${cx} ${cy}) rotate(${a})"`);
  });
  art += circ(cx, cy, 40, `fill="${edge}"`) + circ(cx, cy, 36, `fill="${gold}"`) + circ(cx, cy, 25, `fill="${lead}"`)
    + [0, 1, 2].map((i) => spiral(...(polar(cx, cy, 11, i * 2.094)), 9, i * 2.094, 1.2, hi(p.c), 3)).join('');
  textTop = 930;
  return { art, textTop };
}

function drawHarp(scene: Scene & { art: string; textTop: number }) {
  const { p, dk, edge, gold, lead, spiral, rim } = scene;
  let { art, textTop } = scene;
  const neck = 'M316 366C350 300 430 286 492 330C548 370 590 386 640 348C672 322 716 326 726 362C734 396 704 420 672 412C600 448 540 436 476 392C424 356 388 362 372 400C352 424 312 404 316 366Z';
  const pillar = 'M694 386C748 470 752 640 676 760C640 816 590 850 530 868L512 838C570 812 612 774 640 724C698 622 700 492 656 402Z';
  const box = 'M322 392C346 412 372 404 378 392L544 836C556 866 522 892 496 874C486 868 480 858 476 848Z';
  let st = '';
  for (let i = 0; i < 11; i++) {
    const t = (i + 0.6) / 11.6, a: P = [lerp(398, 660, t), 376 + Math.sin(t * Math.PI * 1.05) * 44 - (1 - t) * 4], y = 0;
    const bt = lerp(0.1, 0.94, t), b: P = [lerp(378, 532, bt), lerp(404, 820, bt) + y];
    st += `M${pt(a)}L${pt(b)}`;
  }
  art += path(st, `stroke="${dk ? p.d : edge}" stroke-width="3" stroke-opacity=".85"`) + path(st, `stroke="${gold}" stroke-width="1.6"`);
  art += leadDots(box, 20, 15, 2.8, lead) + leadDots(pillar, 20, 15, 2.8, lead) + leadDots(neck, 20, 15, 2.8, lead);
  art += fillKnot(scene, pillar, [500, 380, 250, 500], 40, dk ? [p.c, p.d] : [p.c, p.a], shade(dk ? p.b : p.e, dk ? -0.06 : -0.08), 0) + rim(pillar, 9);
  art += fillKnot(scene, box, [310, 380, 250, 510], 38, dk ? [p.a, p.c] : [p.c, mix(p.b, '#cfe3c0', 0.5)], shade(p.b, -0.1), 20) + rim(box, 9);
  art += fillKnot(scene, neck, [300, 290, 440, 150], 34, dk ? [p.c, p.d] : [p.c, p.b], shade(lead, -0.12), 0) + rim(neck, 9);
  art += ([[342, 378], [700, 366]] as [number, number][]).map(([x, y]) => circ(x, y, 27, `fill="${edge}"`) + circ(x, y, 23, `fill="${gold}"`) + spiral(x, y, 15, 1, 2, edge, 3)).join('');
  art = g(art, 'transform="translate(500 572) scale(1.1) translate(-530 -590)"');
  textTop = 952;
  return { art, textTop };
}

function drawInitial(scene: Scene & { textTop: number }) {
  const { inp, p, dk, edge, gold, lead, hi, spiral, rim } = scene;
  let { textTop } = scene;
  let art = '';
  const L = upper(inp.headline.replace(/[^\p{L}]/gu, '').slice(0, 1)) || 'S', B = [262, 244, 476, 560] as const;
  const box = `M${B[0]} ${B[1]}h${B[2]}v${B[3]}h${-B[2]}Z`;
  art += path(box, `fill="${dk ? shade(p.b, -0.06) : shade(p.e, -0.04)}"`);
  const q = set(L, 'elsie-swash-caps:900', 400), sc = Math.min((B[2] - 120) / (q.x1 - q.x0), (B[3] - 130) / (q.y1 - q.y0)),
    run = set(L, 'elsie-swash-caps:900', 400 * sc), d = at(run, B[0] + B[2] / 2, B[1] + B[3] / 2 - (run.y0 + run.y1) / 2);
  art += fillKnot(scene, box, [B[0] - 4, B[1] - 4, B[2], B[3]], 40,
    [mix(dk ? p.b : p.e, '#cfe0f0', dk ? 0.3 : 0.36), mix(dk ? p.b : p.e, '#cfe0f0', dk ? 0.2 : 0.22)], dk ? shade(p.b, -0.08) : shade(p.e, -0.08));
  art += path(d, `fill="none" stroke="${dk ? shade(p.b, -0.1) : shade(p.e, -0.1)}" stroke-width="58" stroke-linejoin="round"`) + leadDots(d, 20, 15, 3.2, dk ? p.c : mix(p.c, '#ffe9b0', 0.3));
  art += path(d, `fill="none" stroke="${edge}" stroke-width="20" stroke-linejoin="round"`)
    + path(d, `fill="none" stroke="${gold}" stroke-width="14" stroke-linejoin="round"`)
    + fillKnot(scene, d, [B[0] + 30, B[1] + 40, B[2] - 60, B[3] - 80], 30, [p.c, mix(p.c, '#ffffff', 0.45)], dk ? shade(p.a, -0.12) : shade(lead, -0.06), 45)
    + path(d, `fill="none" stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"`);
  art += rim(box, 14);
  for (const [x, y] of [[B[0], B[1]], [B[0] + B[2], B[1]], [B[0], B[1] + B[3]], [B[0] + B[2], B[1] + B[3]]] as [number, number][])
    art += rect(x - 33, y - 33, 66, 66, `fill="${edge}"`) + rect(x - 28, y - 28, 56, 56, `fill="${gold}"`)
      + rect(x - 20, y - 20, 40, 40, `fill="${dk ? p.bg : lead}"`) + spiral(x, y, 15, 0.6, 2.2, hi(p.c), 3.4);
  textTop = 872;
  return { art, textTop };
}

function drawWheel({ c, p, dk, edge, gold, lead, cols, hi, band, art, textTop }: Scene & { art: string; textTop: number }) {
  // a wheel of interlace round a triple spiral
  const cx = 500, cy = 560, ring = (R0: number, cell: number, N: number, h: number, cs: string[], ph: number) => {
    const R1 = R0 + h * cell, wf = (x: number, y: number): '' | 'h' | 'v' => (y === h && x % (2 * ph) === 1 ? 'h' : y === h && x % (2 * ph) === ph + 1 - (ph % 2) ? 'v' : '');
    return circ(cx, cy, R1 + 8, `fill="${band}"`) + weave(interlace(N, h, wf, () => false, true), (x, y) => polar(cx, cy, R0 + (y * cell) / 2, (x * Math.PI) / N), cell * 0.36, cs, band, 3, hi);
  };
  const rr = (R: number, w = 10) => circ(cx, cy, R, `fill="none" stroke="${edge}" stroke-width="${w + 6}"`) + circ(cx, cy, R, `fill="none" stroke="${gold}" stroke-width="${w}"`);
  art += leadDots(smooth(Array.from({ length: 40 }, (_, i): P => polar(cx, cy, 302, (i * TAU) / 40))), 18, 15, 3, lead, 2);
  art += ring(206, 42, 40, 2, cols, 5) + rr(298, 13) + rr(200);
  art += circ(cx, cy, 194, `fill="${dk ? shade(p.b, -0.04) : shade(p.b, -0.08)}"`);
  // three linked spirals
  let tri = '';
  for (let i = 0; i < 3; i++) {
    const a = -Math.PI / 2 + (i * TAU) / 3, e = polar(cx, cy, 94, a);
    for (const off of [0, Math.PI]) {
      const q: P[] = [];
      for (let k = 0; k <= 54; k++) { const t = k / 54; q.push(polar(e[0], e[1], 76 * t + 2, a + off + Math.PI * 0.5 + t * TAU * 1.75)); }
      tri += path(smooth(q, false), `fill="none" stroke="${edge}" stroke-width="17" stroke-linecap="round"`)
        + path(smooth(q, false), `fill="none" stroke="${off ? (dk ? p.c : p.c) : gold}" stroke-width="11" stroke-linecap="round"`);
    }
    tri += circ(e[0], e[1], 14, `fill="${lead}" stroke="${edge}" stroke-width="3"`);
  }
  art += g(tri, `clip-path="${c.clip(circ(cx, cy, 190))}"`) + rr(192, 7);
  for (let i = 0; i < 4; i++) {
    const e = polar(cx, cy, 252, (i * TAU) / 4 + TAU / 8);
    art += circ(e[0], e[1], 38, `fill="${edge}"`) + circ(e[0], e[1], 33, `fill="${gold}"`) + circ(e[0], e[1], 23, `fill="${lead}"`)
      + [0, 1, 2].map((k) => circ(...(polar(e[0], e[1], 10, k * 2.094 - 1.57)), 6, `fill="${hi(p.c)}"`)).join('');
  }
  textTop = 890;
  art = g(art, 'transform="translate(500 545) scale(.86) translate(-500 -560)"');
  return { art, textTop };
}

export function drawInsular(inp: Input): Drawing {
  const c = new Drawing('insular', inp), { r, p } = c;
  const m = inp.motif || 'shamrock', dk = isDark(p);
  const page = dk ? shade(p.bg, -0.01) : mix(p.bg, '#EAD9B4', 0.4), edge = dk ? shade(p.bg, -0.1) : mix(p.ink, '#2a1d12', 0.5);
  const gold = c.foil(p.metal, 30), lead = dk ? p.a : mix(p.a, '#b23a22', 0.3);
  const cols = dk ? [p.c, p.d, p.a] : [p.b, p.c, p.a, p.e];
  const hi = (q: string) => mix(q, '#fff3d2', dk ? 0.4 : 0.5);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${page}"`));
  let vel = '';
  for (const q of poisson(r, 0, 0, 1000, 1400, 64))
    vel += ell(q[0], q[1], r.f(10, 60), r.f(8, 40), `fill="${r.chance(0.5) ? shade(page, 0.03) : shade(page, -0.03)}" fill-opacity="${num(r.f(0.1, 0.4))}"`);
  for (let i = 0; i < 130; i++) vel += circ(r.f(0, 1000), r.f(0, 1400), r.f(0.7, 1.7), `fill="${edge}" fill-opacity=".28"`);
  c.add('texture', vel + c.vignette(dk ? '#000000' : '#7a5426', dk ? 0.4 : 0.34));
  // the border
  const s = 42, W = 20, H = 30, x0 = 500 - (W * s) / 2, y0 = 700 - (H * s) / 2, D = 2, u = s / 2;
  const dead = (x: number, y: number) => x > 2 * D && x < 2 * (W - D) && y > 2 * D && y < 2 * (H - D);
  const per = r.pick([3, 4, 5]);
  const wall = (x: number, y: number): '' | 'h' | 'v' => {
    const ix = x >= 2 * D && x <= 2 * (W - D), iy = y >= 2 * D && y <= 2 * (H - D);
    if ((x === 2 * D || x === 2 * (W - D)) && iy) return 'v';
    if ((y === 2 * D || y === 2 * (H - D)) && ix) return 'h';
    const ax = Math.abs(x - W), ay = Math.abs(y - H);
    if ((y === D || y === 2 * H - D) && ix && x % 2 === 1 && Math.round((ax - 1) / 2) % per === 1) return (Math.round((ax - 1) / 2) / per) % 2 < 1 ? 'h' : 'v';
    if ((x === D || x === 2 * W - D) && iy && y % 2 === 1 && Math.round((ay - 1) / 2) % per === 1) return (Math.round((ay - 1) / 2) / per) % 2 < 1 ? 'v' : 'h';
    return '';
  };
  const outer = `M${x0 - 16} ${y0 - 16}h${W * s + 32}v${H * s + 32}h${-W * s - 32}Z`,
    inn = `M${x0 + D * s + 14} ${y0 + D * s + 14}h${(W - 2 * D) * s - 28}v${(H - 2 * D) * s - 28}h${-(W - 2 * D) * s + 28}Z`;
  const band = dk ? shade(p.bg, -0.06) : mix(p.ink, '#1d1712', 0.45);
  c.add('frame', path(outer + inn, `fill="${band}" fill-rule="evenodd"`)
    + weave(interlace(W, H, wall, dead), (x, y) => [x0 + x * u, y0 + y * u], u * 0.72, cols, band, 3.6, hi)
    + path(outer + inn, `fill="none" stroke="${gold}" stroke-width="7"`) + path(`M${x0 - 24} ${y0 - 24}h${W * s + 48}v${H * s + 48}h${-W * s - 48}Z`, `fill="none" stroke="${edge}" stroke-width="2"`));
  // little spirals hold the corners
  const spiral = (x: number, y: number, R: number, a0: number, turns: number, col: string, w: number) => {
    const q: P[] = [];
    for (let i = 0; i <= 36; i++) { const t = i / 36; q.push(polar(x, y, R * (1 - t * 0.92), a0 + t * turns * TAU)); }
    return path(smooth(q, false), `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"`);
  };
  const rim = (d: string, w = 15, col = gold) => path(d, `fill="none" stroke="${edge}" stroke-width="${w + 7}" stroke-linejoin="round"`)
    + path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linejoin="round"`) + path(d, `fill="none" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round" stroke-opacity=".7"`);
  const inkc = reads(page, 6, p.ink);
  let art = '', textTop = 930;
  const scene: Scene = { inp, c, p, dk, edge, gold, lead, cols, hi, band, spiral, rim };
  if (m === 'shamrock') { const drawn = drawShamrock({ ...scene, textTop }); art += drawn.art; textTop = drawn.textTop; }
  else if (m === 'harp') ({ art, textTop } = drawHarp({ ...scene, art, textTop }));
  else if (m === 'initial') { const drawn = drawInitial({ ...scene, textTop }); art += drawn.art; textTop = drawn.textTop; }
  else ({ art, textTop } = drawWheel({ ...scene, art, textTop }));
  c.add('art', art);
  const t = smallLines(inp), low = 1196;
  const b = block(inp.headline, 'federo', 500, 570, t.length ? low - textTop - 70 : low - textTop, 118, { cy: textTop + (low - textTop) / 2 - (t.length ? 34 : 0) }, { lead: 1.0, lines: 4 });
  c.add('type', path(b.d, `fill="${inkc}"`));
  if (t.length) c.add('type', path(block(t.join('|'), 'cormorant-garamond:600i', 500, 560, 78, 38, { top: b.bottom + 34 }, { lead: 1.12 }).d, `fill="${reads(page, 4.6, lead, p.a, p.c, p.ink)}"`));
  c.add('texture', c.grain(0.8));
  return c;
}
