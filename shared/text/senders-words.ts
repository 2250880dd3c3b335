/** Titles that stand before a name with a full stop and no space: "Dr.Li" is nobody's website. */
const TITLES = /^(?:mr|mrs|ms|mx|dr|prof|st|sr|jr|rev|fr)$/i;
/** Endings of addresses of more than two letters that people meet, and those that phishers use. Those of two letters are countries. */
const ENDINGS =
  /^(?:com|org|net|info|biz|edu|gov|mobi|name|pro|xyz|top|site|online|shop|store|club|live|app|dev|page|link|click|work|support|help|email|cloud|web|website|space|fun|icu|vip|win|bid|loan|review|download|stream|today|world|life|news|blog|tech|digital|agency|bank|money|cash|cards|gift|gifts|zip|mov|rest|cyou|sbs|cfd|buzz|quest|monster|test|example|invalid|onion)$/i;

/** One form for what looks alike: full-width signs, other full stops, and signs that cannot be seen. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。．｡]/g, '.');
}

/**
 * Whether text has an address that a mail program would make a link of: a web address with or without its scheme, or an email address. "J.R. Smith", "St.John" and
 * "Rosa/Tom" are none.
 */
export function hasLink(text: string): boolean {
  const line = plain(text);
  if (/https?:|hxxp|\bwww\.|:\/\/|\S@\S+\.\S/i.test(line)) return true;
  if (/\b\d{1,3}(?:\.\d{1,3}){3}\b/.test(line)) return true;
  for (const [, label = '', ending = ''] of line.matchAll(/([\p{L}\p{N}-]+)\.(?=([\p{L}][\p{L}\p{N}-]*))/gu)) {
    if (label.length < 2 || TITLES.test(label)) continue;
    if (ENDINGS.test(ending) || /^[a-z]{2}$/i.test(ending) || /^xn--/i.test(ending)) return true;
  }
  return false;
}

/**
 * Who is often pretended to be in a mail. Only names that are nobody's own: "Chase", "Hermes", "Santander", "Lloyd", "Apple", "Visa" and "Ups" are also first or last
 * names or words of some language, and stand here with a second word only.
 */
const BRANDS = [
  'cardamom',
  'pay pal',
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
  'amazon prime',
  'amazon support',
  'amazon security',
  'amazon customer service',
  'apple support',
  'apple id',
  'icloud',
  'itunes',
  'microsoft',
  'office 365',
  'google',
  'gmail',
  'facebook',
  'instagram',
  'whatsapp',
  'netflix',
  'spotify',
  'linkedin',
  'ebay',
  'docusign',
  'dropbox',
] as const;

/** Letters of other scripts, and figures, that are read as Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  ո: 'n',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
function asRead(text: string): string {
  return Array.from(
    plain(text)
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, ''),
    (sign) => LOOKALIKES[sign] ?? sign,
  ).join('');
}
const PRETENDED = new RegExp(
  `(?<!\\p{L})(?:${BRANDS.map((brand) => asRead(brand).replaceAll(' ', '[\\s._-]*')).join('|')})(?!\\p{L})`,
  'u',
);

/** Whether a name is one that others are often deceived by. */
export function pretendsToBe(name: string): boolean {
  return PRETENDED.test(asRead(name));
}

/**
 * What is wrong with the name that a card is sent under: it stands in From and in the subject of a mail.
 * @returns null where nothing is.
 */
export function senderNameFault(name: string): { errorCode: 'link' | 'brand'; errorMessage: string } | null {
  if (hasLink(name))
    return {
      errorCode: 'link',
      errorMessage: 'A name cannot contain a web or email address. Enter the name that they know you by.',
    };
  return pretendsToBe(name)
    ? {
        errorCode: 'brand',
        errorMessage:
          'This is the name of a company that is often used to deceive people. Enter the name that they know you by.',
      }
    : null;
}

/** What is wrong with the private phrase, which stands in the subject of a mail. @returns null where nothing is. */
export function phraseFault(phrase: string): { errorCode: 'link'; errorMessage: string } | null {
  return hasLink(phrase)
    ? {
        errorCode: 'link',
        errorMessage:
          'A phrase cannot contain a web or email address. Put links in your message. If this is none, leave a space after the full stop.',
      }
    : null;
}
