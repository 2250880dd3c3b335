import type pg from 'pg';
import type { Database } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { AddressBookReader } from '#server/ports/contacts/address-book.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContactProviders } from '#server/ports/contacts/contact-provider.ts';
import type { Files } from '#server/ports/files.ts';
import type { IdentityProviders } from '#server/ports/identities/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Pusher } from '#server/ports/pusher.ts';
import type { SourceMaps } from '#server/ports/source-maps.ts';
import type { Studio } from '#server/ports/studio.ts';
import type { Texter } from '#server/ports/texter.ts';
import type { Keys } from './keys.ts';
import type { MemberLinks } from './member-links.ts';
import type { Queue } from './queue.ts';
import type { RateLimits } from './rate-limits.ts';

/** Settings of the site that the process serves. */
export type SiteSettings = {
  /** Its address in mails and links, without a slash at the end. */
  publicUrl: string;
  /** Only this machine reaches it: nobody is asked for a proof of work or to confirm an address before sending. */
  isLoopbackOnly: boolean;
  /** No mail server is set, and mails go to the built-in mailbox. */
  hasBuiltInMailbox: boolean;
  /** Milliseconds in which sending a card can be cancelled. */
  undoMs: number;
  /** The build of the front end that is served. */
  build: string;
};

/** The ways to the outside. Composition roots and tests choose them, nothing else does. */
export type Adapters = {
  clock: Clock;
  files: Files;
  logger: Logger;
  mailer: Mailer;
  /** Notifications on devices; null where this copy sends none. */
  pusher: Pusher | null;
  /** Text messages; null where this copy sends none. */
  texter: Texter | null;
  studio: Studio;
  /** Address books on servers that members name; null where this copy reads none. */
  addressBookReader: AddressBookReader | null;
  /** Google, Facebook and Apple, where they are set up. */
  identityProviders: IdentityProviders;
  /** Contacts of accounts at Google and Microsoft, where they are set up. */
  contactProviders: ContactProviders;
  sourceMaps: SourceMaps;
};

/**
 * What a process works with: its adapters, its database, and what stands on them. A composition root makes one (server/bootstrap.ts), each test makes its
 * own. The functions of a module are given it first. The list of modules is added to it where their type stands (module.ts).
 */
export interface Context extends Adapters {
  settings: SiteSettings;
  db: Database;
  pool: pg.Pool;
  statements: Statements;
  queue: Queue;
  keys: Keys;
  rateLimits: RateLimits;
  /** Makes and checks the pairs `t` and `e` in links to members. */
  memberLinks: MemberLinks;
}

/**
 * Creates something once for each context; later calls return the same object.
 * @param create may itself ask for what other modules create, as long as there is no circle.
 */
export function oncePerContext<T extends object>(create: (context: Context) => T): (context: Context) => T {
  const created = new WeakMap<Context, T>();
  return (context) => {
    const known = created.get(context);
    if (known !== undefined) return known;
    const made = create(context);
    created.set(context, made);
    return made;
  };
}
