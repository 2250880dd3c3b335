/** A list of people as text: `Amelie`, `Amelie and Theo`, `Amelie, Theo and 3 more`. */
export function formatPeople(names: readonly string[], total: number = names.length): string {
  if (names.length === 0) return total === 1 ? 'one person' : `${total} people`;
  const shown = names.slice(0, total > 3 ? 2 : 3);
  const rest = total - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest === 1 ? 'one more' : `${rest} more`}`;
  return shown.length === 1 ? String(shown[0]) : `${shown.slice(0, -1).join(', ')} and ${String(shown.at(-1))}`;
}
