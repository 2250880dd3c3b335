import { z } from 'zod';
import { OWN_TYPES } from '#shared/dates/calendar-types.ts';
import {
  CONTACT_ADDRESSES_MAX,
  CONTACT_NOTE_MAX,
  ENTRY_NAME_MAX,
  IMPORT_PART_BYTES_MAX,
  IMPORT_PART_MAX,
} from '#shared/limits.ts';
import { RELATIONSHIPS } from '#shared/people/relationships.ts';
import { CalendarId } from './calendar.ts';
import { ContactId, Groups, Phone } from './contact.ts';
import { Email, multilineText, personName, singleLineText } from './fields.ts';

const ImportId = z.uuid('This is not an import.');
const Part = z.number().int();

/** A person of a file. */
const ImportedPerson = z
  .object({
    name: personName('Enter a name.'),
    emails: z.array(Email).max(CONTACT_ADDRESSES_MAX),
    phones: z.array(Phone).max(CONTACT_ADDRESSES_MAX),
    note: multilineText(CONTACT_NOTE_MAX, `A note can have up to ${CONTACT_NOTE_MAX} characters.`),
    relationship: z.enum(RELATIONSHIPS).nullable(),
    groups: Groups,
    dates: z
      .array(
        z.object({
          type: z.enum(OWN_TYPES),
          name: singleLineText(ENTRY_NAME_MAX, 'A name'),
          date: z.object({ year: Part.nullable(), month: Part.nullable(), day: Part.nullable() }),
          replaces: CalendarId.nullable()
            .default(null)
            .meta({ description: 'the date of the contact that it takes the place of; null for another one' }),
        }),
      )
      .max(50),
  })
  .meta({ id: 'ImportedPerson' });
export type ImportedPerson = z.infer<typeof ImportedPerson>;

const Import = z
  .object({
    importId: z.string(),
    name: z.string().meta({ description: 'what the file was called' }),
    createdAt: z.string(),
    people: z.number().int().meta({ description: 'how many people it brought, or added something to' }),
    dates: z.number().int(),
    isUndone: z.boolean(),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof Import>;

/** Not changed in any way: a password may hold whatever its server allows. */
const Password = z
  .string('Enter the password.')
  .min(1, 'Enter the password.')
  .max(500, 'A password can have up to 500 characters.');

/** An address book as it was read elsewhere. */
const ReadAddressBook = z.object({
  name: z.string().meta({ description: 'where it is from' }),
  vcards: z.string().meta({ description: 'all cards, as a file of them would be' }),
  people: z.number().int(),
});
export type ReadAddressBook = z.infer<typeof ReadAddressBook>;

export const importCalls = {
  'GET /imports/sources': {
    access: 'member',
    summary: 'Lists where address books can be read from here, besides files.',
    reply: z.object({
      carddav: z.boolean().meta({ description: 'servers that speak CardDAV' }),
      accounts: z
        .array(z.enum(['google', 'microsoft']))
        .meta({ description: 'providers that the member can allow to give their contacts' }),
    }),
  },
  'POST /imports/carddav': {
    access: 'member-in-person',
    summary:
      'Reads the address books of an account on a CardDAV server (RFC 6352), once. Nothing is stored: neither the people nor the password.',
    body: z.object({
      server: singleLineText(500, 'An address', 'Enter the address of the server.').refine(
        (text) => text !== '',
        'Enter the address of the server.',
      ),
      username: singleLineText(320, 'A user name', 'Enter your user name there.')
        .refine((text) => text !== '', 'Enter your user name there.')
        .refine((text) => !text.includes(':'), 'A user name has no colon.'),
      password: Password,
    }),
    reply: ReadAddressBook,
  },
  'POST /imports/contacts': {
    access: 'member-in-person',
    summary:
      'Reads the contacts of an account at Google or Microsoft, once, with what the member has allowed there. Nothing is stored, and what allows it is thrown away.',
    body: z.object({
      grant: z
        .string('Choose the account again.')
        .max(4000, 'Choose the account again.')
        .meta({ description: 'what the page of imports is led back to with, for three minutes' }),
    }),
    reply: ReadAddressBook,
  },
  'POST /imports': {
    access: 'member',
    summary:
      'Stores a part of the people of a file. The same part of the same import again changes nothing, so that it can be repeated when an answer is lost.',
    body: z.object({
      importId: ImportId,
      name: singleLineText(200, 'The name of the file').default(''),
      part: Part.min(0).max(10_000),
      people: z
        .array(
          ImportedPerson.extend({
            contactId: ContactId.nullable()
              .default(null)
              .meta({ description: 'the contact that it is added to; null for a new one' }),
          }),
        )
        .max(IMPORT_PART_MAX, `A part has up to ${IMPORT_PART_MAX} people.`),
    }),
    bodyMax: IMPORT_PART_BYTES_MAX,
    reply: z.object({ import: Import }),
  },
  'GET /imports': {
    access: 'member',
    summary: 'Lists the last files of people that a member imported, the newest first.',
    reply: z.object({ results: z.array(Import), total: z.number().int() }),
  },
  'DELETE /imports/{importId}': {
    access: 'member',
    summary:
      'Undoes an import: the people and dates that it added go, and people that it added something to are as they were before. Whoever was changed since, or was given another date, stays as they are.',
    params: z.object({ importId: ImportId }),
    reply: z.object({ import: Import }),
  },
} as const;
