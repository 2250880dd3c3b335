import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { VISITOR_LIMITS } from '#shared/limits.ts';
import { type Allowance, sendingAllowance } from './allowance.ts';
import type { CardSendDeps } from './deps.ts';
import { isLoggedIn, recipientLimit } from './policy.ts';
import type { CardSendRow } from './queries.ts';
import { selectSenderFacts } from './sender-facts.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Taking = { limit: RateLimit; key: string; points: number; of?: number; sentence: Sentence };
type Sentence = (wait: string, left: number) => string;
/** Where a card comes from, and to how many it goes. */
type Sending = { actor: Actor; network: string; row: CardSendRow; people: number };

/**
 * Takes from the sender's allowance what a card costs: one for each of its people. It is taken when the card is accepted, for a scheduled one too: then the sender
 * hears it while they can do something about it, nothing that was accepted is held up on its day, and nobody heaps up a year of mails for one moment.
 * @returns what gives it back, where the card is not sent after all.
 * @throws Failure `too-many`, and has taken nothing, where there is not enough.
 */
export async function takeSendingLimits(deps: CardSendDeps, sending: Sending): Promise<() => Promise<void>> {
  const { actor } = sending;
  const takings = isLoggedIn(actor)
    ? ofMember(deps, actor.memberId, sending.people, await allowanceOf(deps, actor, actor.memberId))
    : ofVisitor(deps, sending);
  const taken: Taking[] = [];
  const giveBack = async () => {
    for (const { limit, key, points } of taken) await limit.giveBack(key, points);
  };
  try {
    for (const taking of takings) {
      const { limit, key, points, of, sentence } = taking;
      await limit.takeAll(key, 'general', { points, ...(of === undefined ? {} : { of }) }, sentence);
      taken.push(taking);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}

/**
 * Gives back what a card took that its sender undid. Only what was taken in the hour, or on the day, that still counts: else a card that was planned long ago
 * would make room for others.
 */
export async function giveSendingLimitsBack(deps: CardSendDeps, sending: Omit<Sending, 'actor'>): Promise<void> {
  const { row, people } = sending;
  const age = deps.clock.now() - (row.sent_at?.getTime() ?? 0);
  const { limits } = deps;
  const takings =
    row.member_id === null
      ? ofVisitor(deps, sending)
      : ofMember(deps, row.member_id, people, { perHour: people, perDay: people });
  const hourly: readonly RateLimit[] = [limits.perHour, limits.peoplePerHour, limits.perMemberHour];
  for (const { limit, key, points } of takings)
    if (age < (hourly.includes(limit) ? HOUR_MS : DAY_MS)) await limit.giveBack(key, points);
}

async function allowanceOf({ db, clock }: CardSendDeps, actor: Actor, memberId: string): Promise<Allowance> {
  const facts = await selectSenderFacts(db, memberId, new Date(clock.now()));
  return sendingAllowance({ ...facts, largestCard: recipientLimit(actor) });
}

function ofMember(
  { limits }: CardSendDeps,
  memberId: string,
  people: number,
  { perHour, perDay }: Allowance,
): Taking[] {
  const stays = 'Nothing is lost: it stays in your drafts.';
  return [
    {
      limit: limits.perMemberDay,
      key: memberId,
      points: people,
      of: perDay,
      sentence: (wait, left) => `${formatLeft(left, 'today', people)} ${formatAgain(people, perDay, wait)} ${stays}`,
    },
    {
      limit: limits.perMemberHour,
      key: memberId,
      points: people,
      of: perHour,
      sentence: (wait, left) =>
        `${formatLeft(left, 'this hour', people)} ${formatAgain(people, perHour, wait)} ${stays}`,
    },
  ];
}

/** What a visitor's sending counts for: where it comes from, in whose name, and in which browser. */
function ofVisitor(deps: CardSendDeps, { network, row, people }: Omit<Sending, 'actor'>): Taking[] {
  const { limits, keys } = deps;
  const address = `a:${keys.hash('address', row.sender_email.toLowerCase()).toString('base64')}`;
  const stays = 'Nothing is lost: it stays in this browser.';
  const cards = (span: string): Sentence => {
    return (wait) =>
      `You have reached the limit of cards in one ${span} without an account. You can send this one in ${wait}. ${stays}`;
  };
  const persons = (when: string, most: number): Sentence => {
    return (wait, left) =>
      `${formatLeft(left, `${when} without an account`, people)} ${formatAgain(people, most, wait)} ${stays}`;
  };
  const browser = row.session_id === null ? [] : [`s:${row.session_id}`];
  return [
    ...[`n:${network}`, address].flatMap((key) => [
      { limit: limits.perHour, key, points: 1, sentence: cards('hour') },
      { limit: limits.perDay, key, points: 1, sentence: cards('day') },
    ]),
    ...[`n:${network}`, address, ...browser].flatMap((key) => [
      { limit: limits.peoplePerDay, key, points: people, sentence: persons('today', VISITOR_LIMITS.peoplePerDay) },
      {
        limit: limits.peoplePerHour,
        key,
        points: people,
        sentence: persons('this hour', VISITOR_LIMITS.peoplePerHour),
      },
    ]),
  ];
}

/** How many people are left, and how many this card goes to. */
function formatLeft(left: number, when: string, people: number): string {
  const goes = `this card goes to ${formatPeople(people)}`;
  return left === 0
    ? `You have reached the limit of people you can send cards to ${when}.`
    : `You can send cards to ${formatPeople(left, ' more')} ${when}, and ${goes}.`;
}

/** When it goes on; a card that is larger than a whole allowance has to be divided. */
function formatAgain(people: number, most: number, wait: string): string {
  return people > most
    ? `Send it to ${formatPeople(most)} at most at a time, or write to us at the contact page.`
    : `You can send this one in ${wait}.`;
}

function formatPeople(count: number, more = ''): string {
  return `${count.toLocaleString('en')}${more} ${count === 1 ? 'person' : 'people'}`;
}
