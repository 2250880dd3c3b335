/** A whole number with thousands separators: 4,500. Written by hand, since a page has many of them and creating an `Intl.NumberFormat` is slow on a phone. */
export function formatInteger(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
