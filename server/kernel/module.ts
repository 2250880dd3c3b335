import type { Queryable, Tx } from '#db/client.ts';
import type { Tables } from '#db/tables.ts';
import type { PushTarget } from '#server/ports/pusher.ts';
import type { Html } from '#shared/text/html.ts';
import type { Context } from './context.ts';
import type { Form } from './form.ts';
import type { JobWorker } from './job-worker.ts';
import type { ChannelName, MessageExample, MessageRenderer } from './message.ts';
import type { NotificationKind } from './notification-kind.ts';
import type { LimitRule, LimitRules } from './rate-limits.ts';
import type { Webhook } from './webhook.ts';

export type TableName = keyof Tables;
/** Recurring work of a worker. It is idempotent, and may run in two processes at once. */
export type Task = (context: Context) => Promise<unknown>;

/** A member whose account is deleted for good. */
export type DeletedMember = {
  memberId: string;
  email: string;
  /** What happens to the cards that the member sent: recipients keep them, signed with a first name, or they are taken down. */
  sentCards: 'leave' | 'take-down';
};

/** A message that was sent, or bounced for good. */
export type SettledDelivery = {
  deliveryId: string;
  kind: string;
  channel: ChannelName;
  subjectId: string;
  groupId: string | null;
  memberId: string | null;
  address: string;
  /** which attempt, from 1 */ attempt: number;
  /** why it bounced, in a sentence */ reason: string | null;
};

/** Something that happened to a person in a member's address book, at an instant. */
export type ChangedContact = { memberId: string; contactId: string; at: Date } & (
  | { change: 'removed' | 'died' }
  | { change: 'put-back'; removedAt: Date }
  | {
      change: 'merged';
      /** the contact that they are one with from now on */ intoId: string;
      /** whose birthday is right, where both have one; null where it was not said */ birthdayOf: string | null;
    }
);

/** A date that turned out to be another one of the same person, entered twice. It is deleted after this. */
export type MergedDate = { memberId: string; calendarId: string; /** the date that stays */ intoId: string };

/** A file of a member's export, or a section of the page that it begins with. */
export type ExportPart =
  | {
      name: string;
      /** Whole, or piece by piece where it may be large. */
      content: Uint8Array | AsyncIterable<Uint8Array>;
      /** What is in it, for the list on the first page. Left out where a section leads to it, or another file names it. */
      about?: string;
      /** One of the pages by whose number progress is measured. */
      isPage?: true;
    }
  | { section: Html };

/** Something that happened to a card that was sent, for the administrators. */
export type TimelineEntry = {
  at: Date;
  /** stable, for programs */ kind: string;
  /** The name of the person who did it; `Post` and `Planner` are the system. */
  who: string;
  recipientId?: string | null;
  /** A sentence more. Never what is written in a card. */
  detail?: string | null;
  /** What a mail server answered, word for word. */
  response?: string | null;
  attempt?: number;
  /** The attempt whose mail it tells of. */
  delivery?: { deliveryId: string; attempt: number };
};
/** Entries for the timeline of a card. Entries of the same instant are sorted by `order`. */
export type CardTimeline = {
  order: number;
  entries: (db: Queryable, cardSendId: string) => Promise<TimelineEntry[]>;
};

/** What a module adds to a member's export. */
export type MemberExport = {
  /** The position of its files in the ZIP and of its keys in `account.json`. */
  order: number;
  /** Keys of `account.json`, which is held in memory whole; `about` describes them on the first page. */
  facts?: { about: string; read: (context: Context, memberId: string) => Promise<Record<string, unknown>> };
  /** Files and sections, one after the other, so that only a few are in memory at once. */
  parts?: (context: Context, memberId: string) => AsyncIterable<ExportPart>;
  /** How many of its parts are pages. */
  countPages?: (db: Queryable, memberId: string) => Promise<number>;
};

/**
 * What a module brings to the product, as data. Whatever is done with every module (the API, the worker, the nightly maintenance, deleting an account) is
 * a loop over these, and names none of them. Who needs more of every module adds it to this type (`declare module`): the kernel knows no call (decision 050).
 */
export interface Module {
  name: string;
  /** The tables that it writes. No other module does. */
  tables: readonly TableName[];
  /** Tables of other modules that its queries read. */
  reads?: readonly TableName[];
  /**
   * Those of its tables that only grow: partitioned by month, by their column `at`. With `keptDays`, a partition is dropped once all of it is older; without,
   * none is.
   */
  monthlyTables?: Partial<Record<TableName, { keptDays?: number }>>;
  /** Its plain forms, which work without script. */
  forms?: (context: Context) => readonly Form[];
  /** Its webhooks: addresses at which other services report events. */
  webhooks?: (context: Context) => readonly Webhook[];
  /** Its rate limits. */
  limits?: LimitRules;
  /** Its kinds of message by mail, text or push, and how they are rendered. */
  messages?: readonly MessageRenderer[];
  /** Examples of its messages: at least one of each kind. */
  messageExamples?: readonly MessageExample[];
  /** The kinds that members can turn on and off. */
  notifications?: readonly NotificationKind[];
  /** Its jobs, with what runs them. */
  jobs?: readonly JobWorker[];
  /** What the worker looks for every few seconds. */
  sweeps?: readonly Task[];
  everyMinute?: readonly Task[];
  hourly?: readonly Task[];
  /** Maintenance: at two in the morning (UTC), and when a worker starts. */
  nightly?: readonly Task[];
  /** Called when a message has bounced for good, in the transaction that stores it. Every module is called, whichever sent the message. */
  deliveryBounced?: (tx: Tx, delivery: SettledDelivery, context: Context) => Promise<void>;
  /** Called when a message was accepted, in the transaction that stores it. */
  deliveryAccepted?: (tx: Tx, delivery: SettledDelivery, context: Context) => Promise<void>;
  /** Called when a message had nowhere to go, because its address has ended (a device that was removed, a number that sent STOP), in the transaction that stores it. */
  addressEnded?: (tx: Tx, delivery: SettledDelivery, context: Context) => Promise<void>;
  /** Where notifications to a device go; null for one that it does not know. The addresses of such deliveries are the ids of devices. */
  findPushTarget?: (db: Queryable, deviceId: string, context: Context) => Promise<PushTarget | null>;
  /**
   * Where the link of a text message to a member leads: a path of the site; null for a message that is not the module's own.
   * @param query is added to the path: the pair of a soft login
   */
  textLeadsTo?: (
    db: Queryable,
    delivery: { kind: string; payload: unknown; memberId: string },
    query: Record<string, string>,
    context: Context,
  ) => Promise<string | null>;
  /** Where the link of a text message to somebody without an account leads: a path of the site; null for a message that is not the module's own. */
  openTextLeadsTo?: (
    db: Queryable,
    delivery: { kind: string; subjectId: string },
    context: Context,
  ) => Promise<string | null>;
  /**
   * Called in the transaction that changes what a member is reminded of, or when: a date of the calendar, the time zone, the hour, the days before. Every
   * module is called, whichever changed it.
   */
  remindersChanged?: (tx: Tx, memberId: string, context: Context) => Promise<void>;
  /** Called in the transaction that removes a contact, puts it back, merges it into another, or notes that the person has died. Every module is called. */
  contactChanged?: (tx: Tx, contact: ChangedContact, context: Context) => Promise<void>;
  /** Called in the transaction that merges two dates, before one of them is deleted: what belongs to it is given to the other. */
  dateMerged?: (tx: Tx, date: MergedDate) => Promise<void>;
  /** Called when a visitor signs in, in the transaction that does it: gives the member what the session owned. */
  claimSession?: (tx: Tx, sessionId: string, memberId: string) => Promise<void>;
  /** Called when a visitor's session is signed out, in the transaction that does it: gives up what only the session owned. */
  releaseSession?: (tx: Tx, sessionId: string) => Promise<void>;
  /**
   * Erases the module's data about a member, in the transaction that deletes the account; the member's own row is deleted last.
   * @returns work for after the commit, if there is any: deleting files that no row refers to any more.
   */
  eraseMember?: (tx: Tx, member: DeletedMember, context: Context) => Promise<(() => Promise<void>) | void>;
  /** Its entries in the administrators' timeline of a card. */
  timeline?: readonly CardTimeline[];
  /** What it exports of a member. */
  exportMember?: MemberExport;
  /** Its tables with rows of members that `exportMember` does not read, each with the reason. */
  notExported?: Partial<Record<TableName, string>>;
}

/** Tells every module that something has changed that decides of what a member is reminded, or when. */
export async function remindersChanged(context: Context, tx: Tx, memberId: string): Promise<void> {
  for (const module of context.modules) await module.remindersChanged?.(tx, memberId, context);
}

/** Tells every module what happened to a contact. */
export async function contactChanged(context: Context, tx: Tx, contact: ChangedContact): Promise<void> {
  for (const module of context.modules) await module.contactChanged?.(tx, contact, context);
}

/** Gives what belongs to a date to another one of the same person, in every module. */
export async function dateMerged(context: Context, tx: Tx, date: MergedDate): Promise<void> {
  for (const module of context.modules) await module.dateMerged?.(tx, date);
}

/** Every limit that these modules bring. */
export function limitsOf(modules: readonly Module[]): LimitRule[] {
  return modules.flatMap(({ limits = {} }) => Object.values(limits));
}

// What a module brings is given the context, so the list of modules is added to the context from here: a context itself knows no module.
declare module '#server/kernel/context.ts' {
  interface Context {
    /** All modules of the product, for what is done with each of them in turn. */
    modules: readonly Module[];
  }
}
