import { toOklch } from '#cards/render/colour.ts';

/** The colours that cards can be filtered by. */
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

/** The share of each colour on a front, in hundredths; colours without a share are left out. */
export type ColourShares = Partial<Record<ColourName, number>>;

/** Hues in degrees of Oklch; each ends where the next begins. */
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

/** The hue where green ends and teal begins. It is higher for dark colours, because bottle green has the hue of turquoise, and for light ones, because mint has. */
function greenEnds(l: number): number {
  return l < 0.46 ? 196 : l > 0.78 ? 189 : 180;
}

/** The name that people use for a colour. */
export function colourNameOf(hex: string): ColourName {
  const { l, c, h } = toOklch(hex);
  const isWarm = h > 40 && h < 115;
  if (l < 0.25 && c < 0.05) return 'black';
  if (isWarm && l > 0.84 && c >= 0.013 && c < (h < 60 ? 0.05 : 0.1)) return 'cream';
  if (c < (l > 0.4 ? 0.017 : 0.03)) return l > 0.9 ? 'white' : l < 0.34 ? 'black' : 'grey';
  if (h >= 113 && h < greenEnds(l)) return 'green';
  const hue = HUES.find(([upTo]) => h < upTo)?.[1] ?? 'pink';
  // Dark and pale colours of a hue often have another name.
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
/** Colours are rounded to six bits, so that the name does not depend on which pixel was seen first. */
function nameOfPixel(r: number, g: number, b: number): ColourName {
  const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
  let name = known.get(key);
  if (name === undefined) {
    name = colourNameOf(`#${[r, g, b].map((value) => ((value & ~3) | 2).toString(16).padStart(2, '0')).join('')}`);
    known.set(key, name);
  }
  return name;
}

/** The share of each colour in a picture. @param rgb its pixels, three bytes each */
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

/** Colours of paper and letters on most cards: a card has one of them only if it covers most of the front. */
const QUIET: Readonly<ColourShares> = { cream: 40, white: 40, grey: 60, black: 54, brown: 30 };
/**
 * A ground near grey or black is named after its tint: with this much of these colours beside it, grey is a mint or a lilac, and black a
 * navy or a bottle green. In hundredths of the grey or the black.
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

/** With this share a front clearly has a colour. */
const PLAIN = 24;
/** On plain paper a smaller share is enough, if it is most of the coloured part. */
const SPEAKS = 11;
const MOST = 0.5;

/** The names of the colours that a person would see on a front, the largest share first; none if it has all colours. */
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
