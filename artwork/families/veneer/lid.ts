import {
  at, clamp, type Drawing, fromOklch, type Input, type LineSpec, METAL, mix, n1, path, polar, poly, rect, shade, TAU,
  toOklch,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { groundFor, turnedBy } from '#artwork/materials/true-colours.ts';
import { EBONY, grain, HOLLY, inlaid, polish, woodOf } from './woods.ts';

const [HX, HY, RX, RY] = [500, 524, 318, 384];
const [L, T, R, B] = [88, 88, 912, 1312];

/** A jewel box seen from above: dyed and polished wood, fans in the corners, the hero in an oval, pearl letters. */
export function drawLid(c: Drawing, inp: Input): void {
  const { p } = c;
  const h = heroFor(inp);
  const o = toOklch(turnedBy(h, isDark(p) ? [p.bg, p.e, p.b] : [p.e, p.a, p.ink])[0]);
  const deep = fromOklch({ l: clamp(o.l, 0.24, 0.36), c: clamp(o.c, 0.03, 0.11), h: o.h });
  // some boxes are of pale satinwood with a deep oval, where the hero is seen on it
  const blond = mix(woodOf('#e9cf9f'), p.d, 0.22);
  const ground0 = isDark(p) ? '#e2c48d' : woodOf(mix(p.d, '#f6e8c8', 0.55));
  const isBlond = turnedBy(h, [false, true])[0];
  const ground = isBlond ? groundFor(p, h, [deep, ground0]) : ground0;
  const dyed = isBlond ? blond : deep;
  const brass = METAL[p.metal];
  const metal = c.foil(p.metal, 58);
  const [pale, dark] = [woodOf(mix(p.d, '#e8cf9e', 0.6)), woodOf(mix(turnedBy(h, [p.a, p.e, p.c])[0], '#8f5430', 0.45))];
  let s = rect(0, 0, 1000, 1400, `fill="${shade(dyed, -0.09)}"`);
  // herringbone about the rim, mitred at the corners
  const strips = { pale: '', deep: '' };
  const bone = (x: number, y: number, across: boolean, k: number) => {
    const d = across ? `M${n1(x)} ${y}l14 26h22l-14 -26zM${n1(x)} ${y + 52}l14 -26h22l-14 26z` : `M${x} ${n1(y)}l26 14v22l-26 -14zM${x + 52} ${n1(y)}l-26 14v22l26 -14z`;
    strips[k % 2 ? 'deep' : 'pale'] += d;
  };
  for (let x = -30, k = 0; x < 1020; x += 22, k++) { bone(x, 22, true, k); bone(x, 1326, true, k); }
  const rimH = path(strips.pale, `fill="${pale}"`) + path(strips.deep, `fill="${dark}"`);
  strips.pale = strips.deep = '';
  for (let y = -30, k = 0; y < 1420; y += 22, k++) { bone(22, y, false, k); bone(926, y, false, k); }
  const rimV = path(strips.pale, `fill="${pale}"`) + path(strips.deep, `fill="${dark}"`);
  const lines = 'stroke="#1c0d06" stroke-opacity=".45" stroke-width="1"';
  s += `<g ${lines}><g clip-path="${c.clip('<path d="M22 22H978L914 86H86ZM22 1378H978L914 1314H86Z"/>')}">${rimH}</g><g clip-path="${c.clip('<path d="M22 22V1378L86 1314V86ZM978 22V1378L914 1314V86Z"/>')}">${rimV}</g></g>`
    + path('M22 22L86 86M978 22L914 86M22 1378L86 1314M978 1378L914 1314', 'stroke="#1c0d06" stroke-width="2.4"');
  const line = (m: number, w: number, col: string) => path(`M${m} ${m}H${1000 - m}V${1400 - m}H${m}Z`, `fill="none" stroke="${col}" stroke-width="${w}"`);
  s += line(16, 12, EBONY) + line(17, 4, metal) + line(80, 14, EBONY) + line(80, 5, metal)
    + rect(L, T, R - L, B - T, `fill="${c.rad([[0, shade(dyed, 0.07, 0.01)], [0.6, dyed], [1, shade(dyed, -0.06)]], 500, 560, 760, 'u')}"`)
    + rect(L, T, R - L, B - T, `fill="${grain(c, 90, 1)}"`) + line(112, 3, metal);
  c.add('ground', s);
  // a fan in each corner, every blade shaded in hot sand
  const fan = c.def((id) => {
    let d = '';
    const blades = 7;
    for (let i = 0; i < blades; i++) {
      const [a, b] = [(i / blades) * (TAU / 4), ((i + 1) / blades) * (TAU / 4)];
      const [tip, q, e] = [polar(0, 0, 176, (a + b) / 2), polar(0, 0, 152, a), polar(0, 0, 152, b)];
      const shape = `M0 0L${n1(q[0])} ${n1(q[1])}Q${n1(tip[0])} ${n1(tip[1])} ${n1(e[0])} ${n1(e[1])}Z`;
      const col = isBlond ? (i % 2 ? dark : mix(dark, pale, 0.4)) : i % 2 ? pale : mix(pale, HOLLY, 0.7);
      d += path(shape, `fill="${c.lin([[0, shade(col, -0.26)], [0.45, col], [1, shade(col, 0.03)]], Math.round(q[0]), Math.round(q[1]), Math.round(e[0]), Math.round(e[1]), 'u')}" stroke="${EBONY}" stroke-width="1.8" stroke-linejoin="round"`);
    }
    return `<g id="${id}">${d}${path(poly([[0, 0], ...Array.from({ length: 7 }, (_, i) => polar(0, 0, 34, (i / 6) * (TAU / 4)))]), `fill="${dark}" stroke="${EBONY}" stroke-width="2"`)}</g>`;
  });
  const fans = [[L + 34, T + 34, 1, 1], [R - 34, T + 34, -1, 1]].map(([x, y, sx, sy]) => `<use href="#${fan}" transform="translate(${x} ${y}) scale(${sx} ${sy})"/>`).join('')
    + [[L + 34, B - 34, 1, -1], [R - 34, B - 34, -1, -1]].map(([x, y, sx, sy]) => `<use href="#${fan}" transform="translate(${x} ${y}) scale(${Number(sx) * 0.62} ${Number(sy) * 0.62})"/>`).join('');
  const oval = (grow: number, attr: string) => path(circD(HX, HY, RX + grow, RY + grow), attr);
  let beads = '';
  for (let i = 0; i < 120; i++) beads += `M${n1(HX + Math.cos((i / 120) * TAU) * (RX + 15))} ${n1(HY + Math.sin((i / 120) * TAU) * (RY + 15))}h0`;
  c.add('frame', fans + oval(30, `fill="${EBONY}"`) + oval(25, `fill="none" stroke="${metal}" stroke-width="4"`)
    + path(beads, `fill="none" stroke="${HOLLY}" stroke-width="10" stroke-linecap="round"`) + oval(5, `fill="${brass[1]}"`) + oval(1, `fill="${EBONY}"`)
    + oval(0, `fill="${c.rad([[0, shade(ground, 0.03)], [0.7, ground], [1, shade(ground, -0.12)]])}"`) + oval(0, `fill="${grain(c, 0, 1)}"`));
  c.add('art', inlaid(c, h, lay(c, h, HX, HY, 500, 590), ground));
  const words = inLines(inp.headline, 15);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'great-vibes', w: 640, max: words.length > 1 ? 112 : 128, gap: i === words.length - 1 ? 34 : -8 }));
  if (small) specs.push({ t: small, f: 'tenor-sans', w: 560, max: 35, track: 100 });
  const k = stackWithin(specs, { cy: 1110, h: 258 });
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const nacre = c.lin([[0, '#fdf6ec'], [0.2, '#f3e3ea'], [0.38, '#e4f0ea'], [0.55, '#fdf7e6'], [0.74, '#e2e9f4'], [1, '#f8ecec']], 240, 1020, 760, 1240, 'u');
  const letters = isBlond
    ? path(d, `fill="#fff6e0" fill-opacity=".6" transform="translate(1.4 2)"`) + path(d, `fill="${inkOn(blond, [deep, EBONY], 6)}" stroke="${inkOn(blond, [deep, EBONY], 6)}" stroke-width="2.2" stroke-linejoin="round"`)
    : path(d, 'fill="#0a0502" stroke="#0a0502" stroke-width="5" stroke-opacity=".6" stroke-linejoin="round"') + path(d, `fill="${nacre}" stroke="${nacre}" stroke-width="2.2" stroke-linejoin="round"`);
  const smallInk = inkOn(dyed, isBlond ? [EBONY] : ['#fff6e0', brass[2]], 5);
  c.add('type', letters + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${smallInk}" stroke="${smallInk}" stroke-width="1.1"`) : ''));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${polish(c)}"`));
}
