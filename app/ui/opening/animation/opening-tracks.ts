import { openingViewAt } from '../paging.ts';
import { roundTo3, smoothstep, type Geometry, type PartStyle } from './geometry.ts';
import { createTrack, createTurnTracks, type Moment, type Track } from './track.ts';

/** When each phase begins and how long it lasts, in milliseconds from the click. */
export const PHASES = {
  over: [60, 580],
  seal: [600, 460],
  flap: [800, 680],
  rise: [1330, 580],
  fall: [1350, 1020],
  forward: [1860, 720],
  turn: [2520, 980],
} as const;
/** When the petals start: the card leaves the envelope. They have fallen before its inside can be read. */
export const BURST_START_MS = PHASES.rise[0] + 60;
export const OPENING_MS = PHASES.turn[0] + PHASES.turn[1];

const LEAN = -1.2;
/** Samples of the envelope turning over; an even number. */
const STEPS = 20;
/** A closed envelope's share of its full thickness. */
const CLOSED_THICKNESS = 0.2;
const TURN = 'cubic-bezier(.5,.02,.22,1)';
const GIVE = 'cubic-bezier(.45,0,.4,1)';
/** How far the envelope sinks while the card leaves it. */
const sinkDistance = (g: Geometry) => g.EH * 0.12;

/**
 * The whole opening, from the address side to the open card: the envelope turns over, the seal comes off, the flap lifts, the card rises
 * and comes forward while the envelope falls, the cover turns.
 */
export function createOpeningTracks(g: Geometry): Track[] {
  const [turn, turnFor] = PHASES.turn;
  const turnTracks = createTurnTracks((part) => openingViewAt(part, g.inView), g, {
    delay: turn,
    duration: turnFor,
    easing: TURN,
  });
  return [
    ...createEnvelopeTracks(g),
    ...createSealTracks(),
    ...createFlapTracks(),
    ...createCardTracks(g),
    ...turnTracks.map((track) => (track.part === 'shadow-right' ? createContactShadowTrack() : track)),
    createRightPageTrack(),
  ];
}

/** Out of view but drawn already: parts appear from here, and disappear to here, at once. */
function parked(g: Geometry): PartStyle {
  return { transform: `translate3d(0,${g.park}px,0)` };
}

/** The envelope: its address side turns away, its back turns to the front, sinks as the card leaves it, and falls. */
function createEnvelopeTracks(g: Geometry): Track[] {
  const [over, overFor] = PHASES.over;
  const [flap] = PHASES.flap;
  const [fall, fallFor] = PHASES.fall;
  const middle = over + overFor / 2;
  const at = (y: number, z: number, lean: number, turned: number, scale: number, thick = 1): PartStyle => ({
    transform: `translate3d(0,${roundTo3(y)}px,${roundTo3(z)}px) rotate(${roundTo3(lean)}deg) rotateY(${roundTo3(turned)}deg) scale3d(${scale},${scale},${thick})`,
  });
  // Lifted by half its width, so that the side that turns down stays above the background.
  const turning = (i: number): [number, number, number, number] => {
    const angle = 180 * smoothstep(i / STEPS, 0, 1);
    return [over + (overFor * i) / STEPS, g.E * 0.5 * Math.sin((Math.PI * angle) / 180), LEAN * (1 - i / STEPS), angle];
  };
  const half = Array.from({ length: STEPS / 2 + 1 }, (_, i) => i);
  return [
    createTrack('address', [
      [over, at(0, 0, LEAN, 0, 1)],
      ...half.slice(1).map((i): Moment => {
        const [ms, z, lean, angle] = turning(i);
        return [ms, at(0, z, lean, angle, 1)];
      }),
      [middle, parked(g)],
      [middle + 1, parked(g)],
    ]),
    // Closed, it is thin: seen from the side, there is no gap between its layers.
    createTrack('env', [
      [middle - 1, parked(g)],
      [middle, parked(g)],
      ...half.map((i): Moment => {
        const [ms, z, lean, angle] = turning(i + STEPS / 2);
        return [ms, at(0, z, lean, angle - 180, 1, CLOSED_THICKNESS)];
      }),
      [flap, at(0, 0, 0, 0, 1), GIVE],
      [fall, at(sinkDistance(g), 0, 0, 0, 1), 'cubic-bezier(.55,.04,.86,.5)'],
      [fall + fallFor, at(g.drop, 0, 5, 0, 0.97)],
    ]),
    createTrack('ground', [
      [0, { opacity: 1, transform: `rotate(${LEAN}deg)` }],
      [over, { opacity: 1, transform: `rotate(${LEAN}deg)` }, 'ease-out'],
      // On its edge in the air, it has no sharp shadow.
      [over + overFor * 0.3, { opacity: 0, transform: 'translateY(9%) scaleX(.8)' }],
      [over + overFor * 0.7, { opacity: 0, transform: 'translateY(9%) scaleX(.8)' }, 'ease-in'],
      [over + overFor, { opacity: 1, transform: 'none' }],
      [flap, { opacity: 1, transform: 'none' }, GIVE],
      [fall, { opacity: 0.9, transform: `translateY(${roundTo3(sinkDistance(g))}px)` }, 'ease-in'],
      [fall + 460, { opacity: 0, transform: `translateY(${roundTo3(g.EH * 0.4)}px)` }],
    ]),
  ];
}

/** The seal peels off from its lower edge and drifts away, always in front of the tip of the flap, which rises under it. */
function createSealTracks(): Track[] {
  const [at, lasts] = PHASES.seal;
  const seal = (
    x: number,
    y: number,
    z: number,
    rx: number,
    rz: number,
    scale: number,
    opacity: number,
  ): PartStyle => ({
    transform: `translate3d(${x}%,${y}%,${z}px) rotateX(${rx}deg) rotate(${rz}deg) scale(${scale})`,
    opacity,
  });
  return [
    createTrack('seal', [
      [at - 60, seal(0, 0, 14, 0, 0, 1, 1), 'ease-out'],
      [at, seal(0, 1, 14, 0, 0, 0.94, 1), 'cubic-bezier(.3,0,.3,1)'],
      [at + lasts * 0.42, seal(0, -14, 62, 34, -5, 1.07, 1), 'cubic-bezier(.5,0,.8,.5)'],
      [at + lasts, seal(46, 92, 300, 10, 34, 1, 0)],
    ]),
    createTrack('seal-shade', [
      [at, { opacity: 1, transform: 'none' }],
      [at + lasts * 0.45, { opacity: 0.4, transform: 'translate(10%,34%) scale(1.25)' }],
      [at + lasts * 0.7, { opacity: 0, transform: 'translate(10%,34%) scale(1.25)' }],
    ]),
  ];
}

/** The flap has two faces in two 3D contexts, the outside in front of everything and the lining behind: in Chromium one element that crosses the other planes loses its hinge. */
function createFlapTracks(): Track[] {
  const [at, lasts] = PHASES.flap;
  const faces = [
    ['flap', 'translateZ(12px) '],
    ['flap-behind', ''],
  ] as const;
  return [
    ...faces.map(([part, z]) =>
      createTrack(part, [
        [at, { transform: `${z}rotateX(0deg)` }, 'cubic-bezier(.55,0,.7,.45)'],
        [at + lasts * 0.46, { transform: `${z}rotateX(90deg)` }, 'cubic-bezier(.25,.5,.35,1)'],
        [at + lasts * 0.86, { transform: `${z}rotateX(197deg)` }, 'ease-in-out'],
        [at + lasts * 1.2, { transform: `${z}rotateX(188deg)` }],
      ]),
    ),
    createTrack('flap-shade', [
      [0, { opacity: 0.62, transform: 'translateZ(10.5px)' }],
      [at, { opacity: 0.62, transform: 'translateZ(10.5px)' }, 'ease-out'],
      [at + lasts * 0.24, { opacity: 0.5, transform: 'translate3d(0,16px,10.5px)' }],
      [at + lasts * 0.5, { opacity: 0, transform: 'translate3d(0,30px,10.5px) scaleY(.7)' }],
    ]),
    createTrack('flap-lit', [
      [at, { opacity: 0 }],
      [at + lasts * 0.22, { opacity: 0.9 }],
      [at + lasts * 0.46, { opacity: 0 }],
    ]),
    createTrack('flap-dim', [
      [at + lasts * 0.4, { opacity: 1 }, 'ease-out'],
      [at + lasts * 0.95, { opacity: 0.16 }],
    ]),
  ];
}

function createCardTracks(g: Geometry): Track[] {
  const [flap] = PHASES.flap;
  const [rise, riseFor] = PHASES.rise;
  const [forward, forwardFor] = PHASES.forward;
  const tucked = (g.E * 0.945) / g.H;
  const rig = (x: number, y: number, z: number, rx: number, ry: number, rz: number, scale: number): PartStyle => ({
    transform: `translate3d(${roundTo3(x)}px,${roundTo3(y)}px,${roundTo3(z)}px) rotateX(${rx}deg) rotateY(${ry}deg) rotate(${rz}deg) scale(${roundTo3(scale)})`,
  });
  const inside = (y: number) => rig(g.ox, g.oy + y, 2, 0, 0, -90, tucked);
  const soft = (opacity: number, y: number, scale: number): PartStyle => ({
    opacity,
    transform: `translate3d(0,${y}px,-4px) scale(${scale})`,
  });
  const clear = g.EH * 0.42;
  return [
    createTrack('rig', [
      [flap - 1, parked(g)],
      [flap, parked(g)],
      [flap, inside(0), GIVE],
      [rise, inside(sinkDistance(g)), 'cubic-bezier(.36,0,.3,1)'],
      [rise + riseFor, inside(-clear), 'cubic-bezier(.4,.02,.3,.9)'],
      [
        forward + forwardFor * 0.42,
        rig(g.ox * 0.6, g.oy * 0.6 - g.EH * 0.14, 120, 9, -9, -40, tucked + (1 - tucked) * 0.52),
        'cubic-bezier(.25,.35,.25,1)',
      ],
      [forward + forwardFor, rig(0, 0, 0, 0, 0, 0, 1)],
    ]),
    createTrack('shadow-soft', [
      [rise + riseFor, soft(0, 20, 0.5)],
      [forward + forwardFor * 0.55, soft(0.8, 46, 0.86), 'ease-out'],
      [forward + forwardFor, soft(0, 6, 0.97)],
    ]),
  ];
}

/** The contact shadow appears only when the card lands. */
function createContactShadowTrack(): Track {
  const [forward, forwardFor] = PHASES.forward;
  const [turn] = PHASES.turn;
  return createTrack('shadow-right', [
    [forward + forwardFor * 0.35, { opacity: 0 }],
    [forward + forwardFor, { opacity: 1 }],
    [turn + 420, { opacity: 0.72 }],
    [OPENING_MS, { opacity: 1 }],
  ]);
}

/** The right page is drawn from the moment the cover lifts: before, it is hidden under it. */
function createRightPageTrack(): Track {
  const [turn] = PHASES.turn;
  return createTrack('right', [
    [turn - 1, { opacity: 0 }],
    [turn, { opacity: 0 }],
    [turn, { opacity: 1 }],
    [turn + 1, { opacity: 1 }],
  ]);
}
