import type { contactCalls } from '#contract/contact.ts';
import type { importCalls } from '#contract/import.ts';
import { loggedIn, memberInPerson, type RowsOf, type Scenario } from '../scenario.ts';

/** A contact of the owner. */
async function contactOf({ owner }: Scenario): Promise<string> {
  return (await owner.call('POST /contacts', { body: { name: 'Amelie' } })).contact.contactId;
}
/** A group of the owner. */
async function groupOf({ owner }: Scenario): Promise<string> {
  await owner.call('POST /contacts', { body: { name: 'Amelie', groups: ['Family'] } });
  return 'Family';
}
/** A contact is the owner's: for other members there is none. */
const ownersOnly = loggedIn({ other: '404 unknown-contact', admin: '404 unknown-contact' });

const anImport = () => ({
  importId: crypto.randomUUID(),
  name: 'contacts.vcf',
  part: 0,
  people: [{ name: 'Amelie', emails: [], phones: [], note: '', relationship: null, groups: [], dates: [] }],
});
/** An import of the owner. */
async function importOf({ owner }: Scenario): Promise<string> {
  return (await owner.call('POST /imports', { body: anImport() })).import.importId;
}

/** The address book. */
export const contactRows: RowsOf<typeof contactCalls & typeof importCalls> = {
  'GET /imports/sources': { expected: loggedIn() },
  // This copy reads from no server.
  'POST /imports/carddav': {
    given: () => ({ body: { server: 'dav.example.org', username: 'rosa', password: 'quiet' } }),
    expected: memberInPerson({
      member: '409 no-carddav',
      premium: '409 no-carddav',
      other: '409 no-carddav',
      admin: '409 no-carddav',
    }),
  },
  'POST /imports/contacts': {
    given: () => ({ body: { grant: 'none of ours' } }),
    expected: memberInPerson({ member: '422 late', premium: '422 late', other: '422 late', admin: '422 late' }),
  },
  'POST /imports': { given: () => ({ body: anImport() }), expected: loggedIn() },
  'GET /imports': { expected: loggedIn() },
  'DELETE /imports/{importId}': {
    given: async (scenario) => ({ params: { importId: await importOf(scenario) } }),
    expected: loggedIn({ other: '404 unknown-import', admin: '404 unknown-import' }),
  },
  'GET /contacts': { expected: loggedIn() },
  'POST /contacts': { given: () => ({ body: { name: 'Amelie' } }), expected: loggedIn() },
  'GET /contacts/{contactId}': {
    given: async (scenario) => ({ params: { contactId: await contactOf(scenario) } }),
    expected: ownersOnly,
  },
  'PUT /contacts/{contactId}': {
    given: async (scenario) => ({ params: { contactId: await contactOf(scenario) }, body: { note: 'Tomatoes' } }),
    expected: ownersOnly,
  },
  'DELETE /contacts/{contactId}': {
    given: async (scenario) => ({ params: { contactId: await contactOf(scenario) } }),
    expected: ownersOnly,
  },
  'POST /contacts/{contactId}/merge': {
    given: async (scenario) => ({
      params: { contactId: await contactOf(scenario) },
      body: { otherId: await contactOf(scenario) },
    }),
    expected: ownersOnly,
  },
  'GET /contact_groups': { expected: loggedIn() },
  'PUT /contact_groups/{group}': {
    given: async (scenario) => ({ params: { group: await groupOf(scenario) }, body: { name: 'Choir' } }),
    expected: loggedIn({ other: '404 unknown-group', admin: '404 unknown-group' }),
  },
  'DELETE /contact_groups/{group}': {
    given: async (scenario) => ({ params: { group: await groupOf(scenario) } }),
    expected: loggedIn({ other: '404 unknown-group', admin: '404 unknown-group' }),
  },
  'POST /contact_groups/{group}/contacts': {
    given: async (scenario) => ({
      params: { group: 'Family' },
      body: { contactIds: [await contactOf(scenario)], isIn: true },
    }),
    expected: ownersOnly,
  },
  'GET /contact_duplicates': { expected: loggedIn() },
  'POST /contact_duplicates/dismiss': {
    given: async (scenario) => ({ body: { contactIds: [await contactOf(scenario), await contactOf(scenario)] } }),
    expected: ownersOnly,
  },
};
