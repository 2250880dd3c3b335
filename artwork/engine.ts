/** All that the artwork uses of the card engine. Nothing else in this folder imports from outside of it. */
export * from '../cards/render/alt-text.ts';
export * from '../cards/render/colour.ts';
export * from '../cards/render/drawing.ts';
export * from '../cards/render/faces/lift.ts';
export * from '../cards/render/faces/look.ts';
export * from '../cards/render/faces/strokes.ts';
export * from '../cards/render/faces/weaves.ts';
export * from '../cards/render/faces/window.ts';
export * from '../cards/render/family.ts';
export * from '../cards/render/geometry.ts';
export * from '../cards/render/lettering.ts';
export * from '../cards/render/palettes.ts';
export * from '../cards/render/path-data.ts';
export * from '../cards/render/random.ts';
export * from '../cards/render/svg.ts';
