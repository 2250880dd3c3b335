import { at, circ, type Drawing, ell, type Input, type LineSpec, lum, mix, n1, type P, path, poly, rect, shade } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ownOf, ownWay } from '#artwork/materials/own-way.ts';
import { groundFor } from '#artwork/materials/true-colours.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { aida, Crosses, strand, work } from './thread.ts';

const U = 7;

const DADO = 1010;
const FRIEZE = 360;
/** how much lower the frame hangs below a frieze */
export const LOWER = 342;

/** whether the words stand on a frieze above the frame, not on the dado below it */
export function hangsLow(hero: Hero): boolean {
  return !hero.tags.includes('numeral') && ownOf(hero, 'frieze', [false, true]);
}

/** One motif on Aida, framed in wood and hung on a papered wall above a panelled dado. */
export function drawFramed(c: Drawing, inp: Input, hero: Hero): void {
  const { p, r } = c;
  const dark = isDark(p);
  const rich = lum(p.e) < 0.55 ? p.e : shade(p.e, -0.2);
  const wall = dark ? ownOf(hero, 'wall', [mix(p.bg, p.b, 0.12), mix(p.b, p.bg, 0.3), mix(p.d, p.bg, 0.35), mix(p.c, p.bg, 0.7)]) : ownOf(hero, 'wall', [mix(p.d, p.bg, 0.35), mix(p.c, p.bg, 0.3), rich, mix(p.b, p.bg, 0.3), mix(p.a, p.paper, 0.35)]);
  const dado = dark ? ownOf(hero, 'dado', [shade(p.bg, -0.045), p.ink]) : ownOf(hero, 'dado', [mix(p.paper, '#ffffff', 0.3), mix(p.paper, p.d, 0.3), lum(wall) > 0.6 ? rich : mix(p.paper, p.bg, 0.6)]);
  // wallpaper: stripes with a sprig between
  const deep = lum(wall) < 0.55;
  const band = deep ? shade(wall, 0.035) : mix(wall, '#ffffff', 0.3);
  const sprig = deep ? mix(wall, p.b, 0.3) : mix(wall, p.a, 0.42);
  const twig = `<path d="M0 -15V15M0 8Q-9 5 -10 -3M0 8Q9 5 10 -3" fill="none" stroke="${sprig}" stroke-width="2.2" stroke-linecap="round"/><circle cy="-18" r="4.4" fill="${sprig}"/><circle cx="-11" cy="-7" r="3.2" fill="${sprig}"/><circle cx="11" cy="-7" r="3.2" fill="${sprig}"/>`;
  const papers: [() => string, ...(() => string)[]] = [
    () => c.pattern(100, 150, `<rect width="50" height="150" fill="${band}"/><path d="M0 0V150M50 0V150" stroke="${sprig}" stroke-opacity=".55" stroke-width="1.6"/><g transform="translate(25 45)">${twig}</g><g transform="translate(75 120)">${twig}</g>`),
    () => c.pattern(120, 120, `<path d="M0 60L60 0L120 60L60 120Z" fill="none" stroke="${sprig}" stroke-opacity=".5" stroke-width="1.8"/><g transform="translate(60 66)">${twig}</g><g transform="translate(0 6)">${twig}</g><g transform="translate(120 6)">${twig}</g>`),
    () => c.pattern(70, 70, `<rect width="35" height="70" fill="${band}" fill-opacity=".7"/><rect width="70" height="35" fill="${band}" fill-opacity=".7"/>`),
    () => c.pattern(200, 60, `<rect width="100" height="60" fill="${band}"/>`),
  ];
  const paper = ownOf(hero, 'paper', papers)();
  const turned = hangsLow(hero);
  const wallTop = turned ? FRIEZE : 0;
  const wallFoot = turned ? 1400 : DADO;
  c.add('ground', rect(0, wallTop, 1000, wallFoot - wallTop, `fill="${wall}"`) + rect(0, wallTop, 1000, wallFoot - wallTop, `fill="${paper}"`)
    + rect(0, wallTop, 1000, wallFoot - wallTop, `fill="${c.lin([[0, '#fff', 0.16], [0.6, '#fff', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`) + (turned ? frieze(c, dado) : panels(c, dado, DADO)));

  const [x0, y0, x1, y1] = [196, 176, 804, 904];
  const rim = 56;
  const wood = ownOf(hero, 'wood', ['#a8774a', '#5d3b26', mix(p.paper, '#f7efe0', dark ? 1 : 0.5), '#caa14e', dark ? '#8a5f3b' : rich]);
  // cord and nail
  const cord = strand(`M${x0 + 90} ${y0 - rim + 4}L500 66L${x1 - 90} ${y0 - rim + 4}`, '#c9ad83', 4.4) + circ(501, 71, 10, 'fill="#000" fill-opacity=".28"') + circ(500, 66, 8.5, `fill="${c.rad([[0, '#fff3cf'], [0.5, '#c9a35a'], [1, '#7d5b28']], 0.4, 0.35, 0.7)}"`);
  const lowered = (svg: string) => (turned ? `<g transform="translate(0 ${LOWER})">${svg}</g>` : svg);
  const outer = `M${x0 - rim} ${y0 - rim}H${x1 + rim}V${y1 + rim}H${x0 - rim}Z`;
  const boards: P[][] = [
    [[x0 - rim, y0 - rim], [x1 + rim, y0 - rim], [x1, y0], [x0, y0]],
    [[x1 + rim, y0 - rim], [x1 + rim, y1 + rim], [x1, y1], [x1, y0]],
    [[x1 + rim, y1 + rim], [x0 - rim, y1 + rim], [x0, y1], [x1, y1]],
    [[x0 - rim, y1 + rim], [x0 - rim, y0 - rim], [x0, y0], [x0, y1]],
  ];
  let grain = '';
  for (let i = 0; i < 18; i++) grain += `M0 ${n1(3 + i * 3.4 + r.f(-1, 1))}q60 ${n1(r.f(-3, 3))} 120 0t120 0`;
  const lie = (turn: string) => c.pattern(240, 62, `<path d="${grain}" fill="none" stroke="#3a1d0c" stroke-opacity=".2" stroke-width="1.3"/>`, turn);
  const tones = [0.05, -0.03, -0.06, 0.015];
  const frame = boards.map((b, i) => path(poly(b), `fill="${shade(wood, tones[i]!)}"`) + path(poly(b), `fill="${lie(i % 2 ? 'rotate(90)' : 'rotate(0)')}"`)
    + path(poly(b), 'fill="none" stroke="#2a1206" stroke-opacity=".45" stroke-width="1.4"')).join('');
  const bead = (by: number, col: string, o: number, w: number) => path(`M${x0 - by} ${y0 - by}H${x1 + by}V${y1 + by}H${x0 - by}Z`, `fill="none" stroke="${col}" stroke-opacity="${o}" stroke-width="${w}"`);
  c.add('ornament', lowered(cord));
  c.add('frame', lowered(c.soft(outer, 8, 18, 26, '#1a0d06', 0.42, 7) + frame + bead(rim - 8, '#fff', 0.3, 3) + bead(rim - 13, '#2a1206', 0.3, 3) + bead(15, '#2a1206', 0.35, 3) + bead(11, '#ffe9c0', 0.4, 4)));

  const cloth = dark ? mix(p.ink, '#f3e8d2', 0.6) : mix(p.paper, '#f4ead6', 0.6);
  const tinted = groundFor(p, hero, ownWay(hero, 'aida', dark ? [cloth, shade(p.bg, 0.02), mix(cloth, p.d, 0.5)] : [mix(cloth, p.d, 0.18), rich, mix(p.c, cloth, 0.6), mix(p.b, cloth, 0.6)]));
  const [ox, oy] = [x0 + 3, y0];
  const inside = c.clip(rect(x0, y0, x1 - x0, y1 - y0));
  const cloths = new Crosses();
  const [w, h] = [Math.floor((x1 - x0) / U), Math.floor((y1 - y0) / U)];
  const worked = work(c, hero, cloths, 9, 11, w - 18, h - 22, U, tinted, [ox, oy]);
  hem(cloths, w, h, [p.a, lum(p.e) < 0.6 ? p.e : p.c]);
  c.add('art', lowered(`<g clip-path="${inside}">${rect(x0, y0, x1 - x0, y1 - y0, `fill="${tinted}"`)}${rect(x0, y0, x1 - x0, y1 - y0, `fill="${aida(c, U, tinted, ox, oy)}"`)}${cloths.draw(c, U, tinted, ox, oy)}${worked.outline}${innerShadow(x0, y0, x1, y1)}${path(`M${x0} ${y0}H${x0 + 330}L${x0 + 60} ${y1}H${x0}Z`, 'fill="#fff" fill-opacity=".07"')}</g>`));

  const words = inLines(inp.headline, 18);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'dm-serif-display:400', w: 780, max: words.length > 1 ? 92 : 112, gap: i === words.length - 1 ? 42 : 40, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:600i', w: 720, max: 50, track: 10, flat: true });
  const k = stackEven(specs, { cy: turned ? 176 : 1206 });
  const ink = inkOn(dado, [rich, p.ink, '#fff6e6'], 5);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${i === words.length ? inkOn(dado, [p.a, p.b, ink], 4.5) : ink}"`)).join(''));
}

/** a plain frieze above a picture rail */
function frieze(c: Drawing, dado: string): string {
  return rect(0, 0, 1000, FRIEZE, `fill="${dado}"`) + rect(0, FRIEZE - 30, 1000, 34, `fill="${shade(dado, -0.02)}"`) + rect(0, FRIEZE - 30, 1000, 10, 'fill="#fff" fill-opacity=".3"') + rect(0, FRIEZE + 2, 1000, 2.4, 'fill="#000" fill-opacity=".2"')
    + rect(0, FRIEZE + 4, 1000, 26, `fill="${c.lin([[0, '#000', 0.22], [1, '#000', 0]])}"`);
}

/** tongue and groove below a rail */
function panels(c: Drawing, dado: string, y: number): string {
  const light = c.lin([[0, '#fff', 0.35], [1, '#fff', 0]]);
  let s = rect(0, y, 1000, 1400 - y, `fill="${dado}"`);
  let grooves = '';
  for (const x of [44, 956]) grooves += `M${x} ${y + 50}V1352`;
  s += path(`${grooves}M44 ${y + 62}H956M44 1352H956`, 'fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2.4"') + path(`${grooves}M44 ${y + 62}H956M44 1352H956`, 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2" transform="translate(2 2.2)"');
  s += rect(0, y - 6, 1000, 34, `fill="${shade(dado, -0.015)}"`) + rect(0, y - 6, 1000, 12, `fill="${light}"`) + rect(0, y + 14, 1000, 2, 'fill="#000" fill-opacity=".14"') + rect(0, y + 28, 1000, 16, `fill="${c.lin([[0, '#000', 0.22], [1, '#000', 0]])}"`);
  return s + ell(500, y - 6, 470, 3, 'fill="#000" fill-opacity=".05"');
}

/** a border of small crosses, two by two, with a corner in each colour */
function hem(cloths: Crosses, w: number, h: number, [a, b]: [string, string]): void {
  for (let x = 4; x <= w - 5; x++) for (const y of [4, h - 5]) if ((x - 4) % 4 < 2) cloths.set(x, y, (x - 4) % 8 < 4 ? a : b);
  for (let y = 4; y <= h - 5; y++) for (const x of [4, w - 5]) if ((y - 4) % 4 < 2) cloths.set(x, y, (y - 4) % 8 < 4 ? a : b);
}

function innerShadow(x0: number, y0: number, x1: number, y1: number): string {
  return [22, 14, 7].map((w) => path(`M${x0} ${y1}V${y0}H${x1}`, `fill="none" stroke="#1a0d06" stroke-opacity=".12" stroke-width="${w}"`)).join('');
}
