/** What somebody types of a telephone number: digits with the signs between them. */
const NUMBER = /^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/;
/** A number after a name, with or without angle brackets. */
const LAST = /^(?<name>.*?)[\s<:]*(?<number>(?:\+|\(|\b)\d[\d\s().\-/]{5,})>?$/;
/** Shorter ones are not those of mobile phones anywhere. */
const DIGITS_MIN = 7;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether a text can become a telephone number, and not an email address. */
export function isTypedNumber(text: string): boolean {
  return text.trim() === '+' || NUMBER.test(text.trim());
}

/** Whether a typed number is long enough. Whether it is one of a mobile phone is for the server to say, which knows the numbers of all countries. */
export function isLongEnough(number: string): boolean {
  return digitsOf(number).length >= DIGITS_MIN;
}

/** `Mei +44 7400 123456` as a name and a number; null where no number is at the end. */
export function parseNamedNumber(text: string): { name: string; number: string } | null {
  const { name = '', number = '' } = LAST.exec(text.trim())?.groups ?? {};
  return isLongEnough(number) ? { name: name.trim(), number: number.trim() } : null;
}

/** Whether two numbers are the same, one of which may lack its country code: `07400 123456` is `+44 7400 123456`. */
export function sameNumber(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => digitsOf(number.replace('(0)', '')).replace(/^0+/, ''));
  if (!a || !b || Math.min(a.length, b.length) < DIGITS_MIN) return false;
  return a.endsWith(b) || b.endsWith(a);
}
