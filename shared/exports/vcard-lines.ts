/** Lines of a vCard (RFC 2425, RFC 2426). */

const ENCODER = new TextEncoder();

/** A value without what would part it (RFC 2426, 4). Line ends become those of a value. */
export function vcardText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** A line of more than 75 bytes goes on in the next, after a space (RFC 2425, 5.8.1). No character is cut. */
export function vcardLine(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) ?? '';
    if (ENCODER.encode(part + character).length > 74) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return `${parts.join('\r\n ')}\r\n`;
}
