import type { Paper } from '#cards/render/sheets/imposition.ts';

/** Where offices and homes print on US Letter (Unicode CLDR, paper sizes by territory). */
const LETTER = new Set('US CA MX CL CO CR GT PA PH PR SV VE BZ NI DO'.split(' '));

/** The paper that people with this language setting most likely have. @param locale as in `navigator.language` */
export function paperOfLocale(locale: string): Paper {
  try {
    return LETTER.has(new Intl.Locale(locale).maximize().region ?? '') ? 'letter' : 'a4';
  } catch (error) {
    if (error instanceof RangeError) return 'a4';
    throw error;
  }
}
