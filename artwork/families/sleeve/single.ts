import { at, circ, g, mix, n1, path, polar, poly, rect, set, shade, star, tfit } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { block } from '#artwork/lettering/play.ts';
import type { Sleeve } from './sleeve-parts.ts';
import { vinyl } from './vinyl.ts';

/** a single */
export function drawSingle({ inp, c, p, r, L, dk, pale, drop }: Sleeve) {
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
