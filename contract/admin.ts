import { z } from 'zod';
import { REASON_MAX, TICKET_MAX } from '#shared/limits.ts';
import { CardSendId, Schedule } from './card-send.ts';
import { Email, oneLine, words } from './fields.ts';
import { MetricName } from './metric.ts';
import { countedListOf, listOf, Paging } from './reply.ts';
import { MembershipType, User } from './session.ts';
import { Mail, MailSummary } from './testing.ts';

/** What is looked for. Signs that cannot be typed are dropped: nothing is found by them. */
const Search = Paging.extend({
  q: z
    .string()
    .max(200, 'This search text is too long.')
    .transform((typed) => typed.toWellFormed().replace(/\p{Cc}/gu, ' '))
    .default(''),
});
const MemberId = z.uuid('This member does not exist.');
const SenderId = z.uuid('This sender does not exist.');
/** Why an administrator does something: a sentence that the member can read. */
const Reason = oneLine(REASON_MAX, 'A reason').pipe(
  z.string().min(8, 'Say why, in a sentence. The member can read it.'),
);
const Instant = z.string().meta({ description: 'ISO 8601, UTC' });

export const AdminMember = z
  .object({
    memberId: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['member', 'admin']),
    membershipType: MembershipType,
    createdAt: Instant,
    seenAt: Instant.nullable(),
    cardsSent: z.number().int(),
    emailBouncedAt: Instant.nullable(),
    leavingAt: Instant.nullable(),
  })
  .meta({ id: 'AdminMember' });
export type AdminMember = z.infer<typeof AdminMember>;

/** What an administrator did or looked at. The member that it touches can read it. */
export const AuditLine = z
  .object({
    auditId: z.string(),
    at: Instant,
    adminName: z.string(),
    memberId: z.string().nullable(),
    memberName: z.string().nullable().meta({ description: 'the person concerned, by their current name' }),
    act: z.string().meta({ description: 'stable, for programs: member-viewed, helping-begun, card-taken-down …' }),
    subject: z.string().nullable().meta({ description: 'the id of what it was done to' }),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.infer<typeof AuditLine>;

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
/** Somebody who sends cards. People are counted, not cards. */
export const AdminSender = z
  .object({
    senderId: z.string().meta({ description: 'of the member, or of the browser of a visitor' }),
    kind: z.enum(['member', 'visitor']),
    name: z.string(),
    email: z.string(),
    since: Instant.meta({ description: 'when the account, or the session, began' }),
    day: z.number().int().meta({ description: 'people written to in the last 24 hours' }),
    month: z.number().int().meta({ description: 'people written to in the last 30 days' }),
    opened: z.number().int(),
    bounced: z.number().int(),
    refused: z.number().int(),
    planned: z.number().int().meta({ description: 'people whose card has not left; held while the sender is stopped' }),
    stoppedAt: Instant.nullable(),
  })
  .meta({ id: 'AdminSender' });
export type AdminSender = z.infer<typeof AdminSender>;
/** What is written in a card. Shown to an administrator only while the one who sent it allows that. */
export const Inside = z
  .object({ nameOnFront: z.string().nullable(), verse: z.string(), message: z.string() })
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
      email: z.string(),
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
          'created, planned, sender-receipt-accepted; of the ledger: queued, accepted …; of the audit: story-viewed …',
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

export const TicketState = z.enum(['open', 'answered', 'closed']);
export const Ticket = z
  .object({
    ticketNumber: z.number().int(),
    name: z.string(),
    email: z.string(),
    memberId: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    state: TicketState,
    openedAt: Instant,
    answers: z.array(z.object({ at: Instant, adminName: z.string(), text: z.string() })),
  })
  .meta({ id: 'Ticket' });
/** One letter, with what else came from the same address. */
export const TicketDetails = Ticket.extend({
  sends: z.array(AdminSend).meta({ description: 'the newest cards from and to this address' }),
  others: z.array(
    z.object({
      ticketNumber: z.number().int(),
      subject: z.string(),
      message: z.string(),
      state: TicketState,
      openedAt: Instant,
    }),
  ),
}).meta({ id: 'TicketDetails' });
export type TicketDetails = z.infer<typeof TicketDetails>;
export type Ticket = z.infer<typeof Ticket>;

export const ClientErrorGroup = z
  .object({
    groupId: z.string(),
    type: z.string(),
    error: z.string(),
    count: z.number().int(),
    firstAt: Instant,
    lastAt: Instant,
    releases: z
      .array(z.string())
      .meta({ description: 'in which it occurred, the newest first: version and build, `1.0.80+b2`' }),
    state: z.enum(['open', 'resolved']),
    cameBackAt: Instant.nullable().meta({ description: 'when it occurred again after it was marked as fixed' }),
  })
  .meta({ id: 'ClientErrorGroup' });
export type ClientErrorGroup = z.infer<typeof ClientErrorGroup>;
export const ClientErrorDetails = ClientErrorGroup.extend({
  latest: z.object({
    at: Instant,
    url: z.string().nullable(),
    agent: z.string().nullable(),
    version: z.string().nullable(),
    build: z.string().nullable(),
    date: z.string().nullable().meta({ description: "when, by the browser's own clock" }),
    dimensions: z.object({ width: z.number(), height: z.number() }).nullable(),
    componentStack: z.string().nullable(),
    stack: z.array(
      z.object({
        function: z.string().nullable(),
        file: z.string().nullable(),
        line: z.number().nullable(),
        column: z.number().nullable(),
        isResolved: z.boolean().meta({ description: 'a position in the source, from the source map' }),
        code: z.string().nullable().meta({ description: 'that line of the source' }),
      }),
    ),
  }),
}).meta({ id: 'ClientErrorDetails' });
export type ClientErrorDetails = z.infer<typeof ClientErrorDetails>;

const JobQueue = z.object({
  name: z.string(),
  waiting: z.number().int(),
  active: z.number().int(),
  failed: z.number().int(),
});
const FailedJob = z.object({ jobId: z.string(), queue: z.string(), at: Instant, error: z.string(), data: z.string() });
/** A job that waits, runs, or failed and is tried again by itself. */
const WaitingJob = z.object({
  jobId: z.string(),
  queue: z.string(),
  state: z.enum(['waiting', 'again', 'active']),
  at: Instant.meta({ description: 'when it may start, or started' }),
  tries: z.number().int().meta({ description: 'how often it has failed' }),
  error: z.string().nullable(),
  data: z.string(),
});
const JobsReply = z.object({ queues: z.array(JobQueue), waiting: z.array(WaitingJob), failed: z.array(FailedJob) });
/** A mail of the built-in mailbox. What stands in it is shown to the one it went to, and to whoever says why. */
const AdminMail = MailSummary.extend({
  subject: z.string().nullable(),
  isOwn: z.boolean(),
}).meta({ id: 'AdminMail' });
export type AdminMail = z.infer<typeof AdminMail>;
const AdminMailDetails = AdminMail.extend({
  words: Mail.pick({ text: true, html: true, headers: true })
    .nullable()
    .meta({ description: 'null until it is opened' }),
  cardSendId: z.string().nullable().meta({ description: 'the card it contains or is about' }),
}).meta({ id: 'AdminMailDetails' });
export type AdminMailDetails = z.infer<typeof AdminMailDetails>;
/** A question of an administrator to a member: may we see what is written in this card? */
const InsideAsk = z
  .object({
    askId: z.string(),
    adminName: z.string(),
    cardTitle: z.string(),
    to: z.array(z.string()),
    reason: z.string(),
    askedAt: Instant,
    answer: z.enum(['waiting', 'allowed', 'refused', 'over']),
    until: Instant.nullable(),
  })
  .meta({ id: 'InsideAsk' });
export type InsideAsk = z.infer<typeof InsideAsk>;
const GroupId = z.string().regex(/^[0-9a-f]{16}$/, 'This error does not exist.');
const TicketNumber = z.coerce.number('There is no such ticket.').int().min(1).max(2_000_000_000);
const SendReply = z.object({ send: AdminSendDetails });
const aboutSend = z.object({ cardSendId: CardSendId });

/** All of these need an administrator; to everybody else there is nothing here (404). */
export const adminCalls = {
  'GET /admin/overview': {
    access: 'admin',
    summary: 'Returns what is waiting, and the figures of the last days.',
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
    reply: z.object({
      waiting: z.object({
        tickets: z.number().int(),
        errors: z.number().int(),
        bounced: z.number().int(),
        failedJobs: z.number().int(),
        scheduled: z.number().int(),
        isMoreScheduled: z.boolean().meta({ description: 'more mails are scheduled than are counted' }),
      }),
      totals: z.object({ members: z.number().int(), cardSends: z.number().int(), cards: z.number().int() }),
      hasSecondStep: z.boolean().meta({ description: 'the administrator has a passkey or two-step codes' }),
      metrics: z.array(z.object({ date: z.string(), name: MetricName, variant: z.string(), count: z.number().int() })),
      pages: z.array(z.object({ path: z.string(), count: z.number().int() })),
      vitals: z.array(z.object({ name: z.string(), median: z.number(), p75: z.number(), count: z.number().int() })),
    }),
  },
  'GET /admin/members': {
    access: 'admin',
    summary: 'Lists members, the newest first, or searches them.',
    query: Search,
    reply: countedListOf(AdminMember),
  },
  'GET /admin/members/{memberId}': {
    access: 'admin',
    summary: 'Returns one member. The access is recorded in the audit log.',
    params: z.object({ memberId: MemberId }),
    reply: z.object({ member: AdminMember, sends: z.array(AdminSend), audit: z.array(AuditLine) }),
  },
  'POST /admin/login': {
    access: 'admin',
    summary:
      'Starts to impersonate a member, for a reason and a limited time. Calls with access `member-in-person` are refused meanwhile.',
    body: z.object({
      memberId: MemberId,
      reason: Reason,
      minutes: z.number().int().min(1).max(60, 'An hour at most.').default(30),
    }),
    reply: z.object({ user: User }),
  },
  'DELETE /admin/login': { access: 'anyone', summary: 'Ends the impersonation.', reply: z.object({ user: User }) },
  'GET /admin/cards': {
    access: 'admin',
    summary: 'Lists cards of the shop with how often each was sent and saved as a favourite.',
    query: Search,
    reply: listOf(
      z.object({
        cardId: z.string(),
        title: z.string(),
        coverUrl: z.string(),
        occasion: z.string(),
        isFree: z.boolean(),
        isRetired: z.boolean(),
        sends: z.number().int(),
        favorites: z.number().int(),
      }),
    ),
  },
  'GET /admin/senders': {
    access: 'admin',
    summary: 'Lists who sends cards: those who are stopped, then those who wrote to most people in the last day.',
    query: Paging,
    reply: listOf(AdminSender),
  },
  'POST /admin/senders/{senderId}/stop': {
    access: 'admin',
    summary: 'Stops a sender: nothing new is accepted from them, and their scheduled cards are held.',
    params: z.object({ senderId: SenderId }),
    reply: z.object({ sender: AdminSender }),
  },
  'POST /admin/senders/{senderId}/lift': {
    access: 'admin',
    summary: 'Lets a stopped sender send again. Held cards are sent on their day, or at once if it has passed.',
    params: z.object({ senderId: SenderId }),
    reply: z.object({ sender: AdminSender }),
  },
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
  'GET /admin/mails': {
    access: 'admin',
    summary:
      'Lists the mails of the built-in mailbox by sender and recipient. Subjects are shown of your own mails only, because they contain codes and private text.',
    query: Search,
    reply: listOf(AdminMail),
  },
  'GET /admin/mails/{messageId}': {
    access: 'admin',
    summary: 'Returns one mail. Its content is hidden unless it is your own or you opened it in the last hour.',
    params: z.object({ messageId: z.string().max(300) }),
    reply: z.object({ mail: AdminMailDetails }),
  },
  'POST /admin/mails/{messageId}/open': {
    access: 'admin',
    summary: "Opens another person's mail, for a reason that is recorded in the audit log.",
    params: z.object({ messageId: z.string().max(300) }),
    body: z.object({ reason: Reason }),
    reply: z.object({ mail: AdminMailDetails }),
  },
  'GET /admin/tickets': {
    access: 'admin',
    summary: 'Lists support tickets, the oldest open one first.',
    query: Search.extend({ state: z.enum(['all', ...TicketState.options]).default('open') }),
    reply: countedListOf(Ticket),
  },
  'GET /admin/tickets/{ticketNumber}': {
    access: 'admin',
    summary: 'Returns one ticket.',
    params: z.object({ ticketNumber: TicketNumber }),
    reply: z.object({ ticket: TicketDetails }),
  },
  'POST /admin/tickets/{ticketNumber}/answer': {
    access: 'admin',
    summary: 'Answers a ticket by mail.',
    params: z.object({ ticketNumber: TicketNumber }),
    body: z.object({
      text: words(TICKET_MAX, 'This answer is too long for one email.')
        .transform((text) => text.trim())
        .pipe(z.string().min(1, 'Write the answer first.')),
    }),
    reply: z.object({ ticket: TicketDetails }),
  },
  'PUT /admin/tickets/{ticketNumber}': {
    access: 'admin',
    summary: 'Closes or reopens a ticket.',
    params: z.object({ ticketNumber: TicketNumber }),
    body: z.object({ state: z.enum(['open', 'closed']) }),
    reply: z.object({ ticket: TicketDetails }),
  },
  'GET /admin/client-errors': {
    access: 'admin',
    summary: 'Lists the errors that browsers reported, grouped by cause.',
    query: Search.extend({ state: z.enum(['all', 'open', 'resolved']).default('open') }),
    reply: countedListOf(ClientErrorGroup),
  },
  'GET /admin/client-errors/{groupId}': {
    access: 'admin',
    summary: 'Returns one cause with its newest report and the stack as positions in the source.',
    params: z.object({ groupId: GroupId }),
    reply: z.object({ group: ClientErrorDetails }),
  },
  'PUT /admin/client-errors/{groupId}': {
    access: 'admin',
    summary: 'Marks a cause as fixed. It reopens when a newer build reports it again.',
    params: z.object({ groupId: GroupId }),
    body: z.object({ state: z.enum(['open', 'resolved']) }),
    reply: z.object({ group: ClientErrorDetails }),
  },
  'GET /admin/jobs': {
    access: 'admin',
    summary: 'Returns the job queues, what is waiting in them, and what failed for good.',
    reply: JobsReply,
  },
  'POST /admin/jobs/{jobId}/retry': {
    access: 'admin',
    summary: 'Retries a failed job. Jobs are idempotent.',
    params: z.object({ jobId: z.uuid('There is no such job.') }),
    reply: JobsReply,
  },
  'GET /admin/audit': {
    access: 'admin',
    summary: 'Lists what administrators did, the newest first.',
    query: Paging.extend({ memberId: MemberId.optional() }),
    reply: countedListOf(AuditLine),
  },
} as const;

export const auditCalls = {
  'GET /account/audit': {
    access: 'member',
    summary: "Lists what administrators did with the member's account and cards.",
    query: Paging,
    reply: countedListOf(AuditLine),
  },
  'GET /account/asks': {
    access: 'member',
    summary: "Lists administrators' requests for access to messages in the member's cards, the newest first.",
    reply: z.object({ asks: z.array(InsideAsk) }),
  },
  'PUT /account/asks/{askId}': {
    access: 'member-in-person',
    summary: 'Allows the access for a day, refuses it, or revokes it.',
    params: z.object({ askId: z.uuid('This request does not exist.') }),
    body: z.object({ allow: z.boolean() }),
    reply: z.object({ asks: z.array(InsideAsk) }),
  },
} as const;
