/** What was typed, in small letters, with its signs of patterns (LIKE) taken as they stand. */
export function likeText(typed: string): string {
  return typed.toLowerCase().replace(/[\\%_]/g, '\\$&');
}
