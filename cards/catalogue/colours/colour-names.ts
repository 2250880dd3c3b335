import { toOklch } from '#cards/render/colour.ts';

/** The colours that cards are found by. */
export const COLOUR_NAMES = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'cream',
  'white',
  'grey',
  'black',
] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** Of how many hundredths of a front each colour is, where it is any. */
export type ColourShares = Partial<Record<ColourName, number>>;

/** Hues in degrees of Oklch, each up to where the next begins. */
const HUES: readonly (readonly [upTo: number, name: ColourName])[] = [
  [12, 'pink'],
  [37, 'red'],
  [74, 'orange'],
  [113, 'yellow'],
  [220, 'teal'],
  [289, 'blue'],
  [332, 'purple'],
  [361, 'pink'],
];

/** Where green ends and teal begins: later in the dark, where bottle green has the hue of turquoise, and in the light, where mint has. */
function greenEnds(l: number): number {
  return l < 0.46 ? 196 : l > 0.78 ? 189 : 180;
}

/** What people call a colour. */
export function colourNameOf(hex: string): ColourName {
  const { l, c, h } = toOklch(hex);
  const isWarm = h > 40 && h < 115;
  if (l < 0.25 && c < 0.05) return 'black';
  if (isWarm && l > 0.84 && c >= 0.013 && c < (h < 60 ? 0.05 : 0.1)) return 'cream';
  if (c < (l > 0.4 ? 0.017 : 0.03)) return l > 0.9 ? 'white' : l < 0.34 ? 'black' : 'grey';
  if (h >= 113 && h < greenEnds(l)) return 'green';
  const hue = HUES.find(([upTo]) => h < upTo)?.[1] ?? 'pink';
  // The dark and the pale of a hue are often called something else.
  if (hue === 'pink') return l > 0.52 ? 'pink' : h > 300 ? 'purple' : 'red';
  if (hue === 'red') {
    if (l > 0.72) return 'pink';
    if (h > 30 && l > 0.57 && c > 0.12) return 'orange';
    return h > 26 && (c < 0.08 || (l < 0.4 && c < 0.1)) ? 'brown' : 'red';
  }
  if (hue === 'orange') {
    if (l > 0.8 && h < 52 && c < 0.11) return 'pink';
    return l >= 0.59 && c >= (l > 0.76 ? 0.09 : 0.11) ? 'orange' : 'brown';
  }
  if (hue === 'yellow')
    return l < 0.66 ? (h > 98 ? 'green' : 'brown') : l < 0.86 && c < (h > 84 ? 0.1 : 0.115) ? 'brown' : 'yellow';
  return hue === 'teal' && c < 0.042 && l < 0.5 ? 'grey' : hue;
}

const known = new Map<number, ColourName>();
/** All pixels of a step of six bits have the name of its middle, whichever of them was seen first. */
function nameOfPixel(r: number, g: number, b: number): ColourName {
  const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
  let name = known.get(key);
  if (name === undefined) {
    name = colourNameOf(`#${[r, g, b].map((value) => ((value & ~3) | 2).toString(16).padStart(2, '0')).join('')}`);
    known.set(key, name);
  }
  return name;
}

/** How much of a picture each colour has. @param rgb its pixels, three bytes each */
export function sharesOf(rgb: Uint8Array): ColourShares {
  const count = new Map<ColourName, number>();
  for (let i = 0; i < rgb.length; i += 3) {
    const name = nameOfPixel(rgb[i]!, rgb[i + 1]!, rgb[i + 2]!);
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  const pixels = rgb.length / 3;
  return Object.fromEntries(
    [...count]
      .map(([name, of]) => [name, Math.round((100 * of) / pixels)] as const)
      .filter(([, share]) => share > 0)
      .toSorted(([, a], [, b]) => b - a),
  );
}

/** Colours that are the paper of most cards, and their letters: a card is of these only where they are most of it. */
const QUIET: Readonly<ColourShares> = { cream: 40, white: 40, grey: 60, black: 54, brown: 30 };
/**
 * A ground near grey or black is called by what tints it: with so much of these beside it, grey is a mint or a lilac, and black a navy or a
 * bottle green. In hundredths of the grey, or of the black.
 */
const TINTS: Readonly<Partial<Record<ColourName, readonly (readonly [of: readonly ColourName[], from: number])[]>>> = {
  grey: [
    [['green', 'teal'], 6],
    [['purple', 'pink'], 8],
    [['brown', 'cream'], 20],
    [['blue'], 31],
  ],
  black: [
    [['blue'], 25],
    [['green', 'teal'], 45],
    [['brown', 'orange'], 60],
  ],
};

function isTinted(name: ColourName, shares: ColourShares): boolean {
  const own = shares[name] ?? 0;
  const sum = (names: readonly ColourName[]) => names.reduce((all, one) => all + (shares[one] ?? 0), 0);
  return (TINTS[name] ?? []).some(([names, from]) => sum(names) * 100 >= own * from);
}

/** So much of a front is plainly of a colour. */
const PLAIN = 24;
/** On quiet paper less of it speaks, where it is most of what is coloured there. */
const SPEAKS = 11;
const MOST = 0.5;

/** The names of the colours that a person would say of a front, the most first; none of one that is of all colours. */
export function dominantColours(shares: ColourShares): ColourName[] {
  const loud = COLOUR_NAMES.filter((name) => QUIET[name] === undefined);
  const coloured = loud.reduce((sum, name) => sum + (shares[name] ?? 0), 0);
  return COLOUR_NAMES.filter((name) => {
    const share = shares[name] ?? 0;
    const quiet = QUIET[name];
    if (quiet !== undefined) return share >= quiet && !isTinted(name, shares);
    return share >= PLAIN || (share >= SPEAKS && share >= coloured * MOST && coloured - share < SPEAKS * 2);
  }).toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
}
