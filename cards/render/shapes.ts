/** Icon shapes that some families re-make in a material: an SVG fragment in a box. */
export type IconShape = { body: string; width: number; height: number };
export type ShapeSet = 'noto' | 'fluent-emoji-flat' | 'fluent-emoji-high-contrast';
export type ShapeLoader = (set: ShapeSet, name: string) => IconShape | undefined;

let load: ShapeLoader | undefined;

/** Where icon shapes come from; the loader gives undefined for a name that it does not have. */
export function setShapeLoader(loader: ShapeLoader): void {
  load = loader;
}

/** One icon. Throws when no loader is set or the set has no such name. */
export function iconShape(set: ShapeSet, name: string): IconShape {
  if (!load) throw new Error('no shape loader: call setShapeLoader first');
  const found = load(set, name);
  if (!found) throw new Error(`no shape ${name} in ${set}`);
  return found;
}
