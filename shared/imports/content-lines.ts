import { latin1Of } from './latin1.ts';

/**
 * The lines of vCard and iCalendar files (RFC 6350, 3.2; RFC 5545, 3.1). They are read as bytes, one character of Latin-1 for each, because old files
 * have a character set for each property, and because some programs fold a line within a character.
 */
export type ContentLine = {
  /** of the file, from 1 */ line: number;
  group: string;
  /** in capitals */ name: string;
  params: readonly { /** in capitals */ name: string; /** without quotes */ value: string }[];
  /** as it stands in the file: escaped, encoded, a byte for each character */ value: string;
};

/** A line that has no name and value. */
export type BrokenLine = { line: number; name: null; value: string };

const LF = 10;
const CR = 13;
const SPACE = 32;
const COLON = 58;
const TAB = 9;
/** Properties that hold a picture, a sound or a key. They are skipped where they stand in the file. */
const SKIPPED = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|X-MS-CARDPICTURE|X-EVOLUTION-X509|IMAGE|ATTACH)[;:]/i;
const IS_QUOTED_PRINTABLE = /[;=]"?QUOTED-PRINTABLE"?(?:;|$)/i;
const STARTS_OR_ENDS = /^(?:BEGIN|END):/i;

/**
 * Reads the lines of a file one after the other, in linear time. Folded lines and the soft line breaks of quoted-printable are joined.
 * @param keepsFoldingSpace whether the space at a fold is part of the value, as in vCard 2.1; asked at each line
 */
export function* readContentLines(
  file: Uint8Array,
  keepsFoldingSpace: () => boolean = () => false,
): Generator<ContentLine | BrokenLine, void> {
  const separator = file.includes(LF) ? LF : CR;
  let at = 0;
  let line = 0;
  /** The end of the line that begins at `start`, without its line break. */
  const endOf = (start: number) => {
    const found = file.indexOf(separator, start);
    return found < 0 ? file.length : found;
  };
  const textOf = (start: number, end: number) => {
    let last = end;
    while (last > start && file[last - 1] === CR) last--;
    return latin1Of(file, start, last);
  };
  const isFolded = () => file[at] === SPACE || file[at] === TAB;
  const nextLine = () => {
    const start = at;
    const end = endOf(start);
    at = end + 1;
    line++;
    return { start, end };
  };

  while (at < file.length) {
    const first = nextLine();
    const startsAt = line;
    const peek = latin1Of(file, first.start, Math.min(first.end, first.start + 80));
    if (SKIPPED.test(peek)) {
      // Some phones write the lines of a picture without a space before them. Base64 has no colon.
      while (at < file.length) {
        const end = endOf(at);
        const colon = file.subarray(at, end).indexOf(COLON);
        if (!isFolded() && colon >= 0) break;
        nextLine();
      }
      continue;
    }
    const pieces = [textOf(first.start, first.end)];
    const header = headerOf(pieces[0] ?? '');
    if (header !== null && IS_QUOTED_PRINTABLE.test(header.text)) {
      while (pieces.at(-1)?.endsWith('=') && at < file.length) {
        const next = textOf(at, endOf(at));
        if (STARTS_OR_ENDS.test(next)) break;
        nextLine();
        pieces[pieces.length - 1] = (pieces.at(-1) ?? '').slice(0, -1);
        pieces.push(next);
      }
    }
    while (at < file.length && isFolded() && !STARTS_OR_ENDS.test(pieces[0] ?? '')) {
      const { start, end } = nextLine();
      pieces.push(textOf(keepsFoldingSpace() ? start : start + 1, end));
    }
    const text = pieces.join('').replace(/^(?:\u00ef\u00bb\u00bf)+/, '');
    if (text.trim() !== '') yield parseContentLine(text, startsAt);
  }
}

/** The part before the colon that begins the value; a colon within quotes does not. Null without one. */
function headerOf(text: string): { text: string; end: number } | null {
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') isQuoted = !isQuoted;
    else if (text[i] === ':' && !isQuoted) return { text: text.slice(0, i), end: i };
  }
  // A quote that is never closed.
  const colon = text.indexOf(':');
  return colon < 0 ? null : { text: text.slice(0, colon), end: colon };
}

function parseContentLine(text: string, line: number): ContentLine | BrokenLine {
  const header = headerOf(text);
  if (header === null) return { line, name: null, value: text };
  const [full = '', ...params] = splitOutside(header.text, ';');
  const dot = full.indexOf('.');
  const name = full
    .slice(dot + 1)
    .trim()
    .toUpperCase();
  if (!/^[A-Z0-9_-]{1,100}$/.test(name)) return { line, name: null, value: text };
  return {
    line,
    group: dot < 0 ? '' : full.slice(0, dot).trim().toUpperCase(),
    name,
    params: params.map(parseParam),
    value: text.slice(header.end + 1),
  };
}

/** `TYPE=HOME`, or the bare `HOME` of vCard 2.1. */
function parseParam(text: string): { name: string; value: string } {
  const equals = text.indexOf('=');
  const value = text
    .slice(equals + 1)
    .replaceAll('"', '')
    .trim();
  if (equals >= 0) return { name: text.slice(0, equals).trim().toUpperCase(), value };
  const bare = value.toUpperCase();
  if (bare === 'QUOTED-PRINTABLE' || bare === 'BASE64' || bare === '8BIT' || bare === '7BIT')
    return { name: 'ENCODING', value };
  return { name: 'TYPE', value };
}

/** Splits at a sign that is not within quotes. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') isQuoted = !isQuoted;
    else if (text[i] === sign && !isQuoted) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** The values of a parameter, in lower case: all that are given, and those of a list. */
export function paramValues({ params }: ContentLine, name: string): string[] {
  return params
    .filter((param) => param.name === name)
    .flatMap(({ value }) => value.split(','))
    .map((value) => value.trim().toLowerCase());
}
