const COUNT = new Intl.NumberFormat('en');

/** A count in figures, thousands set apart: 4,500. */
export function inFigures(count: number): string {
  return COUNT.format(count);
}
