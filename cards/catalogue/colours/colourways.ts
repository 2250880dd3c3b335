import { contrast, lum } from '#cards/render/colour.ts';
import type { Palette } from '#cards/render/palettes.ts';

/** Names of colourways for people, if the palette's own name is not clear enough. */
const NAMES: Record<string, string> = {
  bluehour: 'Blue hour',
  clubgreen: 'Club green',
  gameroom: 'Games room',
  kennelblue: 'Kennel blue',
  lagoonday: 'Day by the lagoon',
  lagoonlight: 'Lagoon light',
  mintroom: 'Mint',
  newyork: 'New York',
  orchardfox: 'Fox in the orchard',
  orchardtea: 'Tea in the orchard',
  parkcourt: 'Park court',
  parlourteal: 'Teal parlour',
  plumroom: 'Plum parlour',
  shiftblue: 'Night shift',
  sitedust: 'Sand and dust',
  orchard: 'Rose garden',
  winter: 'Winter berries',
  sunbaked: 'Sunbaked clay',
  ink4: 'Comic ink',
  retro45: 'Seven-inch',
  galla: 'Gold chapel',
  bill: 'Playbill',
  cell: 'Chalk wall',
  tenk: 'Race day',
  cupfinal: 'Cup final',
  bside: 'B-side',
  lagoonlet: 'Shallows',
  blueing: 'Blue water',
  rosequeen: 'Rose queen',
  plumblossom: 'Plum blossom',
  ricepaper: 'Rice paper',
  pinkmilk: 'Pink milk',
  picturehouse: 'Picture house',
  bluenote: 'Late set',
  brigade: 'Fire brigade',
  proof: 'Printer’s proof',
  forum: 'Pale marble',
  haberdash: 'Haberdashery',
  tannenbaum: 'Fir tree',
  branchline: 'Branch line',
  shoji: 'Paper screen',
  tinplate: 'Tin plate',
  phalgun: 'Early spring',
  rang: 'Festival',
  neelam: 'Sapphire night',
  panna: 'Emerald night',
  jamun: 'Black plum',
  devash: 'Honey',
  rimon: 'Pomegranate',
  aviv: 'Spring',
  tchelet: 'Sky blue',
  imani: 'Black, red and green',
  umoja: 'First fruits',
  kells: 'Vellum and gold',
  durrow: 'Old gold',
  orpiment: 'Yellow ochre',
  hutsul: 'Mountain village',
  poltava: 'Meadow',
  mora: 'Painted wood',
  gavle: 'Pine night',
  falu: 'Barn red',
  advent: 'Candlelight',
  georgian: 'Town house',
  concourse: 'Station clock',
  zagreb: 'Red match',
  brno: 'Blue match',
  mexico: 'Stadium sun',
  riad: 'Courtyard',
  cluny: 'Red tapestry',
  madder: 'Madder',
  verdure: 'Green tapestry',
  oud: 'Amber',
  vence: 'Studio',
  collioure: 'Open window',
  amalfi: 'Amalfi',
  ravenna: 'Blue and gold',
  valentine: 'Valentine red',
  memo: 'Memo',
  mint: 'Mint',
  ebru: 'Garden ink',
  florentine: 'Florentine',
  indigo: 'Indigo',
  filigree: 'Filigree',
  sawmill: 'Fresh wood',
  skein: 'Skein',
  dresser: 'Blue and white',
  assay: 'Hallmark',
  forge: 'Forge',
  jubilee: 'Jubilee gold',
  oyster: 'Oyster',
  ruby: 'Ruby',
  oaxaca: 'Pink paper',
  turquesa: 'Turquoise paper',
  rosado: 'Rose paper',
  canopy: 'Deep leaf',
  slush: 'Ice lolly',
  motel: 'Roadside',
  broadway: 'Stage door',
  track: 'Running track',
  pegboard: 'Pegboard',
  dawn: 'First light',
  bedtime: 'Bedtime',
  grotto: 'Grotto',
  abyss: 'Deep sea',
  firstlight: 'First light',
  lastlight: 'Last light',
  rosedawn: 'Rose dawn',
  frostblue: 'Frost',
  bluehills: 'Blue hills',
  oldglory: 'Red, white and blue',
  greensward: 'Clover',
  may: 'May blossom',
  kerb: 'Kerbside',
  moonmilk: 'Moonlight',
  duskwing: 'Dusk',
  hawkmoth: 'Page of a book',
  velvet: 'Velvet night',
  softmist: 'Soft mist',
  bogland: 'Bog and bracken',
  donegal: 'Green tweed',
  bottle: 'Bottle green',
  harbourblue: 'Harbour blue',
  butter: 'Butter yellow',
  lenox: 'Violet dusk',
  firstfruits: 'Harvest gold',
  nightsong: 'Deep green',
  savannah: 'Red earth',
  redclay: 'Red clay',
  gullah: 'Straw',
  rosewater: 'Rose water',
  neelkamal: 'Blue lotus',
  haldi: 'Turmeric',
  kishangarh: 'Rose and indigo',
  bundi: 'Garden green',
  jaipur: 'Rose city',
  mewar: 'Saffron',
  northlight: 'Northern light',
};
const LEAST = 2;
const MOST = 3;

/** A colourway's name: "Rose garden", "Midnight". */
export function nameOfPalette(id: string): string {
  return NAMES[id] ?? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

/** Three colours that distinguish a palette: the ground, its main ink, and the ink that differs most from both. */
export function swatchOf(palette: Palette): [string, string, string] {
  const others = [palette.b, palette.c, palette.e, palette.d];
  const third =
    others.toSorted(
      (x, y) =>
        Math.min(contrast(y, palette.bg), contrast(y, palette.a)) -
        Math.min(contrast(x, palette.bg), contrast(x, palette.a)),
    )[0] ?? palette.b;
  return [palette.bg, palette.a, third];
}

/** The palettes that a card is offered in: its own, then those that differ most in lightness from the ones already chosen; at most three. */
export function choosePalettes(own: string, allowed: readonly string[], paletteOf: (id: string) => Palette): string[] {
  const chosen = [own];
  const left = allowed.filter((id) => id !== own);
  while (left.length > 0 && chosen.length < MOST) {
    const darks = chosen.filter((id) => lum(paletteOf(id).bg) <= 0.6).length;
    const wantsDark = darks * 2 < chosen.length;
    const at = Math.max(
      0,
      left.findIndex((id) => lum(paletteOf(id).bg) <= 0.6 === wantsDark),
    );
    chosen.push(...left.splice(at, 1));
  }
  return chosen.length >= LEAST ? chosen : [own];
}
