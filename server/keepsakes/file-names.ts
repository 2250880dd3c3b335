/** Characters of one part of a name at most. */
const PART_MAX = 60;

/**
 * The name of a file, from parts that people wrote: `Happy birthday - for Kit - front.png`. Without what no file system takes, and without characters that
 * would hide its end.
 */
export function fileName(parts: readonly string[], extension: string): string {
  const plain = parts.map(plainPart).filter((part) => part !== '');
  return `${plain.join(' - ') || 'card'}.${extension}`;
}

function plainPart(text: string): string {
  const plain = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const short = Array.from(plain).slice(0, PART_MAX).join('');
  return short.replace(/^[\s.~-]+|[\s.]+$/g, '');
}

/** The header that names a file, in ASCII for old programs and in Unicode for the others (RFC 6266, RFC 8187). */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_');
  const unicode = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${unicode}`;
}
