import type { Drawing } from '../drawing.ts';
import { hash } from '../random.ts';
import { EDGES } from './edges.ts';
import measured from './hero-boxes.json' with { type: 'json' };
import { lift } from './lift.ts';
import type { Frame, Hero, Kit, Look, Pick, Spot, Window } from './look.ts';
import { styleDefaultsOf } from './style-defaults.ts';
import { SEEDS } from './seeds.ts';
import { WEAVES } from './weaves.ts';
import { windowSpot } from './window.ts';

/** a look with every part that has a default */
export type WholeLook = Partial<Look> & {
  [
    K in
      | 'title'
      | 'faces'
      | 'small'
      | 'hand'
      | 'hero'
      | 'stamp'
      | 'size'
      | 'edge'
      | 'seed'
      | 'room'
      | 'kit'
      | 'ownWords'
  ]: Look[K];
};

/** `pinned`: chosen by hand, so that measuring does not change it */
type Measured = {
  box: number[];
  layers?: number[];
  window?: string;
  stamp?: number[];
  ownWords?: boolean;
  pinned?: boolean;
};
const MEASURED: Record<string, Measured> = measured;
const WINDOWS: readonly Window[] = ['round', 'oval', 'arch', 'plate', 'soft'];
/** the middle of a cover's upper part: where a hero stands if its family does not say */
const USUAL: Frame = [190, 190, 810, 850];

function frameOf(box: readonly number[]): Frame {
  const [x0 = 0, y0 = 0, x1 = 1000, y1 = 1400] = box;
  return [x0, y0, x1, y1];
}

function measuredOf(family: string, motif: string): Measured | undefined {
  const key = Object.hasOwn(MEASURED, `${family}:${motif}`) ? `${family}:${motif}` : family;
  return Object.hasOwn(MEASURED, key) ? MEASURED[key] : undefined;
}

/** the hero as measured on the drawn cover; a free one names its layers */
function heroOf(found: Measured | undefined, window: Window): Hero {
  if (!found) return { box: USUAL, window };
  if (found.layers) return { box: frameOf(found.box), layers: found.layers };
  return { box: frameOf(found.box), window: WINDOWS.find((w) => w === found.window) ?? window };
}

/**
 * The narrowest part of a cover that a stamp shows. Of a narrower one the rest of the cover, with the margins of its
 * filters, would reach two stamps far, and resvg aborts on a translucent group out there.
 */
const NARROWEST = 600;

/** a box for the stamp, in its proportions, that holds the hero with some air */
function stampBox([x0, y0, x1, y1]: Frame): Frame {
  const ratio = 166 / 194;
  const w = Math.min(940, Math.max(NARROWEST, (x1 - x0) * 1.12, (y1 - y0) * 1.12 * ratio));
  const h = Math.min(1340, w / ratio);
  const cx = Math.min(970 - w / 2, Math.max(30 + w / 2, (x0 + x1) / 2));
  const cy = Math.min(1370 - h / 2, Math.max(30 + h / 2, (y0 + y1) / 2));
  return [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2];
}

export type LookSource = {
  id: string;
  title: string;
  style: string;
  look?: Partial<Look>;
  fits?: { headline?: { needsNumber?: boolean } };
  motifs: Record<string, { title: string; look?: Partial<Look> }>;
};

/** What a cover lends to its other faces: what its motif says, then its family, then the defaults of its style. */
export function lookOf(family: LookSource, motif: string): WholeLook {
  const defaults = styleDefaultsOf(family.style);
  const picture = Object.hasOwn(family.motifs, motif) ? family.motifs[motif] : undefined;
  const turn = hash(family.id);
  const choose = <T>(from: readonly T[]): T => from[turn % from.length]!;
  const said: Partial<Look> = { ...family.look, ...picture?.look };
  const found = measuredOf(family.id, motif);
  const hero = said.hero ?? heroOf(found, choose(defaults.window));
  const base = {
    title: picture?.title ?? family.title,
    faces: defaults.faces,
    small: defaults.small,
    hand: ['caveat:500'],
    size: hero.window === undefined ? 210 : 230,
    edge: EDGES[choose(defaults.edge)],
    seed: SEEDS[choose(defaults.seed)],
    stamp: found?.stamp ? frameOf(found.stamp) : stampBox(hero.box),
    room: {},
    kit: () => ({}),
    oneWay: family.fits?.headline?.needsNumber ?? false,
    ownWords: found?.ownWords ?? false,
  };
  const weave =
    said.weave ??
    (hero.window !== undefined && !said.spot && !said.second ? WEAVES[choose(defaults.weave)] : undefined);
  return { ...base, ...said, hero, ...(weave ? { weave } : {}) };
}

/** the layers of a free-standing hero as a spot */
function freeSpot(c: Drawing, cover: Drawing, hero: Hero): Spot {
  const layers = hero.layers ?? cover.layers.flatMap((layer, i) => (layer.role === 'art' ? [i] : []));
  return lift(c, cover, { layers, box: hero.box });
}

/** The ornament of a card: as its family draws it, or lifted from its cover. */
export function spotOf(c: Drawing, k: Kit, cover: Drawing, look: WholeLook, which: 'spot' | 'second' = 'spot'): Spot {
  const asked: Pick | ((c: Drawing, k: Kit, cover: Drawing) => Spot) | undefined =
    which === 'second' ? (look.second ?? look.spot) : look.spot;
  if (typeof asked === 'function') return asked(c, k, cover);
  if (asked) return lift(c, cover, asked);
  const { window } = look.hero;
  return window === undefined ? freeSpot(c, cover, look.hero) : windowSpot(c, cover, { ...look.hero, window }, k, look);
}
