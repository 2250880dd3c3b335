import type { OwnType } from '#shared/dates/calendar-types.ts';
import { splitEscaped } from './property-text.ts';
import { foldText } from './text.ts';

/** Scripts whose names have the family name first, without a space. */
const FAMILY_FIRST = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー・々]+$/u;

/** The parts of a name. */
export type NameParts = Record<'family' | 'given' | 'further' | 'before' | 'after', string>;

/** The name of a person from its parts, in the order that is usual in its script. */
export function joinName({ family, given, further, before, after }: NameParts): string {
  if (FAMILY_FIRST.test(family) && FAMILY_FIRST.test(given)) return family + given;
  const name = [before, given, further, family].filter((part) => part !== '').join(' ');
  return after === '' || name === '' ? name || after : `${name}, ${after}`;
}

/** The name of a person from the value of `N`: family, given, further given names, before, after. */
export function nameFromParts(value: string): string {
  const [family = '', given = '', further = '', before = '', after = ''] = splitEscaped(value, ';', 5).map((part) =>
    part
      .split(',')
      .map((name) => name.trim())
      .join(' ')
      .trim(),
  );
  return joinName({ family, given, further, before, after });
}

/** The name of a company from `ORG`: the company, then its departments. */
export function companyOf(value: string): string {
  return splitEscaped(value, ';', 2)[0]?.trim() ?? '';
}

/** A label of Apple's address book: `_$!<Anniversary>!$_` is “Anniversary”. */
export function labelOf(value: string): string {
  const text = value.trim();
  return text.startsWith('_$!<') && text.endsWith('>!$_') ? text.slice(4, -4) : text;
}

/** What kind of date a label names. */
export function dateTypeOf(label: string): OwnType {
  const word = foldText(label);
  if (/^(birthday|geburtstag|anniversaire|cumpleanos|compleanno|verjaardag)$/.test(word)) return 'birthday';
  if (/^((wedding )?anniversary|wedding|wedding day|hochzeitstag|jahrestag|aniversario|anniversario)$/.test(word))
    return 'anniversary';
  return 'event';
}
