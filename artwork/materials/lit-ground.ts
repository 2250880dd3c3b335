import { type Drawing, rect } from '#artwork/engine.ts';

/** The ground of a whole card, lit in one place. @param y the height of the light, 0 to 1 @param reach how far it reaches, in widths of the card */
export function litGround(c: Drawing, light: string, dark: string, y: number, reach: number): string {
  return rect(0, 0, 1000, 1400, `fill="${c.rad([[0, light], [1, dark]], 0.5, y, reach)}"`);
}
