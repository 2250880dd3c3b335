const UTF8_BOM = [0xef, 0xbb, 0xbf] as const;

/** Text of bytes: strict UTF-8, otherwise Windows-1252, in which every byte is a character. */
export function decodeLegacy(bytes: Uint8Array, charset = ''): string {
  if (charset !== '') {
    try {
      return new TextDecoder(charset, { ignoreBOM: true }).decode(bytes);
    } catch {
      // A name that is no encoding: the text itself shows what it is.
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The bytes of a file without a byte order mark, as UTF-8 or an encoding of single bytes. Only a file in UTF-16 is copied; others are a view of the
 * same memory.
 */
export function withoutUtf16(bytes: Uint8Array): Uint8Array {
  if (UTF8_BOM.every((byte, i) => bytes[i] === byte)) return bytes.subarray(3);
  const [a, b, c, d] = bytes;
  const isBig = (a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0);
  const isLittle = (a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0);
  if (bytes.length < 2 || (!isBig && !isLittle)) return bytes;
  return new TextEncoder().encode(new TextDecoder(isBig ? 'utf-16be' : 'utf-16le').decode(bytes));
}
/** The text of a file: UTF-8 or UTF-16 with or without a byte order mark, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  return decodeLegacy(withoutUtf16(bytes));
}
