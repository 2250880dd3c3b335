/** `Amelie’s`, `James’s`. */
export function possessive(name: string): string {
  return `${name}’s`;
}
