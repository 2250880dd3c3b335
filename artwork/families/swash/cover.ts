import {
  at, circ, Drawing, type Input, mix, type P, path, polar, pt, qbez, rect, ribbon, set, shade, smooth, TAU, wrap,
  type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, fitIn, headlineLines, initials, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { blade, coil, ringD, walker } from '#artwork/outlines/flourish.ts';

/** What the parts of a cover share. */
type Scene = { inp: Input; c: Drawing; pair: string[]; m: string; ink: string; cx: number };

function drawWord({ inp, cx, D, cy, half, amp, band, vertical, cyc }: Scene & { D: string; cy: number; half: number; amp: number; band: number; vertical: boolean; cyc: number }) {
  const ls = headlineLines(inp, 9);
  const S = pile(evenLines(ls, 'playfair-display:900i', 800, 330, { gap: 110, flat: true }), { cy: 610 });
  D = S.runs.map((u, i) => at(u, cx, S.ys[i]!)).join('');
  cy = 610;
  half = 372;
  amp = S.H * 0.5 + 110;
  band = S.H * 0.5 + 6;
  vertical = false;
  cyc = 3.5;
  return { D, cy, half, amp, band, vertical, cyc };
}

function drawLetter({ inp, m, cx, cy, D, half, amp }: Scene & { cy: number; D: string; half: number; amp: number }) {
  const t = m === 'ampersand' ? '&' : initials(inp)[0] || '&',
    f = m === 'ampersand' ? 'playfair-display:900i' : 'elsie-swash-caps:900';
  const u0 = set(t, f, 100),
    k = Math.min(580 / (u0.x1 - u0.x0), (m === 'ampersand' ? 560 : 620) / (u0.y1 - u0.y0)) * 100,
    u = set(t, f, k);
  cy = m === 'ampersand' ? 610 : 550;
  D = at(u, cx, cy - (u.y0 + u.y1) / 2);
  half = (u.y1 - u.y0) / 2 + (m === 'ampersand' ? 40 : 86);
  amp = Math.min(300, (u.x1 - u.x0) / 2 + 24);
  return { cy, D, half, amp };
}

function drawAmpersand({ inp, c, pair, ink, cx }: Scene) {
  const f = 'playfair-display:500i';
  const s = Math.min(fitIn(pair[0]!, f, 760, 120).size, fitIn(pair.slice(1).join(' & '), f, 760, 120).size),
    a = set(pair[0]!, f, s),
    b = set(pair.slice(1).join(' & '), f, s);
  c.add('type', path(at(a, cx, 214), `fill="${ink}"`) + path(at(b, cx, 1096), `fill="${ink}"`));
  const S = pile(evenLines(headlineLines(inp, 30).map((t) => t.toUpperCase()), 'tenor-sans', 720, 30, { track: 260, gap: 24 }), { cy: 1220 });
  c.add('type', S.runs.map((u, i) => path(at(u, cx, S.ys[i]!), `fill="${ink}"`)).join(''));
}

/** What the parts of `drawSwash` share. */
type SwashScene = {
  c: Drawing; r: Rng; p: Palette; dark: boolean; col: string; foil: string; edge: string; shd: string; cx: number;
};

type VineParts = SwashScene & {
  cyc: number; vertical: boolean; amp: number; cy: number; half: number; band: number; D: string;
};

function drawVine({ c, r, p, dark, col, foil, edge, shd, cx, cyc, vertical, amp, cy, half, band, D }: VineParts) {
  // ---- the vine: half its turns behind, half before
  const N = 180,
    ph = 0.35;
  const V: P[] = Array.from({ length: N + 1 }, (_, i) => {
    const t = i / N,
      a = t * cyc * TAU + ph,
      env = vertical ? 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, t * 1.08)) : 0.86 + 0.14 * Math.sin(Math.PI * t);
    return vertical ? [cx + Math.sin(a) * amp * env, cy + half - 2 * half * t] : [cx - half + 70 + 2 * (half - 70) * t + Math.cos(a) * 96, cy + Math.sin(a) * amp * env];
  });
  const front = (t: number) => Math.cos(t * cyc * TAU + ph) > 0;
  const wk = walker(V);
  let F = '',
    B = '',
    dF = '',
    dB = '';
  let seg: P[] = [],
    cur = front(0);
  const flush = () => { if (seg.length > 2) { const d = ribbon(seg, () => 9); if (cur) dF += d; else dB += d; } };
  V.forEach((q, i) => { const f = front(i / N); seg.push(q); if (f !== cur) { flush(); cur = f; seg = [V[Math.max(0, i - 1)]!, q]; } });
  flush();
  const vein = dark ? shade(p.bg, -0.02) : edge;
  const leafAt = (q: P, A: number, L: number, w: number) => {
    const z = qbez(q, polar(q[0], q[1], L * 0.55, A - 0.28), polar(q[0], q[1], L, A), 9);
    return path(blade(z, L * w, 0.46, 0.03), `fill="${foil}" stroke="${edge}" stroke-width="1.2"`)
      + path(smooth(z.slice(0, 8), false), `fill="none" stroke="${vein}" stroke-width="1.6" stroke-opacity=".8"`);
  };
  const n = vertical ? 30 : 62;
  for (let i = 0; i < n; i++) {
    const t = 0.015 + (i / n) * 0.97,
      [q, a] = wk(t),
      sd = i % 2 ? 1 : -1,
      A = ((a + sd * r.f(42, 62)) * Math.PI) / 180,
      L = r.f(56, 84) * (1 - 0.25 * Math.abs(t - 0.5));
    if (band && front(t) && Math.abs(q[1] - cy) < band) continue;
    let o = '';
    if (i % 6 === 4) {
      // a tendril with a berry
      const b = polar(q[0], q[1], L * 0.8, A),
        z = qbez(q, polar(q[0], q[1], L * 0.6, A + sd * 0.5), b, 8).concat(coil(b[0] + Math.cos(A + sd * 1.57) * 15, b[1] + Math.sin(A + sd * 1.57) * 15, 15, A - sd * 1.57, sd * 1.1, 0.3));
      o += path(ribbon(z, (k) => 4.4 - 2.6 * k), `fill="${foil}"`);
    } else if (i % 6 === 1) {
      const z = qbez(q, polar(q[0], q[1], L * 0.4, A + 0.3), polar(q[0], q[1], L * 0.72, A), 6),
        e = z[6]!,
        R = r.f(23, 29);
      o += path(ribbon(z, () => 4), `fill="${foil}"`);
      let pet = '';
      for (let k = 0; k < 5; k++) { const w = polar(e[0], e[1], R * 0.62, (k / 5) * TAU + A); pet += ringD(w[0], w[1], R * 0.5); }
      o += path(pet, `fill="${dark ? p.e : p.a}" stroke="${edge}" stroke-width="1.4" stroke-opacity=".6"`)
        + circ(e[0], e[1], R * 0.34, `fill="${foil}" stroke="${edge}" stroke-width="1.2"`) + Array.from({ length: 5 }, (_, k) => {
        const w = polar(e[0], e[1], R * 0.62, (k / 5) * TAU + A);
        return path(`M${pt(e)}L${pt(w)}`, `stroke="${foil}" stroke-width="2"`);
      }).join('');
    } else o += leafAt(q, A, L, 0.4) + (i % 3 === 0 ? leafAt(q, ((a - sd * 50) * Math.PI) / 180, L * 0.72, 0.4) : '');
    if (front(t)) F += o;
    else B += o;
  }
  for (const t of [0.0005, 0.9995]) { const [q, a] = wk(t), A = ((t > 0.5 ? a : a + 180) * Math.PI) / 180; const o = leafAt(q, A, 60, 0.36); if (front(t)) F += o; else B += o; }
  const inside = c.clip(path(D));
  c.add('art', path(dB, `fill="${foil}"`) + B);
  const letter = path(D, `fill="${col}"`)
    + `<g clip-path="${inside}">${path(D, `fill="none" stroke="${foil}" stroke-width="26"`)}${path(D, `fill="none" stroke="${col}" stroke-width="19"`)}${c.soft(dF, 4, 9, 9, shd, 0.5, 4)}</g>`;
  c.add('type', c.soft(D, 3, 7, 10, shd, dark ? 0.5 : 0.22, 4) + letter);
  c.add('ornament', path(dF, `fill="${foil}" stroke="${edge}" stroke-width="1" stroke-opacity=".6"`) + F, 'float');
}

export function drawSwash(inp: Input): Drawing {
  const c = new Drawing('swash', inp),
    { r, p } = c;
  const sig = inp.name || inp.sub || '';
  const pair = sig.split(/\s*(?:&|\+| and )\s*/i).filter(Boolean);
  const long = inp.headline.split('|').some((l) => l.length > 9 && wrap(l, 2).some((t) => t.length > 9)) || inp.headline.length > 20;
  const m = (inp.motif === 'ampersand' && pair.length < 2) || (inp.motif === 'word' && long) ? 'initial' : inp.motif || 'initial',
    dark = isDarkColour(p.bg);
  const ground = dark ? p.bg : mix(p.bg, p.paper, 0.4),
    col = dark ? mix(p.ink, '#ffffff', 0.15) : readable(p.e, ground, 5),
    ink = dark ? p.ink : readable(p.ink, ground, 7);
  const foil = c.foil(p.metal, 38),
    edge = p.metal === 'silver' ? '#565c66' : p.metal === 'rose' ? '#834839' : '#76501a';
  const shd = dark ? shade(p.bg, -0.12) : mix(shade(col, -0.2), '#1a120c', 0.4);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', dark ? 0.08 : 0.5], [1, '#fff', 0]], 0.5, 0.4, 0.65)}"`));
  const fr = (k: number, w: number) => rect(k, k, 1000 - 2 * k, 1400 - 2 * k, `fill="none" stroke="${foil}" stroke-width="${w}"`);
  c.add('frame', fr(46, 5) + fr(60, 1.6));
  const cx = 500;
  // ---- the letters
  let D = '',
    cy = 560,
    amp = 220,
    half = 400,
    vertical = true,
    band = 0,
    cyc = 2;
  const scene: Scene = { inp, c, pair, m, ink, cx };
  if (m === 'word') ({ D, cy, half, amp, band, vertical, cyc } = drawWord({ ...scene, D, cy, half, amp, band, vertical, cyc }));
  else ({ cy, D, half, amp } = drawLetter({ ...scene, cy, D, half, amp }));
  const parts: SwashScene = { c, r, p, dark, col, foil, edge, shd, cx };
  drawVine({ ...parts, cyc, vertical, amp, cy, half, band, D });
  // ---- words
  if (m === 'ampersand') drawAmpersand(scene);
  else {
    const specs: Ln[] = m === 'word' ? [] : evenLines(headlineLines(inp, 20), 'playfair-display:500i', 740, 84, { gap: 50, flat: true });
    if (sig) { if (specs.length) specs[specs.length - 1]!.gap = 62; specs.push({ t: sig.toUpperCase(), f: 'tenor-sans', w: 720, max: m === 'word' ? 31 : 27, track: 270 }); }
    const S = pile(specs, { cy: m === 'word' ? 1214 : 1164, h: 250 });
    if (specs.length) c.add('type', S.runs.map((u, i) => path(at(u, cx, S.ys[i]!), `fill="${ink}"`)).join(''));
  }
  c.add('texture', c.grain(0.9));
  c.alt = `Great lettering threaded with a gilt vine: ${inp.headline.replace(/\|/g, ' ')}`;
  return c;
}
