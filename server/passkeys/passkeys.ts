import type { z } from 'zod';
import type { PasskeyAnswer, PasskeyOptions } from '#contract/fields.ts';
import type { Tx } from '#db/client.ts';

/** What the browser's passkey interface is asked, and what it answered (WebAuthn Level 3, the JSON forms). */
export type Asked = z.output<typeof PasskeyOptions>;
export type Answered = z.output<typeof PasskeyAnswer>;

/** A passkey that was made and checked, and is not a member's yet. Plain JSON: it waits in the payload of a mailed link. */
export type NewPasskey = {
  passkeyId: string;
  /** The account it was made for, which may not be there yet: who joins with it gets an account with just this id. */
  memberId: string;
  /** base64url */ publicKey: string;
  counter: number;
  transports: string[];
  isBackedUp: boolean;
  name: string;
};

/** Passkeys (WebAuthn): coming in with one, joining with one, and those that a member keeps. */
export type Passkeys = {
  /** What a passkey is asked, to come in. @param sessionId of the browser; the answer counts there alone, once, within five minutes. */
  begin(sessionId: string): Promise<Asked>;
  /** @returns the member whose passkey answered. @throws Failure at `passkey`, with the same words whatever was wrong. */
  verify(sessionId: string, answer: Answered): Promise<string>;
  /** What is asked, to make a passkey for somebody who joins. The answer is the same for an address that is known. */
  beginNew(sessionId: string, person: { email: string; name: string }): Promise<Asked>;
  /** Checks a passkey that was made for somebody who joins. Nothing is kept. @throws Failure at `passkey`. */
  verifyNew(sessionId: string, answer: Answered, userAgent: string | null): Promise<NewPasskey>;
  /** Keeps it, in the transaction that makes the account. @throws where the account has another id than the passkey was made for. */
  keep(tx: Tx, memberId: string, passkey: NewPasskey): Promise<void>;
};
