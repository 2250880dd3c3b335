import { createHash } from 'node:crypto';
import type { Frame } from './stack.ts';

/** As many places as tell one cause from another; what is deeper is how it was come to. */
const PLACES = 3;

/** What differs from one report of a cause to the next: ids, numbers, addresses. */
export function normalizeMessage(message: string): string {
  return message
    .replace(/\bhttps?:\/\/\S+/g, 'address')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, 'id')
    .replace(/\b(?=\w*\d)\w{12,}\b/g, 'id')
    .replace(/\d+(?:\.\d+)?/g, '0')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A place that stays the same from build to build: the line itself rather than its number, a file without its content hash. */
function steady({ file, function: name, code }: Frame): string {
  return [file?.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.js)/, '') ?? '', code ?? name ?? ''].join(' ');
}

/** Reports of one cause have one id: 16 hexadecimal figures of a hash over kind, message and first places. */
export function groupIdOf(type: string, message: string, frames: readonly Frame[]): string {
  const parts = [type, normalizeMessage(message), ...frames.slice(0, PLACES).map(steady)];
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}
