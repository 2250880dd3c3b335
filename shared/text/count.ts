/** A whole count in figures, thousands set apart: 4,500. By hand, since a page has many of them, and `Intl.NumberFormat` is slow to make on a phone. */
export function inFigures(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
