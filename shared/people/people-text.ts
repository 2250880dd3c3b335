import { parseEmail } from './email-address.ts';

/** Stands in for a quoted name while the text is split: a character that nobody types. */
const MARK = '\u{FDD0}';
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`, 'gu');
const QUOTED_NAME = /"((?:[^"\\\n\r]|\\.)*)"(?=\s*<)/g;

export type TypedPerson = { name: string; email: string; message?: string };

/**
 * Parses typed or pasted people: one per line, or separated by commas or semicolons; addresses alone also by spaces. Each is `Name <address>`,
 * `address`, or `Name address`. A quoted name before an address, as mail programs write it (RFC 5322), is never split.
 */
export function parsePeople(text: string): TypedPerson[] {
  const quoted: string[] = [];
  return text
    .replaceAll(MARK, ' ')
    .replace(QUOTED_NAME, (_, name: string) => `${MARK}${quoted.push(name.replace(/\\(.)/g, '$1')) - 1}${MARK}`)
    .split(/[\n\r;]+|,(?=[^<>]*(?:<|@|$))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(apart)
    .map((part) => parsePerson(part, quoted));
}

/** Addresses separated only by spaces are several people, not one whose name is an address. */
function apart(part: string): string[] {
  const pieces = part.split(/\s+/);
  return pieces.every((piece) => piece.includes('@') && !/[<>]/.test(piece)) ? pieces : [part];
}

function parsePerson(part: string, quoted: readonly string[]): TypedPerson {
  const angled = /^(.*?)<([^<>]*)>\s*$/.exec(part);
  const last = /^(.*?)\s+(\S+@\S+)$/.exec(part);
  const [name, typed] = angled
    ? [angled[1] ?? '', angled[2] ?? '']
    : last
      ? [last[1] ?? '', last[2] ?? '']
      : ['', part];
  const parsed = parseEmail(typed);
  const shown = name.replace(MARKED, (_, at: string) => quoted[Number(at)] ?? '').trim();
  return parsed.ok
    ? { name: shown || nameFrom(parsed.address), email: parsed.address }
    : { name: shown, email: typed.trim(), message: parsed.message };
}

/** Guesses a name from the part of an address before the @. */
export function nameFrom(address: string): string {
  const first = (address.split('@')[0] ?? '').split(/[._+\-\d]/).find((piece) => piece.length > 1) ?? '';
  return first === '' ? '' : first.charAt(0).toUpperCase() + first.slice(1);
}
