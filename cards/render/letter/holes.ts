import { LETTER_LEADING, linesPerPage, type LetterArea } from '#shared/letter/letter.ts';

/** What lies on a page, in card units: no words stand on it. */
export type Hole = { x: number; y: number; w: number; h: number };
/** Where a line may stand: how far from the left of the letter's area, and how wide; no width where it may not. */
type Place = { left: number; width: number };

/** A place narrower than this many font sizes is no place for words. */
const NARROWEST = 5;

/** The room of each line of a letter, by its number: on the first page the widest stretch that no hole touches. */
export function roomAround(holes: readonly Hole[], size: number, area: LetterArea): (line: number) => Place {
  const whole: Place = { left: 0, width: area.width };
  if (holes.length === 0) return () => whole;
  const perPage = linesPerPage(size, area);
  const lead = size * LETTER_LEADING;
  return (line) => {
    if (line >= perPage) return whole;
    const top = area.top + line * lead;
    const free = freeBetween(holes, top, top + lead, area);
    return free.width < size * NARROWEST ? { left: 0, width: 0 } : free;
  };
}

function freeBetween(holes: readonly Hole[], top: number, bottom: number, area: LetterArea): Place {
  let free: [number, number][] = [[area.left, area.left + area.width]];
  for (const hole of holes) {
    if (bottom <= hole.y || top >= hole.y + hole.h) continue;
    free = free.flatMap(([from, to]): [number, number][] => [
      [from, Math.min(to, hole.x)],
      [Math.max(from, hole.x + hole.w), to],
    ]);
  }
  const [from, to] = free.reduce((best, span) => (span[1] - span[0] > best[1] - best[0] ? span : best));
  return { left: from - area.left, width: to - from };
}
