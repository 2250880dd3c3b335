import { foldLookalikesLoosely, foldLookalikes } from './lookalikes.ts';

/**
 * Brands that are often impersonated in mails. "Chase", "Hermes", "Santander", "Lloyd", "Apple", "Visa" and "Ups" are also names of people or
 * ordinary words, so they are listed only with a second word.
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

/** Shorter names are matched strictly: "dhl" with an i in place of its l may be a real name. */
const SHORT = 5;
/** A single word of at least this length is also found inside other words. */
const LONG = 6;
/** Except these, which do occur in other words: "revolution". */
const INSIDE_WORDS: readonly string[] = ['revolut'];

/** Allowed between the words of a name, or between all letters of a spaced-out one. */
const GAP = '[\\s._-]*';
const isLong = (brand: string) => !brand.includes(' ') && brand.length >= LONG;

/** Matches names on their own, also spaced out, and long ones inside other words. */
function anyOf(brands: readonly string[], form: (text: string) => string): RegExp {
  const alone = brands.map((brand) => (isLong(brand) ? Array.from(form(brand)) : form(brand).split(' ')).join(GAP));
  const inside = brands.filter((brand) => isLong(brand) && !INSIDE_WORDS.includes(brand)).map(form);
  return new RegExp(`(?<!\\p{L})(?:${alone.join('|')})(?!\\p{L})|${inside.join('|')}`, 'u');
}
const STRICT = anyOf(BRANDS, foldLookalikes);
const LOOSE = anyOf(
  BRANDS.filter((brand) => brand.length >= SHORT),
  foldLookalikesLoosely,
);

/** Whether text contains the name of a brand that is often impersonated, or something that looks like one. */
export function containsBrand(text: string): boolean {
  return STRICT.test(foldLookalikes(text)) || LOOSE.test(foldLookalikesLoosely(text));
}
