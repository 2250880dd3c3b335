import { at, type FontKey, type Run, set, tfit, type TOpt, wrap } from '#artwork/engine.ts';

/** the size under which a name is broken in two, in card units */
const LEAST = 22;

/** two lines as even as spaces let them be, or hyphens where those are more even */
function broken(text: string): string[] {
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const atSpaces = wrap(text, 2);
  const atHyphens = wrap(text.replace(/-(?=\S)/g, '- '), 2).map((line) => line.replace(/- (?=\S)/g, '-'));
  return longest(atHyphens) < longest(atSpaces) ? atHyphens : atSpaces;
}

/** A name within a width: at `max` where it can be, smaller where it must be, in two lines where one would be smaller than `least`. */
export function nameLines(text: string, key: FontKey, maxW: number, max: number, o: TOpt & { least?: number } = {}): Run[] {
  const { least = LEAST, ...how } = o;
  const open = set(text, key, max, how);
  const lines = broken(text);
  const size1 = max * Math.min(1, maxW / Math.max(1, open.x1 - open.x0));
  if (size1 >= Math.min(least, max) || lines.length < 2) return [tfit(text, key, maxW, max, how)];
  const two = lines.map((line) => tfit(line, key, maxW, max, how));
  const size = Math.min(...two.map((run) => run.size));
  return two.map((run) => (run.size > size ? set(run.text, key, size, how) : run));
}

/** Path data of a name's lines: the first one's baseline at `y`, or the last one's where the name grows upwards. */
export function nameAt(lines: Run[], x: number, y: number, anchor: 'm' | 's' | 'e' = 'm', grows: 'down' | 'up' = 'down'): string {
  const pitch = (lines[0]?.size ?? 0) * 1.34;
  const top = grows === 'up' ? y - (lines.length - 1) * pitch : y;
  return lines.map((run, i) => at(run, x, top + i * pitch, anchor)).join('');
}
