/** A card's colours, each #rrggbb: ground, paper, ink, five accents by role, and the metal of its foil. */
export type Palette = {
  id: string;
  bg: string;
  paper: string;
  ink: string;
  a: string;
  b: string;
  c: string;
  d: string;
  e: string;
  metal: 'gold' | 'rose' | 'silver';
};

type Row = [
  id: string,
  bg: string,
  paper: string,
  ink: string,
  a: string,
  b: string,
  c: string,
  d: string,
  e: string,
  metal?: Palette['metal'],
];

const ROWS: Row[] = [
  // light            bg        paper     ink       a         b         c         d         e
  ['orchard', '#F8EFDF', '#FFFBF3', '#2C3A33', '#C4523A', '#E7A13C', '#5F8160', '#F0C3AE', '#2B5B58'],
  ['blush', '#F9E9E2', '#FFFAF6', '#4B3534', '#D5837D', '#EFC0B2', '#93A58C', '#E6D6C0', '#6B7D67', 'rose'],
  ['nordic', '#E9ECEA', '#FBFBF8', '#22303E', '#35526C', '#93AEBB', '#D88D69', '#E9DAC6', '#6A8070', 'silver'],
  ['candy', '#FFE9E4', '#FFFBF8', '#43234A', '#F9576E', '#FFBE3D', '#3DBFA6', '#7C64F2', '#FFB0C4', 'rose'],
  ['lagoon', '#DCEFEB', '#FBFEFC', '#10333D', '#1B7F8E', '#F1775B', '#F5C459', '#98CFC8', '#0E4C5B'],
  ['lemonade', '#FFF3C9', '#FFFDF4', '#2E3350', '#F4BE37', '#F07F7C', '#7DA487', '#F8DE91', '#3E5D86'],
  ['marigold', '#FFEBC6', '#FFFAEF', '#4A1C1C', '#E2532B', '#F2A30F', '#A01823', '#F9CD64', '#2C6D60'],
  ['winter', '#EAF0EC', '#FDFEFC', '#1C342E', '#B4322C', '#2D5C49', '#D6AE64', '#A6C2B8', '#682727'],
  ['lilac', '#EFE7F4', '#FDFAFF', '#372A4D', '#8E6BBF', '#D9A7D0', '#7FA58F', '#F1CF9E', '#54408A', 'silver'],
  ['sunbaked', '#F3DFC9', '#FFF8EE', '#3B2418', '#B5482A', '#E08E45', '#7B8B5A', '#F0C58F', '#5A3A29'],
  ['cobalt', '#EFEBE2', '#FFFDF8', '#16265C', '#1F45C4', '#F2593B', '#F6BE2C', '#B9CDF2', '#0D1B4C', 'silver'],
  ['sorbet', '#FFE2D1', '#FFF9F4', '#5B2333', '#F2704E', '#F8B195', '#6C9A8B', '#FFD37A', '#C0416B', 'rose'],
  // dark
  ['emerald', '#0E3A33', '#15493F', '#F5E9CF', '#C9A24B', '#2A6B5B', '#E7CB8B', '#86AE9A', '#C2604F'],
  ['midnight', '#121A3C', '#1B2550', '#FAF1DE', '#E9B94B', '#43539C', '#F08C7C', '#93BAE3', '#262F66'],
  ['plum', '#2A1434', '#381D45', '#FAEBE3', '#DA6E8C', '#7E4283', '#F3B8A3', '#CBA550', '#4C2659', 'rose'],
  ['noir', '#15161A', '#1F2127', '#F6EFE2', '#D0A85A', '#3A3D47', '#E8D2A0', '#8A8D98', '#A8442F'],
  ['crimson', '#8E1420', '#A51C28', '#FFF0D8', '#F0B64A', '#C93A32', '#FFD98A', '#5E0A14', '#E8803F'],
  ['forest', '#1E3A2B', '#274A38', '#F7EFDD', '#D98E4A', '#4E7A57', '#E9C77B', '#A9C49A', '#B8463A'],
];

function palette([id, bg, paper, ink, a, b, c, d, e, metal = 'gold']: Row): Palette {
  return { id, bg, paper, ink, a, b, c, d, e, metal };
}

/** the house palettes by name */
export const PAL: Record<string, Palette> = Object.fromEntries(ROWS.map((row) => [row[0], palette(row)]));

/** A house palette, or one of a family's own. Throws when there is none of that name. */
export function paletteOf(id: string, own: Record<string, Palette> = {}): Palette {
  const found = (Object.hasOwn(own, id) ? own[id] : undefined) ?? (Object.hasOwn(PAL, id) ? PAL[id] : undefined);
  if (!found) throw new Error(`no palette ${id}`);
  return found;
}
