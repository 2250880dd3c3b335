import type { z } from 'zod';
import { accountCalls } from './account.ts';
import { accessRequestCalls } from './admin/access-requests.ts';
import { adminCalls } from './admin/admin.ts';
import { auditCalls } from './admin/audit.ts';
import { birthdayGroupCalls } from './birthday-group.ts';
import { birthdayRequestCalls } from './birthday-request.ts';
import { calendarCalls } from './calendar.ts';
import { calendarFeedCalls } from './calendar-feed.ts';
import { cardCalls } from './card.ts';
import { cardPlanCalls } from './card-plan.ts';
import { cardReadCalls } from './card-read.ts';
import { cardSendCalls } from './card-send.ts';
import { contactCalls } from './contact.ts';
import { debugCalls } from './site/debug.ts';
import { favoriteCalls } from './favorite.ts';
import { holidayCalls } from './holiday.ts';
import { importCalls } from './import.ts';
import { keepsakeCalls } from './keepsake.ts';
import { metricCalls } from './site/metric.ts';
import { mobileNumberCalls } from './mobile-number.ts';
import { notificationCalls } from './notification.ts';
import { paymentCalls } from './payment.ts';
import { pushSubscriptionCalls } from './push-subscription.ts';
import { referenceCalls } from './reference.ts';
import { reminderCalls } from './reminder.ts';
import { sessionCalls } from './session.ts';
import { testingCalls } from './site/testing.ts';
import { suggestionCalls } from './suggestion.ts';
import { ticketCalls } from './ticket.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * Who may call a call. `anyone`: whoever asks; what is asked for may still belong to somebody (a draft, what a link opens), and the module decides
 * that. `soft`: whoever holds the link of a mail to a member, or is signed in. `member`: whoever is signed in, an administrator who acts as a member included.
 * `member-in-person`: the member alone. `admin`: an administrator in person; to everybody else there is no such call.
 */
export type Access = 'anyone' | 'soft' | 'member' | 'member-in-person' | 'admin';
export type CallSchema = {
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The largest body it reads, in bytes, where that is more than of other calls. */ bodyMax?: number;
  reply: z.ZodType;
  /** A GET that is more than a look (specification, section 7): whoever asks for its headers alone must not set it off. */ acts?: boolean;
};

/** Every call of `/api/1`. The server takes its validation and its OpenAPI page from here, the client its types. */
export const calls = {
  ...referenceCalls,
  ...sessionCalls,
  ...cardCalls,
  ...cardSendCalls,
  ...cardPlanCalls,
  ...cardReadCalls,
  ...keepsakeCalls,
  ...debugCalls,
  ...testingCalls,
  ...accountCalls,
  ...favoriteCalls,
  ...notificationCalls,
  ...pushSubscriptionCalls,
  ...mobileNumberCalls,
  ...reminderCalls,
  ...ticketCalls,
  ...metricCalls,
  ...paymentCalls,
  ...calendarCalls,
  ...calendarFeedCalls,
  ...holidayCalls,
  ...contactCalls,
  ...importCalls,
  ...birthdayRequestCalls,
  ...birthdayGroupCalls,
  ...suggestionCalls,
  ...adminCalls,
  ...auditCalls,
  ...accessRequestCalls,
} as const satisfies Record<`${Method} /${string}`, CallSchema>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
type Part<C, K extends string, Side extends 'input' | 'output'> = C extends { [P in K]: infer S extends z.ZodType }
  ? Side extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined;
/** What a caller gives. */
export type CallInput<N extends CallName> = Given<'params', Part<Calls[N], 'params', 'input'>> &
  Given<'query', Part<Calls[N], 'query', 'input'>> &
  Given<'body', Part<Calls[N], 'body', 'input'>>;
/** What a handler gets, validated. */
export type ValidatedInput<N extends CallName> = {
  params: Part<Calls[N], 'params', 'output'>;
  query: Part<Calls[N], 'query', 'output'>;
  body: Part<Calls[N], 'body', 'output'>;
};
export type CallReply<N extends CallName> = z.output<Calls[N]['reply']>;
type Given<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };
