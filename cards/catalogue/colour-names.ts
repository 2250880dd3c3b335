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

/** Hues in degrees of Oklch, each up to where the next begins. */
const HUES: [upTo: number, name: ColourName][] = [
  [8, 'pink'],
  [42, 'red'],
  [72, 'orange'],
  [112, 'yellow'],
  [165, 'green'],
  [210, 'teal'],
  [285, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
];

/** What people call a colour. */
export function colourNameOf(hex: string): ColourName {
  const { l, c, h } = toOklch(hex);
  if (l < 0.26 && c < 0.05) return 'black';
  if (c < 0.018) return l > 0.96 ? 'white' : l < 0.35 ? 'black' : 'grey';
  if (l > 0.9 && c < 0.06 && h > 40 && h < 125) return 'cream';
  if (c < 0.03) return l > 0.93 ? 'white' : 'grey';
  const hue = HUES.find(([upTo]) => h < upTo)?.[1] ?? 'pink';
  if ((hue === 'orange' || hue === 'yellow' || hue === 'red') && l < 0.5 && c < 0.12 && h > 30) return 'brown';
  if (hue === 'red' && l > 0.72) return 'pink';
  return hue;
}

/** The names of the colours that a swatch shows, each once, the ground's first. */
export function coloursOfSwatch(swatch: readonly string[]): ColourName[] {
  return [...new Set(swatch.map(colourNameOf))];
}
