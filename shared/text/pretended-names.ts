import { looseForm, readableForm } from './readable-form.ts';

/**
 * Who is often pretended to be in a mail. Only names that are nobody's own: "Chase", "Hermes", "Santander", "Lloyd", "Apple", "Visa" and "Ups" are also first or last
 * names or words of some language, and stand here with a second word only.
 */
const BRANDS: readonly string[] = [
  'cardamom',
  'venmo',
  'klarna',
  'paypal',
  'mastercard',
  'american express',
  'western union',
  'money gram',
  'coinbase',
  'binance',
  'metamask',
  'revolut',
  'hsbc',
  'barclays',
  'natwest',
  'citibank',
  'capital one',
  'wells fargo',
  'bank of america',
  'chase bank',
  'santander bank',
  'banco santander',
  'lloyds bank',
  'deutsche bank',
  'commerzbank',
  'sparkasse',
  'volksbank',
  'postbank',
  'bnp paribas',
  'credit agricole',
  'societe generale',
  'unicredit',
  'dhl',
  'fedex',
  'usps',
  'ups delivery',
  'ups parcel',
  'royal mail',
  'deutsche post',
  'la poste',
  'postnl',
  'evri',
  'parcelforce',
  'hmrc',
  'internal revenue service',
  'norton antivirus',
  'norton lifelock',
  'norton security',
  'mcafee',
  'geek squad',
  'amazon prime',
  'amazon orders',
  'amazon account',
  'amazon delivery',
  'amazon support',
  'amazon security',
  'amazon customer service',
  'apple support',
  'apple id',
  'icloud',
  'itunes',
  'microsoft outlook',
  'hotmail',
  'yahoo',
  'microsoft',
  'office 365',
  'google',
  'gmail',
  'facebook',
  'instagram',
  'whatsapp',
  'tiktok',
  'netflix',
  'spotify',
  'linkedin',
  'ebay',
  'docusign',
  'dropbox',
];

/** Under so many letters a name is read strictly: "dhl" with an i for its l may be somebody's. */
const SHORT = 5;
/** From so many letters on a name in one word stands in no other word, and is found inside of what is written together. */
const LONG = 6;
/** These do stand in other words, as in "revolution". */
const INSIDE_WORDS: readonly string[] = ['revolut'];

/** Between the words of a name, and where it is spaced out, between all of its letters. */
const GAP = '[\\s._-]*';
const isLong = (brand: string) => !brand.includes(' ') && brand.length >= LONG;

/** Names by themselves, where each may be spaced out; and long ones inside of other words too. */
function anyOf(brands: readonly string[], form: (text: string) => string): RegExp {
  const alone = brands.map((brand) => (isLong(brand) ? Array.from(form(brand)) : form(brand).split(' ')).join(GAP));
  const inside = brands.filter((brand) => isLong(brand) && !INSIDE_WORDS.includes(brand)).map(form);
  return new RegExp(`(?<!\\p{L})(?:${alone.join('|')})(?!\\p{L})|${inside.join('|')}`, 'u');
}
const STRICT = anyOf(BRANDS, readableForm);
const LOOSE = anyOf(
  BRANDS.filter((brand) => brand.length >= SHORT),
  looseForm,
);

/** Whether text has a name that others are often deceived by, as it is read at a glance. */
export function pretendsToBe(text: string): boolean {
  return STRICT.test(readableForm(text)) || LOOSE.test(looseForm(text));
}
