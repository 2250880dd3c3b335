import { randomBytes } from 'node:crypto';
import type { Tx } from '#db/client.ts';
import { type Keys, newMagicLink } from '#server/kernel/keys.ts';
import { codeFrom } from '#shared/links/magic-link.ts';
import { setRecipientLinks } from '../queries.ts';

/** Gives people of a card links and codes of their own, in one statement; those they had open nothing any more. */
export async function renewLinks(tx: Tx, keys: Keys, recipientIds: readonly string[]): Promise<void> {
  await setRecipientLinks(
    tx,
    recipientIds.map((recipientId) => {
      const link = newMagicLink();
      const code = codeFrom(randomBytes(8));
      return {
        recipientId,
        linkHash: keys.hash('link', link),
        linkSealed: keys.seal(link),
        codeHash: keys.hash('code', code),
        codeSealed: keys.seal(code),
      };
    }),
  );
}
