import { round, smooth, type Geometry, type Look } from './geometry.ts';
import { track, turnTracks, type Row, type Track } from './track.ts';

/** When each phase begins and how long it lasts, in milliseconds from the press. */
export const PHASES = {
  over: [60, 580],
  seal: [600, 460],
  flap: [800, 680],
  rise: [1330, 580],
  fall: [1350, 1020],
  forward: [1860, 720],
  turn: [2520, 980],
} as const;
/** When the petals fly. */
export const BURST_AT = 3060;
export const FILM_MS = PHASES.turn[0] + PHASES.turn[1];

const LEAN = -1.2;
/** Samples of the envelope turning over; even. */
const STEPS = 20;
/** How much of its thickness a closed envelope has. */
const THIN = 0.2;
const TURN = 'cubic-bezier(.5,.02,.22,1)';
const GIVE = 'cubic-bezier(.45,0,.4,1)';
/** How far the envelope gives way while the card leaves it. */
const sunk = (g: Geometry) => g.EH * 0.12;

/**
 * The whole opening, from the address side to the open card: the envelope turns over, the seal goes, the flap lifts, the card rises
 * and comes forward while the envelope falls, the cover turns.
 */
export function film(g: Geometry): Track[] {
  const [turn, turnFor] = PHASES.turn;
  const turning = turnTracks(0, 1, g, { delay: turn, duration: turnFor, easing: TURN });
  return [
    ...envelopeTurnsAndFalls(g),
    ...sealGoes(),
    ...flapLifts(),
    ...cardRises(g),
    ...turning.map((t) => (t.part === 'shadow-right' ? landing(g) : t)),
    ...messageComes(g),
  ];
}

/** Waiting out of sight, drawn already: a part comes in from here, and goes here, at one stroke. */
function parked(g: Geometry): Look {
  return { transform: `translate3d(0,${g.park}px,0)` };
}

/** The whole envelope: its address side turns away, its back comes round, gives way as the card leaves it, and falls. */
function envelopeTurnsAndFalls(g: Geometry): Track[] {
  const [over, overFor] = PHASES.over;
  const [flap] = PHASES.flap;
  const [fall, fallFor] = PHASES.fall;
  const middle = over + overFor / 2;
  const at = (y: number, z: number, lean: number, turned: number, scale: number, thick = 1): Look => ({
    transform: `translate3d(0,${round(y)}px,${round(z)}px) rotate(${round(lean)}deg) rotateY(${round(turned)}deg) scale3d(${scale},${scale},${thick})`,
  });
  // taken up by half its width, so that the side that turns down stays above the table
  const turning = (i: number): [number, number, number, number] => {
    const angle = 180 * smooth(i / STEPS, 0, 1);
    return [over + (overFor * i) / STEPS, g.E * 0.5 * Math.sin((Math.PI * angle) / 180), LEAN * (1 - i / STEPS), angle];
  };
  const half = Array.from({ length: STEPS / 2 + 1 }, (_, i) => i);
  return [
    track('address', [
      [over, at(0, 0, LEAN, 0, 1)],
      ...half.slice(1).map((i): Row => {
        const [ms, z, lean, angle] = turning(i);
        return [ms, at(0, z, lean, angle, 1)];
      }),
      [middle, parked(g)],
      [middle + 1, parked(g)],
    ]),
    // closed, it is thin: seen from the side, no light falls between its papers
    track('env', [
      [middle - 1, parked(g)],
      [middle, parked(g)],
      ...half.map((i): Row => {
        const [ms, z, lean, angle] = turning(i + STEPS / 2);
        return [ms, at(0, z, lean, angle - 180, 1, THIN)];
      }),
      [flap, at(0, 0, 0, 0, 1), GIVE],
      [fall, at(sunk(g), 0, 0, 0, 1), 'cubic-bezier(.55,.04,.86,.5)'],
      [fall + fallFor, at(g.drop, 0, 5, 0, 0.97)],
    ]),
    track('ground', [
      [0, { opacity: 1, transform: `rotate(${LEAN}deg)` }],
      [over, { opacity: 1, transform: `rotate(${LEAN}deg)` }, 'ease-out'],
      // what stands on its edge, in the air, throws no shadow with edges of its own
      [over + overFor * 0.3, { opacity: 0, transform: 'translateY(9%) scaleX(.8)' }],
      [over + overFor * 0.7, { opacity: 0, transform: 'translateY(9%) scaleX(.8)' }, 'ease-in'],
      [over + overFor, { opacity: 1, transform: 'none' }],
      [flap, { opacity: 1, transform: 'none' }, GIVE],
      [fall, { opacity: 0.9, transform: `translateY(${round(sunk(g))}px)` }, 'ease-in'],
      [fall + 460, { opacity: 0, transform: `translateY(${round(g.EH * 0.4)}px)` }],
    ]),
  ];
}

/** It peels from its lower edge and drifts off, always nearer than the tip of the flap, which rises under it. */
function sealGoes(): Track[] {
  const [at, lasts] = PHASES.seal;
  const seal = (x: number, y: number, z: number, rx: number, rz: number, scale: number, opacity: number): Look => ({
    transform: `translate3d(${x}%,${y}%,${z}px) rotateX(${rx}deg) rotate(${rz}deg) scale(${scale})`,
    opacity,
  });
  return [
    track('seal', [
      [at - 60, seal(0, 0, 14, 0, 0, 1, 1), 'ease-out'],
      [at, seal(0, 1, 14, 0, 0, 0.94, 1), 'cubic-bezier(.3,0,.3,1)'],
      [at + lasts * 0.42, seal(0, -14, 62, 34, -5, 1.07, 1), 'cubic-bezier(.5,0,.8,.5)'],
      [at + lasts, seal(46, 92, 300, 10, 34, 1, 0)],
    ]),
    track('seal-shade', [
      [at, { opacity: 1, transform: 'none' }],
      [at + lasts * 0.45, { opacity: 0.4, transform: 'translate(10%,34%) scale(1.25)' }],
      [at + lasts * 0.7, { opacity: 0, transform: 'translate(10%,34%) scale(1.25)' }],
    ]),
  ];
}

/** The flap has two faces in two 3D contexts, the outside before everything and the lining behind: one element that crosses the other planes loses its hinge in Chromium. */
function flapLifts(): Track[] {
  const [at, lasts] = PHASES.flap;
  const faces = [
    ['flap', 'translateZ(12px) '],
    ['flap-behind', ''],
  ] as const;
  return [
    ...faces.map(([part, z]) =>
      track(part, [
        [at, { transform: `${z}rotateX(0deg)` }, 'cubic-bezier(.55,0,.7,.45)'],
        [at + lasts * 0.46, { transform: `${z}rotateX(90deg)` }, 'cubic-bezier(.25,.5,.35,1)'],
        [at + lasts * 0.86, { transform: `${z}rotateX(197deg)` }, 'ease-in-out'],
        [at + lasts * 1.2, { transform: `${z}rotateX(188deg)` }],
      ]),
    ),
    track('flap-shade', [
      [0, { opacity: 0.62, transform: 'translateZ(10.5px)' }],
      [at, { opacity: 0.62, transform: 'translateZ(10.5px)' }, 'ease-out'],
      [at + lasts * 0.24, { opacity: 0.5, transform: 'translate3d(0,16px,10.5px)' }],
      [at + lasts * 0.5, { opacity: 0, transform: 'translate3d(0,30px,10.5px) scaleY(.7)' }],
    ]),
    track('flap-lit', [
      [at, { opacity: 0 }],
      [at + lasts * 0.22, { opacity: 0.9 }],
      [at + lasts * 0.46, { opacity: 0 }],
    ]),
    track('flap-dim', [
      [at + lasts * 0.4, { opacity: 1 }, 'ease-out'],
      [at + lasts * 0.95, { opacity: 0.16 }],
    ]),
  ];
}

function cardRises(g: Geometry): Track[] {
  const [flap] = PHASES.flap;
  const [rise, riseFor] = PHASES.rise;
  const [forward, forwardFor] = PHASES.forward;
  const tucked = (g.E * 0.945) / g.H;
  const rig = (x: number, y: number, z: number, rx: number, ry: number, rz: number, scale: number): Look => ({
    transform: `translate3d(${round(x)}px,${round(y)}px,${round(z)}px) rotateX(${rx}deg) rotateY(${ry}deg) rotate(${rz}deg) scale(${round(scale)})`,
  });
  const inside = (y: number) => rig(g.ox, g.oy + y, 2, 0, 0, -90, tucked);
  const soft = (opacity: number, y: number, scale: number): Look => ({
    opacity,
    transform: `translate3d(0,${y}px,-4px) scale(${scale})`,
  });
  const clear = g.EH * 0.42;
  return [
    track('rig', [
      [flap - 1, parked(g)],
      [flap, parked(g)],
      [flap, inside(0), GIVE],
      [rise, inside(sunk(g)), 'cubic-bezier(.36,0,.3,1)'],
      [rise + riseFor, inside(-clear), 'cubic-bezier(.4,.02,.3,.9)'],
      [
        forward + forwardFor * 0.42,
        rig(g.ox * 0.6, g.oy * 0.6 - g.EH * 0.14, 120, 9, -9, -40, tucked + (1 - tucked) * 0.52),
        'cubic-bezier(.25,.35,.25,1)',
      ],
      [forward + forwardFor, rig(0, 0, 0, 0, 0, 0, 1)],
    ]),
    track('shadow-soft', [
      [rise + riseFor, soft(0, 20, 0.5)],
      [forward + forwardFor * 0.55, soft(0.8, 46, 0.86), 'ease-out'],
      [forward + forwardFor, soft(0, 6, 0.97)],
    ]),
  ];
}

/** The contact shadow arrives only when the card lands. */
function landing(g: Geometry): Track {
  const [forward, forwardFor] = PHASES.forward;
  const [turn] = PHASES.turn;
  return track('shadow-right', [
    [forward + forwardFor * 0.35, { opacity: 0 }],
    [forward + forwardFor, { opacity: 1 }],
    [turn + 420, { opacity: 0.72 }],
    [FILM_MS, { opacity: g.pages === 1 ? 0 : 1 }],
  ]);
}

/** The right leaf of a spread is drawn from the moment the cover lifts: under it nobody sees it. */
function messageComes(g: Geometry): Track[] {
  if (g.pages === 1) return [];
  const [turn] = PHASES.turn;
  return [
    track('message', [
      [turn - 1, { opacity: 0 }],
      [turn, { opacity: 0 }],
      [turn, { opacity: 1 }],
      [turn + 1, { opacity: 1 }],
    ]),
  ];
}
