import { describe, expect, it } from 'vitest';
import { BURST_START_MS, COVER_LIES_MS, createOpeningTracks, PHASES } from './opening-tracks.ts';
import { PARTS, type Geometry } from './geometry.ts';
import { getInsideDuration, verseDuration } from './inside-tracks.ts';
import { createPetals } from './petals.ts';
import { viewBetween } from '../paging.ts';
import { getPose, getRestingPose } from './pose.ts';
import { createTrack, type Track } from './track.ts';

const spread: Geometry = {
  inView: 2,
  width: 1280,
  pageCount: 3,
  verseMs: 1800,
  W: 464,
  H: 650,
  E: 672,
  EH: 470,
  ox: 0,
  oy: 60,
  drop: 900,
  park: 1100,
  eye: 380,
};
const narrow: Geometry = { ...spread, inView: 1, width: 390, W: 350, H: 490, E: 350, EH: 245, oy: 120 };
const find = (tracks: Track[], name: string) => tracks.find((t) => t.part === name);
const part = (tracks: Track[], name: string) => find(tracks, name)!;
const end = (t: Track) => t.timing.delay + t.timing.duration;

/** Where the soft shadow of the card lies. */
const SHADOW_Z = -4;

type Point = [x: number, y: number, z: number];
/** A point that is turned about an axis, as by a transform of CSS. */
function turn([x, y, z]: Point, axis: 'x' | 'y' | 'z', angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  if (axis === 'x') return [x, y * cos - z * sin, y * sin + z * cos];
  if (axis === 'y') return [x * cos + z * sin, y, z * cos - x * sin];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

/** Screens on which a card has little room above it. */
const lowSpread: Geometry = { ...spread, oy: -7, eye: 373 };
const lowNarrow: Geometry = { ...narrow, W: 368, H: 515, oy: 140, eye: 281 };
const smallNarrow: Geometry = { ...narrow, width: 320, W: 298, H: 417, E: 288, EH: 202, oy: 110, eye: 232 };

it.each([
  ['a short verse', 20, 980 + 1100 + 700],
  ['one of four lines', 110, 980 + 2200 + 700],
  ['the longest', 400, 980 + 4000 + 700],
])('%s is seen as long as it asks for, by itself alone', (_, characters, ms) => {
  const verseMs = verseDuration(characters);
  expect(getInsideDuration({ inView: 1, verseMs })).toBe(ms);
  expect(getInsideDuration({ inView: 2, verseMs })).toBe(980);
});

describe.each([
  ['spread', spread],
  ['one page in view', narrow],
  ['spread, on a low screen', lowSpread],
  ['one page in view, at the top of the screen', lowNarrow],
  ['one page in view, on a small screen', smallNarrow],
])('the opening, %s', (_, g) => {
  const tracks = createOpeningTracks(g);
  it('takes three and a half seconds, and longer only for the verse by itself; no track is longer', () => {
    expect(COVER_LIES_MS).toBe(3500);
    expect(Math.max(...tracks.map(end))).toBe(PHASES.turn[0] + getInsideDuration(g));
  });
  it('has one animation per part: two on a part would conflict', () => {
    expect(new Set(tracks.map((t) => t.part)).size).toBe(tracks.length);
    for (const t of tracks) expect(PARTS).toContain(t.part);
  });
  it('animates only transform and opacity: the compositor animates nothing else', () => {
    const allowed = new Set(['transform', 'opacity', 'offset', 'easing']);
    for (const t of tracks)
      for (const frame of t.frames) for (const name of Object.keys(frame)) expect(allowed).toContain(name);
  });
  it('has its frames in order, from 0 to 1', () => {
    for (const { frames } of tracks) {
      const offsets = frames.map((frame) => frame.offset as number);
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBeCloseTo(1);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    }
  });
  it('ends with the card as it is at rest', () => {
    const rest = getRestingPose(g);
    for (const name of ['book', 'front', 'back', 'right-dim', 'cast', 'shadow-left', 'shadow-right'] as const) {
      const moved = find(tracks, name);
      // A part that stays as at rest has no track.
      if (!moved) continue;
      const { offset, transform, opacity } = moved.frames.at(-1)!;
      expect(offset).toBe(1);
      expect({ transform, opacity }).toEqual({ transform: rest[name]?.transform, opacity: rest[name]?.opacity });
    }
    expect(part(tracks, 'rig').frames.at(-1)!.transform).toBe(
      'translate3d(0px,0px,0px) rotateX(0deg) rotateY(0deg) rotate(0deg) scale(1)',
    );
  });
  it('has its petals behind the card while its cover turns, so that none crosses the words', () => {
    const { transform } = getPose(viewBetween(0, 0.5, g.inView), g).book!;
    const back = Number(/translateZ\((-?[\d.]+)px\)/.exec(transform ?? '')?.[1]);
    expect(back).toBeLessThan(0);
    for (const { frames, timing } of createPetals(26, g))
      for (const { offset, transform: at } of frames) {
        const ms = BURST_START_MS + timing.delay + Number(offset) * timing.duration;
        const z = Number(/^translate3d\([^,]+,[^,]+,(-?\d+)px\)/.exec(String(at))?.[1] ?? -Infinity);
        if (ms > 1900) expect(z).toBeLessThan(back);
      }
  });
  it('cuts nothing of the card off at the top of the screen', () => {
    const number = (name: string, of = '') => Number(new RegExp(`${name}\\((-?[\\d.]+)`).exec(of)?.[1]);
    const degree = Math.PI / 180;
    // As a rigid page: how high its corners are, in the perspective of the eye.
    for (const { transform } of part(tracks, 'rig').frames.slice(4)) {
      const look = String(transform);
      const [y = 0, z = 0] = /^translate3d\([^,]+,(-?[\d.]+)px,(-?[\d.]+)px/.exec(look)?.slice(1).map(Number) ?? [];
      const turned = number('rotate', look) * degree;
      const half = (Math.abs(Math.cos(turned)) * g.H + Math.abs(Math.sin(turned)) * g.W) / 2;
      const nearer = (6 * g.W) / (6 * g.W - z);
      expect(g.eye + (y - half * number('scale', look)) * nearer).toBeGreaterThan(0);
    }
    for (let p = 0; p <= 1; p += 0.02) {
      const { book, front } = getPose(viewBetween(0, p, g.inView), g);
      const [back, lean, angle] = [
        number('translateZ', book?.transform),
        number('rotateX', book?.transform) * degree,
        -number('rotateY', front?.transform) * degree,
      ];
      const depth = g.W * Math.sin(angle);
      const y = (-g.H / 2) * Math.cos(lean) - depth * Math.sin(lean);
      expect(g.eye + (y * 6 * g.W) / (6 * g.W - back - depth)).toBeGreaterThan(0);
    }
  });
  it('neither cuts the card off at the sides of the screen while it comes out of the envelope, nor puts its shadow over it', () => {
    const { frames } = part(tracks, 'rig');
    const looks = frames.map(({ transform }) => String(transform)).filter((look) => look.includes('rotateX'));
    for (const look of looks) {
      const [x = 0, , z = 0] = /^translate3d\((.+?)\)/.exec(look)?.[1]?.split(',').map(Number.parseFloat) ?? [];
      const of = (name: string) => Number(new RegExp(`${name}\\((-?[\\d.]+)`).exec(look)?.[1]);
      const radians = (name: string) => (of(name) * Math.PI) / 180;
      for (const [across, down] of [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ] as const) {
        const at = turn([across * g.W * of('scale') * 0.5, down * g.H * of('scale') * 0.5, 0], 'z', radians('rotate'));
        const corner = turn(turn(at, 'y', radians('rotateY')), 'x', radians('rotateX'));
        const seen = ((x + corner[0]) * 6 * g.W) / (6 * g.W - z - corner[2]);
        expect(Math.abs(seen)).toBeLessThan(g.width / 2 - 5);
        // Nor is a corner of it under its shadow, which would be seen on it with a hard edge.
        expect(z + corner[2]).toBeGreaterThan(SHADOW_Z);
      }
    }
    expect(looks.length).toBeGreaterThan(4);
  });
  it('lets the envelope sink until its open flap is in view', () => {
    const { frames, timing } = part(tracks, 'env');
    const atRise = frames.find(({ offset }) => timing.delay + Number(offset) * timing.duration === PHASES.fall[0]);
    const sunk = Number(/translate3d\(0,(-?[\d.]+)px/.exec(String(atRise?.transform))?.[1]);
    const top = g.eye + g.oy - g.EH / 2 + sunk;
    expect(top).toBeGreaterThan(0.585 * g.EH);
    expect(top + g.EH).toBeLessThan(g.park);
  });
  it('does not fade containers of 3D faces: that would flatten them', () => {
    for (const name of ['env', 'flap', 'flap-behind', 'rig', 'book'])
      for (const frame of find(tracks, name)?.frames ?? []) expect(frame.opacity).toBeUndefined();
  });
  it('shows one side of the envelope at a time, the address first, and the card when the flap lifts', () => {
    const isSeen = (name: string, ms: number) => {
      const t = part(tracks, name);
      const before = t.frames.filter((frame) => t.timing.delay + (frame.offset as number) * t.timing.duration <= ms);
      return (before.at(-1) ?? t.frames[0]!).transform !== `translate3d(0,${g.park}px,0)`;
    };
    const seenAt = (ms: number) => ['address', 'env', 'rig'].map((name) => isSeen(name, ms));
    expect(seenAt(0)).toEqual([true, false, false]);
    expect(seenAt(PHASES.over[0] + PHASES.over[1])).toEqual([false, true, false]);
    expect(seenAt(PHASES.flap[0])).toEqual([false, true, true]);
  });
});

describe('createTrack', () => {
  it('converts milliseconds to offsets', () => {
    expect(
      createTrack('rig', [
        [100, { opacity: 0 }],
        [200, { opacity: 1 }, 'ease-in'],
        [500, { opacity: 0 }],
      ]),
    ).toEqual({
      part: 'rig',
      frames: [
        { opacity: 0, offset: 0, easing: 'linear' },
        { opacity: 1, offset: 0.25, easing: 'ease-in' },
        { opacity: 0, offset: 1, easing: 'linear' },
      ],
      timing: { delay: 100, duration: 400, easing: 'linear' },
    });
  });
  it('rejects moments without duration', () => {
    expect(() => createTrack('rig', [[100, { opacity: 0 }]])).toThrow(/no duration/);
  });
});

describe('createPetals', () => {
  it('creates the requested number, all different, and all gone before the inside can be read', () => {
    const some = createPetals(26, spread);
    expect(some).toHaveLength(26);
    expect(new Set(some.map((petal) => petal.frames[2]!.transform)).size).toBe(26);
    for (const { timing, frames } of some) {
      expect(BURST_START_MS + timing.delay + timing.duration).toBeLessThan(COVER_LIES_MS);
      expect(frames.at(-1)!.opacity).toBe(0);
    }
  });
  it('flies behind the card: none is in front of where it comes out of the envelope, or tumbles through it', () => {
    for (const { frames } of createPetals(26, spread))
      for (const { transform } of frames) {
        if (typeof transform !== 'string') continue;
        expect(Number(/^translate3d\([^,]+,[^,]+,(-?\d+)px\)/.exec(transform)?.[1])).toBeLessThan(2);
        expect(transform).not.toMatch(/rotate[XY3]/);
      }
  });
});
