import { clamp, EYE_DISTANCE, roundTo3, smoothstep, type Geometry, type PartStyle } from './geometry.ts';
import { createInsideTracks, INSIDE_MS } from './inside-tracks.ts';
import { createTrack, type Moment, type Track } from './track.ts';
import { type CardPlace, scaleThatFits } from './width-fit.ts';

/** When each phase begins and how long it lasts, in milliseconds from the click. */
export const PHASES = {
  over: [60, 580],
  seal: [600, 460],
  flap: [800, 680],
  rise: [1330, 580],
  fall: [1350, 1020],
  forward: [1860, 720],
  turn: [2520, INSIDE_MS.turn],
} as const;
/** When the petals start: the card leaves the envelope. They have fallen before its inside can be read. */
export const BURST_START_MS = PHASES.rise[0] + 60;
/** When the cover lies open: the end of the opening where both pages are in view. */
export const COVER_LIES_MS = PHASES.turn[0] + PHASES.turn[1];

const LEAN = -1.2;
/** Samples of the envelope turning over, and of a card that comes upright; an even number. */
const STEPS = 20;
/** A closed envelope's share of its full thickness. */
const CLOSED_THICKNESS = 0.2;
const GIVE = 'cubic-bezier(.45,0,.4,1)';
/** How far the open flap reaches over the envelope, as a share of its height, and its least distance from the top of the opening. */
const FLAP_REACH = 0.6;
const FLAP_MARGIN = 12;
/** What stays free above the card while it leaves the envelope and turns, in pixels. */
const RISE_MARGIN = 12;
/** How far the envelope sinks while its flap opens and the card leaves it: a large one farther, so that neither is cut off at the top. */
function sinkDistance(g: Geometry): number {
  const top = g.eye + g.oy - g.EH / 2;
  return clamp(g.EH * FLAP_REACH + FLAP_MARGIN - top, g.EH * 0.12, g.EH * 0.4);
}

/**
 * The whole opening, from the address side to the open card: the envelope turns over, the seal comes off, the flap lifts, the card rises
 * and comes forward while the envelope falls, the cover turns. On a narrow screen the verse on its back is read, then the message beside it comes into view.
 */
export function createOpeningTracks(g: Geometry): Track[] {
  return [
    ...createEnvelopeTracks(g),
    ...createSealTracks(),
    ...createFlapTracks(),
    ...createCardTracks(g),
    ...createInsideTracks(PHASES.turn[0], g).map((track) =>
      track.part === 'shadow-right' ? createContactShadowTrack() : track,
    ),
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
      [over + overFor * 0.3, { opacity: 0, transform: 'translateY(4%) scaleX(.8)' }],
      [over + overFor * 0.7, { opacity: 0, transform: 'translateY(4%) scaleX(.8)' }, 'ease-in'],
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
      // It fades only at the end: over the pale paper a half transparent seal is grey.
      [at + lasts * 0.8, seal(28, 50, 200, 20, 18, 1.02, 1)],
      [at + lasts * 1.1, seal(64, 150, 300, 6, 44, 1, 0)],
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
      // Longer from the hinge on, where the flap covers its upper edge.
      [at + lasts * 0.24, { opacity: 0.42, transform: 'translateZ(10.5px) scaleY(1.06)' }],
      [at + lasts * 0.42, { opacity: 0, transform: 'translateZ(10.5px) scaleY(1.1)' }],
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
  const inside = (y: number) => showCard({ x: g.ox, y: g.oy + y, z: 2, rx: 0, ry: 0, rz: -90 }, tucked);
  const soft = (opacity: number, y: number, scale: number): PartStyle => ({
    opacity,
    transform: `translate3d(0,${y}px,-4px) scale(${scale})`,
  });
  const middle = g.eye + g.oy;
  const clear = Math.min(g.EH * 0.42, Math.max(0, middle - (tucked * g.W) / 2 - RISE_MARGIN));
  return [
    createTrack('rig', [
      [flap - 1, parked(g)],
      [flap, parked(g)],
      [flap, inside(0), GIVE],
      [rise, inside(sinkDistance(g)), 'cubic-bezier(.36,0,.3,1)'],
      [rise + riseFor, inside(-clear), g.inView === 1 ? 'linear' : 'ease-in'],
      ...(g.inView === 1 ? comeUprightOnPhone(tucked, clear, g) : comeUpright(tucked, clear, g)),
    ]),
    createTrack('shadow-soft', [
      [rise + riseFor, soft(0, 20, 0.5)],
      [forward + forwardFor * 0.55, soft(0.8, 46, 0.86), 'ease-out'],
      [forward + forwardFor, soft(0, 6, 0.97)],
    ]),
  ];
}

function showCard({ x, y, z, rx, ry, rz }: CardPlace, scale: number): PartStyle {
  return {
    transform: `translate3d(${roundTo3(x)}px,${roundTo3(y)}px,${roundTo3(z)}px) rotateX(${roundTo3(rx)}deg) rotateY(${roundTo3(ry)}deg) rotate(${roundTo3(rz)}deg) scale(${roundTo3(scale)})`,
  };
}

/** How near a card comes on a phone while it turns upright, in widths of a page. */
const PHONE_LIFT = 0.14;
const AT_REST: CardPlace = { x: 0, y: 0, z: 0, rx: 0, ry: 0, rz: 0 };

/** On a wide screen the card is as high as the screen while it turns upright. It is made smaller, and lowered before it turns, so that no corner is cut off at the top. */
function comeUpright(tucked: number, clear: number, g: Geometry): Moment[] {
  const [forward, forwardFor] = PHASES.forward;
  const near = 120;
  const across = g.H * Math.cos((40 * Math.PI) / 180) + g.W * Math.sin((40 * Math.PI) / 180);
  const fitting = ((g.eye + g.oy * 0.6 - RISE_MARGIN) * 2) / (across * (1 + near / (EYE_DISTANCE * g.W)));
  const halfway = Math.min(tucked + (1 - tucked) * 0.52, fitting);
  return [
    [
      forward + forwardFor * 0.2,
      showCard(
        { x: g.ox * 0.8, y: g.oy * 0.78 - clear * 0.45, z: near * 0.6, rx: 5, ry: -5, rz: -75 },
        tucked + (halfway - tucked) * 0.6,
      ),
    ],
    [
      forward + forwardFor * 0.42,
      showCard({ x: g.ox * 0.6, y: g.oy * 0.6, z: near, rx: 9, ry: -9, rz: -40 }, halfway),
      'cubic-bezier(.25,.35,.25,1)',
    ],
    [forward + forwardFor, showCard(AT_REST, 1)],
  ];
}

/** On a phone the card is nearly as wide as the screen, and wider across its corners: on its way upright it is always as large as the screen is wide. */
function comeUprightOnPhone(tucked: number, clear: number, g: Geometry): Moment[] {
  const [forward, forwardFor] = PHASES.forward;
  const start = PHASES.rise[0] + PHASES.rise[1];
  const end = forward + forwardFor;
  return Array.from({ length: STEPS }, (_, i): Moment => {
    const part = (i + 1) / STEPS;
    // Turns early, and lies down slowly.
    const done = smoothstep(part ** 0.65, 0, 1);
    const left = 1 - done;
    const lift = Math.sin(Math.PI * done);
    const tilt = 9 * lift;
    const place: CardPlace = {
      x: g.ox * left,
      y: (g.oy - clear) * left,
      // So high that no corner of the tilted card is under its shadow.
      z: 2 * left + PHONE_LIFT * g.W * lift,
      rx: tilt,
      ry: -tilt,
      rz: -90 * left,
    };
    return [
      start + (end - start) * part,
      showCard(part === 1 ? AT_REST : place, Math.min(tucked + (1 - tucked) * done, scaleThatFits(place, g))),
    ];
  });
}

/** The contact shadow appears only when the card lands. */
function createContactShadowTrack(): Track {
  const [forward, forwardFor] = PHASES.forward;
  const [turn] = PHASES.turn;
  return createTrack('shadow-right', [
    [forward + forwardFor * 0.35, { opacity: 0 }],
    [forward + forwardFor, { opacity: 1 }],
    [turn + 420, { opacity: 0.72 }],
    [COVER_LIES_MS, { opacity: 1 }],
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
