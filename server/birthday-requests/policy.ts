import type { ErrorItem } from '#contract/reply.ts';
import { Failure } from '#server/kernel/failure.ts';
import { parseMobileNumber } from '#server/mobile-numbers/mobile-numbers.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { checkPhrase, senderNameFault } from '#shared/text/senders-words.ts';

export type AskedPerson = {
  name: string;
  contactId?: string | undefined;
  email?: string | undefined;
  /** E.164 */ mobile?: string | undefined;
};

const MESSAGE_FAULTS = {
  link: 'A request cannot contain a web or email address. The mail has one link, which is ours.',
  number: 'A request cannot contain a phone number. They can reply to you by email.',
  brand: 'This message has the name of a company that is often used to deceive people. Leave it out.',
} as const;

/** What a member may write in a request. A mail goes to somebody who did not ask for one, so that it says little and leads nowhere else. @throws Failure */
export function checkWords(people: readonly AskedPerson[], message: string): void {
  const items: ErrorItem[] = [];
  people.forEach(({ name }, i) => {
    const fault = senderNameFault(name);
    if (fault !== null)
      items.push({ ...fault, field: `people.${i}.name`, errorMessage: 'Enter their name only, as you call them.' });
  });
  const fault = checkPhrase(message);
  if (fault !== null)
    items.push({ field: 'message', errorCode: fault.errorCode, errorMessage: MESSAGE_FAULTS[fault.errorCode] });
  if (items.length > 0) throw new Failure('invalid', items);
}

/** The people with their numbers in E.164. @param countryId for a number without a country code @throws Failure at each that is none, or where no texts are sent */
export function readNumbers(
  people: readonly AskedPerson[],
  { sendsTexts, countryId }: { sendsTexts: boolean; countryId: string | null },
): AskedPerson[] {
  const items: ErrorItem[] = [];
  const read = people.map((person, i) => {
    if (person.mobile === undefined) return person;
    const mobile = sendsTexts ? parseMobileNumber(person.mobile, countryId) : null;
    const fault = sendsTexts
      ? {
          errorCode: 'not-a-mobile-number',
          errorMessage: 'This is not a mobile number. Start with + and the country code, such as +44 7400 123456.',
        }
      : { errorCode: 'no-texts', errorMessage: 'This site sends no text messages. Enter an email address.' };
    if (mobile === null) items.push({ field: `people.${i}.mobile`, ...fault });
    return { ...person, mobile: mobile ?? undefined };
  });
  if (items.length > 0) throw new Failure('invalid', items);
  return read;
}

/** Nobody is asked twice at once, and nobody asks themselves. @throws Failure at each who is. */
export function checkPeople(people: readonly AskedPerson[], ownAddress: string): void {
  const items: ErrorItem[] = [];
  people.forEach(({ email, mobile, contactId }, i) => {
    if (email !== undefined && sameAddress(email, ownAddress))
      items.push({ field: `people.${i}.email`, errorCode: 'own', errorMessage: 'This is your own address.' });
    const before = people.slice(0, i);
    const isAgain = before.some(
      (other) =>
        (contactId !== undefined && other.contactId === contactId) ||
        (email !== undefined && other.email !== undefined && sameAddress(other.email, email)) ||
        (mobile !== undefined && other.mobile === mobile),
    );
    const field = `people.${i}.${mobile === undefined ? 'email' : 'mobile'}`;
    if (isAgain) items.push({ field, errorCode: 'twice', errorMessage: 'You already chose this person.' });
  });
  if (items.length > 0) throw new Failure('invalid', items);
}
