/** A search text for LIKE: in lower case, with the wildcards escaped. */
export function likeText(typed: string): string {
  return typed.toLowerCase().replace(/[\\%_]/g, '\\$&');
}
