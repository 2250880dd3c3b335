import { z } from 'zod';
import { LEADS } from '#shared/dates/reminder-leads.ts';
import {
  AVOIDED_MAX,
  AVOIDED_TEXT_MAX,
  CONTACT_ADDRESSES_MAX,
  CONTACTS_AT_ONCE_MAX,
  CONTACT_NOTE_MAX,
  GROUP_NAME_MAX,
  GROUPS_MAX,
  PERSON_NAME_MAX,
} from '#shared/limits.ts';
import { CONTACT_STATES } from '#shared/people/contact-states.ts';
import { RELATIONSHIPS } from '#shared/people/relationships.ts';
import { ReminderLead } from './account.ts';
import { Email, multilineText, personName, singleLineText, TimeZoneName } from './fields.ts';
import { listOf, Paging } from './reply.ts';

export const ContactId = z.uuid('This is not a contact.');

const Name = personName('Enter a name.');
const Relationship = z.enum(RELATIONSHIPS, 'Choose who they are to you.').nullable();
const Emails = z
  .array(Email)
  .max(CONTACT_ADDRESSES_MAX, `A person can have up to ${CONTACT_ADDRESSES_MAX} email addresses.`);
/** As somebody wrote it. It becomes a number in international form where something is sent to it. */
export const Phone = singleLineText(40, 'A telephone number', 'Enter a telephone number.').refine(
  (text) => (text.match(/\p{Nd}/gu) ?? []).length >= 3 && /^[\p{Nd}\s+().\-/#*;,xext]+$/iu.test(text),
  'This is not a telephone number.',
);
const Phones = z
  .array(Phone)
  .max(CONTACT_ADDRESSES_MAX, `A person can have up to ${CONTACT_ADDRESSES_MAX} telephone numbers.`);
const Note = multilineText(
  CONTACT_NOTE_MAX,
  `A note can have up to ${CONTACT_NOTE_MAX.toLocaleString('en')} characters.`,
);
const Avoid = z
  .array(singleLineText(AVOIDED_TEXT_MAX, 'What to avoid').refine((text) => text !== '', 'Enter what to avoid.'))
  .max(AVOIDED_MAX, `You can name up to ${AVOIDED_MAX} things to avoid.`)
  .transform((list) => [...new Map(list.map((text) => [text.toLowerCase(), text])).values()]);
const OfGroup = singleLineText(GROUP_NAME_MAX, 'A group', 'Enter the name of the group.').refine(
  (text) => text !== '',
  'Enter the name of the group.',
);
/** A group as it is named in an address, where one or two dots would lead elsewhere. */
const GroupName = OfGroup.refine((text) => !/^\.{1,2}$/.test(text), 'Choose a name with a letter or a digit.');
export const Groups = z.array(OfGroup).max(GROUPS_MAX, `A person can be in up to ${GROUPS_MAX} groups.`);
const State = z.enum(CONTACT_STATES, 'Choose one of these.');
const Leads = z
  .array(ReminderLead)
  .max(LEADS.length)
  .transform((leads) => LEADS.filter((lead) => leads.includes(lead)))
  .nullable();

/** What a member writes of a person. A change may leave each of them out. */
const written = {
  relationship: Relationship,
  emails: Emails,
  phones: Phones,
  timeZone: TimeZoneName.nullable(),
  note: Note,
  groups: Groups.meta({ description: 'the groups that they are in, such as Family or Choir' }),
  avoid: Avoid.meta({ description: 'what cards for them should leave out, such as Alcohol or Age jokes' }),
  state: State,
  reminderLeads: Leads.meta({
    description: 'how many days before their dates there is a reminder; null: as many as the account says',
  }),
};

export const Contact = z
  .object({
    contactId: z.string(),
    name: z.string(),
    firstName: z.string(),
    relationship: z.enum(RELATIONSHIPS).nullable().meta({ description: 'who they are to the member' }),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    timeZone: z.string().nullable().meta({ description: 'IANA name; null where it is unknown' }),
    note: z.string(),
    groups: z.array(z.string()),
    avoid: z.array(z.string()),
    state: State.meta({
      description: 'paused: their dates are in no list and there are no reminders; died: the same, for good',
    }),
    reminderLeads: z.array(ReminderLead).nullable(),
    nextDate: z.iso
      .date()
      .nullable()
      .meta({ description: 'the next day on which one of their dates comes; null where there is none' }),
    isRemoved: z.boolean(),
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof Contact>;

/** A group of contacts. It is there while somebody is in it. */
export const ContactGroup = z
  .object({ name: z.string(), people: z.number().int().meta({ description: 'how many are in it' }) })
  .meta({ id: 'ContactGroup' });
export type ContactGroup = z.infer<typeof ContactGroup>;

/** Two contacts that may be one person. */
export const ContactDuplicate = z
  .object({
    contacts: z.array(Contact).length(2).meta({ description: 'the one that was added first is first' }),
    hasSameName: z.boolean(),
    hasSameEmail: z.boolean(),
  })
  .meta({ id: 'ContactDuplicate' });
export type ContactDuplicate = z.infer<typeof ContactDuplicate>;

const reply = z.object({ contact: Contact });
const ofContact = { params: z.object({ contactId: ContactId }), reply };
const optional = z.object(written).partial().shape;
const ofGroup = { params: z.object({ group: GroupName }) };

export const contactCalls = {
  'GET /contacts': {
    access: 'member',
    summary: 'Lists a member’s contacts by name.',
    query: Paging.extend({
      q: singleLineText(PERSON_NAME_MAX, 'A search')
        .optional()
        .meta({ description: 'a part of a name or of an email address' }),
      group: singleLineText(GROUP_NAME_MAX, 'A group').optional().meta({ description: 'of one group only' }),
    }),
    reply: listOf(Contact),
  },
  'POST /contacts': {
    access: 'member',
    summary: 'Adds a person to the contacts.',
    body: z.object({ name: Name, ...optional }),
    reply,
  },
  'GET /contacts/{contactId}': { access: 'member', summary: 'Shows a contact.', ...ofContact },
  'PUT /contacts/{contactId}': {
    access: 'member',
    summary: 'Changes what is given of a contact, or puts back one that was removed less than a day ago.',
    ...ofContact,
    body: z.object({ name: Name.optional(), ...optional, isRemoved: z.boolean().optional() }),
  },
  'DELETE /contacts/{contactId}': {
    access: 'member',
    summary: 'Removes a contact with their dates. They can be put back for a day.',
    ...ofContact,
  },
  'GET /contact_groups': {
    access: 'member',
    summary: 'Lists the groups of a member’s contacts by name.',
    reply: listOf(ContactGroup),
  },
  'PUT /contact_groups/{group}': {
    access: 'member',
    summary: 'Renames a group of contacts.',
    ...ofGroup,
    body: z.object({ name: GroupName }),
    reply: z.object({ group: ContactGroup }),
  },
  'DELETE /contact_groups/{group}': {
    access: 'member',
    summary: 'Deletes a group of contacts. The people stay.',
    ...ofGroup,
    reply: z.object({ contactIds: z.array(z.string()).meta({ description: 'who was in it' }) }),
  },
  'POST /contact_groups/{group}/contacts': {
    access: 'member',
    summary: 'Puts people into a group, which is made by that, or takes them out of it.',
    ...ofGroup,
    body: z.object({
      contactIds: z
        .array(ContactId)
        .min(1, 'Choose at least one person.')
        .max(CONTACTS_AT_ONCE_MAX, `Choose up to ${CONTACTS_AT_ONCE_MAX.toLocaleString('en')} people at once.`),
      isIn: z.boolean('Say whether they are in the group.'),
    }),
    reply: z.object({ group: ContactGroup }),
  },
  'GET /contact_duplicates': {
    access: 'member',
    summary: 'Lists pairs of contacts that may be one person: they have the same name, or an email address in common.',
    query: Paging,
    reply: listOf(ContactDuplicate),
  },
  'POST /contact_duplicates/dismiss': {
    access: 'member',
    summary: 'Notes that two contacts are two people, so that they are not listed as duplicates any more.',
    body: z.object({ contactIds: z.array(ContactId).length(2, 'Name two contacts.') }),
    reply: z.object({ contactIds: z.array(z.string()) }),
  },
  'POST /contacts/{contactId}/merge': {
    access: 'member',
    summary:
      'Merges another contact into this one, which gets their addresses, notes, groups and dates. It cannot be undone.',
    ...ofContact,
    body: z.object({
      otherId: ContactId.meta({ description: 'the contact that is merged into this one, and then gone' }),
      name: Name.optional(),
      relationship: Relationship.optional(),
      timeZone: TimeZoneName.nullable().optional(),
      reminderLeads: Leads.optional(),
      birthdayOf: ContactId.optional().meta({
        description: 'whose birthday is right; needed where the two have different ones',
      }),
    }),
  },
} as const;
