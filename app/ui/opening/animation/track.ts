import type { View } from '../paging.ts';
import type { Geometry, PartStyle, Part } from './geometry.ts';
import { getPose, getRestingPose } from './pose.ts';

export type Track = { part: Part; frames: Keyframe[]; timing: { delay: number; duration: number; easing: string } };
/** A moment of a part: milliseconds from the start, its look, and the easing to the next moment. */
export type Moment = readonly [at: number, look: PartStyle, easing?: string];

/** Creates one animation from two or more moments in milliseconds. */
export function createTrack(part: Part, moments: readonly Moment[]): Track {
  const start = moments[0]?.[0] ?? 0;
  const end = moments.at(-1)?.[0] ?? start;
  if (end <= start) throw new Error(`The moments of ${part} have no duration.`);
  const duration = end - start;
  return {
    part,
    frames: moments.map(([at, look, easing = 'linear']) => ({ ...look, offset: (at - start) / duration, easing })),
    timing: { delay: start, duration, easing: 'linear' },
  };
}

/** Samples of a sheet that turns. */
const SAMPLES = 26;

/**
 * A card that moves between stops, sampled.
 * @param viewOf the view at 0 to 1 of the way
 * @param timing its easing applies to the whole way
 * @param count into how many steps the way is divided
 * @returns the tracks of the parts that do not stay as at rest
 */
export function createTurnTracks(
  viewOf: (part: number) => View,
  g: Geometry,
  timing: Track['timing'],
  count = SAMPLES,
): Track[] {
  const samples = Array.from({ length: count + 1 }, (_, i) => ({
    offset: i / count,
    looks: getPose(viewOf(i / count), g),
  }));
  const rest = getRestingPose(g);
  const parts = (Object.keys(rest) as Part[]).filter((part) =>
    samples.some(({ looks }) => !isSameLook(looks[part], rest[part])),
  );
  return parts.map((part) => ({
    part,
    frames: samples.map(({ offset, looks }) => ({ ...looks[part], offset })),
    timing,
  }));
}

function isSameLook(a: PartStyle | undefined, b: PartStyle | undefined): boolean {
  return a?.transform === b?.transform && a?.opacity === b?.opacity;
}
