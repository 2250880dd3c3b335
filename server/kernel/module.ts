import type { AdminSendDetails } from '#contract/admin/sends.ts';
import type { Queryable, Tx } from '#db/client.ts';
import type { Tables } from '#db/tables.ts';
import type { Html } from '#shared/text/html.ts';
import type { Handlers } from './call.ts';
import type { Context } from './context.ts';
import type { Form } from './form.ts';
import type { JobWorker } from './job-worker.ts';
import type { ChannelName, MessageExample, MessageRenderer } from './message.ts';
import type { NotificationKind } from './notification-kind.ts';
import type { LimitRule, LimitRules } from './rate-limits.ts';
import type { Webhook } from './webhook.ts';

export type TableName = keyof Tables;
/** Work that a worker does over and over. It may run twice, and in two processes at once, and has one effect. */
export type Task = (context: Context) => Promise<unknown>;

/** A member whose account is deleted for good. */
export type DeletedMember = {
  memberId: string;
  email: string;
  /** What becomes of cards that people have: they stay with a first name under them, or are taken down. */
  sentCards: 'leave' | 'take-down';
};

/** A message that will not arrive. */
export type BouncedDelivery = {
  kind: string;
  channel: ChannelName;
  subjectId: string;
  groupId: string | null;
  memberId: string | null;
  address: string;
};

/** Who sent a card: a member, or a visitor by the address that they gave. */
export type CardSender = { memberId: string | null; email: string };

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
  /** The name of whoever did it; `Post` and `Planner` are ours. */
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
/** Entries for the timeline of a card. Of those of one instant, the ones with a lower `order` come first. */
export type CardTimeline = {
  order: number;
  entries: (db: Queryable, cardSendId: string) => Promise<TimelineEntry[]>;
};

/** What a member's export has from a module. */
export type MemberExport = {
  /** Its place among the modules: so its files stand in the ZIP, and its keys in `account.json`. */
  order: number;
  /** Keys of `account.json`, which is held in memory whole; `about` says in the words of the first page what they have. */
  facts?: { about: string; read: (context: Context, memberId: string) => Promise<Record<string, unknown>> };
  /** Files and sections, one after the other: no more than a few may be held in memory. */
  parts?: (context: Context, memberId: string) => AsyncIterable<ExportPart>;
  /** How many of its parts are pages. */
  countPages?: (db: Queryable, memberId: string) => Promise<number>;
};

/**
 * What a module brings to the product, as data. Whatever is done with every module (the API, the worker, the nightly maintenance, deleting an account) is
 * a loop over these, and names none of them.
 */
export type Module = {
  name: string;
  /** The tables that it writes. No other module does. */
  tables: readonly TableName[];
  /** Tables of other modules that its queries read. */
  reads?: readonly TableName[];
  /**
   * Those of its tables that only grow: one part a month, by their column `at`. With `keptDays`, a month goes when all of it is older; without, none does.
   */
  monthlyTables?: Partial<Record<TableName, { keptDays?: number }>>;
  /** Its calls of `/api/1`. */
  calls?: (context: Context) => Partial<Handlers>;
  /** Its plain forms, which work without script. */
  forms?: (context: Context) => readonly Form[];
  /** Where other services tell it what happened there. */
  webhooks?: (context: Context) => readonly Webhook[];
  /** How often what it offers may be done. */
  limits?: LimitRules;
  /** What it says by mail, text or push, and how that is rendered. */
  messages?: readonly MessageRenderer[];
  /** What those may look like: at least one of each kind. */
  messageExamples?: readonly MessageExample[];
  /** Which of those members may choose, and how. */
  notifications?: readonly NotificationKind[];
  /** Its jobs, and how they are worked on. */
  jobs?: readonly JobWorker[];
  /** What is looked for every few seconds. */
  sweeps?: readonly Task[];
  everyMinute?: readonly Task[];
  hourly?: readonly Task[];
  /** Maintenance: at two in the morning (UTC), and when a worker starts. */
  nightly?: readonly Task[];
  /** A message came back for good: in the transaction that notes it. Every module is asked, whoever sent it. */
  deliveryBounced?: (tx: Tx, delivery: BouncedDelivery, context: Context) => Promise<void>;
  /** A visitor's browser becomes a member's: what the session held becomes the member's, in the transaction that signs in. */
  claimSession?: (tx: Tx, sessionId: string, memberId: string) => Promise<void>;
  /** A visitor's browser signs out: what nobody but its session could reach is nobody's from then on, in the transaction that signs out. */
  releaseSession?: (tx: Tx, sessionId: string) => Promise<void>;
  /**
   * Erases what the module knows of a member, in the transaction that deletes the account; the row of the member goes last.
   * @returns what is to be done once that is committed, where there is something: files of which no row speaks any more.
   */
  eraseMember?: (tx: Tx, member: DeletedMember, context: Context) => Promise<(() => Promise<void>) | void>;
  /** What it adds to the administrators' timeline of a card. */
  timeline?: readonly CardTimeline[];
  /** What the sender of a card wrote to us, for administrators who look at the card: open letters first. */
  ticketsOfSender?: (db: Queryable, sender: CardSender) => Promise<AdminSendDetails['tickets']>;
  /** What of its rows goes into a member's export, or why nothing does. A module with rows of members says either. */
  exportMember?: MemberExport | { nothing: string };
};

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
