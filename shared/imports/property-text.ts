import { type ContentLine, paramValues } from './content-lines.ts';
import { decodeLegacy } from './decode-text.ts';
import { bytesOfBase64, bytesOfLatin1 } from './latin1.ts';

/** The text of a property: its encoding and its character set are undone, its escapes are not. */
export function propertyText(property: ContentLine): string {
  const encoding = paramValues(property, 'ENCODING')[0] ?? '';
  const charset = paramValues(property, 'CHARSET')[0] ?? '';
  if (encoding === 'b' || encoding === 'base64') return decodeLegacy(bytesOfBase64(property.value), charset);
  const isQuoted = encoding === 'quoted-printable' || encoding === 'q';
  const binary = isQuoted ? decodeQuotedPrintable(property.value) : property.value;
  return decodeLegacy(bytesOfLatin1(binary), charset);
}

/** RFC 2045, 6.7. What is no code of two digits stays as it is, but for the soft line break at the end of a text that is cut off. */
function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=$/, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Undoes the escapes of a text (RFC 6350, 3.4). @param hasLineBreaks whether `\n` is one; in vCard 2.1 it is not */
export function unescapeText(text: string, hasLineBreaks = true): string {
  return text.replace(/\\([\\,;:nN])/g, (whole, sign: string) => {
    if (sign === 'n' || sign === 'N') return hasLineBreaks ? '\n' : whole;
    return sign;
  });
}

/** Splits at a sign that is not escaped, and undoes the escapes of each part. @param max of parts; further ones are left out */
export function splitEscaped(text: string, sign: ';' | ',', max = 1000): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i <= text.length && parts.length < max; i++) {
    if (text[i] === '\\') i++;
    else if (i === text.length || text[i] === sign) {
      parts.push(unescapeText(text.slice(start, i)));
      start = i + 1;
    }
  }
  if (start <= text.length && parts.length < max && text.endsWith('\\')) parts.push(text.slice(start));
  return parts;
}
