import { readFileSync } from 'node:fs';
import { type IconShape, setShapeLoader, type ShapeSet } from '#cards/render/shapes.ts';
import { PROJECT_ROOT } from '#server/project/root.ts';

// A selection, stored beside this file: Noto Emoji (Apache 2.0), Fluent Emoji flat and high contrast (MIT).
const SHAPES = new URL('server/pictures/drawing/shapes/', PROJECT_ROOT);
const sets = new Map<ShapeSet, Record<string, IconShape>>();

function shapesOf(set: ShapeSet): Record<string, IconShape> {
  let shapes = sets.get(set);
  if (!shapes) {
    shapes = JSON.parse(readFileSync(new URL(`${set}.json`, SHAPES), 'utf8')) as Record<string, IconShape>;
    sets.set(set, shapes);
  }
  return shapes;
}

/** Gives the card engine the icon shapes that are stored here. */
export function useStoredShapes(): void {
  setShapeLoader((set, name) => {
    const shapes = shapesOf(set);
    return Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  });
}
