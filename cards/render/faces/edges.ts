import { mix, withContrast } from '../colour.ts';
import { n1, type P, poly, smooth, star } from '../geometry.ts';
import { makeRng } from '../random.ts';
import { circ, g, path, rect } from '../svg.ts';
import type { Kit, Look } from './look.ts';
import { hair, spreadFrame } from './strokes.ts';

type Edge = Look['edge'];

/** the accents that can be seen on the stock, in order */
function accents(k: Kit): string[] {
  return [k.p.a, k.p.c, k.p.b, k.p.e].map((colour) => withContrast(k.stock, colour, 1.7));
}

/** a heavy rule and a fine one, as on an engraved card */
const rules: Edge = (_c, k, side) =>
  hair(spreadFrame(side, 58), k.ink, 3, 0.7) + hair(spreadFrame(side, 70), k.ink, 1.3, 0.55);

/** a metal hairline, broken at the corners by a small star */
const stars: Edge = (_c, k, side) => {
  const [fold, near, outer] = side === 'l' ? [1000, 92, 60] : [0, 908, 940];
  const lines = `M${fold} 60H${near}M${outer} 92V1308M${near} 1340H${fold}`;
  const marks = [60, 1340].map((y) => path(star(outer, y, 4, 15, 5), `fill="${k.metal}"`)).join('');
  return hair(lines, k.metal, 2) + hair(spreadFrame(side, 74), k.metal, 1, 0.6) + marks;
};

/** a frame that stands on a bar, as on a poster */
const bar: Edge = (_c, k, side) => {
  const colour = mix(k.deep, k.acc, 0.25);
  const x = side === 'l' ? 46 : 0;
  return (
    hair(spreadFrame(side, 46), colour, 3) +
    rect(x, 1326, 954, 28, `fill="${colour}"`) +
    rect(x, 1314, 954, 4, `fill="${k.acc}"`)
  );
};

/** two washes of colour at the foot, one over the other */
const wash: Edge = (c, k, side) => {
  const r = makeRng(`wash${side}${k.p.id}`);
  const land = (y: number, sway: number) => {
    const top = Array.from({ length: 7 }, (_, i): P => [-60 + i * 187, y + r.f(-sway, sway)]);
    return `${smooth(top, false)}V1400H-60Z`;
  };
  const tint = (colour: string, o: number) =>
    c.lin([
      [0, colour, o * 0.35],
      [0.35, colour, o],
      [1, colour, o * 0.6],
    ]);
  const far = mix(k.p.d, k.stock, 0.15);
  const near = mix(k.p.c, k.stock, 0.3);
  return path(land(1262, 20), `fill="${tint(far, 0.55)}"`) + path(land(1318, 16), `fill="${tint(near, 0.5)}"`);
};

/** a running stitch all round, with a cross in each outer corner */
const stitches: Edge = (_c, k, side) => {
  const line = `<path d="${spreadFrame(side, 58, 26)}" fill="none" stroke="${k.acc}" stroke-width="5" stroke-linecap="round" stroke-dasharray="20 16"/>`;
  const cross = ([x, y]: P) =>
    hair(
      `M${x - 9} ${y - 9}L${x + 9} ${y + 9}M${x + 9} ${y - 9}L${x - 9} ${y + 9}`,
      withContrast(k.stock, k.p.b, 1.9),
      4.5,
    );
  const x = side === 'l' ? 94 : 906;
  return line + cross([x, 94]) + cross([x, 1306]);
};

/** a printed band of points and dots at the head and the foot */
const band: Edge = (_c, k) => {
  const [a, , b, e] = accents(k);
  const row = (y: number, up: boolean) => {
    const s = up ? 1 : -1;
    let teeth = '';
    let dots = '';
    for (let i = 0; i < 18; i++) {
      const x = 50 + i * 50;
      teeth += `M${x} ${y}L${x + 25} ${y - s * 34}L${x + 50} ${y}Z`;
      if (i) dots += circ(x, y - s * 30, 6.5);
    }
    return (
      path(teeth, `fill="${a}"`) + g(dots, `fill="${b}"`) + rect(50, Math.min(y, y + s * 9), 900, 9, `fill="${e}"`)
    );
  };
  return row(1340, true) + row(60, false);
};

/** sheets of cut paper laid over one another at the foot */
const sheets: Edge = (c, k, side) => {
  const r = makeRng(`sheets${side}${k.p.id}`);
  const tints = [mix(k.p.d, k.stock, 0.35), mix(k.p.b, k.stock, 0.25), mix(k.p.c, k.stock, 0.1)];
  return tints
    .map((tint, i) => {
      const top = Array.from({ length: 6 }, (_, j): P => [-80 + j * 232, 1258 + i * 44 + r.f(-16, 16)]);
      const d = `${smooth(top, false)}V1430H-80Z`;
      return c.soft(d, 0, -3, 7, mix(k.deep, '#2a1a08', 0.5), 0.16) + path(d, `fill="${tint}"`);
    })
    .join('');
};

/** a handful of confetti in the outer corners */
const confetti: Edge = (_c, k, side) => {
  const r = makeRng(`confetti${side}${k.p.id}`);
  const inks = accents(k);
  let s = '';
  for (let i = 0; i < 46; i++) {
    const foot = i % 3 !== 0;
    const reach = r.n() * r.n();
    const along = reach * 620;
    const x = side === 'l' ? 40 + along : 960 - along;
    const y = foot ? 1360 - r.n() * 96 * (1 - reach * 0.7) : 40 + r.n() * 80 * (1 - reach * 0.7);
    const fill = inks[i % inks.length]!;
    const kind = i % 4;
    if (kind === 0) s += circ(x, y, r.f(6, 11), `fill="${fill}"`);
    else if (kind === 1) s += hair(`M${n1(x)} ${n1(y)}q9 -13 18 0t18 0`, fill, 5);
    else if (kind === 2)
      s += rect(x, y, 18, 8, `fill="${fill}" transform="rotate(${r.i(0, 170)} ${n1(x + 9)} ${n1(y + 4)})"`);
    else s += path(star(x, y, 5, 13, 5.5), `fill="${fill}"`);
  }
  return s;
};

/** a line drawn twice by hand, not quite meeting */
const crayon: Edge = (_c, k, side) => {
  const r = makeRng(`crayon${side}${k.p.id}`);
  const wobble = (inset: number) => {
    const [outer, fold] = side === 'l' ? [inset, 1000] : [1000 - inset, 0];
    const step = side === 'l' ? -90 : 90;
    const jog = () => r.f(-4, 4);
    const along = Array.from({ length: 10 }, (_, i) => fold + (i + 1) * step);
    const ps: P[] = [
      [fold, inset],
      ...along.map((x): P => [x, inset + jog()]),
      [outer, inset + jog()],
      ...Array.from({ length: 13 }, (_, i): P => [outer + jog(), inset + (i + 1) * 90]),
      [outer + jog(), 1400 - inset],
      ...along.toReversed().map((x): P => [x, 1400 - inset + jog()]),
      [fold, 1400 - inset],
    ];
    return smooth(ps, false, 0.7);
  };
  return (
    hair(wobble(54), withContrast(k.stock, k.p.a, 1.9), 7, 0.75) +
    hair(wobble(62), withContrast(k.stock, k.p.b, 1.5), 5, 0.6)
  );
};

/** a course of tiles at head and foot */
const tiles: Edge = (_c, k) => {
  const [a, c2] = accents(k);
  let s = '';
  for (let i = 0; i < 15; i++) {
    for (const y of [40, 1300]) {
      const x = 50 + i * 60;
      const q = poly([
        [x + 30, y + 8],
        [x + 52, y + 30],
        [x + 30, y + 52],
        [x + 8, y + 30],
      ]);
      s += rect(x + 1.5, y + 1.5, 57, 57, `fill="${mix(i % 2 ? k.p.d : k.p.paper, k.stock, 0.35)}"`);
      s += path(q, `fill="${i % 2 ? c2 : a}"`) + circ(x + 30, y + 30, 6, `fill="${k.stock}"`);
    }
  }
  return s + hair('M50 104H950M50 1296H950', a!, 2.5);
};

/** panes of colour held in lead, at the outer edge */
const panes: Edge = (c, k, side) => {
  const inks = [k.p.a, k.p.c, k.p.d, k.p.b, k.p.e];
  const lead = mix(k.deep, '#20252a', 0.75);
  const x = side === 'l' ? 44 : 926;
  const h = 1312 / 12;
  let s = '';
  for (let i = 0; i < 12; i++) s += rect(x, 44 + i * h, 30, h, `fill="${inks[(i * 3 + (side === 'l' ? 0 : 2)) % 5]}"`);
  for (let i = 1; i < 12; i++) s += hair(`M${x} ${n1(44 + i * h)}h30`, lead, 6);
  const light = c.lin(
    [
      [0, '#ffffff', 0.45],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.15],
    ],
    0,
    0,
    1,
    0,
  );
  const inner = side === 'l' ? 'M74 44H1000M74 1356H1000' : 'M926 44H0M926 1356H0';
  return (
    s + rect(x, 44, 30, 1312, `fill="${light}"`) + hair(`M${x} 44h30v1312h-30Z`, lead, 7) + hair(inner, lead, 2.4, 0.7)
  );
};

/** one pen line that leaves the frame open and curls */
const pen: Edge = (_c, k, side) => {
  const d = 'M640 62H104q-42 0 -42 42V1296q0 42 42 42H896q42 0 42 -42V860M640 62q34 0 34 -16t-22 -14t-6 30q12 18 44 14';
  return side === 'l' ? hair(d, k.ink, 3, 0.8) : g(hair(d, k.ink, 3, 0.8), 'transform="translate(1000 0) scale(-1 1)"');
};

/** the outer corners of an album */
const corners: Edge = (_c, k, side) => {
  const tint = mix(k.deep, k.stock, 0.2);
  const at = (x: number, y: number, sx: number, sy: number) =>
    g(
      path('M0 0H92L0 92Z', `fill="${tint}"`) + hair('M72 8L8 72', k.stock, 2, 0.5),
      `transform="translate(${x} ${y}) scale(${sx} ${sy})"`,
    );
  const [x, sx] = side === 'l' ? [48, 1] : [952, -1];
  return hair(spreadFrame(side, 66), k.ink, 1.4, 0.35) + at(x, 48, sx, 1) + at(x, 1352, sx, -1);
};

/** a fine frame whose corners are cut in, as on a label */
const label: Edge = (_c, k, side) => {
  const cut = (i: number, q: number) => {
    const [outer, fold, step, sweep] = side === 'l' ? [i, 1000, 1, 1] : [1000 - i, 0, -1, 0];
    const corner = (dx: number) => `a${q} ${q} 0 0 ${sweep} ${dx} ${q}`;
    return `M${fold} ${i}H${outer + step * q}${corner(-step * q)}V${1400 - i - q}${corner(step * q)}H${fold}`;
  };
  return hair(cut(50, 44), k.acc, 5, 0.9) + hair(cut(64, 40), k.ink, 1.6, 0.7);
};

/** one colour at the outer edges, as if the sheet's sides were painted; the fold is white */
const painted: Edge = (_c, k, side) =>
  path(
    side === 'l' ? 'M1000 0H0V1400H1000V1391H9V9H1000Z' : 'M0 0H1000V1400H0V1391H991V9H0Z',
    `fill="${withContrast(k.stock, mix(k.p.a, k.stock, 0.12), 1.6)}"`,
  );

export const EDGES = {
  rules,
  stars,
  bar,
  wash,
  stitches,
  band,
  sheets,
  confetti,
  crayon,
  tiles,
  panes,
  pen,
  corners,
  label,
  painted,
};
export type EdgeName = keyof typeof EDGES;
