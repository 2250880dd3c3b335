import type { Geometry, Look, Part } from './geometry.ts';
import { getPose } from './pose.ts';

export type Track = { part: Part; frames: Keyframe[]; timing: { delay: number; duration: number; easing: string } };
/** A moment of a part: milliseconds from the start, its look, and the easing to the next moment. */
export type Moment = readonly [at: number, look: Look, easing?: string];

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

const SAMPLES = 26;

/** The turning cover, sampled between two progresses; the easing applies to the whole turn. Parts that stay as at rest have no track. */
export function createTurnTracks(from: number, to: number, g: Geometry, timing: Track['timing']): Track[] {
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => ({
    offset: i / SAMPLES,
    looks: getPose(from + ((to - from) * i) / SAMPLES, g),
  }));
  const rest = getPose(1, g);
  const parts = (Object.keys(rest) as Part[]).filter((part) =>
    samples.some(({ looks }) => !isSameLook(looks[part], rest[part])),
  );
  return parts.map((part) => ({
    part,
    frames: samples.map(({ offset, looks }) => ({ ...looks[part], offset })),
    timing,
  }));
}

function isSameLook(a: Look | undefined, b: Look | undefined): boolean {
  return a?.transform === b?.transform && a?.opacity === b?.opacity;
}
