import type { ValidatedInput } from '#contract/calls.ts';
import type { ReadAddressBook } from '#contract/import.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { type AddressBookProblem, AddressBookRefused } from '#server/ports/contacts/address-book.ts';
import { formatQuantity } from '#shared/text/format.ts';
import { contactConsentsOf } from './contact-consents.ts';
import { IMPORT_LIMITS } from './limits.ts';

/** How many are read by one process at the same time. */
const AT_ONCE = 4;

/** Address books on servers that members name. */
export const addressBooksOf = oncePerContext(createAddressBooks);

function createAddressBooks(context: Context) {
  const { addressBookReader: reader, keys, rateLimits } = context;
  const limits = rateLimits.of(IMPORT_LIMITS);
  let reading = 0;

  return {
    /** Where address books can be read from, besides files. */
    sources: () => ({ carddav: reader !== null, accounts: contactConsentsOf(context).providers }),

    /**
     * Reads an address book from a server. Neither the password nor what was read is stored or logged.
     * @throws Failure at the field that is wrong
     */
    async read(actor: Actor, account: ValidatedInput<'POST /imports/carddav'>['body']): Promise<ReadAddressBook> {
      const { memberId } = requireNotImpersonated(actor);
      if (reader === null)
        throw failure('conflict', 'general', 'no-carddav', 'This site reads no address books from servers.');
      const tooMany = (wait: string) => `You tried this many times. Try again in ${wait}.`;
      await limits.readings.take(memberId, 'general', tooMany);
      const whose = [account.server.toLowerCase(), account.username.toLowerCase()].join('\n');
      await limits.accounts.take(keys.hash('address-book', whose).toString('base64url'), 'general', tooMany);
      if (reading >= AT_ONCE)
        throw failure('too-many', 'general', 'busy', 'Many address books are being read. Try again in a minute.', 60);
      reading++;
      try {
        return { name: nameOf(account.server), ...(await reader.read(account)) };
      } catch (error) {
        if (!(error instanceof AddressBookRefused)) throw error;
        const { field, message } = SENTENCES[error.problem];
        throw failure('invalid', field, error.problem, message(error.host ?? ''));
      } finally {
        reading--;
      }
    },
  };
}

/** The server, as a member knows it: `contacts.icloud.com`. */
function nameOf(server: string): string {
  const url = URL.canParse(server) ? server : `https://${server}`;
  return URL.canParse(url) ? new URL(url).hostname : server;
}

const atServer = (text: string) => ({ field: 'server', message: () => text });

const SENTENCES: Record<AddressBookProblem, { field: string; message: (host: string) => string }> = {
  address: atServer('Enter the address of your server, such as cloud.example.org.'),
  inside: atServer('This address is inside a private network, where we cannot reach it. Bring a file from there.'),
  port: atServer(
    'We cannot reach this port. Leave out the number at the end of the address, if your server allows it.',
  ),
  elsewhere: {
    field: 'server',
    message: (host) =>
      `This server leads on to ${host}. Your password goes to no other site: if that one is yours, enter its address.`,
  },
  unreachable: atServer('This server does not answer. Check the address, or try again later.'),
  certificate: atServer('The certificate of this server is not valid, so your password would not be safe there.'),
  'no-address-book': atServer(
    'There is no address book at this address. The settings of your server name it, often as “CardDAV”.',
  ),
  password: {
    field: 'password',
    message: () =>
      'The server does not accept this user name with this password. Many servers want an app-specific password here.',
  },
  forbidden: { field: 'username', message: () => 'This account may not read an address book there.' },
  'other-sign-in': atServer(
    'This server wants the password in another way than we can send it. Bring a file from there.',
  ),
  'too-slow': atServer('This server took longer than a minute. Try again later, or bring a file from there.'),
  'too-large': atServer('This address book is too large to be read in one go. Bring a file from there.'),
  'too-many': atServer(
    `We read up to ${formatQuantity(10_000, 'person', 'people')} in one go, and there are more. Bring a file from there.`,
  ),
};
