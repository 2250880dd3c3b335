import type { contactCalls } from '#contract/contact.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { contactsOf } from './contacts.ts';

/** The address book. */
export function contactHandlers(context: Context): HandlersOf<typeof contactCalls> {
  const contacts = contactsOf(context);
  const { groups, duplicates } = contacts;
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
    'POST /contacts/{contactId}/merge': async ({ params, body }, { actor }) => ({
      contact: await contacts.merge(actor, params.contactId, body),
    }),
    'GET /contact_groups': (_, { actor }) => groups.list(actor),
    'PUT /contact_groups/{group}': async ({ params, body }, { actor }) => ({
      group: await groups.rename(actor, params.group, body.name),
    }),
    'DELETE /contact_groups/{group}': async ({ params }, { actor }) => ({
      contactIds: await groups.remove(actor, params.group),
    }),
    'POST /contact_groups/{group}/contacts': async ({ params, body }, { actor }) => ({
      group: await groups.setPeople(actor, params.group, body),
    }),
    'GET /contact_duplicates': ({ query }, { actor }) => duplicates.list(actor, query),
    'POST /contact_duplicates/dismiss': async ({ body }, { actor }) => ({
      contactIds: await duplicates.dismiss(actor, body.contactIds),
    }),
  };
}
