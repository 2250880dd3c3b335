import { lum, mix, withContrast, shade } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { kitOf } from './kit.ts';
import type { Look } from './look.ts';

/** The colours that the world around a card takes from it, each #rrggbb. */
export type CardColours = {
  /** the cover's ground and what can be read on it */
  paper: string;
  coverInk: string;
  /** the writing paper and an accent that can be seen on it */
  stock: string;
  accent: string;
  envelope: string;
  /** the envelope's flap, and its creases */
  flap: string;
  shade: string;
  envelopeInk: string;
  liner: string;
};

export function coloursOf(palette: Palette, look: Pick<Partial<Look>, 'kit'> = {}): CardColours {
  const k = kitOf(palette, look.kit?.(palette));
  const dark = lum(k.env) < 0.6;
  return {
    paper: palette.bg,
    coverInk: withContrast(palette.bg, palette.ink, 4.6),
    stock: k.stock,
    accent: k.acc,
    envelope: k.env,
    flap: shade(k.env, dark ? 0.035 : -0.03),
    shade: shade(k.env, -0.09),
    envelopeInk: withContrast(k.env, dark ? mix(k.env, '#fffaf0', 0.96) : mix(k.ink, '#1b1420', 0.2), 7),
    liner: k.liner,
  };
}
