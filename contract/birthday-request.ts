import { z } from 'zod';
import { LEAP_DAY_RULES } from '#shared/dates/occurrences.ts';
import {
  BIRTHDAY_REQUEST_MESSAGE_MAX,
  BIRTHDAY_REQUEST_PEOPLE_MAX,
  MOBILE_MAX,
  PERSON_NAME_MAX,
} from '#shared/limits.ts';
import { ContactId } from './contact.ts';
import { Email, MagicLink, multilineText, personName, singleLineText } from './fields.ts';
import { listOf, Paging } from './reply.ts';

const RequestId = z.uuid('This is not a request.');
const Message = multilineText(
  BIRTHDAY_REQUEST_MESSAGE_MAX,
  `A message can have up to ${BIRTHDAY_REQUEST_MESSAGE_MAX} characters.`,
)
  .transform((text) => text.trim())
  .refine((text) => text !== '', 'Write a few words, so that they know it is you.');
const Name = personName('Enter their name.');
/** One person who is asked. */
const Asked = z
  .object({
    name: Name.meta({ description: 'as the member calls them; they read the first name' }),
    contactId: ContactId.optional().meta({
      description: 'a contact who is there; without it, the answer makes a new one',
    }),
    email: Email.optional().meta({
      description: 'where the one message goes; without it and a number there is none, and the member passes on `path`',
    }),
    mobile: singleLineText(MOBILE_MAX, 'A number').optional().meta({
      description:
        'a mobile number in place of an email address, where this copy sends texts (`sendsTexts`). Without a country code it is one of the member’s country',
    }),
  })
  .refine(({ email, mobile }) => email === undefined || mobile === undefined, {
    path: ['mobile'],
    message: 'Give an email address or a mobile number, not both.',
  });

export const BirthdayRequest = z
  .object({
    requestId: z.string(),
    name: z.string(),
    contactId: z.string().nullable(),
    email: z.string().nullable(),
    mobile: z.string().nullable().meta({ description: '`+44 7400 123456`' }),
    path: z.string().meta({ description: 'of the page where they answer; whoever has it can answer' }),
    askedAt: z.iso.datetime(),
    state: z.enum(['asked', 'answered', 'bounced']).meta({
      description: 'whoever would rather not say stays `asked`: the member is not told',
    }),
    calendarId: z
      .string()
      .nullable()
      .meta({ description: 'the birthday in the calendar, where it came from the answer' }),
  })
  .meta({ id: 'BirthdayRequest' });
export type BirthdayRequest = z.infer<typeof BirthdayRequest>;

/** A birthday as a friend tells it: the month, and as much more as they like. */
export const ToldBirthday = z
  .object({
    year: z.number('Choose a year, or keep it to yourself.').int().nullable().default(null).meta({
      description: 'null where they keep it to themselves: then it is kept nowhere',
    }),
    month: z.number('Choose the month.').int(),
    day: z.number('Choose the day, or keep it to yourself.').int().nullable().default(null),
    leapDayRule: z.enum(LEAP_DAY_RULES, 'Choose a day.').default('february-28').meta({
      description: 'when a 29 February is celebrated in a year without one',
    }),
  })
  .meta({ id: 'ToldBirthday' });
export type ToldBirthday = z.infer<typeof ToldBirthday>;

export const REFUSALS = ['request', 'sender', 'everyone'] as const;
/** A request as the one who is asked sees it. */
export const AskedBirthday = z
  .object({
    magicLink: z.string(),
    to: z.string().meta({ description: 'the first name of who is asked' }),
    from: z.string().meta({ description: 'the first name of who asks' }),
    fromWhole: z.string().meta({ description: 'the whole name of who asks' }),
    message: z.string(),
    askedAt: z.iso.datetime(),
    cameBy: z
      .enum(['email', 'text', 'link'])
      .meta({ description: 'where it came by mail or by text, its address or number can refuse more' }),
    answer: ToldBirthday.nullable(),
    refused: z.enum(REFUSALS).nullable().meta({ description: 'what they chose instead of an answer' }),
    birthday: z
      .object({ year: z.number().int().nullable(), month: z.number().int(), day: z.number().int() })
      .nullable()
      .meta({ description: 'of who asks, where they share it, once there is an answer' }),
  })
  .meta({ id: 'AskedBirthday' });
export type AskedBirthday = z.infer<typeof AskedBirthday>;

const Link = z.object({ magicLink: MagicLink });
const answered = z.object({ request: AskedBirthday });

export const birthdayRequestCalls = {
  'POST /birthday/request': {
    access: 'member-in-person',
    summary:
      'Asks people for their birthday: one mail or text to each, or a link to pass on. Each person is asked once. All are asked, or none where something is wrong.',
    body: z.object({
      people: z
        .array(Asked)
        .min(1, 'Choose somebody to ask.')
        .max(BIRTHDAY_REQUEST_PEOPLE_MAX, `You can ask up to ${BIRTHDAY_REQUEST_PEOPLE_MAX} people at once.`),
      message: Message,
      showsBirthday: z.boolean().default(false).meta({
        description: 'whether whoever has answered may see the member’s own birthday, as the account has it',
      }),
    }),
    reply: z.object({ requests: z.array(BirthdayRequest) }),
  },
  'GET /birthday/requests': {
    access: 'member',
    summary: 'Lists whom a member has asked, the last one first.',
    query: Paging,
    reply: listOf(BirthdayRequest),
  },
  'GET /birthday/request/people': {
    access: 'member',
    summary:
      'Lists whom a member can ask, by name: contacts without a birthday, who have not been asked. A request that came back counts as none.',
    query: Paging.extend({
      q: singleLineText(PERSON_NAME_MAX, 'A search')
        .optional()
        .meta({ description: 'a part of a name or of an email address' }),
    }),
    reply: listOf(
      z.object({
        contactId: z.string(),
        name: z.string(),
        emails: z.array(z.string()),
        mobiles: z.array(z.string()).meta({
          description: 'as they are read, `+44 7400 123456`; none where this copy sends no texts',
        }),
      }),
    ).extend({ sendsTexts: z.boolean().meta({ description: 'whether this copy sends text messages' }) }),
  },
  'POST /birthday/request/preview': {
    access: 'member',
    summary: 'The mail to one of the people who are asked, as it would be. Nothing is sent.',
    body: z.object({ name: Name, message: Message }),
    reply: z.object({
      mail: z.object({ fromName: z.string(), subject: z.string(), html: z.string(), text: z.string() }),
      text: z.string().meta({ description: 'the text message, for those who are asked by their number' }),
    }),
  },
  'DELETE /birthday/request/{requestId}': {
    access: 'member-in-person',
    summary: 'Takes a request back: its link ends. A birthday that was told stays in the calendar.',
    params: z.object({ requestId: RequestId }),
    reply: z.object({}),
  },
  'GET /birthday/answer': {
    access: 'anyone',
    summary: 'Shows a request to whoever has its link.',
    query: Link,
    reply: answered,
  },
  'PUT /birthday/answer': {
    access: 'anyone',
    summary: 'Tells a birthday, or changes what was told. It goes into the calendar of the member who asked.',
    body: z.object({ ...Link.shape, ...ToldBirthday.shape }),
    reply: answered,
  },
  'DELETE /birthday/answer': {
    access: 'anyone',
    summary: 'Takes back what was told. It leaves the calendar of the member who asked.',
    body: Link,
    reply: answered,
  },
  'POST /birthday/answer/refuse': {
    access: 'anyone',
    summary:
      'Refuses: this request, every message from the member, or every message from anyone here. What was told is taken back. The member is not told which.',
    body: z.object({ ...Link.shape, from: z.enum(REFUSALS, 'Choose one of these.') }),
    reply: answered,
  },
  'DELETE /birthday/answer/refuse': {
    access: 'anyone',
    summary: 'Takes a refusal back.',
    body: Link,
    reply: answered,
  },
} as const;
