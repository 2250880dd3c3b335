import type { ErrorItem } from '#contract/reply.ts';
import type { DraftRecipient } from '../recipients/recipients.ts';
import { FIELDS, type Draft, type Field, type RejectedValues } from './draft.ts';
import { fingerprintPerson, getSendablePeople, toWireValue } from './save-requests.ts';

const FIELD_BY_SERVER_NAME: Record<string, Field> = {
  recipients: 'people',
  'sender.name': 'senderName',
  'sender.email': 'senderEmail',
  'sender.timeZone': 'senderTimeZone',
  schedule: 'schedule',
};
/** The part of a person that a server error belongs to; all others belong to the address. */
const PART_BY_SERVER_NAME: Record<string, string> = {
  name: 'name',
  timeZone: 'place',
  countryId: 'place',
  nameOnFront: 'nameOnFront',
};
/**
 * The form field that a server error belongs to: `people.<key>.email`, `senderEmail`, …; null when no field here matches.
 * @param sent the recipients in the order in which they were sent.
 */
export function getFieldOfError(item: ErrorItem, sent: readonly DraftRecipient[]): string | null {
  const path = item.field.replace(/\[(\d+)\]/g, '.$1');
  const [root = '', second = '', third = ''] = path.split('.');
  if (root === 'recipients' && second !== '') {
    const person = sent[Number(second)];
    return person ? `people.${person.key}.${PART_BY_SERVER_NAME[third] ?? 'email'}` : 'people';
  }
  const field =
    FIELD_BY_SERVER_NAME[path] ?? FIELD_BY_SERVER_NAME[root] ?? FIELD_BY_SERVER_NAME[`${root}.${second}`] ?? root;
  return FIELDS.find((known) => known === field) ?? null;
}

/** The rejections that a failed save adds, each bound to the value that was rejected. */
export function getRejectedValues(
  errors: readonly ErrorItem[],
  draft: Draft,
  pending: ReadonlyMap<Field, string>,
  rejected: RejectedValues,
): RejectedValues {
  const sent = getSendablePeople(draft.people, rejected);
  const added: RejectedValues = {};
  for (const item of errors) {
    const field = getFieldOfError(item, sent);
    if (field === null) continue;
    const person = findPerson(field, draft);
    const wire = person ? fingerprintPerson(person) : pending.get(field as Field);
    if (wire !== undefined) added[field] = { wire, message: item.errorMessage };
  }
  return added;
}

/** The server's message about a field, while the field still holds the value that was rejected. */
export function getRejection(field: string, draft: Draft, rejected: RejectedValues): string | undefined {
  const rejection = rejected[field];
  if (!rejection) return undefined;
  const person = findPerson(field, draft);
  const now =
    getPersonKey(field) === undefined
      ? JSON.stringify(toWireValue(field as Field, draft, {}))
      : person && fingerprintPerson(person);
  return now === rejection.wire ? rejection.message : undefined;
}

/** The key in a field such as `people.<key>.email`; undefined for other fields. */
export function getPersonKey(field: string): string | undefined {
  return /^people\.(.+)\.\w+$/.exec(field)?.[1];
}
function findPerson(field: string, draft: Draft): DraftRecipient | undefined {
  const key = getPersonKey(field);
  return key === undefined ? undefined : draft.people.find((candidate) => candidate.key === key);
}
