import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { n1, polar, TAU } from '../geometry.ts';
import { circ, path, rect } from '../svg.ts';
import type { Kit } from './look.ts';
import { onLiner } from './seeds.ts';
import { hair, ring } from './strokes.ts';

/** A paint for the envelope's liner, on `k.liner`: for cards whose picture is a whole scene. */
export type Weave = (c: Drawing, k: Kit) => string;

function soft(k: Kit, t = 0.5): string {
  return mix(onLiner(k), k.liner, t);
}

/** overlapping fans, as on the sea of a print */
const scallops: Weave = (c, k) => {
  const fan = (x: number, y: number) =>
    circ(x, y, 60, `fill="${k.liner}" stroke="${onLiner(k)}" stroke-width="4"`) +
    hair(ring(x, y, 43), soft(k, 0.35), 3) +
    hair(ring(x, y, 26), soft(k, 0.5), 3) +
    circ(x, y, 9, `fill="${onLiner(k)}"`);
  const s =
    fan(0, 0) +
    fan(120, 0) +
    fan(60, 30) +
    fan(0, 60) +
    fan(120, 60) +
    fan(60, 90) +
    fan(-60, 90) +
    fan(180, 90) +
    fan(0, 120) +
    fan(120, 120);
  return c.pattern(120, 60, s, 'translate(40 0)');
};

/** ticking: a broad stripe and a fine one */
const stripes: Weave = (c, k) =>
  c.pattern(
    96,
    96,
    rect(0, 0, 36, 96, `fill="${soft(k, 0.55)}"`) +
      rect(60, 0, 6, 96, `fill="${soft(k, 0.15)}"`) +
      rect(74, 0, 3, 96, `fill="${soft(k, 0.4)}"`),
    'rotate(35)',
  );

/** a trellis with a dot at each crossing */
const lattice: Weave = (c, k) =>
  c.pattern(
    108,
    108,
    hair('M0 0L108 108M108 0L0 108', soft(k, 0.35), 4) +
      hair('M0 54L54 0M54 108L108 54M0 54L54 108M54 0L108 54', soft(k, 0.7), 2) +
      circ(54, 54, 11, `fill="${onLiner(k)}"`) +
      [0, 108].flatMap((x) => [0, 108].map((y) => circ(x, y, 11, `fill="${onLiner(k)}"`))).join(''),
  );

/** chevrons of two weights */
const chevrons: Weave = (c, k) =>
  c.pattern(
    100,
    84,
    hair('M-10 48L50 8L110 48M-10 132L50 92L110 132M-10 -36L50 -76L110 -36', soft(k, 0.25), 11) +
      hair('M-10 76L50 36L110 76M-10 -8L50 -48L110 -8', soft(k, 0.45), 4),
  );

/** leaves in four, a geometric flower at each */
const petals: Weave = (c, k) => {
  const bloom = (x: number, y: number, deg: number, fill: string) =>
    [0, 90, 180, 270]
      .map((a) =>
        path(
          'M0 -10C22 -30 22 -58 0 -78C-22 -58 -22 -30 0 -10Z',
          `fill="${fill}" transform="translate(${x} ${y}) rotate(${a + deg})"`,
        ),
      )
      .join('') + circ(x, y, 8, `fill="${fill}"`);
  const corner = [
    [0, 0],
    [180, 0],
    [0, 180],
    [180, 180],
  ] as const;
  return c.pattern(
    180,
    180,
    bloom(90, 90, 0, soft(k, 0.3)) + corner.map(([x, y]) => bloom(x, y, 45, soft(k, 0.66))).join(''),
  );
};

/** long waves */
const waves: Weave = (c, k) => {
  const line = (y: number, colour: string, w: number) => hair(`M-40 ${y}q40 -34 80 0t80 0t80 0`, colour, w);
  return c.pattern(
    160,
    96,
    line(20, soft(k, 0.2), 8) +
      line(52, soft(k, 0.45), 4) +
      line(74, soft(k, 0.7), 3) +
      line(116, soft(k, 0.2), 8) +
      line(-76, soft(k, 0.2), 8),
  );
};

/** light from the point of the flap */
const rays: Weave = (c, k) => {
  let d = '';
  const n = 56;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU;
    const [x0, y0] = polar(700, 1080, 1500, a);
    const [x1, y1] = polar(700, 1080, 1500, a + TAU / n / 2);
    d += `M700 1080L${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}Z`;
  }
  const s =
    path(d, `fill="${soft(k, 0.55)}"`) +
    [250, 330, 410].map((r, i) => hair(ring(700, 1080, r), onLiner(k), 5 - i)).join('');
  return c.pattern(1400, 1400, s);
};

export const WEAVES = { scallops, stripes, lattice, chevrons, petals, waves, rays };
export type WeaveName = keyof typeof WEAVES;
