import { readEmail } from './email-address.ts';

export type PersonTyped = { name: string; email: string; message?: string };

/**
 * Reads one or many people out of what was typed or pasted: a line each, or separated by commas or semicolons, bare addresses by spaces;
 * `Name <address>`, `address`, or `Name address`.
 */
export function readPeople(text: string): PersonTyped[] {
  return text
    .split(/[\n\r;]+|,(?=[^<>]*(?:<|@|$))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(apart)
    .map(readPerson);
}

/** Addresses with nothing but spaces between them are so many people, not one with an address for a name. */
function apart(part: string): string[] {
  const pieces = part.split(/\s+/);
  return pieces.every((piece) => piece.includes('@') && !/[<>]/.test(piece)) ? pieces : [part];
}

function readPerson(part: string): PersonTyped {
  const angled = /^(.*?)<([^<>]*)>\s*$/.exec(part);
  const last = /^(.*?)\s+(\S+@\S+)$/.exec(part);
  const [name, typed] = angled
    ? [angled[1] ?? '', angled[2] ?? '']
    : last
      ? [last[1] ?? '', last[2] ?? '']
      : ['', part];
  const reading = readEmail(typed);
  const shown = name
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  return reading.ok
    ? { name: shown || nameFrom(reading.address), email: reading.address }
    : { name: shown, email: typed.trim(), message: reading.message };
}

/** A first guess at a name from the part of an address before the @. */
export function nameFrom(address: string): string {
  const first = (address.split('@')[0] ?? '').split(/[._+\-\d]/).find((piece) => piece.length > 1) ?? '';
  return first === '' ? '' : first.charAt(0).toUpperCase() + first.slice(1);
}
