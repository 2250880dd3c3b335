import type { Queryable, Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';

type Deps = Pick<Context, 'keys'>;
/** Stands for everyone, in place of a sender's hash. */
const ANYONE = Buffer.alloc(0);

/** Whether an address refuses messages from this sender, or from everyone; from everyone alone if `sender` is null. Addresses are only stored as keyed hashes. */
export async function isRefused(deps: Deps, db: Queryable, address: string, sender: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', hashOf(deps, address))
    .where('sender_hash', 'in', sendersOf(deps, sender))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Suppresses messages to an address from a sender, or from everyone if `sender` is null. */
export async function suppress(deps: Deps, tx: Tx, address: string, sender: string | null): Promise<void> {
  await tx
    .insertInto('suppressions')
    .values({ address_hash: hashOf(deps, address), sender_hash: sender === null ? ANYONE : hashOf(deps, sender) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Allows messages to an address again, from a sender and from everyone; what it refuses from one sender alone stays so if `sender` is null. */
export async function unsuppress(deps: Deps, tx: Tx, address: string, sender: string | null): Promise<void> {
  await tx
    .deleteFrom('suppressions')
    .where('address_hash', '=', hashOf(deps, address))
    .where('sender_hash', 'in', sendersOf(deps, sender))
    .execute();
}

/** Allows messages to an address again from one sender; what it refuses from everyone stays so. */
export async function unsuppressSender(deps: Deps, tx: Tx, address: string, sender: string): Promise<void> {
  await tx
    .deleteFrom('suppressions')
    .where('address_hash', '=', hashOf(deps, address))
    .where('sender_hash', '=', hashOf(deps, sender))
    .execute();
}

function sendersOf(deps: Deps, sender: string | null): Buffer[] {
  return sender === null ? [ANYONE] : [ANYONE, hashOf(deps, sender)];
}

function hashOf({ keys }: Deps, address: string): Buffer {
  return keys.hash('address', address.toLowerCase());
}
