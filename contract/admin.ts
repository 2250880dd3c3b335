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
    .max(200, 'That is longer than anything we could find.')
    .transform((typed) => typed.toWellFormed().replace(/\p{Cc}/gu, ' '))
    .default(''),
});
const MemberId = z.uuid('There is no such member.');
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
    memberName: z.string().nullable().meta({ description: 'whom it touches, by the name of today' }),
    act: z.string().meta({ description: 'stable, for programs: member-viewed, helping-begun, card-taken-down …' }),
    subject: z.string().nullable().meta({ description: 'the id of what was touched' }),
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
    to: z.array(z.string()).meta({ description: 'names of the first people, those first whose mail came back' }),
    recipients: z.number().int(),
    bounced: z.number().int(),
    createdAt: Instant,
    sentAt: Instant.nullable(),
  })
  .meta({ id: 'AdminSend' });
export type AdminSend = z.infer<typeof AdminSend>;
/** What is written in a card. Shown to an administrator only while the one who sent it allows that. */
export const Inside = z
  .object({ nameOnFront: z.string().nullable(), verse: z.string(), message: z.string() })
  .meta({ id: 'Inside' });
export type Inside = z.infer<typeof Inside>;
/** The story of one card on its way: every event of its ledger. What was written inside is not in it. */
export const AdminStory = AdminSend.extend({
  isRevoked: z.boolean(),
  isFree: z.boolean(),
  membershipType: MembershipType.nullable().meta({ description: 'of the sender; null without an account' }),
  hasLeft: z.boolean().meta({ description: 'some of it has left, or is leaving' }),
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
    .meta({ description: 'what the sender wrote to us, open letters first' }),
  schedule: z.string().meta({ description: 'in words: straight away, or the day and hour that were asked for' }),
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
      response: z.string().nullable().meta({ description: 'what the mail server said, word for word' }),
      attempt: z.number().int(),
      messageId: z.string().nullable().meta({ description: 'of the mail, where the built-in mailbox has it' }),
    }),
  ),
}).meta({ id: 'AdminStory' });
export type AdminStory = z.infer<typeof AdminStory>;

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
export const TicketStory = Ticket.extend({
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
}).meta({ id: 'TicketStory' });
export type TicketStory = z.infer<typeof TicketStory>;
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
      .meta({ description: 'that met it, the newest first: version and build, `1.0.80+b2`' }),
    state: z.enum(['open', 'resolved']),
    cameBackAt: Instant.nullable().meta({ description: 'when it was met again after it counted as mended' }),
  })
  .meta({ id: 'ClientErrorGroup' });
export type ClientErrorGroup = z.infer<typeof ClientErrorGroup>;
export const ClientErrorStory = ClientErrorGroup.extend({
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
        isResolved: z.boolean().meta({ description: 'a place in the source, found by its map' }),
        code: z.string().nullable().meta({ description: 'that line of the source' }),
      }),
    ),
  }),
}).meta({ id: 'ClientErrorStory' });
export type ClientErrorStory = z.infer<typeof ClientErrorStory>;

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
  at: Instant.meta({ description: 'when it may run, or began to' }),
  tries: z.number().int().meta({ description: 'so often it has failed' }),
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
const AdminMailStory = AdminMail.extend({
  words: Mail.pick({ text: true, html: true, headers: true })
    .nullable()
    .meta({ description: 'null until it is opened' }),
  cardSendId: z.string().nullable().meta({ description: 'the card that it carries, or is about' }),
}).meta({ id: 'AdminMailStory' });
export type AdminMailStory = z.infer<typeof AdminMailStory>;
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
const GroupId = z.string().regex(/^[0-9a-f]{16}$/, 'There is no such error.');
const TicketNumber = z.coerce.number('There is no such ticket.').int().min(1).max(2_000_000_000);
const StoryReply = z.object({ story: AdminStory });
const aboutSend = z.object({ cardSendId: CardSendId });

/** All of these need an administrator; to everybody else there is nothing here (404). */
export const adminCalls = {
  'GET /admin/overview': {
    access: 'admin',
    summary: 'What waits, and how the last days went.',
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
    reply: z.object({
      waiting: z.object({
        tickets: z.number().int(),
        errors: z.number().int(),
        bounced: z.number().int(),
        failedJobs: z.number().int(),
        scheduled: z.number().int(),
        isMoreScheduled: z.boolean().meta({ description: 'more mails are planned than are counted' }),
      }),
      totals: z.object({ members: z.number().int(), cardSends: z.number().int(), cards: z.number().int() }),
      hasSecondStep: z.boolean().meta({ description: 'this administrator has a passkey, or two-step codes' }),
      metrics: z.array(z.object({ date: z.string(), name: MetricName, variant: z.string(), count: z.number().int() })),
      pages: z.array(z.object({ path: z.string(), count: z.number().int() })),
      vitals: z.array(z.object({ name: z.string(), median: z.number(), p75: z.number(), count: z.number().int() })),
    }),
  },
  'GET /admin/members': {
    access: 'admin',
    summary: 'Members, newest first, or those that match.',
    query: Search,
    reply: countedListOf(AdminMember),
  },
  'GET /admin/members/{memberId}': {
    access: 'admin',
    summary: 'One member. Looking is written down.',
    params: z.object({ memberId: MemberId }),
    reply: z.object({ member: AdminMember, sends: z.array(AdminSend), audit: z.array(AuditLine) }),
  },
  'POST /admin/login': {
    access: 'admin',
    summary: 'Begins to act as a member, for a reason and a time. What is dangerous stays closed.',
    body: z.object({
      memberId: MemberId,
      reason: Reason,
      minutes: z.number().int().min(1).max(60, 'An hour at most.').default(30),
    }),
    reply: z.object({ user: User }),
  },
  'DELETE /admin/login': { access: 'anyone', summary: 'Ends acting as a member.', reply: z.object({ user: User }) },
  'GET /admin/cards': {
    access: 'admin',
    summary: 'Cards of the shop with how often each was sent and kept.',
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
  'GET /admin/sends': {
    access: 'admin',
    summary:
      'Cards on their way, newest first, or those that match: how an address or a first or last name begins, a whole link, a code, the number of a card or of a message, or its ends.',
    query: Search.extend({ state: z.enum(['all', 'scheduled', 'sent', 'stopped', 'bounced']).default('all') }),
    reply: countedListOf(AdminSend),
  },
  'GET /admin/sends/{cardSendId}': {
    access: 'admin',
    summary: 'The story of one card. Looking is written down.',
    params: aboutSend,
    reply: StoryReply,
  },
  'POST /admin/sends/{cardSendId}/again': {
    access: 'admin',
    summary:
      'Sends a card to one person once more, as a new attempt on the same delivery; with `email`, to a corrected address.',
    params: aboutSend,
    body: z.object({ recipientId: z.uuid('There is nobody like that on this card.'), email: Email.optional() }),
    reply: StoryReply,
  },
  'POST /admin/sends/{cardSendId}/fresh-link': {
    access: 'admin',
    summary: 'Gives one person a link and a code anew, in a new message. Those they had open nothing any more.',
    params: aboutSend,
    body: z.object({ recipientId: z.uuid('There is nobody like that on this card.') }),
    reply: StoryReply,
  },
  'POST /admin/sends/{cardSendId}/move': {
    access: 'admin',
    summary: 'Moves a card that has not left to another day and hour.',
    params: aboutSend,
    body: z.object({ schedule: Schedule, reason: Reason }),
    reply: StoryReply,
  },
  'POST /admin/sends/{cardSendId}/ask': {
    access: 'admin',
    summary: 'Asks the member who sent it whether one may see what is written inside.',
    params: aboutSend,
    body: z.object({ reason: Reason }),
    reply: StoryReply,
  },
  'POST /admin/sends/{cardSendId}/inside': {
    access: 'admin',
    summary: 'What is written inside, where the member allows it. Looking is written down.',
    params: aboutSend,
    reply: z.object({ inside: Inside, story: AdminStory }),
  },
  'POST /admin/sends/{cardSendId}/take-down': {
    access: 'admin',
    summary: 'Takes a card down: its links open nothing any more.',
    params: aboutSend,
    body: z.object({ reason: Reason }),
    reply: StoryReply,
  },
  'GET /admin/mails': {
    access: 'admin',
    summary:
      'The built-in mailbox: who wrote to whom. Subjects are of one’s own mails only: they hold codes and private words.',
    query: Search,
    reply: listOf(AdminMail),
  },
  'GET /admin/mails/{messageId}': {
    access: 'admin',
    summary: 'One mail of it, closed unless it is one’s own or was opened in the last hour.',
    params: z.object({ messageId: z.string().max(300) }),
    reply: z.object({ mail: AdminMailStory }),
  },
  'POST /admin/mails/{messageId}/open': {
    access: 'admin',
    summary: 'Opens somebody’s mail for a reason, which is written down.',
    params: z.object({ messageId: z.string().max(300) }),
    body: z.object({ reason: Reason }),
    reply: z.object({ mail: AdminMailStory }),
  },
  'GET /admin/tickets': {
    access: 'admin',
    summary: 'What people wrote to us, the oldest open first.',
    query: Search.extend({ state: z.enum(['all', ...TicketState.options]).default('open') }),
    reply: countedListOf(Ticket),
  },
  'GET /admin/tickets/{ticketNumber}': {
    access: 'admin',
    summary: 'One of them.',
    params: z.object({ ticketNumber: TicketNumber }),
    reply: z.object({ ticket: TicketStory }),
  },
  'POST /admin/tickets/{ticketNumber}/answer': {
    access: 'admin',
    summary: 'Answers by mail.',
    params: z.object({ ticketNumber: TicketNumber }),
    body: z.object({
      text: words(TICKET_MAX, 'That is longer than one mail should be.')
        .transform((text) => text.trim())
        .pipe(z.string().min(1, 'Write the answer first.')),
    }),
    reply: z.object({ ticket: TicketStory }),
  },
  'PUT /admin/tickets/{ticketNumber}': {
    access: 'admin',
    summary: 'Closes a ticket, or opens it again.',
    params: z.object({ ticketNumber: TicketNumber }),
    body: z.object({ state: z.enum(['open', 'closed']) }),
    reply: z.object({ ticket: TicketStory }),
  },
  'GET /admin/client-errors': {
    access: 'admin',
    summary: 'Errors of browsers, those of one cause together.',
    query: Search.extend({ state: z.enum(['all', 'open', 'resolved']).default('open') }),
    reply: countedListOf(ClientErrorGroup),
  },
  'GET /admin/client-errors/{groupId}': {
    access: 'admin',
    summary: 'One cause: its newest report, the stack in places of the source.',
    params: z.object({ groupId: GroupId }),
    reply: z.object({ group: ClientErrorStory }),
  },
  'PUT /admin/client-errors/{groupId}': {
    access: 'admin',
    summary: 'Says that a cause is mended. It opens by itself when it is reported again from a newer build.',
    params: z.object({ groupId: GroupId }),
    body: z.object({ state: z.enum(['open', 'resolved']) }),
    reply: z.object({ group: ClientErrorStory }),
  },
  'GET /admin/jobs': {
    access: 'admin',
    summary: 'The queues, what waits in them, and what failed for good.',
    reply: JobsReply,
  },
  'POST /admin/jobs/{jobId}/retry': {
    access: 'admin',
    summary: 'Tries a failed job once more. Every job may run twice and has one effect.',
    params: z.object({ jobId: z.uuid('There is no such job.') }),
    reply: JobsReply,
  },
  'GET /admin/audit': {
    access: 'admin',
    summary: 'What administrators did, newest first.',
    query: Paging.extend({ memberId: MemberId.optional() }),
    reply: countedListOf(AuditLine),
  },
} as const;

export const auditCalls = {
  'GET /account/audit': {
    access: 'member',
    summary: "What administrators did with the member's account and cards.",
    query: Paging,
    reply: countedListOf(AuditLine),
  },
  'GET /account/asks': {
    access: 'member',
    summary: 'Questions of administrators whether they may see what is written in a card, the newest first.',
    reply: z.object({ asks: z.array(InsideAsk) }),
  },
  'PUT /account/asks/{askId}': {
    access: 'member-in-person',
    summary: 'Allows that for a day, refuses it, or takes it back.',
    params: z.object({ askId: z.uuid('There is no such question.') }),
    body: z.object({ allow: z.boolean() }),
    reply: z.object({ asks: z.array(InsideAsk) }),
  },
} as const;
