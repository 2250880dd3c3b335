import { lum, mix, withContrast, shade } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { blob, heart } from '../geometry.ts';
import { at, type FontKey, set } from '../lettering.ts';
import { makeRng } from '../random.ts';
import { circ, g, path } from '../svg.ts';
import { tall, wide } from './lift.ts';
import { ENVELOPE, envelopePaper } from './envelope.ts';
import { FLAP } from './liner.ts';
import { beginFace, type FaceSource, spotFor, type Stage } from './stage.ts';
import { hair, ring } from './strokes.ts';
import { faceFor } from './verse-lines.ts';

export type Seal = 'none' | 'sticker' | 'wax' | 'heart';

/** the closed flap from outside, pointing down */
const CLOSED = 'M0 0L604 554Q700 636 796 554L1400 0Z';
const CLOSED_EDGE = 'M0 0L604 554Q700 636 796 554L1400 0';
/** the pocket's upper edge, where its sides meet */
const POCKET = 'M0 0L610 506Q700 580 790 506L1400 0V1000H0Z';
const POCKET_EDGE = 'M0 0L610 506Q700 580 790 506L1400 0';
const SEAL_AT = 552;

/** the side and bottom seams of the pocket */
function seams(c: Drawing, colour: string): string {
  const low = 'M0 1000L612 452Q700 374 788 452L1400 1000Z';
  const lit = c.lin([
    [0, '#ffffff', lum(colour) < 0.6 ? 0.06 : 0.22],
    [0.5, '#ffffff', 0],
  ]);
  return (
    c.soft(low, 0, -2, 9, shade(colour, -0.3), 0.14) +
    path(low, `fill="${colour}"`) +
    path(low, `fill="${lit}"`) +
    hair('M0 1000L612 452Q700 374 788 452L1400 1000', shade(colour, 0.06), 2.4, 0.7)
  );
}

/** the sealing mark, centred on x, y */
function sealArt(stage: Stage, seal: Seal, x: number, y: number): string {
  const { c, k } = stage;
  if (seal === 'none') return '';
  if (seal === 'wax') {
    const r = makeRng(`wax${k.p.id}`);
    const wax = lum(k.env) < 0.45 ? '#9c6b22' : mix(k.acc, '#7a1020', 0.55);
    const d = blob(r, x, y, 84, 80, 11, 0.07);
    const glint = c.rad(
      [
        [0, '#ffffff', 0.42],
        [0.5, '#ffffff', 0.06],
        [1, '#000000', 0.28],
      ],
      0.36,
      0.3,
      0.8,
    );
    return (
      c.soft(d, 2, 6, 9, '#1c1208', 0.34) +
      path(d, `fill="${wax}"`) +
      path(d, `fill="${glint}"`) +
      circ(x, y, 58, `fill="${shade(wax, -0.05)}"`) +
      hair(ring(x, y, 58), shade(wax, 0.14), 2.4, 0.8) +
      path(heart(x, y + 3, 30), `fill="${shade(wax, 0.1)}"`) +
      path(heart(x - 1.5, y + 1, 28), `fill="${shade(wax, -0.02)}"`)
    );
  }
  if (seal === 'heart') {
    const d = heart(x, y, 78);
    return (
      c.soft(d, 1, 4, 6, '#1c1208', 0.28) +
      path(d, `fill="${withContrast(k.env, k.p.a, 1.8)}"`) +
      hair(heart(x, y, 66), '#ffffff', 2.2, 0.55)
    );
  }
  const spot = spotFor(stage);
  const R = 92;
  const size = Math.min(R * 1.12, (R * 1.18 * R) / Math.max(tall(spot, R), wide(spot, R)) + 12);
  const scalloped = Array.from({ length: 28 }, (_, i) => {
    const a = (i / 28) * Math.PI * 2;
    return circ(x + Math.cos(a) * (R - 6), y + Math.sin(a) * (R - 6), 12);
  }).join('');
  return (
    c.soft(ring(x, y, R + 4), 1, 4, 7, '#1c1208', 0.3) +
    g(circ(x, y, R) + scalloped, `fill="${k.stock}"`) +
    hair(ring(x, y, R - 13), k.metal, 2.4) +
    spot.at(x, y, size)
  );
}

function flapArt({ c, k }: Stage): string {
  const lit = c.lin([
    [0, '#ffffff', lum(k.env) < 0.6 ? 0.08 : 0.26],
    [0.7, '#ffffff', 0],
    [1, '#2a1a08', 0.08],
  ]);
  return (
    path(CLOSED, `fill="${k.env}"`) + path(CLOSED, `fill="${lit}"`) + hair(CLOSED_EDGE, shade(k.env, 0.07), 3, 0.85)
  );
}

/** the sender's name, small along the flap's fold, as printed on good paper */
function returnName(stage: Stage, from: string, hand?: FontKey): string {
  if (!from.trim()) return '';
  const { k, look } = stage;
  const key = faceFor(from, hand ? [hand, ...look.hand] : look.hand);
  const run = set(from, key, 50);
  const size = Math.min(50, (50 * 460) / Math.max(1, run.x1 - run.x0));
  return path(
    at(set(from, key, size), 700, 128),
    `fill="${withContrast(k.env, mix(k.env, lum(k.env) < 0.6 ? '#fffaf0' : k.ink, 0.8), 4.5)}"`,
  );
}

/** The closed envelope from behind: pocket, flap, the sender's name, and its seal. */
export function envelopeBack(source: FaceSource, o: { from?: string; hand?: FontKey; seal?: Seal } = {}): Drawing {
  const stage = beginFace('envelope-back', source, ENVELOPE.w, ENVELOPE.h);
  const { c, k } = stage;
  c.add('ground', envelopePaper(c, k.env));
  c.add('art', seams(c, k.env));
  c.add('frame', c.soft(CLOSED, 0, 5, 12, shade(k.env, -0.34), 0.24) + flapArt(stage));
  c.add('type', returnName(stage, o.from ?? '', o.hand));
  c.add('ornament', sealArt(stage, o.seal ?? 'sticker', 700, SEAL_AT));
  c.add('texture', c.grain(0.6));
  c.alt = 'The back of the envelope, sealed';
  return c;
}

/** The flap alone, from outside, pointing down, on nothing: the piece that turns when the envelope opens. */
export function flap(source: FaceSource, o: { from?: string; hand?: FontKey; seal?: Seal } = {}): Drawing {
  const stage = beginFace('flap', source, FLAP.w, 680);
  const { c } = stage;
  const clip = c.clip(path(CLOSED));
  c.add('frame', flapArt(stage));
  c.add('type', returnName(stage, o.from ?? '', o.hand));
  c.add('texture', g(c.grain(0.6), `clip-path="${clip}"`));
  c.add('ornament', sealArt(stage, o.seal ?? 'sticker', 700, SEAL_AT));
  c.alt = 'The envelope’s flap';
  return c;
}

/** The pocket alone, on nothing above its edge: the piece that stands before the card while it rises. */
export function pocket(source: FaceSource): Drawing {
  const stage = beginFace('pocket', source, ENVELOPE.w, ENVELOPE.h);
  const { c, k } = stage;
  const clip = c.clip(path(POCKET));
  c.add('ground', g(envelopePaper(c, k.env), `clip-path="${clip}"`));
  c.add('art', g(seams(c, k.env), `clip-path="${clip}"`));
  c.add('frame', hair(POCKET_EDGE, shade(k.env, 0.07), 3, 0.8));
  c.add('texture', g(c.grain(0.6), `clip-path="${clip}"`));
  c.alt = 'The envelope’s pocket';
  return c;
}
