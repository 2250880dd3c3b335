import { at, circ, contrast, type Drawing, type Input, type LineSpec, lum, METAL, mix, n1, path, rect, shade } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { off, spaced } from '#artwork/materials/outlines.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { groundFor, turnedBy } from '#artwork/materials/true-colours.ts';
import { groundOf, stoneOf } from './stones.ts';

const PITCH = 14;
const ROW = PITCH * 0.866;
const FOOT = 1094;

/** A doorstep of penny tiles: a large hero in round tiles, and the words engraved in the threshold's metal. */
export function drawStep(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const h = heroFor(inp);
  const { dark, field } = groundOf(p);
  const grounds: [string, ...string[]] = dark ? [shade(p.bg, 0.03), mix(p.ink, p.d, 0.2), mix(p.bg, p.b, 0.4)] : [mix(field[0], p.d, 0.34), mix('#f7f2e6', p.d, 0.06), mix(field[0], p.b, 0.36)];
  const ground = groundFor(p, h, turnedBy(h, grounds));
  const ps = lay(c, h, 500, 556, 770, 830, { step: 7 });
  const ids = new VisibleParts(ps, 2);
  const cols = ps.map((q) => stoneOf(p, h, q.k, ground));
  const [b1, b2] = [off(dark && lum(ground) > 0.6 ? p.bg : p.e, ground, 2), off(p.a, ground, 1.6)];
  const dots = new Map<string, string>();
  const place = new Map<string, string>();
  const near = (x: number, y: number) => {
    const j = Math.round((y - 6) / ROW);
    return `${j}:${Math.round((x - 7 - (j % 2 ? PITCH / 2 : 0)) / PITCH)}`;
  };
  // what is smaller than a few tiles keeps at least the nearest one
  for (const q of ps) {
    if (q.line) for (const o of spaced(q.ps, PITCH * 0.8, false)) place.set(near(...o.p), cols[q.i]!);
    else if (Math.min(q.x1 - q.x0, q.y1 - q.y0) < 26 && ids.at(q.cx, q.cy) === q.i) place.set(near(q.cx, q.cy), cols[q.i]!);
  }
  const last = Math.floor((FOOT - 6) / ROW);
  const across = Math.floor(986 / PITCH);
  for (let j = 0; j <= last; j++)
    for (let i = 0; i <= across; i++) {
      const [x, y] = [7 + i * PITCH + (j % 2 ? PITCH / 2 : 0), 6 + j * ROW];
      const part = most(ids, x, y);
      const rim = Math.min(i, across - i, Math.round(j * 0.87), Math.round((last - j) * 0.87));
      const border = rim === 2 || rim === 3 ? b1 : rim === 5 ? b2 : undefined;
      const base = place.get(`${j}:${i}`) ?? (part >= 0 ? cols[part]! : (border ?? ground));
      const col = shade(base, r.i(-1, 1) * 0.018);
      dots.set(col, `${dots.get(col) ?? ''}M${n1(x)} ${n1(y)}h0`);
    }
  const grout = lum(ground) < 0.5 ? mix(p.bg, '#000000', 0.5) : mix('#b3a999', p.e, 0.1);
  let s = '';
  for (const [col, d] of dots) s += path(d, `stroke="${col}"`);
  const glint = `<path d="M5 4h0M${5 + PITCH / 2} ${n1(4 + ROW)}h0" stroke="#fff" stroke-opacity="${lum(ground) < 0.5 ? 0.2 : 0.26}" stroke-width="3.4" stroke-linecap="round"/>`;
  const copies = Array.from({ length: 16 }, (_, k) => `<g transform="translate(${(k % 4) * PITCH} ${n1(Math.floor(k / 4) * ROW * 2)})">${glint}</g>`).join('');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${grout}"`));
  c.add('art', `<g fill="none" stroke-linecap="round" stroke-width="${PITCH - 0.7}">${s}</g>`
    + rect(0, 0, 1000, FOOT, `fill="${c.pattern(PITCH * 4, Math.round(ROW * 8 * 1000) / 1000, copies)}"`)
    + rect(0, 0, 1000, FOOT, `fill="${c.lin([[0, '#fff', 0.14], [0.5, '#fff', 0], [1, '#000', 0.18]], 0, 0, 1, 1)}"`));
  threshold(c, inp);
}

/** the part that lies under most of a tile */
function most(ids: VisibleParts, x: number, y: number): number {
  const votes = [[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4]].map(([dx, dy]) => ids.at(x + dx!, y + dy!));
  return votes.reduce((best, v) => (votes.filter((o) => o === v).length > votes.filter((o) => o === best).length ? v : best), votes[0]!);
}

function threshold(c: Drawing, inp: Input): void {
  const metal = METAL[c.p.metal];
  const [dim, mid, bright] = [shade(metal[3], -0.03), metal[1], mix(metal[2], metal[1], 0.35)];
  let brush = '';
  for (let i = 0; i < 80; i++) brush += `M${n1(c.r.f(-60, 900))} ${n1(c.r.f(FOOT, 1400))}h${n1(c.r.f(60, 420))}`;
  let s = rect(0, FOOT - 22, 1000, 26, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.5]])}"`)
    + rect(0, FOOT, 1000, 1400 - FOOT, `fill="${c.lin([[0, bright], [0.1, mid], [0.5, bright], [0.86, mid], [1, dim]])}"`)
    + path(brush, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"') + path(brush, 'fill="none" stroke="#3a2208" stroke-opacity=".1" stroke-width="1.4" transform="translate(40 7)"')
    + rect(0, FOOT, 1000, 4, 'fill="#fff" fill-opacity=".7"') + path(`M24 ${FOOT + 24}H976V1376H24Z`, `fill="none" stroke="#3a2208" stroke-opacity=".5" stroke-width="3"`)
    + path(`M25 ${FOOT + 26}H977V1378`, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"');
  for (const [x, y] of [[58, FOOT + 58], [942, FOOT + 58], [58, 1342], [942, 1342]] as const)
    s += circ(x, y + 1, 15, 'fill="#3a2208" fill-opacity=".5"') + circ(x, y, 14, `fill="${c.rad([[0, '#fffdf0'], [0.6, mid], [1, dim]], 0.4, 0.35, 0.7)}"`) + path(`M${x - 9} ${y + 5}L${x + 9} ${y - 5}`, 'stroke="#3a2208" stroke-opacity=".7" stroke-width="3.4"');
  c.add('frame', s);
  const words = inLines(inp.headline, 14);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t: upper(t), f: 'limelight', w: 780, max: words.length > 1 ? 82 : 104, track: 24, gap: i === words.length - 1 ? 28 : 20 }));
  if (small) specs.push({ t: small, f: 'federo', w: 700, max: 38, track: 60 });
  const k = stackWithin(specs, { cy: (FOOT + 1400) / 2, h: 216 });
  const ink = inkOn(mid, [mix(c.p.e, '#1c1006', lum(c.p.e) > 0.4 ? 0.72 : 0.4), '#2a1806'].filter((x) => contrast(x, mid) > 5), 5);
  const d = k.runs.map((q, i) => at(q, 500, k.ys[i]!)).join('');
  c.add('type', path(d, 'fill="#fff" fill-opacity=".65" transform="translate(1.4 2)"') + path(d, `fill="${ink}"`));
}
