import { containsBrand } from './brand-names.ts';
import { plainForm, foldLookalikes } from './lookalikes.ts';

/** Titles before a name with a full stop and no space: "Dr.Li" is not a website. */
const TITLES = /^(?:mr|mrs|ms|mx|dr|prof|st|sr|jr|rev|fr)$/i;
/** Top-level domains that are neither words nor names. After an initial or a title only these count as an address. */
const PLAIN_ENDINGS =
  /^(?:com|org|net|info|biz|edu|gov|mobi|xyz|top|site|online|shop|app|dev|link|click|website|icu|cyou|sbs|cfd|zip|lol|gle)$/i;
/** Common top-level domains of more than two letters, and those that phishers use. Any two letters count as a country's. */
const ENDINGS =
  /^(?:name|pro|store|club|live|page|work|works|support|help|email|cloud|web|space|fun|vip|win|bid|loan|loans|review|reviews|download|stream|today|world|life|news|blog|tech|digital|agency|bank|money|cash|cards|gift|gifts|mov|rest|buzz|quest|monster|test|example|invalid|onion|one|zone|ltd|inc|llc|group|team|company|business|finance|financial|credit|insurance|tax|legal|center|care|services|solutions|systems|network|media|social|chat|studio|design|guru|ninja|rocks|wiki|fyi|run|games|game|bet|casino|poker|date|dating|men|trade|party|racing|science|webcam|accountant|faith|cricket|ink|bond|hair|beauty|skin|lat|pics|photos|express|delivery|discount|sale|shopping|deals|direct|codes|software|tools|tips|plus|exchange|capital|fund|ventures|holdings|arpa|local|internal|localhost)$/i;
/** Top-level domains in other scripts. */
const OTHER_ENDINGS =
  /^(?:рф|рус|бел|укр|срб|мкд|мон|бг|ею|қаз|онлайн|сайт|орг|ком|дети|москва|ελ|ευ|გე|հայ|中国|中國|香港|台湾|台灣|新加坡|公司|网络|网址|商城|手机|在线|中文网|网站|みんな|コム|한국|닷컴|닷넷|भारत|ไทย|קום|ישראל|مصر|السعودية|امارات|ایران|الاردن|شبكة|موقع|كوم|پاکستان|بھارت)$/;
/** Anything with a scheme: links, mail addresses, phone numbers. */
const SCHEME = /https?:|hxxp|\bwww\.|:\/\/|\b(?:mailto|tel|sms|ftp):\S|\S@\S+\.\S/i;

/**
 * Whether text contains an address that a mail program would turn into a link: a web address with or without its scheme, or an email address. "J.R.
 * Smith", "St.John" and "Rosa/Tom" do not count.
 */
export function hasLink(text: string): boolean {
  const line = plainForm(text);
  if (SCHEME.test(line)) return true;
  if (/(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/.test(line)) return true;
  const labels = /([\p{L}\p{N}\p{M}\p{So}_-]+)\.(?=([\p{L}][\p{L}\p{N}\p{M}-]*)(\/\S)?)/gu;
  for (const [, label = '', ending = '', path] of line.matchAll(labels)) {
    const latin = foldLookalikes(ending);
    if (PLAIN_ENDINGS.test(latin) || path !== undefined) return true;
    if (Array.from(label).length < 2 || TITLES.test(label)) continue;
    if (ENDINGS.test(latin) || OTHER_ENDINGS.test(ending) || /^[a-z]{2}$/i.test(ending) || /^xn--/i.test(ending))
      return true;
  }
  return false;
}

/** Dates and times: their digits are not a phone number. */
const DAYS = /(?<!\d)(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}([./-])\d{1,2}\2\d{1,2}|\d{1,2}[:.]\d{2})(?!\d)/g;

/** Whether text contains a phone number: at least this many digits, with the usual separators between them. */
function hasNumberToCall(text: string, figures: number): boolean {
  const line = plainForm(text)
    .replace(/\p{Nd}/gu, figureOf)
    .replace(DAYS, ' . ');
  return new RegExp(`\\d(?:[\\s()/.,+_\\u2010-\\u2015-]{0,3}\\d){${figures - 1},}`, 'u').test(line);
}

/** A digit of any script as an ASCII digit: the ten digits of a script have consecutive code points. */
function figureOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

type Fault = { errorCode: 'link' | 'number' | 'brand'; errorMessage: string };

/**
 * The error in the sender's name. It is used in the From header and the subject of mails.
 * @returns null if there is none.
 */
export function senderNameFault(name: string): Fault | null {
  if (hasLink(name))
    return {
      errorCode: 'link',
      errorMessage: 'A name cannot contain a web or email address. Enter the name that they know you by.',
    };
  if (hasNumberToCall(name, 7))
    return {
      errorCode: 'number',
      errorMessage: 'A name cannot contain a phone number. Enter the name that they know you by.',
    };
  return containsBrand(name)
    ? {
        errorCode: 'brand',
        errorMessage:
          'This is the name of a company that is often used to deceive people. Enter the name that they know you by.',
      }
    : null;
}

/** The error in the private phrase, which is in the subject of a mail. @returns null if there is none. */
export function checkPhrase(phrase: string): Fault | null {
  if (hasLink(phrase))
    return {
      errorCode: 'link',
      errorMessage:
        'A phrase cannot contain a web or email address. Put links in your message. If it is not an address, leave a space after the full stop.',
    };
  if (hasNumberToCall(phrase, 9))
    return {
      errorCode: 'number',
      errorMessage: 'A phrase cannot contain a phone number. Put it in your message.',
    };
  return containsBrand(phrase)
    ? {
        errorCode: 'brand',
        errorMessage:
          'The phrase is in the subject of the email, where this company’s name is often used to deceive people. Put it in your message.',
      }
    : null;
}
