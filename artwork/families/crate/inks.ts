import { lum, mix, type Palette, shade } from '#artwork/engine.ts';

/** The inks that a label is printed with: those of the sheet and its sky, the black of outlines, and the greens of leaves. */
export type Inks = {
  deep: string; cream: string; hot: string; sun: string; black: string; green: string; darkGreen: string; lightGreen: string;
};

/** the inks of a palette */
export function inksOf(p: Palette): Inks {
  const lightP = lum(p.bg) > 0.6;
  const deep = lightP ? shade(mix(p.e, p.ink, 0.25), lum(p.e) > 0.5 ? -0.16 : -0.02) : shade(p.bg, 0.02);
  const cream = lightP ? mix(p.paper, '#fbeccb', 0.55) : mix(p.ink, '#fbeccb', 0.5);
  const green = mix('#3f7a3a', lightP ? p.c : p.b, 0.22);
  return {
    deep, cream, hot: lightP ? p.a : p.c, sun: mix('#f6b93b', p.b, lightP ? 0.35 : 0), black: mix(deep, '#0c0a12', 0.62),
    green, darkGreen: shade(green, -0.2), lightGreen: mix(green, '#cfe08a', 0.62),
  };
}
