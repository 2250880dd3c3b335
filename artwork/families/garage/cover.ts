import {
  at, circ, contrast, Drawing, g, type Input, mix, n1, type P, path, polar, pt, qbez, rect, ribbon, shade, sym, tfit,
  use,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { oklch, roles } from '#artwork/colours/roles.ts';
import { block, linesIn, plain } from '#artwork/lettering/pastimes.ts';
import { chromeG } from './parts.ts';
import { RIDES } from './rides.ts';

export function drawGarage(inp: Input): Drawing {
  const c = new Drawing('garage', inp), { r, p } = c, K = roles(p), m = RIDES[inp.motif || ''] ? inp.motif! : 'roadster', v = inp.variant || '';
  let wall = v.includes('warm') ? K.hot : v.includes('sun') ? K.warm : v.includes('deep') ? mix(K.deep, K.cool, 0.3) : K.dark ? mix(p.bg, K.cool, 0.18) : K.cool;
  const lettering = mix('#ffffff', K.cream, 0.35), dkText = contrast(wall, lettering) < 2.3;
  if (!dkText) wall = withContrast(lettering, wall, 3.3);
  const score = (q: string) => Math.min(contrast(q, wall), 4) + (oklch(q)!.c || 0) * 9;
  const body = (m === 'camper' ? [K.cool2, K.warm, K.cool, K.hot] : [K.hot, K.warm, K.cool2, K.cream, K.cool]).filter((q) =>
    contrast(q, wall) > (m === 'camper' ? 1.3 : 1.45)).sort((a, b) => score(b) - score(a))[0] ?? K.cream;
  const trim = mix('#6b4028', K.hot, 0.2), floor = mix(shade(wall, -0.13), K.deep, 0.22), gy = m === 'motorbike' ? 1016 : 1012;
  c.alt = `A ${m} by a sunny wall: ${plain(inp.headline)}`;
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wall, -0.01)], [0.5, shade(wall, 0.025)], [0.75, wall]])}"`);
  // sun on plaster: the shade of a palm
  const sc = shade(wall, -0.085, 0.005);
  let leafs = '';
  const frond = (x: number, y: number, a: number, L: number) => {
    const e = polar(x, y, L, a), mid: P = [(x + e[0]) / 2 + Math.sin(a) * L * 0.16, (y + e[1]) / 2 - Math.cos(a) * L * 0.16 - L * 0.1], sp = qbez([x, y], mid, e, 22);
    let d = ribbon(sp, (t) => 12 * (1 - t) + 3);
    for (let i = 2; i < 22; i++) {
      const [px, py] = sp[i]!, b = Math.atan2(sp[i]![1] - sp[i - 1]![1], sp[i]![0] - sp[i - 1]![0]), l = L * 0.34 * Math.sin(Math.PI * Math.pow(i / 23, 0.7)) + 12;
      for (const k of [-1, 1]) {
        const q = polar(px, py, l, b + k * (0.95 - 0.4 * (i / 22))), u = polar((px + q[0]) / 2, (py + q[1]) / 2, l * 0.085, b + k * 0.6 + 1.57),
          w = polar((px + q[0]) / 2, (py + q[1]) / 2, l * 0.085, b + k * 0.6 - 1.57);
        d += `M${pt([px, py])}Q${pt(u)} ${pt(q)}Q${pt(w)} ${pt([px, py])}Z`;
      }
    }
    return d;
  };
  const side = r.chance(0.5) ? 1 : -1, ax = side > 0 ? 1040 : -40;
  for (const [a, L] of [[2.5, 560], [3.0, 520], [3.5, 440], [2.05, 480]] as const) leafs += frond(ax, 470, side > 0 ? a : Math.PI - a, L);
  s += path(leafs, `fill="${sc}" opacity=".75"`);
  s += rect(0, gy - 34, 1000, 500, `fill="${c.lin([[0, shade(floor, 0.02)], [0.2, floor], [1, shade(floor, -0.05)]])}"`)
    + rect(0, gy - 62, 1000, 28, `fill="${shade(wall, -0.06)}"`) + rect(0, gy - 62, 1000, 4, `fill="#fff" opacity=".25"`) + rect(0, gy - 36, 1000, 5, `fill="#000" opacity=".2"`);
  s += `<ellipse cx="506" cy="${gy + 4}" rx="${m === 'micro' ? 430 : 470}" ry="30" fill="${c.rad([[0, '#000', 0.62], [0.7, '#000', 0.36], [1, '#000', 0]])}"/>`;
  c.add('ground', s);
  const drop = m === 'camper' ? 0 : 0;
  c.add('art', g(RIDES[m]!(c, r, K, body, trim, v), `transform="translate(0 ${drop})"`));
  // the badge
  const top = m === 'camper' || m === 'micro' ? 84 : 120, bot = m === 'camper' ? 410 : m === 'micro' ? 380 : m === 'motorbike' ? 412 : 620;
  const hl = linesIn(inp.headline, 2, 13),
    b = block(hl, 'yesteryear', 800, Math.min(bot - top - 30, hl.length > 1 ? (m === 'roadster' ? 380 : 262) : 210), 236, m === 'motorbike' || m === 'micro' ? 0.94 : 0.9);
  const y0 = top + (bot - top - b.h) / 2, d = b.d(500, y0), ex = shade(dkText ? K.deep : wall, dkText ? 0 : -0.22);
  const word = sym(d);
  let ext = '';
  for (let i = 9; i >= 1; i--) ext += use(word, `fill="${ex}" transform="translate(${n1(i * 0.9)} ${n1(i * 1.15)})"`);
  const chr = c.lin([[0, '#ffffff'], [0.36, lettering], [0.5, '#ffffff'], [0.53, mix(lettering, wall, 0.3)], [0.7, mix(lettering, '#ffffff', 0.2)],
    [1, '#ffffff']], 0, Math.round(y0), 0, Math.round(y0 + b.h), 'u');
  c.add('type', use(word, `fill="none" stroke="#000" stroke-opacity=".13" stroke-width="12" stroke-linejoin="round" transform="translate(16 20)"`) + (dkText ? '' : ext));
  c.add('type', use(word, `fill="${dkText ? K.deep : chr}"`));
  const nm = [inp.name, inp.sub].filter(Boolean).join('  ·  ');
  if (nm) {
    // a number plate
    const run = tfit(upper(nm), 'josefin-sans:700', 640, 44, { track: 120 }), w = Math.max(320, run.x1 - run.x0 + 96), h = 92, y = 1196, pc = mix('#ffffff', K.cream, 0.4);
    const D = `M${n1(500 - w / 2 + 14)} ${y - h / 2}H${n1(500 + w / 2 - 14)}q14 0 14 14V${y + h / 2 - 14}q0 14 -14 14H${n1(500 - w / 2 + 14)}q-14 0 -14 -14V${y - h / 2 + 14}q0 -14 14 -14Z`;
    c.add('ornament', c.soft(D, 4, 8, 8, '#000', 0.34) + path(D, `fill="${chromeG(c)}"`)
      + rect(500 - w / 2 + 6, y - h / 2 + 6, w - 12, h - 12, `rx="9" fill="${pc}"`)
      + rect(500 - w / 2 + 11, y - h / 2 + 11, w - 22, h - 22, `rx="6" fill="none" stroke="${K.deep}" stroke-width="3"`)
      + [-1, 1].map((k) => circ(500 + k * (w / 2 - 29), y, 6, `fill="#9a9ea2"`) + path(`M${n1(500 + k * (w / 2 - 29) - 4)} ${y}h8`, `stroke="#5a5d60" stroke-width="2"`)).join(''));
    c.add('type', path(at(run, 500, y + run.cap / 2), `fill="${withContrast(pc, K.deep, 7)}"`));
  }
  c.add('texture', c.grain(0.6) + c.vignette('#000', 0.12));
  return c;
}
