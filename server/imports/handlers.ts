import type { importCalls } from '#contract/import.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { addressBooksOf } from './address-books.ts';
import { contactConsentsOf } from './contact-consents.ts';
import { importsOf } from './imports.ts';

/** Files of people. */
export function importHandlers(context: Context): HandlersOf<typeof importCalls> {
  const imports = importsOf(context);
  const addressBooks = addressBooksOf(context);
  const consents = contactConsentsOf(context);
  return {
    'GET /imports/sources': () => Promise.resolve(addressBooks.sources()),
    'POST /imports/carddav': ({ body }, { actor }) => addressBooks.read(actor, body),
    'POST /imports/contacts': ({ body }, { actor }) => consents.read(actor, body.grant),
    'POST /imports': async ({ body }, { actor }) => ({ import: await imports.store(actor, body) }),
    'GET /imports': (_, { actor }) => imports.list(actor),
    'DELETE /imports/{importId}': async ({ params }, { actor }) => ({
      import: await imports.undo(actor, params.importId),
    }),
  };
}
