import { readEmail } from './email-address.ts';

/** Stands for a quoted name until the people are taken apart: a character that nobody types. */
const MARK = '\u{FDD0}';
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`, 'gu');
const QUOTED_NAME = /"((?:[^"\\\n\r]|\\.)*)"(?=\s*<)/g;

export type PersonTyped = { name: string; email: string; message?: string };

/**
 * Reads one or many people out of what was typed or pasted: a line each, or separated by commas or semicolons, bare addresses by spaces;
 * `Name <address>`, `address`, or `Name address`. In a quoted name before an address, as mail programs write it (RFC 5322), nothing separates.
 */
export function readPeople(text: string): PersonTyped[] {
  const quoted: string[] = [];
  return text
    .replaceAll(MARK, ' ')
    .replace(QUOTED_NAME, (_, name: string) => `${MARK}${quoted.push(name.replace(/\\(.)/g, '$1')) - 1}${MARK}`)
    .split(/[\n\r;]+|,(?=[^<>]*(?:<|@|$))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(apart)
    .map((part) => readPerson(part, quoted));
}

/** Addresses with nothing but spaces between them are so many people, not one with an address for a name. */
function apart(part: string): string[] {
  const pieces = part.split(/\s+/);
  return pieces.every((piece) => piece.includes('@') && !/[<>]/.test(piece)) ? pieces : [part];
}

function readPerson(part: string, quoted: readonly string[]): PersonTyped {
  const angled = /^(.*?)<([^<>]*)>\s*$/.exec(part);
  const last = /^(.*?)\s+(\S+@\S+)$/.exec(part);
  const [name, typed] = angled
    ? [angled[1] ?? '', angled[2] ?? '']
    : last
      ? [last[1] ?? '', last[2] ?? '']
      : ['', part];
  const reading = readEmail(typed);
  const shown = name.replace(MARKED, (_, at: string) => quoted[Number(at)] ?? '').trim();
  return reading.ok
    ? { name: shown || nameFrom(reading.address), email: reading.address }
    : { name: shown, email: typed.trim(), message: reading.message };
}

/** A first guess at a name from the part of an address before the @. */
export function nameFrom(address: string): string {
  const first = (address.split('@')[0] ?? '').split(/[._+\-\d]/).find((piece) => piece.length > 1) ?? '';
  return first === '' ? '' : first.charAt(0).toUpperCase() + first.slice(1);
}
