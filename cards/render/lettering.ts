/** All of the lettering: faces, set lines, lines on curves, several lines together. */
export { faceOf, font, fontFor, holds, setFontLoader, unsupportedCharacters } from './typeface.ts';
export type { FontKey } from './typeface.ts';
export { at, fit, glyphPaths, set, tfit, widthOf } from './glyph-run.ts';
export type { Run, TOpt } from './glyph-run.ts';
export { arc, tarc, warp } from './bent-lines.ts';
export { stack, wrap } from './line-setting.ts';
export type { LineSpec, Stack } from './line-setting.ts';
