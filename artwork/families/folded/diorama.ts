import {
  at, type Drawing, type Input, type LineSpec, lum, mix, n1, type P, path, poly, rect, shade,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { greenOf } from '#artwork/colours/needlework.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ALOFT } from '#artwork/materials/aloft.ts';
import { fittedHeight } from '#artwork/materials/fitted-height.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { groundFor } from '#artwork/materials/true-colours.ts';
import { folded } from './paper.ts';

const [X0, Y0, X1, Y1] = [92, 92, 908, 1010];

/** A box of folded paper: hills in pleats, clouds behind, the hero standing before them in the light. */
export function drawDiorama(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const dark = isDark(p);
  const rich = lum(p.e) < 0.5 ? p.e : shade(p.e, -0.22);
  const card = dark ? ownOf(hero, 'mount', [mix(p.ink, '#fffaf0', 0.4), shade(p.bg, -0.03), mix(p.ink, p.d, 0.25)]) : ownOf(hero, 'mount', [mix(p.paper, '#ffffff', 0.3), rich, pale(p.d, p.paper, 0.88), pale(p.a, p.paper, 0.86), pale(p.c, p.paper, 0.86)]);
  const skies: [string, ...string[]] = dark ? [mix(p.bg, p.b, 0.12), mix(p.d, p.bg, 0.2), mix(p.c, p.bg, 0.2), mix(p.b, p.bg, 0.2)] : [mix(p.d, p.bg, 0.3), pale(p.b, p.paper, 0.84), pale(p.c, p.paper, 0.8), mix('#cfe6f0', p.d, 0.15), mix(rich, p.b, 0.08)];
  const sky = groundFor(p, hero, ownWay(hero, 'sky', skies));
  const G = ownOf(hero, 'land', [greenOf(p, dark), rich, lum(p.c) < 0.8 ? p.c : mix(p.c, rich, 0.3), mix(greenOf(p, dark), rich, 0.5)]);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${card}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.3], [1, '#000', 0.02]], 0, 0, 1, 1)}"`));
  const inside = c.clip(rect(X0, Y0, X1 - X0, Y1 - Y0));
  const hills = [
    { y: ownOf(hero, 'far', [690, 620, 730]), n: ownOf(hero, 'folds', [7, 4, 9]), ph: 0.3, amp: ownOf(hero, 'height', [90, 170, 60]), col: mix(sky, dark ? p.b : G, dark ? 0.34 : 0.42) },
    { y: 774, n: 6, ph: 0.75, amp: 66, col: mix(sky, G, 0.72) },
  ];
  let back = rect(X0, Y0, X1 - X0, Y1 - Y0, `fill="${c.lin([[0, shade(sky, dark ? -0.02 : -0.015)], [1, shade(sky, 0.035)]])}"`) + ownOf(hero, 'behind', BEHIND)(c, sky);
  back += cloud(c, 236, 300, 1.05, dark) + cloud(c, 800, 236, 0.8, dark);
  for (const hill of ownOf(hero, 'hills', [hills, hills.slice(1), hills])) back += pleats(c, hill.y, hill.n, hill.ph, hill.amp, hill.col);
  const aloft = ALOFT.has(hero.key);
  const tall = fittedHeight(hero, 560, 600);
  // what flies hangs on threads; the rest stands in the front fold
  const box: [number, number, number, number] = [500, aloft ? 520 : 880 - tall / 2, 560, 600];
  const laid = lay(c, hero, ...box);
  const { art, outline } = folded(c, hero, laid, sky, box.join(','));
  const front = pleats(c, aloft ? 930 : 858, 8, 0.1, 40, dark ? mix(G, p.bg, 0.3) : shade(G, -0.03));
  const threads = aloft ? path(`M430 ${Y0}V${520 - tall / 4}M570 ${Y0}V${520 - tall / 4}`, 'stroke="#fff" stroke-opacity=".55" stroke-width="1.8"') : '';
  c.add('art', `<g clip-path="${inside}">${back}${threads}${c.soft(outline, 20, 24, 30, '#1a0b08', 0.24, 12)}${art}${front}${frameShadow(c)}</g>`);
  c.add('frame', mount(c, card));
  c.add('texture', c.grain(0.6));

  const words = inLines(inp.headline, 16);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'league-spartan:600', w: 800, max: words.length > 1 ? 88 : 108, track: -4, gap: i === words.length - 1 ? 44 : 34, flat: true }));
  if (small) specs.push({ t: small, f: 'league-spartan:400', w: 720, max: 42, track: 40, flat: true });
  const k = stackEven(specs, { cy: 1204 });
  const ink = inkOn(card, [rich, dark ? p.bg : p.ink, '#2a2220', '#fff6e6'], 5);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
}

/** what hangs or shines at the back: a sunburst of folds, a fold-out sun, pleated stripes or stars on threads */
const BEHIND: [(c: Drawing, sky: string) => string, ...((c: Drawing, sky: string) => string)[]] = [
  (_, sky) => rays(sky),
  (c, sky) => {
    const sun = lum(sky) > 0.5 ? mix(sky, c.p.b, 0.3) : mix(sky, '#fff3d0', 0.55);
    const d = `M300 520a200 200 0 1 0 400 0a200 200 0 1 0 -400 0Z`;
    return c.soft(d, 6, 12, 18, '#1a0b08', 0.16, 5) + path(d, `fill="${sun}"`) + path('M500 320V720M300 520H700M359 379L641 661M641 379L359 661', `stroke="${shade(sun, -0.05)}" stroke-opacity=".7" stroke-width="2"`);
  },
  (_, sky) => {
    let light = '';
    for (let x = X0; x < X1; x += 102) light += `M${x} ${Y0}h51v${Y1 - Y0}h-51Z`;
    return path(light, `fill="${shade(sky, lum(sky) > 0.5 ? 0.035 : 0.03)}" fill-opacity=".8"`);
  },
  (c, sky) => {
    const col = lum(sky) > 0.6 ? mix(sky, '#ffffff', 0.75) : '#fff3d0';
    return [[180, 250], [320, 180], [690, 170], [828, 420], [190, 520], [850, 610]].map(([x, y]) => {
      const d = poly(Array.from({ length: 8 }, (_v, i): P => [x! + Math.cos((i * Math.PI) / 4) * (i % 2 ? 8 : 24), y! + Math.sin((i * Math.PI) / 4) * (i % 2 ? 8 : 24)]));
      return path(`M${x} ${Y0}V${y! - 20}`, 'stroke="#fff" stroke-opacity=".5" stroke-width="1.4"') + c.soft(d, 4, 9, 9, '#1a0b08', 0.16, 4) + path(d, `fill="${col}"`);
    }).join('');
  },
];

function rays(sky: string): string {
  const [cx, cy, n] = [500, 640, 22];
  let light = '';
  for (let i = 0; i < n; i += 2) {
    const [a, b] = [Math.PI + (i / n) * Math.PI, Math.PI + ((i + 1) / n) * Math.PI];
    light += `M${cx} ${cy}L${n1(cx + Math.cos(a) * 900)} ${n1(cy + Math.sin(a) * 900)}L${n1(cx + Math.cos(b) * 900)} ${n1(cy + Math.sin(b) * 900)}Z`;
  }
  return path(light, `fill="${shade(sky, lum(sky) > 0.5 ? 0.04 : 0.03)}" fill-opacity=".7"`);
}

function pleats(c: Drawing, y: number, n: number, ph: number, amp: number, colour: string): string {
  const w = (X1 - X0 + 240) / n;
  let [out, line] = ['', ''];
  const bottom = Y1 + 60;
  const pale = c.lin([[0, shade(colour, 0.06)], [1, shade(colour, 0.0)]], 0, 0, 1, 0.4);
  const deep = c.lin([[0, shade(colour, -0.075)], [1, shade(colour, -0.03)]], 0, 0, 1, 0.4);
  let whole = '';
  for (let i = -1; i <= n; i++) {
    const x = X0 - 120 + (i + ph) * w;
    const [a, b, e]: P[] = [[x, y + amp], [x + w * 0.5, y + (i % 2 ? amp * 0.25 : 0)], [x + w, y + amp]];
    out += path(poly([a!, b!, [b![0], bottom], [a![0], bottom]]), `fill="${pale}"`) + path(poly([b!, e!, [e![0], bottom], [b![0], bottom]]), `fill="${deep}"`);
    line += `M${n1(a![0])} ${n1(a![1])}L${n1(b![0])} ${n1(b![1])}L${n1(e![0])} ${n1(e![1])}`;
    whole += poly([a!, b!, e!, [e![0], bottom], [a![0], bottom]]);
  }
  return c.soft(whole, 0, -6, 16, '#1a0b08', 0.2, 5) + out + path(line, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" stroke-linejoin="round"');
}

/** a cloud of five folds, on a thread */
function cloud(c: Drawing, x: number, y: number, k: number, dark: boolean): string {
  const f = (u: number, v: number): P => [x + u * k, y + v * k];
  const col = dark ? '#e9e4f0' : '#ffffff';
  const whole = [f(-100, 34), f(-70, -14), f(-30, -22), f(0, -58), f(46, -40), f(64, -12), f(104, 34)];
  const mids: [number, number, number][] = [[0, 1, 2], [2, 3, 4], [4, 5, 6]];
  const d = poly(whole);
  return path(`M${n1(x)} ${Y0}V${n1(y - 50 * k)}`, 'stroke="#fff" stroke-opacity=".6" stroke-width="1.6"') + c.soft(d, 6, 14, 14, '#1a0b08', 0.16, 4) + path(d, `fill="${col}"`)
    + mids.map(([i, j, m], n) => path(poly([whole[i]!, whole[j]!, whole[m]!, f(10, 34)]), `fill="${shade(col, [-0.015, -0.05, -0.09][n]!)}"`)).join('');
}

function frameShadow(c: Drawing): string {
  const fall: [number, string, number][] = [[0, '#1a0b08', 0.42], [0.35, '#1a0b08', 0.14], [1, '#1a0b08', 0]];
  return rect(X0, Y0, X1 - X0, 84, `fill="${c.lin(fall)}"`) + rect(X0, Y0, 70, Y1 - Y0, `fill="${c.lin(fall, 0, 0, 1, 0)}"`) + rect(X1 - 22, Y0, 22, Y1 - Y0, `fill="${c.lin(fall, 1, 0, 0, 0)}"`);
}

/** the mount's bevel */
function mount(c: Drawing, card: string): string {
  const b = 12;
  const side = (q: P[], tone: number) => path(poly(q), `fill="${shade(card, tone)}"`);
  return side([[X0 - b, Y0 - b], [X1 + b, Y0 - b], [X1, Y0], [X0, Y0]], -0.17) + side([[X0 - b, Y0 - b], [X0, Y0], [X0, Y1], [X0 - b, Y1 + b]], -0.13) + side([[X1 + b, Y0 - b], [X1 + b, Y1 + b], [X1, Y1], [X1, Y0]], -0.02) + side([[X0 - b, Y1 + b], [X0, Y1], [X1, Y1], [X1 + b, Y1 + b]], 0.03)
    + path(`M${X0 - b} ${Y0 - b}H${X1 + b}V${Y1 + b}H${X0 - b}Z`, `fill="none" stroke="${shade(card, -0.2)}" stroke-opacity=".5" stroke-width="1.6"`);
}
