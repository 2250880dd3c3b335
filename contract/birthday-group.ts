import { z } from 'zod';
import { BIRTHDAY_GROUP_NAME_MAX } from '#shared/limits.ts';
import { ToldBirthday } from './birthday-request.ts';
import { MagicLink, personName, visibleName } from './fields.ts';
import { listOf, Paging } from './reply.ts';

const GroupId = z.uuid('This is not a list.');
const PersonId = z.uuid('This is not a person of the list.');
const GroupName = visibleName(BIRTHDAY_GROUP_NAME_MAX, 'Enter a name, such as The Fernbank choir.');
const IsShared = z.boolean('Choose what people see.').meta({
  description: 'whether whoever is on the list sees the names and days of the others, never a year',
});

/** A birthday on a list: the day and the month, and the year where its person likes. */
export const ListedBirthday = ToldBirthday.extend({ day: z.number('Choose the day.').int() }).meta({
  id: 'ListedBirthday',
});
export type ListedBirthday = z.infer<typeof ListedBirthday>;

export const BirthdayGroup = z
  .object({
    groupId: z.string(),
    name: z.string(),
    isShared: IsShared,
    isOpen: z.boolean().meta({ description: 'whether people can add themselves' }),
    path: z.string().meta({ description: 'of the page where people add themselves; whoever has it can' }),
    people: z.number().int().meta({ description: 'how many are on it' }),
    madeAt: z.iso.datetime(),
  })
  .meta({ id: 'BirthdayGroup' });
export type BirthdayGroup = z.infer<typeof BirthdayGroup>;

export const GroupPerson = z
  .object({
    personId: z.string(),
    name: z.string(),
    birthday: ListedBirthday,
    addedAt: z.iso.datetime(),
    kept: z.enum(['waiting', 'told', 'own', 'full', 'self']).meta({
      description:
        'what became of it in the member’s calendar: `told` it went there; `own` the member keeps a birthday of this person, which stays as it is; `waiting` somebody of the same name is on the list; `full` there is no room; `self` it is the member’s own',
    }),
    calendarId: z.string().nullable().meta({ description: 'the birthday in the calendar, where it is there' }),
    doubt: z.string().nullable().meta({
      description: 'the `personId` of somebody who was there before and may be the same person',
    }),
  })
  .meta({ id: 'GroupPerson' });
export type GroupPerson = z.infer<typeof GroupPerson>;

/** A list as the member sees it who made it. */
export const BirthdayGroupDetails = BirthdayGroup.extend({
  qr: z.string().meta({ description: 'the link as a QR code, an SVG as a data URL' }),
  members: z.array(GroupPerson).meta({ description: 'who is on it, in the order of the year' }),
}).meta({ id: 'BirthdayGroupDetails' });
export type BirthdayGroupDetails = z.infer<typeof BirthdayGroupDetails>;

/** A list as people with its link see it. */
export const GroupToJoin = z
  .object({
    groupId: z.string(),
    name: z.string(),
    from: z.string().meta({ description: 'the first name of who made it' }),
    fromWhole: z.string(),
    isShared: IsShared,
    isOpen: z.boolean(),
    isFull: z.boolean(),
  })
  .meta({ id: 'GroupToJoin' });
export type GroupToJoin = z.infer<typeof GroupToJoin>;

/** What one of them has added, and what they may see. */
export const GroupMembership = z
  .object({
    group: GroupToJoin,
    name: z.string(),
    birthday: ListedBirthday,
    others: z
      .array(z.object({ name: z.string(), month: z.number().int(), day: z.number().int() }))
      .nullable()
      .meta({ description: 'the others in the order of the year; null where the list does not show them' }),
  })
  .meta({ id: 'GroupMembership' });
export type GroupMembership = z.infer<typeof GroupMembership>;

const Link = z.object({ magicLink: MagicLink });
const Added = { name: personName('Enter your name.'), ...ListedBirthday.shape };
const one = z.object({ group: BirthdayGroupDetails });
const mine = z.object({ mine: GroupMembership });
const ofGroup = z.object({ groupId: GroupId });
const ofPerson = z.object({ groupId: GroupId, personId: PersonId });

export const birthdayGroupCalls = {
  'GET /birthday/groups': {
    access: 'member',
    summary: 'Lists a member’s lists of birthdays, the last one first.',
    query: Paging,
    reply: listOf(BirthdayGroup),
  },
  'POST /birthday/groups': {
    access: 'member-in-person',
    summary: 'Makes a list to which people add their own birthdays, by its link.',
    body: z.object({ name: GroupName, isShared: IsShared }),
    reply: one,
  },
  'GET /birthday/groups/{groupId}': {
    access: 'member',
    summary: 'Shows one of a member’s lists, with who is on it.',
    params: ofGroup,
    reply: one,
  },
  'PUT /birthday/groups/{groupId}': {
    access: 'member-in-person',
    summary:
      'Changes what is given of a list. Once somebody has added themselves, people may see less than they did then, and never more.',
    params: ofGroup,
    body: z.object({
      name: GroupName.optional(),
      isShared: IsShared.optional(),
      isOpen: z.boolean('Choose one of these.').optional(),
    }),
    reply: one,
  },
  'DELETE /birthday/groups/{groupId}': {
    access: 'member-in-person',
    summary: 'Deletes a list, with all its links. The birthdays that went into the member’s calendar stay there.',
    params: ofGroup,
    reply: z.object({}),
  },
  'POST /birthday/groups/{groupId}/link': {
    access: 'member-in-person',
    summary: 'Replaces the link of a list. The old one ends at once.',
    params: ofGroup,
    reply: one,
  },
  'PUT /birthday/groups/{groupId}/people/{personId}': {
    access: 'member-in-person',
    summary:
      'Takes somebody off a list, with what went into the calendar, or puts them back within a day; or says that they are not the person of the same name.',
    params: ofPerson,
    body: z.object({
      isRemoved: z.boolean('Choose one of these.').optional(),
      isDistinct: z.literal(true, 'Choose one of these.').optional(),
    }),
    reply: one,
  },
  'POST /birthday/groups/{groupId}/people/{personId}/merge': {
    access: 'member-in-person',
    summary: 'Makes one person of two: what was said last counts, and the own links of both lead to it.',
    params: ofPerson,
    body: z.object({ into: PersonId }),
    reply: one,
  },
  'GET /birthday/group/join': {
    access: 'anyone',
    summary: 'Shows a list to whoever has its link: who made it, and who will see what is added.',
    query: Link,
    reply: z.object({ group: GroupToJoin }),
  },
  'POST /birthday/group/join': {
    access: 'anyone',
    summary: 'Adds a name and a birthday to a list. It goes into the calendar of the member who made the list.',
    body: Link.extend(Added),
    reply: mine.extend({
      magicLink: z.string().meta({ description: 'the own link of whoever was added; it is shown only here' }),
    }),
  },
  'GET /birthday/group/mine': {
    access: 'anyone',
    summary: 'Shows what somebody has added, by their own link, and the others where the list shows them.',
    query: Link,
    reply: mine,
  },
  'PUT /birthday/group/mine': {
    access: 'anyone',
    summary: 'Changes what somebody has added, by their own link.',
    body: Link.extend(Added),
    reply: mine,
  },
  'DELETE /birthday/group/mine': {
    access: 'anyone',
    summary: 'Takes somebody off a list, by their own link. It leaves the calendar of the member who made the list.',
    body: Link,
    reply: z.object({}),
  },
} as const;
