import { CARDS_MAX } from './address-book-carddav.ts';
import { fieldsOf, listOf, readPages, textOf } from './contact-api.ts';
import { contactProvider } from './contact-provider-flow.ts';
import type { ContactClient, ContactProvider } from './contact-provider.ts';
import { cardOf, dayFrom } from './contact-vcard.ts';

const SCOPE = 'Contacts.Read';
const FIELDS =
  'displayName,nickName,companyName,emailAddresses,homePhones,mobilePhone,businessPhones,birthday,spouseName,personalNotes';
const PAGE = 500;

/** Contacts of a Microsoft account, of a person or at work (Microsoft Graph, `/me/contacts`). */
export function microsoftContacts(client: ContactClient): ContactProvider {
  return contactProvider(client, SCOPE, async (token) => {
    const url = new URL(`${client.apiUrl}/v1.0/me/contacts`);
    url.search = new URLSearchParams({ $select: FIELDS, $top: String(PAGE) }).toString();
    const people = await readPages(
      url,
      token,
      (body) => {
        const { value, '@odata.nextLink': link } = fieldsOf(body);
        return { items: listOf(value), next: URL.canParse(textOf(link)) ? new URL(textOf(link)) : null };
      },
      CARDS_MAX,
    );
    return { vcards: people.map(cardOfContact).join(''), people: people.length };
  });
}

function cardOfContact(contact: unknown): string {
  const fields = fieldsOf(contact);
  const text = (field: string) => textOf(fields[field]);
  const texts = (field: string) => listOf(fields[field]).map(textOf);
  // Outlook stores noon of the day in UTC, whatever the zone.
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)T/.exec(text('birthday')) ?? [];
  return cardOf({
    name: text('displayName'),
    nickname: text('nickName'),
    company: text('companyName'),
    emails: listOf(fields['emailAddresses']).map((one) => textOf(fieldsOf(one)['address'])),
    phones: [text('mobilePhone'), ...texts('homePhones'), ...texts('businessPhones')],
    note: text('personalNotes'),
    birthday: dayFrom(Number(year), Number(month), Number(day)),
    dates: [],
    relatives: text('spouseName') === '' ? [] : [{ label: 'spouse', name: text('spouseName') }],
  });
}
