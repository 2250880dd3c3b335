import { mix, type Palette, shade } from '#artwork/engine.ts';

export type Tones = {
  /** the dark that the viewer stands in */
  dark: string;
  /** a thing a step further off, against the light */
  near: string;
  mid: string;
  far: string;
  /** the light itself, and its warm edge */
  light: string;
  warm: string;
  gold: string;
};

/** Where the words go, and on what. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; accent: string; max: number };

/** The steps between the dark indoors and the light beyond, from a dark palette. */
export function tonesOf(p: Palette): Tones {
  const dark = shade(p.bg, -0.05), light = mix(p.ink, '#fffdf6', 0.35);
  const warm = mix(p.c, light, 0.35);
  return { dark, near: mix(dark, p.b, 0.22), mid: mix(p.bg, p.b, 0.75), far: mix(p.b, p.d, 0.5), light, warm, gold: p.a };
}
