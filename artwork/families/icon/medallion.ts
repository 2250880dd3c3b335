import {
  at, circ, contrast, Drawing, ell, g, type Input, type LineSpec, lum, METAL, mix, n1, noise1, type P, path, pt, rect,
  shade, smooth, TAU, use, withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { stackWithin } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { groundFor, turnedBy } from '#artwork/materials/true-colours.ts';
import { LEAF, painted } from './gilding.ts';

export const MEDALLION: Place = { cx: 500, cy: 600, w: 470, h: 550 };
const RX = 318,
  RY = 394;

/** watered silk: lines that ripple as they run down */
function moire(c: Drawing, silk: string): string {
  const nz = noise1('moire');
  let light = '',
    deep = '';
  for (let i = 0; i < 46; i++) {
    const x = i * 23 - 10,
      line: P[] = Array.from({ length: 15 }, (_, j) => [x + nz(j * 0.55 + i * 0.11) * 34 + nz(j * 1.4 + i * 0.23) * 9, j * 102 - 14] as P);
    if (i % 2) light += smooth(line, false);
    else deep += smooth(line, false);
  }
  return rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(silk, 0.02)], [0.5, silk], [1, shade(silk, -0.035)]], 0, 0, 1, 1)}"`)
    + path(light, `fill="none" stroke="${shade(silk, 0.05)}" stroke-opacity=".7" stroke-width="5"`) + path(deep, `fill="none" stroke="${shade(silk, -0.05)}" stroke-opacity=".5" stroke-width="6"`);
}

/** the engraving under the enamel: waves that run out from the middle */
function guilloche(cx: number, cy: number): string {
  let d = '';
  for (let k = 0; k < 22; k++) {
    const s = 0.1 + (k / 22) * 0.92,
      line: P[] = Array.from({ length: 96 }, (_, i) => {
        const a = (i / 96) * TAU,
          w = 1 + Math.sin(a * 24 + (k % 2) * Math.PI) * 0.02;
        return [cx + Math.cos(a) * RX * s * w, cy + Math.sin(a) * RY * s * w] as P;
      });
    d += 'M' + line.map(pt).join('L') + 'Z';
  }
  return d;
}

/** on enamel in a jewelled oval that hangs from a bow */
export function drawMedallion(inp: Input): Drawing {
  const c = new Drawing('icon-medallion', inp),
    { p } = c;
  const h = heroFor(inp);
  c.alt = h.name + ' in gold and enamel on a jewelled oval pendant';
  const dark = isDark(p),
    { metal } = p,
    leaf = LEAF[metal],
    M = METAL[metal],
    { cx, cy } = MEDALLION;
  const silk = dark ? shade(turnedBy(h, [p.bg, p.paper, mix(p.b, p.bg, 0.5)])[0], -0.01) : turnedBy(h, [mix(p.bg, p.paper, 0.4), mix(p.d, p.paper, 0.35), mix(p.bg, p.d, 0.3)])[0];
  c.add('ground', moire(c, silk));
  // enamel that neither the silk nor the hero is like
  const jewels = turnedBy(h, dark ? [p.a, p.d, p.e, p.b] : [p.e, p.a, p.c, p.b, p.d]).filter((x) => contrast(x, silk) > 1.35);
  const [first = p.a, ...others] = jewels,
    enamel = shade(groundFor(p, h, [first, ...others, mix(silk, '#ffffff', 0.6)]), 0, 0.012);
  const oval = (k: number) => circD(cx, cy, RX + k, RY + k),
    body = c.def((id) => `<path id="${id}" d="${oval(44)}"/>`);
  const foil = c.foil(metal, 60);
  const ring = (k: number, w: number, paint: string, more = '') => path(oval(k), `fill="none" stroke="${paint}" stroke-width="${w}" ${more}`);
  let s = softU(body, 10, 26, 34, '#0a0604', dark ? 0.5 : 0.32, 8) + use(body, `fill="${foil}" stroke="${M[0]}" stroke-width="3"`)
    + path(oval(2), `fill="${c.rad([[0, mix(enamel, '#ffffff', 0.34)], [0.55, enamel], [1, shade(enamel, -0.1, 0.01)]], 0.5, 0.46, 0.62)}"`);
  const engraved = guilloche(cx, cy);
  s += g(path(engraved, `fill="none" stroke="#ffffff" stroke-opacity="${lum(enamel) > 0.7 ? 0.34 : 0.17}" stroke-width="3"`) + path(engraved, `fill="none" stroke="${shade(enamel, -0.16)}" stroke-opacity=".3" stroke-width="2" transform="translate(1.5 2.5)"`)
    + path(`M${cx - RX} ${cy - 120}C${cx - RX + 30} ${cy - 330} ${cx - 120} ${cy - RY} ${cx + 60} ${cy - RY + 4}C${cx - 90} ${cy - 330} ${cx - 220} ${cy - 200} ${cx - RX} ${cy - 120}Z`, 'fill="#fff" fill-opacity=".2"'), `clip-path="${c.clip(path(oval(0)))}"`);
  s += ring(2, 9, M[0]) + ring(2, 6, foil) + ring(44, 5, M[0]) + ring(44, 2.4, leaf.glint);
  // pearls in the channel of the rim
  const pearl = c.def((id) => `<g id="${id}"><circle cx="1.5" cy="3" r="14.5" fill="#1c0f08" fill-opacity=".45"/><circle r="14" fill="${c.rad([[0, '#ffffff'], [0.45, '#f6efe6'], [0.8, '#d5c8bb'], [1, '#a89a8e']], 0.5, 0.5, 0.58, '', 0.36, 0.3)}"/><circle cx="-4.4" cy="-5" r="3" fill="#fff"/></g>`);
  const around: P[] = Array.from({ length: 720 }, (_, i) => [cx + Math.cos((i / 720) * TAU - Math.PI / 2) * (RX + 23), cy + Math.sin((i / 720) * TAU - Math.PI / 2) * (RY + 23)] as P);
  const total = around.reduce((sum, q, i) => sum + Math.hypot(q[0] - around[(i + 719) % 720]![0], q[1] - around[(i + 719) % 720]![1]), 0),
    n = Math.round(total / 32);
  let walked = 0,
    next = 0;
  around.forEach((q, i) => {
    const before = around[(i + 719) % 720]!;
    if (i) walked += Math.hypot(q[0] - before[0], q[1] - before[1]);
    if (walked >= next - 0.01 && next < total - 4) {
      s += use(pearl, `x="${n1(q[0])}" y="${n1(q[1])}"`);
      next += total / n;
    }
  });
  // the bow and its chain
  const by = cy - RY - 62;
  const loop = (sx: number) => `M${cx} ${by}C${cx + sx * 34} ${by - 62} ${cx + sx * 138} ${by - 64} ${cx + sx * 126} ${by - 6}C${cx + sx * 132} ${by + 40} ${cx + sx * 40} ${by + 36} ${cx} ${by}Z`,
    hole = (sx: number) => `M${cx + sx * 22} ${by - 6}C${cx + sx * 50} ${by - 38} ${cx + sx * 100} ${by - 40} ${cx + sx * 100} ${by - 6}C${cx + sx * 100} ${by + 16} ${cx + sx * 50} ${by + 16} ${cx + sx * 22} ${by - 6}Z`,
    tail = (sx: number) => `M${cx} ${by}C${cx + sx * 24} ${by + 26} ${cx + sx * 66} ${by + 26} ${cx + sx * 96} ${by + 62}L${cx + sx * 62} ${by + 62}C${cx + sx * 44} ${by + 44} ${cx + sx * 16} ${by + 38} ${cx} ${by}Z`;
  const bowId = c.def((id) => `<path id="${id}" fill-rule="evenodd" d="${[-1, 1].map((sx) => loop(sx) + hole(sx) + tail(sx)).join('')}"/>`);
  let chain = '';
  for (let i = 0; i < 9; i++) chain += ell(cx, by - 42 - i * 25, i % 2 ? 4 : 8, 13, `fill="none" stroke="${foil}" stroke-width="4.4"`);
  let stones = '';
  for (const sx of [-1, 1]) for (const [x, y, R] of [[62, -44, 6], [96, -34, 6], [112, -4, 7], [92, 20, 6], [56, 20, 5], [60, 42, 5]] as const) stones += circ(cx + sx * x, by + y, R, `fill="${c.rad([[0, '#ffffff'], [0.5, '#e4eef4'], [1, '#9fb2bf']], 0.5, 0.5, 0.55, '', 0.35, 0.3)}"`);
  s += chain + softU(bowId, 4, 9, 9, '#0a0604', 0.34, 4, false) + use(bowId, `fill="${foil}" stroke="${M[0]}" stroke-width="2.6"`) + stones
    + circ(cx, by, 21, `fill="${foil}" stroke="${M[0]}" stroke-width="2.6"`) + circ(cx, by, 13, `fill="${c.rad([[0, mix(enamel, '#ffffff', 0.7)], [0.5, shade(enamel, -0.02)], [1, shade(enamel, -0.16)]], 0.5, 0.5, 0.6, '', 0.34, 0.28)}"`);
  // a drop below
  const dy = cy + RY + 62;
  s += path(`M${cx} ${dy - 14}C${cx + 22} ${dy + 14} ${cx + 20} ${dy + 42} ${cx} ${dy + 44}C${cx - 20} ${dy + 42} ${cx - 22} ${dy + 14} ${cx} ${dy - 14}Z`, `fill="${c.rad([[0, '#ffffff'], [0.45, '#f6efe6'], [0.85, '#cfc2b5'], [1, '#a89a8e']], 0.5, 0.6, 0.6, '', 0.36, 0.42)}"`)
    + ell(cx, dy - 16, 9, 7, `fill="${foil}" stroke="${M[0]}" stroke-width="2"`);
  c.add('frame', s);
  c.add('art', painted(c, h, MEDALLION, { line: shade(M[0], -0.16), gold: leaf.line, weight: 1.35 }, metal));
  const words = inp.headline.split('|'),
    small = smallLineOf(inp);
  const one = words.join(' ');
  const lines = one.length <= 24 ? [one] : words;
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'great-vibes', w: 860, max: lines.length > 1 ? 92 : 132, gap: i === lines.length - 1 ? 22 : 0 }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:600', w: 700, max: 40, track: 140, flat: true });
  const k = stackWithin(specs, { cy: 1228, h: 258 });
  const ink = dark ? withContrast(silk, leaf.line, 5) : withContrast(silk, [p.e, p.a, p.ink].find((x) => contrast(x, silk) > 4.4) ?? p.ink, 5);
  c.add('type', path(lines.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join(''), `fill="${ink}"`)
    + (small ? path(at(k.runs[lines.length]!, 500, k.ys[lines.length]!), `fill="${withContrast(silk, dark ? '#fff6e6' : p.ink, 6)}"`) : ''));
  return c;
}
