/** The one door to type: faces, set lines, lines on curves, several lines together. */
export { faceOf, font, fontFor, holds, setFontLoader, undrawable } from './typeface.ts';
export type { FontKey } from './typeface.ts';
export type { Cmd, Features } from './shaping.ts';
export { at, fit, glyphPaths, set, tfit, tset } from './glyph-run.ts';
export type { Anchor, Box, Glyph, PlacedGlyph, Run, TOpt } from './glyph-run.ts';
export { along, arc, tarc, warp } from './bent-lines.ts';
export { block, stack, wrap, wrapTo } from './line-setting.ts';
export type { Block, LineSpec, Stack } from './line-setting.ts';
