import { oncePerContext } from '#server/kernel/context.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { CardDocument } from '#cards/document/card-document.ts';
import { shopOf } from '#server/cards/cards.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { type Keys, newMagicLink } from '#server/kernel/keys.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { CardFacts } from '#server/ports/artist.ts';
import { checkLetters } from '../drafts/check-letters.ts';
import { nameForSender } from '../front-names.ts';
import type { CardSendDeps } from '../deps.ts';
import { confirmedBy, isLoggedIn, checkFronts, checkSender, letteringOf, requireDraft, requireOwn } from '../policy.ts';
import {
  type CardSendRow,
  isConfirmedSender,
  lockCardSend,
  selectByTest,
  selectByTestCode,
  selectCardSend,
  selectRecipients,
  selectSender,
  type TestedRow,
  updateCardSend,
} from '../queries.ts';
import { designHashOf, documentOfSend, frontOfSend, shopCardOf } from '../send-card.ts';
import { testCodeOf } from './test-code.ts';
import { draftVersion } from '../view.ts';

/** A card on its sender's table as the one who gets it would see it. */
export type TestedCard = { row: TestedRow; facts: CardFacts; to: string; nameOnFront: string | null };

/**
 * Sends a draft to its sender, as whoever it is for will get it: a mail that says that it is a test, and a page that does.
 * It is no delivery: nothing of it stands in the ledger, opening it opens nothing, and nobody can be thanked for it.
 * A member's goes to the member's own address. A visitor's goes to the address that was typed; away from loopback it must be one that has
 * sent a card before, or anybody's words could be sent to anybody.
 * @returns the address that it goes to. @throws Failure at the field that lacks something, or stands in the way.
 */
export async function sendTest(
  deps: CardSendDeps,
  actor: Actor,
  network: string,
  { cardSendId, proof }: ValidatedInput<'POST /card/send/test'>['body'],
): Promise<string> {
  const { db, keys } = deps;
  const draft = requireDraft(requireOwn(await selectCardSend(db, cardSendId), actor));
  const card = await shopCardOf(deps.shop, draft);
  const ofSender = checkSender(draft).filter(({ field }) => field !== 'sender.email' || !isLoggedIn(actor));
  const people = (await selectRecipients(db, cardSendId)).slice(0, 1);
  const name = nameForSender(draft, people);
  const lacks = [
    ...checkFronts(draft, people, frontOfSend({ facts: card?.facts ?? null, document: draft.document })),
    ...ofSender,
  ];
  if (lacks.length > 0) throw new Failure('invalid', lacks);
  await checkLetters(deps.artist, letteringOf(draft, people));
  const to = await ownAddress(deps, actor, draft);
  const addressHash = keys.hash('address', to.toLowerCase());
  if (await deps.dispatch.isRefused(to, draft.sender_email))
    throw failure(
      'conflict',
      'sender.email',
      'refused',
      'This address has stopped cards from us, so we cannot send a test to it.',
    );
  if (!isLoggedIn(actor) && !deps.isLoopbackOnly) await deps.proof.check(proof);
  await takeLimits(deps, actor, network, addressHash);
  const { colours } = await deps.artist.about(documentOfSend(draft, card, name));
  await db.transaction().execute(async (tx) => {
    const row = requireDraft(requireOwn(await lockCardSend(tx, cardSendId), actor));
    // The draft is as it was: whoever has it open in another window is not told that it changed.
    if (row.test_sealed === null) await updateCardSend(tx, cardSendId, newTestLink(keys), row.updated_at);
    await deps.notices.sendTest(tx, {
      cardSendId,
      memberId: row.member_id,
      to,
      cover: { paper: colours.paper, ink: colours.coverInk, version: draftVersion(row, designHashOf(row, card), name) },
    });
  });
  return to;
}

async function ownAddress(deps: CardSendDeps, actor: Actor, draft: CardSendRow): Promise<string> {
  const { db, keys, isLoopbackOnly } = deps;
  const member = isLoggedIn(actor) ? await selectSender(db, actor.memberId) : undefined;
  if (member) {
    if (member.email_confirmed_at !== null || isLoopbackOnly) return member.email;
    throw failure(
      'conflict',
      'general',
      'unconfirmed-address',
      'Confirm your email address first, with the link we emailed you. Then we can send tests to it.',
    );
  }
  const hash = keys.hash('address', draft.sender_email.toLowerCase());
  if (isLoopbackOnly || (await isConfirmedSender(db, hash, confirmedBy(actor)))) return draft.sender_email;
  throw failure(
    'conflict',
    'sender.email',
    'unconfirmed-address',
    'We send tests only to confirmed addresses. Send a first card with this address, or create an account.',
  );
}

async function takeLimits({ limits }: CardSendDeps, actor: Actor, network: string, address: Buffer): Promise<void> {
  const said = (wait: string) =>
    `You have reached the limit of tests in one hour. You can send the next in ${wait}. You can send the card itself at any time.`;
  if (isLoggedIn(actor)) return limits.memberTests.take(actor.memberId, 'general', said);
  for (const key of [`n:${network}`, `a:${address.toString('base64')}`]) await limits.tests.take(key, 'general', said);
}

function newTestLink(keys: Keys) {
  const link = newMagicLink();
  return {
    test_hash: keys.hash('link', link),
    test_sealed: keys.seal(link),
    test_code_hash: keys.hash('code', testCodeOf(keys, link)),
  };
}

/** Cards by the links of their tests: they show the draft as it is now, for as long as it is there. */
export type TestSends = ReturnType<typeof createTestSends>;

export function createTestSends({ db, keys, shop, artist }: Pick<CardSendDeps, 'db' | 'keys' | 'shop' | 'artist'>) {
  const find = (magicLink: string) => selectByTest(db, keys.hash('link', magicLink));
  return {
    async read(magicLink: string): Promise<TestedCard | null> {
      const row = await find(magicLink);
      if (!row) return null;
      const [card, people] = await Promise.all([shopCardOf(shop, row), selectRecipients(db, row.card_send_id)]);
      const nameOnFront = nameForSender(row, people);
      const facts = await artist.about(documentOfSend(row, card, nameOnFront));
      return { row, facts, to: people[0]?.name ?? '', nameOnFront };
    },
    /** What its pictures are drawn from. */
    async document(magicLink: string): Promise<CardDocument | null> {
      const row = await find(magicLink);
      if (!row || row.is_revoked) return null;
      const [card, people] = await Promise.all([shopCardOf(shop, row), selectRecipients(db, row.card_send_id)]);
      return documentOfSend(row, card, nameForSender(row, people));
    },
    /** The link that a test's code stands for. */
    async linkOfCode(codeHash: Buffer): Promise<string | null> {
      const row = await selectByTestCode(db, codeHash);
      return row?.test_sealed && !row.is_revoked ? keys.open(row.test_sealed) : null;
    },
  };
}

/** Test sends, in this process. */
export const testSendsOf = oncePerContext((context) =>
  createTestSends({ ...context, shop: shopOf(context), artist: context.studio }),
);
