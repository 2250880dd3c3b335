import { CARDS_MAX } from './address-book-carddav.ts';
import { fieldsOf, listOf, readPages, textOf } from './contact-api.ts';
import { contactProvider } from './contact-provider-flow.ts';
import type { ContactClient, ContactProvider } from './contact-provider.ts';
import { type CardDay, cardOf, dayFrom } from './contact-vcard.ts';

const SCOPE = 'https://www.googleapis.com/auth/contacts.readonly';
/** What is asked for: what a contact here can hold, and no pictures. */
const FIELDS = 'names,nicknames,birthdays,emailAddresses,phoneNumbers,organizations,relations,events,biographies';
const PAGE = 1000;

/** Contacts of a Google account (People API, `people.connections.list`). */
export function googleContacts(client: ContactClient): ContactProvider {
  return contactProvider(client, SCOPE, async (token) => {
    const url = new URL(`${client.apiUrl}/v1/people/me/connections`);
    url.search = new URLSearchParams({ personFields: FIELDS, pageSize: String(PAGE) }).toString();
    const people = await readPages(
      url,
      token,
      (body) => {
        const { connections, nextPageToken } = fieldsOf(body);
        const next = new URL(url);
        next.searchParams.set('pageToken', textOf(nextPageToken));
        return { items: listOf(connections), next: textOf(nextPageToken) === '' ? null : next };
      },
      CARDS_MAX,
    );
    return { vcards: people.map(cardOfPerson).join(''), people: people.length };
  });
}

function cardOfPerson(person: unknown): string {
  const all = (field: string) => listOf(fieldsOf(person)[field]).map(fieldsOf);
  const values = (field: string, key = 'value') =>
    all(field)
      .map((one) => textOf(one[key]))
      .filter((text) => text !== '');
  return cardOf({
    name: values('names', 'displayName')[0] ?? '',
    nickname: values('nicknames')[0] ?? '',
    company: values('organizations', 'name')[0] ?? '',
    emails: values('emailAddresses'),
    phones: values('phoneNumbers'),
    note: values('biographies')[0] ?? '',
    birthday:
      all('birthdays')
        .map(dayOf)
        .find((day) => day !== null) ?? null,
    dates: all('events').flatMap((event) => {
      const day = dayOf(event);
      return day === null ? [] : [{ label: textOf(event['formattedType']) || textOf(event['type']), day }];
    }),
    relatives: all('relations').map((one) => ({ label: textOf(one['type']), name: textOf(one['person']) })),
  });
}

function dayOf({ date }: Record<string, unknown>): CardDay | null {
  const { year, month, day } = fieldsOf(date);
  return dayFrom(year, month, day);
}
