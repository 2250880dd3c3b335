import { z } from 'zod';
import { CardSendId, Schedule } from '../card-send.ts';
import { Email } from '../fields.ts';
import { countedListOf } from '../reply.ts';
import { MembershipType } from '../session.ts';
import { Instant, Reason, Search } from './fields.ts';

export const AdminSend = z
  .object({
    cardSendId: z.string(),
    cardTitle: z.string(),
    coverUrl: z.string().nullable(),
    state: z.string(),
    sender: z.object({ memberId: z.string().nullable(), name: z.string(), email: z.string() }),
    to: z.array(z.string()).meta({ description: 'names of the first recipients; those whose mail bounced come first' }),
    recipients: z.number().int(),
    bounced: z.number().int(),
    createdAt: Instant,
    sentAt: Instant.nullable(),
  })
  .meta({ id: 'AdminSend' });
export type AdminSend = z.infer<typeof AdminSend>;
/** What is written in a card. Shown to an administrator only while the one who sent it allows that. */
export const Inside = z
  .object({
    nameOnFront: z.string().nullable().meta({ description: 'all names, where each person has their own' }),
    verse: z.string(),
    message: z.string(),
  })
  .meta({ id: 'Inside' });
export type Inside = z.infer<typeof Inside>;
/** The send of one card on its way: every event of its ledger. What was written inside is not in it. */
export const AdminSendDetails = AdminSend.extend({
  isRevoked: z.boolean(),
  isFree: z.boolean(),
  membershipType: MembershipType.nullable().meta({ description: 'of the sender; null if they have no account' }),
  hasLeft: z.boolean().meta({ description: 'some of it was sent, or is being sent' }),
  plannedFor: z.object({ date: z.string(), time: z.string() }).nullable(),
  inside: z.object({
    state: z.enum(['closed', 'asked', 'refused', 'open']),
    at: Instant.nullable(),
    until: Instant.nullable(),
  }),
  tickets: z
    .array(
      z.object({
        ticketNumber: z.number().int(),
        subject: z.string(),
        state: z.enum(['open', 'answered', 'closed']),
        openedAt: Instant,
      }),
    )
    .meta({ description: "the sender's support tickets, open ones first" }),
  schedule: z.string().meta({ description: 'as text: at once, or the requested day and time' }),
  links: z.array(z.string()).meta({ description: 'the last three characters of each' }),
  people: z.array(
    z.object({
      recipientId: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      mobile: z.string().nullable(),
      state: z.string(),
      dueAt: Instant.nullable(),
      openedAt: Instant.nullable(),
    }),
  ),
  events: z.array(
    z.object({
      at: Instant,
      kind: z.string().meta({
        description:
          'created, planned, sender-receipt-accepted; of the ledger: queued, accepted …; of the audit: timeline-viewed …',
      }),
      recipientId: z.string().nullable(),
      who: z.string(),
      detail: z.string().nullable(),
      response: z.string().nullable().meta({ description: "the mail server's reply, word for word" }),
      attempt: z.number().int(),
      messageId: z.string().nullable().meta({ description: 'of the mail, if it is in the built-in mailbox' }),
    }),
  ),
}).meta({ id: 'AdminSendDetails' });
export type AdminSendDetails = z.infer<typeof AdminSendDetails>;
const SendReply = z.object({ send: AdminSendDetails });
const aboutSend = z.object({ cardSendId: CardSendId });

export const sendCalls = {
  'GET /admin/sends': {
    access: 'admin',
    summary:
      'Lists sent cards, the newest first, or searches them: by the beginning of an address or of a name, by a whole link, a code, or the id of a card or a message (whole, its beginning or its end).',
    query: Search.extend({ state: z.enum(['all', 'scheduled', 'sent', 'stopped', 'bounced']).default('all') }),
    reply: countedListOf(AdminSend),
  },
  'GET /admin/sends/{cardSendId}': {
    access: 'admin',
    summary: 'Returns the timeline of one card. The access is recorded in the audit log.',
    params: aboutSend,
    reply: SendReply,
  },
  'POST /admin/sends/{cardSendId}/again': {
    access: 'admin',
    summary:
      'Sends a card to one recipient again, as a new attempt of the same delivery; with `email`, to a corrected address.',
    params: aboutSend,
    body: z.object({ recipientId: z.uuid('This person is not a recipient of this card.'), email: Email.optional() }),
    reply: SendReply,
  },
  'POST /admin/sends/{cardSendId}/fresh-link': {
    access: 'admin',
    summary: 'Gives a recipient a new link and a new code, and mails them. The old ones stop working.',
    params: aboutSend,
    body: z.object({ recipientId: z.uuid('This person is not a recipient of this card.') }),
    reply: SendReply,
  },
  'POST /admin/sends/{cardSendId}/move': {
    access: 'admin',
    summary: 'Reschedules a card that was not sent yet.',
    params: aboutSend,
    body: z.object({ schedule: Schedule, reason: Reason }),
    reply: SendReply,
  },
  'POST /admin/sends/{cardSendId}/ask': {
    access: 'admin',
    summary: 'Asks the sender for access to the message inside the card.',
    params: aboutSend,
    body: z.object({ reason: Reason }),
    reply: SendReply,
  },
  'POST /admin/sends/{cardSendId}/inside': {
    access: 'admin',
    summary: 'Returns the message inside the card, if the sender gave access. The access is recorded in the audit log.',
    params: aboutSend,
    reply: z.object({ inside: Inside, send: AdminSendDetails }),
  },
  'POST /admin/sends/{cardSendId}/take-down': {
    access: 'admin',
    summary: 'Takes a card down: its links stop working.',
    params: aboutSend,
    body: z.object({ reason: Reason }),
    reply: SendReply,
  },
} as const;
