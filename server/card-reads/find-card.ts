import { failure } from '#server/kernel/failure.ts';
import type { CardFacts } from '#server/ports/artist.ts';
import { findByFrontLink } from '#server/card-sends/card-sends.ts';
import { canonicalCode } from '#shared/links/magic-link.ts';
import { routes } from '#shared/routes.ts';
import type { CardReadDeps } from './deps.ts';
import { type ReaderRow, type ReadRow, selectByCode, selectRead, selectReader, selectReaders } from './queries.ts';

/** The link of a card, and of one of its people where it is theirs. */
export type Link = { magicLink: string; magicLink2?: string | undefined };
export type PersonalLink = { magicLink: string; magicLink2: string };
/** Who gets a test, and what its pages need of its card: it has not been drawn yet. */
type Test = { to: string; facts: CardFacts; nameOnFront: string | null };
/**
 * What lies under a link. `reader` is whose own link it is, `shown` whose front it has: the reader's, or by a link of their front that of somebody else;
 * `test` is there where its sender sent it to themselves.
 */
type Found = { row: ReadRow; reader: ReaderRow | null; shown: ReaderRow | null; test: Test | null };

/** The card under a link. @throws Failure where there is none, or where it was taken down. */
export async function findCard(deps: CardReadDeps, { magicLink, magicLink2 }: Link): Promise<Found> {
  const found = await under(deps, magicLink);
  if (found === null)
    throw failure(
      'not-found',
      'magicLink',
      'unknown-link',
      'There is no card at this link. Copy the whole link from the email, or type its code.',
    );
  const { row, test } = found;
  if (row.is_revoked) throw failure('not-found', 'magicLink', 'revoked-link', 'This card is no longer available.');
  if (magicLink2 === undefined || test !== null) return { row, reader: null, shown: null, test };
  const reader = await selectReader(deps.db, row.card_send_id, deps.keys.hash('link', magicLink2));
  const shown = reader ?? (await findShown(deps, row, magicLink2));
  if (shown === undefined)
    throw failure(
      'not-found',
      'magicLink2',
      'unknown-link',
      'The last part of this link is not right. Copy the whole link from the email, or type its code.',
    );
  return { row, reader: reader ?? null, shown, test };
}

/** Whose front a link shows without being theirs. */
async function findShown({ db, keys }: CardReadDeps, row: ReadRow, link: string): Promise<ReaderRow | undefined> {
  if (row.names_on_front !== 'each') return undefined;
  return findByFrontLink(keys, await selectReaders(db, row.card_send_id), link);
}

/** The same for somebody who answers: by their own link, to a card that was sent. */
export async function requireReader(
  deps: CardReadDeps,
  link: PersonalLink,
): Promise<{ row: ReadRow; reader: ReaderRow }> {
  const { row, reader, test } = await findCard(deps, link);
  if (test !== null)
    throw failure('conflict', 'magicLink', 'a-test', 'This is a test card, so you cannot reply to it.');
  if (!reader) throw failure('not-found', 'magicLink2', 'unknown-link', 'Open the card from your own email to reply.');
  return { row, reader };
}

/** A sent card, or else a test of one that is a draft. */
async function under(
  { db, keys, clock, tests }: CardReadDeps,
  magicLink: string,
): Promise<Omit<Found, 'reader' | 'shown'> | null> {
  const sent = await selectRead(db, keys.hash('link', magicLink));
  if (sent && sent.state !== 'draft' && sent.state !== 'awaiting-confirmation') return { row: sent, test: null };
  const tested = await tests.read(magicLink);
  if (tested === null) return null;
  const { row, ...test } = tested;
  // As if it had just been posted.
  return { row: { ...row, sent_at: new Date(clock.now()) }, test };
}

/** What all wrong codes together are counted by. */
const ALL = 'all';

/** The IPv6 /48 that a network is a part of; null for IPv4. */
function siteOf(network: string): string | null {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** The card that a code belongs to. Ten tries an hour for one network, right or wrong, forty for a /48 of IPv6, and a ceiling of wrong ones for all. @returns its path. */
export async function findByCode(
  { db, keys, tests, codeLimits }: CardReadDeps,
  typed: string,
  network: string,
): Promise<string> {
  const code = canonicalCode(typed);
  if (code === null)
    throw failure('invalid', 'code', 'not-a-code', 'A code has eight letters and digits, in two groups of four.');
  const sentence = (wait: string) =>
    `Too many attempts. Try again in ${wait}, or open the card with the link in the email.`;
  await codeLimits.codes.take(network, 'code', sentence);
  const site = siteOf(network);
  if (site !== null) await codeLimits.codesOfSite.take(site, 'code', sentence);
  await codeLimits.wrongCodes.take(ALL, 'code', sentence);
  const codeHash = keys.hash('code', code);
  const found = await selectByCode(db, codeHash);
  const test = found ? null : await tests.linkOfCode(codeHash);
  if (test !== null) {
    await codeLimits.wrongCodes.giveBack(ALL);
    return routes.read(test);
  }
  if (!found?.link_sealed || !found.card_link_sealed || found.is_revoked || found.state === 'draft')
    throw failure(
      'not-found',
      'code',
      'unknown-code',
      'No card has this code. Compare it with the email, letter by letter.',
    );
  await codeLimits.wrongCodes.giveBack(ALL);
  return routes.read(keys.open(found.card_link_sealed), keys.open(found.link_sealed));
}
