/** Bytes as text, one character for each byte (ISO 8859-1), and back: a file is searched as text before its encoding is known. */

/** So many bytes become characters at once: a call has a limit of arguments. */
const AT_ONCE = 8192;

export function latin1Of(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  let text = '';
  for (let at = start; at < end; at += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(end, at + AT_ONCE)));
  return text;
}

export function bytesOfLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The bytes of Base64 (RFC 4648), whatever else is between its characters. What cannot be read is left out. */
export function bytesOfBase64(text: string): Uint8Array {
  const digits = text
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/[^A-Za-z0-9+/]/g, '');
  // A single digit at the end says less than a byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return bytesOfLatin1(atob(whole));
}
