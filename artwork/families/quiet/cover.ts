import {
  bez, circ, clamp, Drawing, g, type Input, lerp, lum, mix, n1, noise1, type P, path, polar, pt, qbez, rect, ribbon,
  rot, shade, smooth, sym, tf, use, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { tear } from '#artwork/outlines/ornament.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';

/** What the parts of a cover share. */
type Scene = { inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; paper: string; ink: string; soft: string };

function words({ inp, c, ink, soft }: Scene, x: number, w: number, where: { cy?: number; top?: number; bottom?: number }, max: number, anchor: 'm' | 's' | 'e' = 'm', col = ink, col2 = soft) {
  const b = block(inp.headline, 'cormorant-garamond:400', x, w, max * 3.4, max, where, { lead: 1.12, anchor });
  let d = path(b.d, `fill="${col}"`);
  const t = [inp.sub, inp.name].filter(Boolean) as string[];
  if (t.length) d += path(block(t.join('|'), 'cormorant-garamond:500i', x, w, 110, 36, { top: b.bottom + 40 }, { lead: 1.3, anchor }).d, `fill="${col2}"`);
  c.add('type', d);
  return b;
}

/** A fern as paths: its leaflets in four tones of green, their veins, and its stems. */
type Fern = { tones: string[]; veins: string; stem: string };

/** a point of a polyline of n steps at a fraction of a step, and the direction there */
function alongLine(ps: P[], k: number): [P, number] {
  const from = ps[Math.floor(k)]!, to = ps[Math.min(ps.length - 1, Math.floor(k) + 1)]!;
  return [[lerp(from[0], to[0], k % 1), lerp(from[1], to[1], k % 1)], Math.atan2(to[1] - from[1], to[0] - from[0])];
}

/** the leaflets of one frond of the fern. @param LL how long it is @param u how far up the fern it grows, 0 to 1 */
function addLeaflets(fern: Fern, r: Rng, ax: P[], LL: number, u: number) {
  const n = Math.max(4, Math.round(LL / 9.6));
  const tone = r.i(0, 3);
  for (let j = 1; j <= n; j++) {
    const v = j / (n + 0.6),
      [w, aa] = alongLine(ax, v * 24),
      ll = (LL * 0.05 + 7) * Math.pow(1.04 - v, 0.5) * (1 - u * 0.2);
    for (const s2 of [-1, 1]) {
      const b = aa + s2 * (1.1 - v * 0.35);
      const f = (x: number, y: number): P => { const o = rot([x, y], b); return [w[0] + o[0], w[1] + o[1]]; };
      const wd = ll * 0.3;
      fern.tones[(tone + (r.chance(0.2) ? 1 : 0)) % 4]! += `M${pt(w)}C${pt(f(ll * 0.2, wd * 1.3))} ${pt(f(ll * 0.75, wd))} ${pt(f(ll, 0))}C${pt(f(ll * 0.75, -wd * 0.9))} ${pt(f(ll * 0.2, -wd * 1.1))} ${pt(w)}Z`;
      if (LL > 120 && j % 2) fern.veins += `M${pt(w)}L${pt(f(ll * 0.72, 0))}`;
    }
  }
}

/** a fern with fronds in pairs, shorter toward its tip */
function growFern(r: Rng): Fern {
  const axis = bez([452, 1130], [472, 860], [430, 520], [600, 180], 60), N = 25;
  const fern: Fern = { tones: ['', '', '', ''], veins: '', stem: ribbon(axis, (t) => 9 * (1 - t * 0.86)) };
  for (let i = 0; i < N; i++) {
    const [q, a0] = alongLine(axis, (0.19 + 0.8 * Math.pow(i / N, 0.92)) * 60), u = i / N,
      L = 300 * Math.pow(1 - u, 0.86) * Math.min(1, 0.62 + u * 2.1) + 9;
    for (const s of [-1, 1]) {
      const a = a0 + s * (1.24 - u * 0.5) + r.f(-0.04, 0.04),
        LL = L * r.f(0.94, 1.04) * (s > 0 ? 1 : 0.97),
        e = polar(q[0], q[1], LL, a),
        mm = polar(lerp(q[0], e[0], 0.55), lerp(q[1], e[1], 0.55), s * LL * 0.07, a + Math.PI / 2),
        ax = qbez(q, mm, e, 24);
      fern.stem += ribbon(ax.filter((_, z) => z % 3 === 0), (v) => 3.2 * (1 - v * 0.75));
      addLeaflets(fern, r, ax, LL, u);
    }
  }
  return fern;
}

/** a crozier, still furled, beside the fern */
function addCrozier(fern: Fern) {
  const sp: P[] = [];
  for (let i = 0; i <= 54; i++) {
    const t = i / 54;
    if (t < 0.5) sp.push(qbez([520, 1128], [566, 1000], [604, 940], 27)[Math.round(t * 54)]!);
    else {
      const v = (t - 0.5) * 2,
        a = Math.PI * 0.98 + v * 9.4,
        rr = 44 * (1 - v * 0.86);
      sp.push([604 + 44 + Math.cos(a) * rr, 938 + Math.sin(a) * rr]);
    }
  }
  fern.stem += ribbon(sp, (t) => 8.4 * (1 - t * 0.5));
  for (let i = 28; i < 52; i += 1) { const q = sp[i]!, cx = 648, cy = 938, a = Math.atan2(q[1] - cy, q[0] - cx); fern.tones[i % 4]! += tear(q[0], q[1], 15 - (i - 28) * 0.36, 4, a + 0.7); }
}

/** slips of gummed linen hold the fern down */
function drawSlips({ c, paper }: Scene) {
  const slip = (x: number, y: number, a: number, w: number) =>
    g(rect(-w / 2 + 2, -10 + 4, w, 21, 'fill="#2a1d10" fill-opacity=".13"') + rect(-w / 2, -11, w, 21, `fill="${mix(paper, '#ffffff', 0.45)}"`)
      + path(`M${-w / 2} -7H${w / 2}M${-w / 2} -1H${w / 2}M${-w / 2} 5H${w / 2}`, `stroke="#8a7a60" stroke-opacity=".16" stroke-width="1.4"`), tf(x, y, a));
  c.add('ornament', slip(456, 1058, 8, 74) + slip(467, 860, -4, 70) + slip(530, 1090, -14, 56));
}

/** the words on a label at the bottom right */
function drawLabel({ inp, c, paper, ink, soft }: Scene) {
  const nameless = !inp.sub && !inp.name;
  const head0 = block(inp.headline, 'cormorant-garamond:500i', 0, 380, 170, 58, { top: 0 }, { lead: 1.08 });
  const small = nameLines([inp.sub, inp.name].filter(Boolean).join(' · '), 'la-belle-aurore', 346, 34, { least: 24 });
  const h = head0.bottom + (nameless ? 84 : 142) + (small.length - 1) * 36,
    ly = 1292 - h,
    w = 380;
  const X = 914 - w - 50 + 24;
  const lab = rect(X - 24, ly, w + 48, h, `fill="${mix(paper, '#ffffff', 0.6)}"`) + rect(X - 14, ly + 10, w + 28, h - 20, `fill="none" stroke="${soft}" stroke-width="1.4"`);
  c.add('frame', rect(X - 21, ly + 5, w + 48, h, 'fill="#2a1d10" fill-opacity=".14"') + lab);
  const b = block(inp.headline, 'cormorant-garamond:500i', X + w / 2, 350, 170, 58, { top: ly + 44 }, { lead: 1.08 });
  let d = path(b.d, `fill="${ink}"`);
  const t = [inp.sub, inp.name].filter(Boolean).join(' · ');
  if (small.length > 1) d += path(nameAt(small, X + w / 2, b.bottom + 58), `fill="${soft}"`);
  else if (t) d += path(block(t, 'la-belle-aurore', X + w / 2, 346, 50, 34, { top: b.bottom + 30 }, { lead: 1.1 }).d, `fill="${soft}"`);
  c.add('type', d);
}

/** a fern pressed on a sheet, with a label */
function drawFern(scene: Scene) {
  const { c, r, p, dark, paper, ink } = scene;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(paper, 0.012)], [1, shade(paper, -0.018)]], 0, 0, 1, 1)}"`));
  c.add('frame', rect(58, 58, 884, 1284, `fill="none" stroke="${mix(ink, paper, 0.55)}" stroke-width="1.6"`)
    + rect(68, 68, 864, 1264, `fill="none" stroke="${mix(ink, paper, 0.72)}" stroke-width="1"`));
  const gr = mix(p.c, dark ? p.b : p.e, 0.35),
    lf = lum(gr) > 0.62 ? shade(gr, -0.2) : gr;
  const fern = growFern(r);
  addCrozier(fern);
  const T = fern.tones.map((d) => (d ? sym(d) : ''));
  const S = sym(fern.stem);
  c.add('art', g(T.filter(Boolean).map((t) => use(t)).join('') + use(S), `fill="${mix(ink, paper, 0.5)}" fill-opacity=".28" transform="translate(5 7)"`)
    + [0, 1, 2, 3].map((i) => (T[i] ? use(T[i], `fill="${[shade(lf, 0.03), lf, shade(lf, -0.05, 0, 8), mix(lf, p.b, 0.22)][i]!}" fill-opacity=".9"`) : ''))
    .join('') + use(S, `fill="${mix(lf, '#5a3f28', 0.5)}"`) + path(fern.veins, `stroke="${shade(lf, 0.16)}" stroke-width="1" stroke-opacity=".6" fill="none"`));
  drawSlips(scene);
  drawLabel(scene);
}

function drawFeather(scene: Scene) {
  const { inp, c, r, p, dark, paper, ink } = scene;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(paper, '#ffffff', 0.6)], [1, shade(paper, -0.03)]], 0.42, 0.4, 0.85)}"`));
  const ax = bez([300, 1010], [420, 820], [470, 520], [735, 210], 140);
  const cols = [p.e, mix(p.e, p.b, 0.5), p.b, mix(p.a, p.d, 0.4)].map((q) => mix(dark ? mix(q, p.bg, 0.25) : q, paper, 0.1));
  let sh = '',
    groups: string[] = ['', '', '', '', '', ''],
    down = '';
  const splits = [-1, 1].map((s) => [r.f(0.34, 0.42), r.f(0.58, 0.66), r.f(0.78, 0.84)].map((v) => v + s * 0.02));
  for (let i = 8; i < 140; i++) {
    const t = i / 140,
      q = ax[i]!,
      a = Math.atan2(ax[Math.min(140, i + 1)]![1] - ax[i - 1]![1], ax[Math.min(140, i + 1)]![0] - ax[i - 1]![0]);
    for (const s of [-1, 1]) {
      const env = Math.pow(Math.sin(Math.PI * Math.pow(clamp((t - 0.03) / 0.97), 0.72)), 0.62);
      let L = (s < 0 ? 128 : 92) * env;
      if (L < 3) continue;
      const sp = splits[s < 0 ? 0 : 1]!.reduce((x, v) => Math.max(x, 1 - Math.abs(t - v) / 0.018), 0);
      if (t < 0.2) {
        // down at the quill
        for (let k = 0; k < 2; k++) {
          const b = a + s * r.f(0.7, 1.7),
            l = r.f(40, 110) * (0.4 + t * 2.6),
            e = polar(q[0], q[1], l, b),
            m1 = polar(q[0], q[1], l * 0.5, b + r.f(-0.5, 0.5));
          down += `M${pt(q)}Q${pt(m1)} ${pt(e)}`;
        }
        continue;
      }
      const tip = a + s * lerp(0.78, 0.42, t) + sp * s * 0.16,
        e = polar(q[0], q[1], L * (1 - sp * 0.2) * r.f(0.97, 1.02), tip - s * 0.1),
        mm = polar(q[0], q[1], L * 0.5, tip + s * 0.2);
      const d = `M${pt(q)}Q${pt(mm)} ${pt(e)}`;
      sh += d;
      const ci = clamp(Math.floor((t - 0.18) * 5.4 + (s > 0 ? 0.5 : 0) + r.f(-0.5, 0.5)), 0, 3);
      groups[ci]! += d;
      if (i % 2) {
        const d2 = `M${pt(polar(q[0], q[1], 3, a))}Q${pt(polar(mm[0], mm[1], 3, a))} ${pt(polar(e[0], e[1], 2, a))}`;
        groups[4 + (i % 4 === 1 ? 0 : 1)]! += d2;
      }
    }
  }
  const order = [cols[3]!, cols[2]!, cols[1]!, cols[0]!];
  c.add('art', g(path(sh, `stroke-width="6"`), `transform="translate(26 44)" stroke="${mix(ink, paper, 0.62)}" stroke-opacity=".2" fill="none"`)
    + g(path(down, `stroke="${mix(order[0]!, '#ffffff', 0.35)}" stroke-width="1.5" stroke-opacity=".75"`)
    + [0, 1, 2, 3].map((i) => path(groups[i]!, `stroke="${order[i]!}" stroke-width="3.6"`)).join('')
    + path(groups[4]!, `stroke="${mix(order[2]!, '#ffffff', 0.5)}" stroke-width="1" stroke-opacity=".75"`)
    + path(groups[5]!, `stroke="${shade(order[3]!, -0.1)}" stroke-width="1" stroke-opacity=".5"`), 'fill="none" stroke-linecap="round"')
    + path(ribbon([[262, 1092] as P, ...ax.filter((_, i) => i % 4 === 0)], (t) => 9 * (1 - t * 0.86)),
    `fill="${mix(paper, '#fffdf6', 0.6)}" stroke="${mix(ink, p.b, 0.5)}" stroke-width="1.2"`), 'float');
  words(scene, 880, 520, { bottom: inp.sub || inp.name ? 1220 : 1260 }, 82, 'e');
}

function drawDaybreak(scene: Scene) {
  const { inp, c, p, dark, paper, ink, soft } = scene;
  // first light over the hills
  const sky0 = dark ? mix(p.bg, p.e, 0.4) : mix(p.d, paper, 0.35),
    halo = mix(p.b, '#ffe9c9', 0.55);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(sky0, '#ffffff', dark ? 0 : 0.35)], [0.42, mix(sky0, halo, 0.42)], [0.6, mix(halo, '#fff4e0', 0.5)], [1, halo]])}"`));
  const sx = 640,
    sy = 812;
  c.add('art', circ(sx, sy, 420, `fill="${c.rad([[0, '#fff6e0', 0.95], [0.14, '#fff0d2', 0.8], [0.4, '#ffe4bd', 0.32], [1, '#ffe4bd', 0]])}"`) + circ(sx, sy, 40, `fill="#fffaf0"`));
  const deepc = dark ? shade(p.bg, -0.02) : mix(p.e, ink, 0.35);
  let hills = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 6,
      y = 830 + i * 74 + t * t * 40,
      A = noise1(inp.seed + i),
      ps: P[] = [];
    for (let x = -40; x <= 1040; x += 36) ps.push([x, y + A(x / (330 - i * 16) + 9) * (52 + i * 5) + A(x / 90 + 60) * 9]);
    const col = mix(mix(halo, p.a, 0.16 + t * 0.1), deepc, 0.1 + 0.86 * t * (0.4 + 0.6 * t));
    hills += path(smooth(ps, false) + 'L1040 1460L-40 1460Z',
      `fill="${c.lin([[0, col], [0.1 + 0.1 * t, mix(col, halo, 0.2 * (1 - t))], [0.42, mix(col, '#fff3e2', 0.62 * (1 - t * 0.72))], [1, mix(col, '#fff3e2', 0.62 * (1 - t * 0.72))]])}"`);
    if (i === 3) {
      // one house, one lamp
      const tx = 286,
        ty = y + A(tx / (330 - i * 16) + 9) * (52 + i * 5) + A(tx / 90 + 60) * 9 + 6,
        dk = mix(col, deepc, 0.6);
      hills += path(`M${tx - 26} ${n1(ty + 6)}V${n1(ty - 26)}L${tx - 30} ${n1(ty - 26)}L${tx - 8} ${n1(ty - 50)}H${tx + 22}L${tx + 42} ${n1(ty - 26)}H${tx
        + 38}V${n1(ty + 8)}ZM${tx + 14} ${n1(ty - 46)}V${n1(ty - 62)}H${tx + 23}V${n1(ty - 44)}Z`,
        `fill="${dk}"`) + circ(tx - 4, ty - 12, 46, `fill="${c.rad([[0, '#ffe7a8', 0.7], [1, '#ffe7a8', 0]])}"`)
          + rect(tx - 9, ty - 19, 11, 14, 'fill="#fff3c4"')
          + path(`M${tx - 66} ${n1(ty + 10)}C${tx - 74} ${n1(ty - 20)} ${tx - 66} ${n1(ty - 56)} ${tx - 60} ${n1(ty - 84)}C${tx - 52} ${n1(ty - 56)} ${tx
          - 46} ${n1(ty - 20)} ${tx - 54} ${n1(ty + 10)}ZM${tx - 88} ${n1(ty
            + 12)}C${tx - 96} ${n1(ty - 10)} ${tx - 88} ${n1(ty - 36)} ${tx - 83} ${n1(ty - 58)}C${tx - 76} ${n1(ty - 36)} ${tx - 72} ${n1(ty - 10)} ${tx - 78} ${n1(ty + 12)}Z`,
          `fill="${dk}"`);
    }
  }
  c.add('art', hills);
  let birds = '';
  for (const [x, y, s] of [
    [480, 668, 15],
    [530, 640, 11],
    [566, 676, 9],
  ] as [number, number, number][])
    birds += `M${x - s * 2} ${y - s * 0.5}C${x - s * 1.3} ${y - s * 1.1} ${x - s * 0.5} ${y - s * 0.8} ${x} ${y}C${x + s * 0.5} ${y - s * 0.9} ${x
      + s * 1.3} ${y - s * 1.3} ${x + s * 2} ${y - s * 0.8}C${x + s * 1.2} ${y - s * 0.9} ${x + s * 0.5} ${y - s * 0.4} ${x} ${y
      + s * 0.36}C${x - s * 0.5} ${y - s * 0.3} ${x - s * 1.2} ${y - s * 0.7} ${x - s * 2} ${y - s * 0.5}Z`;
  c.add('art', path(birds, `fill="${deepc}" fill-opacity=".75"`), 'float');
  const top = mix(sky0, halo, 0.25);
  words(scene, 500, 720, { cy: 316 }, 92, 'm', reads(top, 7, dark ? p.ink : ink, ink), reads(top, 4.7, dark ? p.ink : soft, ink));
}

export function drawQuiet(inp: Input): Drawing {
  const c = new Drawing('quiet', inp),
    { r, p } = c;
  const m = inp.motif === 'feather' || inp.motif === 'hills' ? inp.motif : 'fern';
  const dark = isDark(p);
  const paper = dark ? mix(p.bg, '#f6f1e6', 0.94) : mix(p.bg, p.paper, 0.55);
  const ink = reads(paper, 7, dark ? p.bg : p.ink),
    soft = reads(paper, 4.6, mix(ink, p.c, 0.42), mix(ink, p.c, 0.2), ink);
  const scene: Scene = { inp, c, r, p, dark, paper, ink, soft };
  if (m === 'fern') drawFern(scene);
  else if (m === 'feather') drawFeather(scene);
  else drawDaybreak(scene);
  c.add('texture', c.grain(0.7));
  return c;
}
