import { splitEscaped } from '../property-text.ts';

/** Scripts whose names have the family name first, without a space. */
const FAMILY_FIRST = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー・々]+$/u;

/** The name of a person from the parts of `N`: family, given, further given names, before, after. */
export function nameFromParts(value: string): string {
  const [family = '', given = '', further = '', before = '', after = ''] = splitEscaped(value, ';', 5).map((part) =>
    part
      .split(',')
      .map((name) => name.trim())
      .join(' ')
      .trim(),
  );
  if (FAMILY_FIRST.test(family) && FAMILY_FIRST.test(given)) return family + given;
  const name = [before, given, further, family].filter((part) => part !== '').join(' ');
  return after === '' || name === '' ? name || after : `${name}, ${after}`;
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
