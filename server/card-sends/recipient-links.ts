import { randomBytes } from 'node:crypto';
import type { Tx } from '#db/client.ts';
import { type Keys, newMagicLink } from '#server/kernel/keys.ts';
import { codeFrom } from '#shared/magic-link.ts';
import { setRecipientLinks } from './queries.ts';

/** Gives one person of a card a link and a code of their own; those they had open nothing any more. */
export async function renewLinks(tx: Tx, keys: Keys, recipientId: string): Promise<void> {
  const link = newMagicLink();
  const code = codeFrom(randomBytes(8));
  await setRecipientLinks(tx, recipientId, {
    link_hash: keys.hash('link', link),
    link_sealed: keys.seal(link),
    code_hash: keys.hash('code', code),
    code_sealed: keys.seal(code),
  });
}
