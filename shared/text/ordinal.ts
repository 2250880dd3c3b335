const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
/** `1st`, `12th`, `23rd`. */
export const ordinal = (number: number) => `${number}${ENDINGS[rules.select(number)] ?? 'th'}`;
