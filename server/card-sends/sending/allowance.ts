import { isNewAccount } from '#server/members/members.ts';

/** What is known of a member who sends. */
export type SenderFacts = {
  /** days since the account was made */ ageDays: number;
  /** people who opened a card of theirs in the last year */ opened: number;
  /** of the last 90 days: times that a card came back, also where its address was corrected afterwards */ bounced: number;
  /** of the last 90 days: people who want no more cards from them */ refused: number;
  /** people that one card of this member may go to */ largestCard: number;
};
/** People who may be written to. */
export type Allowance = { perHour: number; perDay: number };

/** Beyond the largest card. With it, forty birthdays fit into a day on which a whole list was written to; ten whole lists do not. */
const ESTABLISHED_EXTRA = 100;
/** For each person who opened a card. Strangers open less than friends do, so it grows slowly where nobody is waiting for the cards. */
const PER_OPENED = 2;
/** A member has no more than this, however much was opened: beyond it somebody writes as a business. */
const EARNED_MAX = 600;
/** One refusal weighs as much as so many bounces. An old address happens to everybody; that somebody says "no more" hardly does. */
const REFUSAL_WEIGHT = 4;
/** So much trouble says nothing: an old address book has a dozen dead addresses. */
const NORMAL_BOUNCES = 12;
/** Beyond that, one bounce for each so many people who opened is ordinary too. */
const OPENED_PER_BOUNCE = 10;
/** What is left in the worst case. The birthdays of a week still fit, and the account can show that it does better. */
const ALLOWANCE_MIN = 10;
/** All new accounts of one network together: whoever makes many of them has no more than three large cards a day. An office or a school has room in it. */
export const NEW_ACCOUNT_LIMITS = { peoplePerHour: 400, peoplePerDay: 600 } as const;
/** The most that any member may have: a premium card goes to a thousand people, and a hundred more. */
export const ALLOWANCE_MAX = 1100;

/**
 * How many people a member may write to. Everybody may send one whole card a day, a new account no more than that; an account that is a month old has more, and those
 * whose cards are opened more still. Bounces and refusals beyond the ordinary halve it again and again, down to ten a day.
 * @returns people per hour and per day. The hour has the largest card, or half of the day where that is more.
 */
export function sendingAllowance({ ageDays, opened, bounced, refused, largestCard }: SenderFacts): Allowance {
  const earned = isNewAccount(ageDays) ? 0 : ESTABLISHED_EXTRA + PER_OPENED * opened;
  const most = Math.max(EARNED_MAX, largestCard + ESTABLISHED_EXTRA);
  const whole = Math.min(largestCard + earned, most, ALLOWANCE_MAX);
  const trouble = bounced + REFUSAL_WEIGHT * refused;
  const ordinary = NORMAL_BOUNCES + opened / OPENED_PER_BOUNCE;
  // Twice the ordinary halves it, three times quarters it.
  const share = trouble <= ordinary ? 1 : 0.5 ** (trouble / ordinary - 1);
  const perDay = Math.max(ALLOWANCE_MIN, Math.floor(whole * share));
  const perHour = Math.min(perDay, Math.max(Math.floor(largestCard * share), Math.ceil(perDay / 2), ALLOWANCE_MIN));
  return { perHour, perDay };
}
