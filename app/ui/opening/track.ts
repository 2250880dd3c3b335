import type { Look, Part } from './geometry.ts';
import { pose } from './pose.ts';
import type { Geometry } from './geometry.ts';

export type Track = { part: Part; frames: Keyframe[]; timing: { delay: number; duration: number; easing: string } };
/** A moment of a part: milliseconds from the start, its look, and the easing towards the next moment. */
export type Row = readonly [at: number, look: Look, easing?: string];

/** Turns two or more moments in milliseconds into one animation. */
export function track(part: Part, rows: readonly Row[]): Track {
  const start = rows[0]?.[0] ?? 0;
  const end = rows.at(-1)?.[0] ?? start;
  if (end <= start) throw new Error(`The moments of ${part} take no time.`);
  const duration = end - start;
  return {
    part,
    frames: rows.map(([at, look, easing = 'linear']) => ({ ...look, offset: (at - start) / duration, easing })),
    timing: { delay: start, duration, easing: 'linear' },
  };
}

const SAMPLES = 26;

/** Samples the turning cover between two progresses; the easing goes on the whole. What stays as it is at rest has no part in it. */
export function turnTracks(from: number, to: number, g: Geometry, timing: Track['timing']): Track[] {
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => ({
    offset: i / SAMPLES,
    looks: pose(from + ((to - from) * i) / SAMPLES, g),
  }));
  const rest = pose(1, g);
  const parts = (Object.keys(rest) as Part[]).filter((part) =>
    samples.some(({ looks }) => !isSame(looks[part], rest[part])),
  );
  return parts.map((part) => ({
    part,
    frames: samples.map(({ offset, looks }) => ({ ...looks[part], offset })),
    timing,
  }));
}

function isSame(a: Look | undefined, b: Look | undefined): boolean {
  return a?.transform === b?.transform && a?.opacity === b?.opacity;
}
