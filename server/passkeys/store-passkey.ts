import type { Queryable } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { NewPasskey } from './challenges.ts';
import { insertPasskey } from './queries.ts';
import { operatingSystemOf } from '#server/sessions/sessions.ts';

/** Keeps a passkey of a member. @throws Failure where it is an account's already. */
export async function storePasskey(db: Queryable, memberId: string, passkey: NewPasskey, now: Date): Promise<void> {
  const isNew = await insertPasskey(db, {
    passkey_id: passkey.passkeyId,
    member_id: memberId,
    public_key: Buffer.from(passkey.publicKey, 'base64url'),
    counter: passkey.counter,
    transports: passkey.transports,
    name: passkey.name,
    is_backed_up: passkey.isBackedUp,
    created_at: now,
    last_used_at: null,
  });
  if (!isNew) throw failure('conflict', 'passkey', 'known-passkey', 'This passkey is already used by an account.');
}

/** What a passkey is called after the device that it was made on. */
export function defaultPasskeyName(userAgent: string | null): string {
  const system = operatingSystemOf(userAgent ?? '');
  return system === undefined ? 'Passkey' : `Passkey on ${system}`;
}
