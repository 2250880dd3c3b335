import type { contactCalls } from '#contract/contact.ts';
import type { HandlersOf } from '#server/kernel/call.ts';
import type { Context } from '#server/kernel/context.ts';
import { contactsOf } from './contacts.ts';

/** The address book. */
export function contactHandlers(context: Context): HandlersOf<typeof contactCalls> {
  const contacts = contactsOf(context);
  return {
    'GET /contacts': ({ query }, { actor }) => contacts.list(actor, query),
    'POST /contacts': async ({ body }, { actor }) => ({ contact: await contacts.add(actor, body) }),
    'GET /contacts/{contactId}': async ({ params }, { actor }) => ({
      contact: await contacts.view(actor, params.contactId),
    }),
    'PUT /contacts/{contactId}': async ({ params, body }, { actor }) => ({
      contact: await contacts.change(actor, params.contactId, body),
    }),
    'DELETE /contacts/{contactId}': async ({ params }, { actor }) => ({
      contact: await contacts.change(actor, params.contactId, { isRemoved: true }),
    }),
  };
}
