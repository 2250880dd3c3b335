import type { ErrorItem } from '#contract/reply.ts';
import { Failure } from '#server/kernel/failure.ts';
import { firstName } from '#shared/people/first-name.ts';
import { checkPhrase, senderNameFault } from '#shared/text/senders-words.ts';

const GROUP_FAULTS = {
  link: 'The name of a list cannot contain a web or email address.',
  number: 'The name of a list cannot contain a phone number.',
  brand: 'This name has that of a company that is often used to deceive people. Choose another.',
} as const;

/** What a list may be called: strangers read it on a page of ours, so that it leads nowhere else. @throws Failure at `name` */
export function checkGroupName(name: string): void {
  const fault = checkPhrase(name);
  if (fault !== null) throw new Failure('invalid', [at('name', fault.errorCode, GROUP_FAULTS[fault.errorCode])]);
}

/** What somebody on a list may be called: the others read it. @throws Failure at `name` */
export function checkPersonName(name: string): void {
  const fault = senderNameFault(name);
  if (fault !== null)
    throw new Failure('invalid', [at('name', fault.errorCode, 'Enter your name only, as they know you.')]);
}

function at(field: string, errorCode: string, errorMessage: string): ErrorItem {
  return { field, errorCode, errorMessage };
}

/** A name, so that those which differ only in case, accents and spaces are the same. */
export function foldName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

type Listed = { person_id: string; name: string; month: number; day: number; is_distinct: boolean };

/**
 * Who on a list may be somebody who was there before: of the same name, or of the same first name and the same day.
 * @param people in the order in which they were added
 * @returns the id of the earlier one, by the id of the later one
 */
export function findDoubts(people: readonly Listed[]): Map<string, string> {
  const doubts = new Map<string, string>();
  const seen = new Map<string, string>();
  for (const { person_id: id, name, month, day, is_distinct: isDistinct } of people) {
    const keys = [foldName(name), `${foldName(firstName(name))} ${month}-${day}`];
    const earlier = keys.map((key) => seen.get(key)).find((known) => known !== undefined);
    if (earlier !== undefined && !isDistinct) doubts.set(id, earlier);
    for (const key of keys) if (!seen.has(key)) seen.set(key, id);
  }
  return doubts;
}
