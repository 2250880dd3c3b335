import {
  at, bez, circ, g, lerp, mix, n1, noise1, type P, path, pt, rect, shade, smooth, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { darkest, inkFor } from '#artwork/colours/play.ts';
import { block } from '#artwork/lettering/play.ts';
import { tuft, walk } from '#artwork/outlines/walk.ts';
import { nameAt as linesAt, nameLines } from '#artwork/lettering/name-lines.ts';
import { lamp, lamps } from './lamps.ts';
import type { Sign } from './sign.ts';

/** an arrow of lamps */
export function drawArrow({ inp, c, p, r, dark, night, glowC, pale, rimC, name }: Sign) {
  const skyT = dark ? night : shade(p.e, 0.02), skyB = dark ? mix(night, p.a, 0.4) : p.bg;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, skyT], [0.45, mix(skyT, skyB, 0.55)], [0.82, skyB], [1, mix(skyB, '#ffe2a8', 0.6)]])}"`));
  let st = '';
  for (let i = 0; i < 70; i++) st += circ(r.f(0, 1000), r.f(0, 520) , r.f(0.8, 2.6), `fill="#fff" opacity="${n1(r.f(0.3, 0.9))}"`);
  c.add('ground', st);
  // hills, poles
  const nz = noise1(inp.seed + 'h'), ridge = (y: number, a: number, f: number) => {
    const ps: P[] = [];
    for (let x = -40; x <= 1040; x += 40) ps.push([x, y + nz(x * f) * a + nz(x * f * 2.7 + 9) * a * 0.4]);
    return smooth(ps, false) + 'L1040 1420L-40 1420Z';
  };
  c.add('art', path(ridge(1150, 60, 0.006), `fill="${mix(skyB, skyT, 0.42)}"`) + path(ridge(1224, 34, 0.009), `fill="${mix(skyT, skyB, 0.2)}"`)
    + path(ridge(1290, 12, 0.004), `fill="${shade(skyT, -0.06)}"`));
  // post
  const post = shade(skyT, -0.02);
  for (const x of [400, 590]) c.add('art', rect(x, 560, 30, 740, `fill="${c.lin([[0, shade(post, 0.12)], [0.4, shade(post, 0.04)], [1, shade(post, -0.06)]], 0, 0, 1, 0)}"`));
  // the arrow: a swept bow of sheet steel
  const out: P[] = [];
  const sweep = bez([150, 330], [150, 120], [640, 90], [838, 250], 40), inner = bez([250, 330], [270, 220], [600, 180], [772, 322], 40);
  const arrow = `M${pt(sweep[0]!)}` + sweep.slice(1).map((q) => 'L' + pt(q)).join('') + 'L900 180L922 470L640 442L708 382' + [...inner].reverse().map((q) => 'L' + pt(q)).join('') + 'Z';
  void out;
  const face = p.a, rim = rimC;
  let s = '';
  for (let i = 22; i >= 1; i--) s += path(arrow, `fill="${mix(shade(face, -0.2), shade(face, -0.3), i / 22)}" transform="translate(${n1(i * 0.9)} ${n1(i * 1.25)})"`);
  s = path(arrow, 'fill="#000" opacity=".22" transform="translate(26 46)"') + s
    + path(arrow, `fill="${c.lin([[0, shade(face, 0.05)], [1, shade(face, -0.05)]])}"`) + path(arrow, `fill="none" stroke="${rim}" stroke-width="11" stroke-linejoin="round"`);
  // board
  const bd = 'M116 440H790Q850 440 850 500V850Q850 910 790 910H176Q116 910 116 850Z', face2 = dark ? p.e : mix(p.c, '#000', 0.12);
  let b = path(bd, 'fill="#000" opacity=".22" transform="translate(26 46)"');
  for (let i = 24; i >= 1; i--) b += path(bd, `fill="${mix(shade(face2, -0.12), shade(face2, -0.22), i / 24)}" transform="translate(${n1(i * 0.9)} ${n1(i * 1.25)})"`);
  b += path(bd, `fill="${c.lin([[0, shade(face2, 0.04)], [1, shade(face2, -0.05)]])}"`) + path(bd, `fill="none" stroke="${rim}" stroke-width="11"`);
  b += path('M150 474H786Q816 474 816 504V846Q816 876 786 876H180Q150 876 150 846Z', `fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="3"`);
  c.add('art', s + b);
  const mids = sweep.map((q, i) => [lerp(q[0], inner[i]![0], 0.5), lerp(q[1], inner[i]![1], 0.5)] as P);
  const aL = walk([...mids.slice(1), [812, 330]], 40).map((q) => q.p);
  const headL = [...walk([[876, 232], [892, 440]], 42), ...walk([[892, 440], [712, 424]], 42), ...walk([[876, 232], [812, 330]], 46).slice(1, -1)].map((q) => q.p);
  c.add('ornament', lamps(lamp(c, 11), [...aL, ...headL]));
  const bL: P[] = [];
  for (const q of walk([[176, 457], [790, 457], [822, 470], [833, 500], [833, 850], [822, 880], [790, 893], [176, 893], [144, 880], [133, 850], [133, 500],
    [133, 457]], 40, true, true)) bL.push(q.p);
  c.add('ornament', lamps(lamp(c, 8), bL));
  const fc = inkFor(face2, [pale, p.b], 4.5);
  const lb = block(inp.headline.split('|'), 'yesteryear', 590, inp.sub ? 148 : 168), lh = lb.s * 0.94;
  const extra = inp.sub ? 104 : 0, y0 = 675 - extra / 2 - ((lb.runs.length - 1) * lh) / 2 + lb.s * 0.3;
  let d = '';
  lb.runs.forEach((q, i) => (d += at(q, 483, y0 + i * lh)));
  c.add('type', path(d, `fill="none" stroke="${glowC}" stroke-opacity=".16" stroke-width="26" stroke-linejoin="round"`)
    + g(path(d, 'fill="#000" opacity=".35"'), 'transform="translate(4 6)"') + path(d, `fill="${fc}"`));
  if (inp.sub) { const q = tfit(upper(inp.sub), 'josefin-sans:700', 560, 34, { track: 110 }); c.add('type', path(at(q, 483, 852), `fill="${inkFor(face2, [p.b, pale], 4.5)}"`)); }
  if (name) {
    const qs = nameLines(name, 'josefin-sans:700', 500, 34, { track: 80, least: 20 }), q = qs[0]!, pc = rimC,
      w = Math.max(...qs.map((line) => line.x1 - line.x0)) + 90;
    c.add('art', rect(505 - w / 2 + 10, 1002, w, 96, 'rx="14" fill="#000" opacity=".22"') + rect(505 - w / 2, 986, w, 96, `rx="14" fill="${pc}"`)
      + rect(505 - w / 2 + 8, 994, w - 16, 80, `rx="9" fill="none" stroke="${p.a}" stroke-width="3.4"`));
    c.add('type', path(linesAt(qs, 505, 1034 + q.cap / 2 - (qs.length - 1) * q.size * 0.67), `fill="${inkFor(pc, [darkest(p)], 5)}"`));
  }
  let gr = '';
  for (let i = 0; i < 60; i++) { const x = r.f(0, 1000); gr += tuft(x, 1420, -Math.PI / 2 + r.f(-0.4, 0.4), r.f(70, 150), 6, r.f(-0.3, 0.3)); }
  c.add('art', path(gr, `fill="${shade(skyT, -0.1)}"`));
}
