import type { CallName, CallReply } from '#contract/calls.ts';
import type { Module } from '#server/kernel/module.ts';
import { account } from './account/module.ts';
import { admin } from './admin/module.ts';
import { audit } from './audit/module.ts';
import { calendarFeeds } from './calendar-feeds/module.ts';
import { birthdayGroups } from './birthday-groups/module.ts';
import { birthdayRequests } from './birthday-requests/module.ts';
import { calendar } from './calendar/module.ts';
import { cardPlans } from './card-plans/module.ts';
import { cardReads } from './card-reads/module.ts';
import { cardSends } from './card-sends/module.ts';
import { cards } from './cards/module.ts';
import { clientErrors } from './client-errors/module.ts';
import { contactExports } from './contact-exports/module.ts';
import { contacts } from './contacts/module.ts';
import { dispatch } from './dispatch/module.ts';
import { exports } from './exports/module.ts';
import { favorites } from './favorites/module.ts';
import { holidays } from './holidays/module.ts';
import { identities } from './identities/module.ts';
import { imports } from './imports/module.ts';
import { keepsakes } from './keepsakes/module.ts';
import { mailbox } from './mailbox/module.ts';
import { members } from './members/module.ts';
import { membership } from './membership/module.ts';
import { metrics } from './metrics/module.ts';
import { mobileNumbers } from './mobile-numbers/module.ts';
import { monthMails } from './month-mails/module.ts';
import { notifications } from './notifications/module.ts';
import { passkeys } from './passkeys/module.ts';
import { photos } from './photos/module.ts';
import { pictures } from './pictures/module.ts';
import { pushSubscriptions } from './push-subscriptions/module.ts';
import { reference } from './reference/module.ts';
import { reminders } from './reminders/module.ts';
import { sessions } from './sessions/module.ts';
import { suggestions } from './suggestions/module.ts';
import { tickets } from './tickets/module.ts';
import { twoStep } from './two-step/module.ts';
import { signIn } from './sign-in/module.ts';
import { signInMethods } from './sign-in-methods/module.ts';

/** Every module of the product: the one place that lists them. */
const list = [
  account,
  admin,
  audit,
  birthdayGroups,
  birthdayRequests,
  calendar,
  calendarFeeds,
  cardPlans,
  cardReads,
  cardSends,
  cards,
  clientErrors,
  contactExports,
  contacts,
  dispatch,
  exports,
  favorites,
  holidays,
  identities,
  imports,
  keepsakes,
  mailbox,
  members,
  membership,
  metrics,
  mobileNumbers,
  notifications,
  passkeys,
  photos,
  pictures,
  pushSubscriptions,
  reference,
  monthMails,
  reminders,
  sessions,
  signIn,
  signInMethods,
  suggestions,
  tickets,
  twoStep,
] as const;

type Brings = (typeof list)[number];
type Answered = Brings extends infer M
  ? M extends { calls: (...given: never[]) => infer H }
    ? keyof H
    : never
  : never;
/** Does not compile while a call of the contract has no module that answers it: the error names the call. */
type Unanswered = Exclude<CallName, Answered>;
const isAnswered: [Unanswered] extends [never] ? true : Unanswered = true;
type Counted = Brings extends infer M
  ? M extends { waiting: (...given: never[]) => Promise<infer Counts> }
    ? keyof Counts
    : never
  : never;
/** The same for what the administrators' overview counts. */
type Uncounted = Exclude<keyof CallReply<'GET /admin/overview'>['waiting'], Counted>;
const isCounted: [Uncounted] extends [never] ? true : Uncounted = true;

export const modules: readonly Module[] = isAnswered && isCounted ? list : [];
