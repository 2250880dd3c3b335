import { accountCalls } from '#contract/account.ts';
import { adminCalls, auditCalls } from '#contract/admin.ts';
import { favoriteCalls } from '#contract/favorite.ts';
import { metricCalls } from '#contract/metric.ts';
import { notificationCalls } from '#contract/notification.ts';
import { sessionCalls } from '#contract/session.ts';
import { ticketCalls } from '#contract/ticket.ts';
import { failure } from '#server/failure.ts';
import type { HandlersOf } from './context.ts';

const coming = {
  ...sessionCalls,
  ...accountCalls,
  ...favoriteCalls,
  ...notificationCalls,
  ...ticketCalls,
  ...metricCalls,
  ...adminCalls,
  ...auditCalls,
};

/** Calls that have their contract, and no hands yet. */
export function yetToCome(): HandlersOf<typeof coming> {
  const names = Object.keys(coming) as (keyof typeof coming)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      async () => {
        throw failure('not-found', 'general', 'yet-to-come', 'There is no such call yet.');
      },
    ]),
  ) as unknown as HandlersOf<typeof coming>;
}
