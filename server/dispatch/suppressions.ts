import type { Queryable, Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';

type Deps = Pick<Context, 'keys'>;
/** In the place of a sender's hash: from anyone. */
const ANYONE = Buffer.alloc(0);

/** Whether an address wants nothing from this sender, or from anyone. Addresses are kept as keyed hashes alone. */
export async function isRefused(deps: Deps, db: Queryable, address: string, sender: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', hashOf(deps, address))
    .where('sender_hash', 'in', [ANYONE, hashOf(deps, sender)])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on nothing goes to an address from a sender, or from anyone where `sender` is null. */
export async function suppress(deps: Deps, tx: Tx, address: string, sender: string | null): Promise<void> {
  await tx
    .insertInto('suppressions')
    .values({ address_hash: hashOf(deps, address), sender_hash: sender === null ? ANYONE : hashOf(deps, sender) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes back that an address wants nothing from a sender, and from anyone. */
export async function unsuppress(deps: Deps, tx: Tx, address: string, sender: string): Promise<void> {
  await tx
    .deleteFrom('suppressions')
    .where('address_hash', '=', hashOf(deps, address))
    .where('sender_hash', 'in', [ANYONE, hashOf(deps, sender)])
    .execute();
}

function hashOf({ keys }: Deps, address: string): Buffer {
  return keys.hash('address', address.toLowerCase());
}
