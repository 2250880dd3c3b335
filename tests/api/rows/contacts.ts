import type { contactCalls } from '#contract/contact.ts';
import type { importCalls } from '#contract/import.ts';
import { loggedIn, type RowsOf, type Scenario } from '../scenario.ts';

/** A contact of the owner. */
async function contactOf({ owner }: Scenario): Promise<string> {
  return (await owner.call('POST /contacts', { body: { name: 'Amelie' } })).contact.contactId;
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
};
