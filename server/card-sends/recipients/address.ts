import type { ErrorItem } from '#contract/reply.ts';
import { Failure } from '#server/kernel/failure.ts';
import { formatPhoneNumber, parseMobileNumber } from '#server/mobile-numbers/mobile-numbers.ts';

/** Where a card goes to somebody: an email address, or a mobile number in E.164. */
export type Addressed = { email: string | null; mobile: string | null };
type Given = { email?: string | undefined; mobile?: string | undefined };

/** As it is stored and compared. */
export function addressOf({ email, mobile }: Addressed): string {
  return email ?? mobile ?? '';
}

/** As people read it: an address, or `+44 7400 123456`. */
export function shownAddress({ email, mobile }: Addressed): string {
  return email ?? (mobile === null ? '' : formatPhoneNumber(mobile));
}

/** The way a card leaves to somebody, for dispatch. */
export function wayTo(person: Addressed): { channel: 'email' | 'text'; address: string } {
  return { channel: person.mobile === null ? 'email' : 'text', address: addressOf(person) };
}

/** The numbers that a card goes to. */
export function numbersOf(people: readonly Addressed[]): string[] {
  return people.flatMap(({ mobile }) => mobile ?? []);
}

const NO_TEXTS = 'This site sends no text messages. Enter an email address.';
const NO_NUMBER = 'This is not a mobile number. Start with + and the country code, such as +44 7400 123456.';

/** Reads what was given as an address. @returns what is wrong with a number, otherwise the address */
export function readAddress(
  { email, mobile }: Given,
  {
    sendsTexts,
    countryId,
  }: { sendsTexts: boolean; /** for a number without a country code */ countryId: string | null },
): Addressed | { errorCode: string; errorMessage: string } {
  if (mobile === undefined) return { email: email ?? null, mobile: null };
  if (!sendsTexts) return { errorCode: 'no-texts', errorMessage: NO_TEXTS };
  const number = parseMobileNumber(mobile, countryId);
  return number === null
    ? { errorCode: 'not-a-mobile-number', errorMessage: NO_NUMBER }
    : { email: null, mobile: number };
}

/** The people of a draft with their numbers in E.164. @throws Failure at each number that is none, or where no texts are sent */
export function readAddresses<P extends Given & { countryId: string | null }>(
  people: readonly P[],
  sendsTexts: boolean,
  ownCountryId: string | null,
): (Omit<P, 'email' | 'mobile'> & Addressed)[] {
  const faults: ErrorItem[] = [];
  const read = people.map((person, i) => {
    const countryId = person.countryId ?? ownCountryId;
    const address = readAddress(person, { sendsTexts, countryId });
    if ('errorCode' in address) faults.push({ field: `recipients.${i}.mobile`, ...address });
    return { ...person, ...('errorCode' in address ? { email: null, mobile: null } : address) };
  });
  if (faults.length > 0) throw new Failure('invalid', faults);
  return read;
}

/** What is wrong with the people of a card where no texts are sent any more. */
export function checkTexts(people: readonly Addressed[], sendsTexts: boolean): ErrorItem[] {
  if (sendsTexts) return [];
  return people.flatMap(({ mobile }, i) =>
    mobile === null ? [] : [{ field: `recipients.${i}.mobile`, errorCode: 'no-texts', errorMessage: NO_TEXTS }],
  );
}
