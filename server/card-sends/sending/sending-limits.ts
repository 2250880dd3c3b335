import { type RateLimit, takeEach, type Taking } from '#server/kernel/rate-limits.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { MEMBER_LIMITS, VISITOR_LIMITS } from '#shared/limits.ts';
import { isNewAccount } from '#server/members/members.ts';
import { type Allowance, sendingAllowance } from './allowance.ts';
import type { CardSendDeps } from '../deps.ts';
import { isLoggedIn, recipientLimit } from '../policy.ts';
import type { CardSendRow } from '../queries.ts';
import { TEXTS_PER_DAY_MAX } from '../limits.ts';
import { selectSenderFacts } from './sender-facts.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Sentence = Taking['sentence'];
/** Where a card comes from, and to how many it goes. */
type Sending = {
  actor: Actor;
  network: string;
  row: CardSendRow;
  people: number;
  /** those that get it by text, in E.164 */ numbers: readonly string[];
};

/**
 * Takes from the sender's allowance what a card costs: one for each of its people. It is taken when the card is accepted, for a scheduled one too: then the sender
 * hears it while they can do something about it, nothing that was accepted is held up on its day, and nobody heaps up a year of mails for one moment.
 * @returns what gives it back, where the card is not sent after all.
 * @throws Failure `too-many`, and has taken nothing, where there is not enough.
 */
export async function consumeSendingLimits(deps: CardSendDeps, sending: Sending): Promise<() => Promise<void>> {
  const { actor, network, people, numbers, row } = sending;
  const allowance = isLoggedIn(actor) ? await allowanceOf(deps, actor, actor.memberId) : null;
  const takings =
    isLoggedIn(actor) && allowance !== null
      ? ofMember(deps, { memberId: actor.memberId, network, people, ...allowance })
      : ofVisitor(deps, sending);
  const memberId = isLoggedIn(actor) ? actor.memberId : null;
  const texts = ofTexts(deps, { memberId, isNew: allowance?.isNew ?? true, network, row, numbers });
  return takeEach([...texts, ...takings], 'general');
}

/**
 * Gives back what a card took that its sender undid. Only what was taken in the hour, or on the day, that still counts: else a card that was planned long ago
 * would make room for others.
 */
export async function refundSendingLimits(deps: CardSendDeps, sending: Sending): Promise<void> {
  const { actor, network, row, people, numbers } = sending;
  const age = deps.clock.now() - (row.sent_at?.getTime() ?? 0);
  const { limits } = deps;
  const allowance = row.member_id === null ? null : await allowanceOf(deps, actor, row.member_id);
  const { member_id: memberId } = row;
  const takings = [
    ...ofTexts(deps, { memberId, isNew: allowance?.isNew ?? true, network, row, numbers }),
    ...(memberId === null || allowance === null
      ? ofVisitor(deps, sending)
      : ofMember(deps, { memberId, network, people, ...allowance })),
  ];
  const hourly: readonly RateLimit[] = [
    limits.perHour,
    limits.peoplePerHour,
    limits.perMemberHour,
    limits.newAccountsPerHour,
  ];
  for (const { limit, key, points } of takings)
    if (age < (hourly.includes(limit) ? HOUR_MS : DAY_MS)) await limit.giveBack(key, points);
}

/**
 * Takes from a sender's allowance of corrected addresses: as many as they may write to people. Each is one more mail to somebody, and free besides, so that
 * whoever guesses addresses would guess on for ever.
 * @returns what gives it back, where nothing is corrected after all. @throws Failure `too-many`.
 */
export async function consumeCorrectionLimit(
  deps: CardSendDeps,
  sending: Omit<Sending, 'people'>,
): Promise<() => Promise<void>> {
  const { actor, network, row, numbers } = sending;
  const { corrections } = deps.limits;
  const sentence = (wait: string) =>
    `You have reached the limit of addresses you can correct in one day. You can correct this one in ${wait}.`;
  const { member_id: memberId } = row;
  const allowance = memberId === null ? null : await allowanceOf(deps, actor, memberId);
  const of = allowance?.perDay ?? VISITOR_LIMITS.peoplePerDay;
  const keys = row.member_id === null ? [`n:${network}`, addressKey(deps, row)] : [`m:${row.member_id}`];
  return takeEach(
    [
      ...keys.map((key) => ({ limit: corrections, key, points: 1, of, sentence })),
      ...ofTexts(deps, { memberId, isNew: allowance?.isNew ?? true, network, row, numbers }),
    ],
    numbers.length > 0 ? 'mobile' : 'email',
  );
}

/**
 * Takes from what one address is asked to confirm cards, whoever names it: it may be somebody's who never asked for any.
 * @throws Failure `too-many`.
 */
export async function consumeConfirmationLimit(deps: CardSendDeps, row: CardSendRow): Promise<void> {
  await deps.limits.confirmations.take(
    addressKey(deps, row),
    'sender.email',
    (wait) =>
      `We have asked this address several times to confirm a card. Look for our emails, also in its spam folder. You can send this one in ${wait}.`,
  );
}

type MembersAllowance = Allowance & {
  /** Whether the account is new: then it shares what its network has, but where it is a premium one. */ isNew: boolean;
};
async function allowanceOf({ db, clock }: CardSendDeps, actor: Actor, memberId: string): Promise<MembersAllowance> {
  const facts = await selectSenderFacts(db, memberId, new Date(clock.now()));
  const largestCard = isLoggedIn(actor) ? recipientLimit(actor) : MEMBER_LIMITS.recipients;
  const isNew = isNewAccount(facts.ageDays) && largestCard <= MEMBER_LIMITS.recipients;
  return { ...sendingAllowance({ ...facts, largestCard }), isNew };
}

/** People whom one sender may text in a day. Each text is paid for, and whoever earns by texts to their own numbers makes accounts. */
const TEXTS_PER_DAY = { visitor: 3, newMember: 10, member: TEXTS_PER_DAY_MAX } as const;

type OfTexts = {
  memberId: string | null;
  isNew: boolean;
  network: string;
  row: CardSendRow;
  numbers: readonly string[];
};
/** What a card by text costs besides: of its sender, of all senders whom we do not know, and at each number. */
function ofTexts(deps: CardSendDeps, { memberId, isNew, network, row, numbers }: OfTexts): Taking[] {
  if (numbers.length === 0) return [];
  const { limits, keys } = deps;
  const points = numbers.length;
  const stays = 'Nothing is lost: the card is saved. You can send it by email now.';
  const of = memberId === null ? TEXTS_PER_DAY.visitor : isNew ? TEXTS_PER_DAY.newMember : TEXTS_PER_DAY.member;
  const ofSender =
    memberId === null
      ? [addressKey(deps, row), ...(row.session_id === null ? [] : [`s:${row.session_id}`])]
      : [`m:${memberId}`];
  const own: Sentence = (wait) =>
    `You can send cards by text to ${formatPeople(of)} a day${memberId === null ? ' without an account' : ''}. You can send this one in ${wait}. ${stays}`;
  const together: Sentence = (wait) => `Many cards were sent by text today. You can send this one in ${wait}. ${stays}`;
  return [
    ...ofSender.map((key) => ({ limit: limits.texts, key, points, of, sentence: own })),
    { limit: limits.textsFromNetwork, key: `n:${network}`, points, sentence: together },
    ...(isNew ? [{ limit: limits.textsOfNewSenders, key: 'all', points, sentence: together }] : []),
    ...numbers.map((number) => ({
      limit: limits.textsToNumber,
      key: keys.hash('mobile-number', number).toString('base64url'),
      points: 1,
      sentence: (wait: string) =>
        `One of these numbers got many cards today. You can send this one in ${wait}. ${stays}`,
    })),
  ];
}

type OfMember = MembersAllowance & { memberId: string; network: string; people: number };
function ofMember(deps: CardSendDeps, { memberId, network, people, perHour, perDay, isNew }: OfMember): Taking[] {
  const { limits } = deps;
  const stays = 'Nothing is lost: it stays in your drafts.';
  const together: Sentence = (wait, left) =>
    `Many cards were sent from your network by new accounts. ${left === 0 ? '' : `${formatPeople(left, ' more')} can be written to. `}You can send this one in ${wait}. ${stays}`;
  return [
    ...(isNew
      ? [limits.newAccountsPerDay, limits.newAccountsPerHour].map((limit) => ({
          limit,
          key: `n:${network}`,
          points: people,
          sentence: together,
        }))
      : []),
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
  const { limits } = deps;
  const address = addressKey(deps, row);
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

function addressKey({ keys }: CardSendDeps, { sender_email }: Pick<CardSendRow, 'sender_email'>): string {
  return `a:${keys.hash('address', sender_email.toLowerCase()).toString('base64')}`;
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
    ? `Send it to ${formatPeople(most)} at most at a time, or write to us on the contact page.`
    : `You can send this one in ${wait}.`;
}

function formatPeople(count: number, more = ''): string {
  return `${count.toLocaleString('en')}${more} ${count === 1 ? 'person' : 'people'}`;
}
