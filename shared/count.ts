const COUNT = new Intl.NumberFormat('en');

/** A count in figures, thousands set apart: 4,500. */
export function inFigures(count: number): string {
  // Below a thousand there is nothing to part, and a page has many of them.
  return count < 1000 ? String(count) : COUNT.format(count);
}
