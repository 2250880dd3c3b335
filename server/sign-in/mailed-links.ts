import { oncePerContext } from '#server/kernel/context.ts';
import { randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database, Tx } from '#db/client.ts';
import type { MailedLinkKind } from './tables.ts';
import { failure } from '#server/kernel/failure.ts';
import { type Keys, newMagicLink } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { CODE_TRIES_MAX, MAILED_LINK_MINUTES } from '#shared/limits.ts';
import { LinkPayload } from './pending-registration.ts';
import {
  insertLink,
  expireLinks,
  type MailedLinkRow,
  selectLinkKind,
  selectNewestLink,
  markLinkUsed,
  countAttempt,
} from './queries.ts';

export type NewLink = {
  kind: MailedLinkKind;
  email: string;
  memberId: string | null;
  /** What the act behind it needs; kept sealed. */
  payload?: LinkPayload;
  nextPath?: string | null;
  /** A quarter of an hour from now, where nothing is given. */
  until?: Date;
};
/** A link as it goes into the payload of its mail: its secrets are sealed, and what is late is not worth sending. */
export type MailedLink = { tokenSealed: string; digitsSealed: string; until: string };

/**
 * Links and six-digit codes that are mailed. Each works once and for a short time; a new one of its kind replaces the earlier ones to that address. The
 * records hold keyed hashes of them alone.
 */
export type MailedLinks = {
  /** Makes one, in the transaction that schedules its mail. */
  make(tx: Tx, link: NewLink): Promise<MailedLink>;
  /**
   * The link that an address's digits belong to. Each try is noted before they are compared; after the fifth wrong one the link is dead.
   * @throws Failure at `code`.
   */
  hashByDigits(email: string, digits: string): Promise<Buffer>;
  hashOf(token: string): Buffer;
  /** What a link is for. @throws Failure at `token` where it is none of ours. */
  kindOf(tokenHash: Buffer): Promise<MailedLinkKind>;
  /** Uses a link up, in the transaction of what it is for. @throws Failure at `token` where it was used, or its time is over. */
  spend(tx: Tx, tokenHash: Buffer): Promise<MailedLinkRow>;
  /** What was given to it when it was made. @throws Failure at `token` where another release wrote it in a form that this one does not know. */
  payloadOf(row: MailedLinkRow): LinkPayload;
  /** What was given when a session asked for the newest mail to an address; null where another asked for it, or it counts no more. */
  askedFor(email: string, sessionId: string | null): Promise<LinkPayload | null>;
  /** Ends the sign-in links that went to an address. */
  kill(tx: Tx, email: string): Promise<void>;
};

/** The payload as it is stored. */
const SealedPayload = z.object({ sealed: z.string().transform((text) => Buffer.from(text, 'base64')) });

/** Links that sign somebody in: only the newest for an address works, and it has digits. */
const SIGN_IN_KINDS: readonly MailedLinkKind[] = ['sign-in', 'join'];

export function createMailedLinks({ db, keys, clock }: { db: Database; keys: Keys; clock: Clock }): MailedLinks {
  const now = () => new Date(clock.now());
  const hashOf = (token: string) => keys.hash('mailed-link', token);
  function payloadOf({ payload }: MailedLinkRow): LinkPayload | null {
    const { data } = SealedPayload.safeParse(payload);
    return data === undefined ? null : (LinkPayload.safeParse(JSON.parse(keys.open(data.sealed))).data ?? null);
  }
  const hashOfDigits = (email: string, digits: string) => keys.hash('digits', `${email.toLowerCase()}\0${digits}`);
  return {
    hashOf,
    async make(tx, { kind, email, memberId, payload = {}, nextPath = null, until }) {
      const token = newMagicLink();
      const digits = randomInt(1_000_000).toString().padStart(6, '0');
      const hasDigits = SIGN_IN_KINDS.includes(kind);
      const over = until ?? new Date(clock.now() + MAILED_LINK_MINUTES * 60_000);
      await expireLinks(tx, email, hasDigits ? SIGN_IN_KINDS : [kind], now());
      await insertLink(tx, {
        token_hash: hashOf(token),
        code_hash: hasDigits ? hashOfDigits(email, digits) : null,
        kind,
        email,
        member_id: memberId,
        payload: JSON.stringify({ sealed: keys.seal(JSON.stringify(payload)).toString('base64') }),
        next_path: nextPath,
        expires_at: over,
        created_at: now(),
      });
      const sealed = (secret: string) => keys.seal(secret).toString('base64');
      return {
        tokenSealed: sealed(token),
        digitsSealed: sealed(digits),
        until: over.toISOString(),
      };
    },
    async hashByDigits(email, digits) {
      const row = await countAttempt(db, email, SIGN_IN_KINDS, now());
      const given = hashOfDigits(email, digits);
      const isInTime = row !== undefined && row.tries <= CODE_TRIES_MAX;
      if (isInTime && row.code_hash && timingSafeEqual(row.code_hash, given)) return row.token_hash;
      throw failure(
        'invalid',
        'code',
        'wrong-code',
        row === undefined || row.tries < CODE_TRIES_MAX
          ? 'This code is not right. Use the code in our latest email. It works for 15 minutes.'
          : 'Too many attempts. This code no longer works. Press the button in the email, or ask for a new email.',
      );
    },
    async kindOf(tokenHash) {
      const row = await selectLinkKind(db, tokenHash);
      if (row === undefined) throw expiredLink();
      return row.kind;
    },
    async spend(tx, tokenHash) {
      const row = await markLinkUsed(tx, tokenHash, now());
      if (row === undefined) throw expiredLink();
      return row;
    },
    payloadOf(row) {
      const payload = payloadOf(row);
      if (payload === null) throw expiredLink();
      return payload;
    },
    async askedFor(email, sessionId) {
      const row = await selectNewestLink(db, email, [...SIGN_IN_KINDS, 'restore'], now());
      const payload = row && payloadOf(row);
      return payload && sessionId !== null && payload.sessionId === sessionId ? payload : null;
    },
    kill: (tx, email) => expireLinks(tx, email, SIGN_IN_KINDS, now()),
  };
}

/** The same words whatever was wrong with it. */
export function expiredLink() {
  return failure(
    'not-found',
    'token',
    'dead-link',
    'This link was already used or has expired. Ask for a new one, and use the latest email.',
  );
}

/** Mailed links, in this process. */
export const mailedLinksOf = oncePerContext((context) => createMailedLinks(context));
