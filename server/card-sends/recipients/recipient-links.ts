import { randomBytes } from 'node:crypto';
import type { Tx } from '#db/client.ts';
import { type Keys, newMagicLink } from '#server/kernel/keys.ts';
import { codeFrom } from '#shared/links/magic-link.ts';
import { type RecipientLinks, setRecipientLinks } from '../queries.ts';

/** Gives people of a card links and codes of their own, in one statement; those they had open nothing any more. @returns what they have now */
export async function renewLinks(tx: Tx, keys: Keys, recipientIds: readonly string[]): Promise<RecipientLinks[]> {
  const links = recipientIds.map((recipientId): RecipientLinks => {
    const link = newMagicLink();
    const code = codeFrom(randomBytes(8));
    return {
      recipient_id: recipientId,
      link_hash: keys.hash('link', link),
      link_sealed: keys.seal(link),
      code_hash: keys.hash('code', code),
      code_sealed: keys.seal(code),
    };
  });
  await setRecipientLinks(tx, links);
  return links;
}
