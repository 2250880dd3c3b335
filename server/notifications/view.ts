import type { CallReply } from '#contract/calls.ts';
import type { Notifications } from '#contract/notification.ts';
import { CHANNEL_NAMES } from '#server/kernel/message.ts';
import { type Cell, cellsOf, type OfferedKind, stoppableCells } from './policy.ts';
import type { ChosenRow } from './queries.ts';

/** The whole table of kinds and channels, as it stands for one member. */
export function viewNotifications(kinds: readonly OfferedKind[], chosen: readonly ChosenRow[]): Notifications {
  return {
    kinds: kinds.map(({ kind, name, note, isAtReminderTime = false }) => ({ kind, name, note, isAtReminderTime })),
    channels: CHANNEL_NAMES.filter((channel) => kinds.some(({ channels }) => channels.includes(channel))),
    choices: cellsOf(kinds).map((cell) => ({
      kind: cell.kind,
      channel: cell.channel,
      isOn: isOn(cell, chosen),
      isFixed: cell.isFixed,
    })),
  };
}

/** Of what nothing is sent by email. */
export function viewStopped(kinds: readonly OfferedKind[], chosen: readonly ChosenRow[]): string[] {
  return stoppableCells(kinds)
    .filter((cell) => !isOn(cell, chosen))
    .map(({ kind }) => kind);
}

/** Whether a member is told, from what they chose. */
export function isOn({ kind, channel, byDefault, isFixed }: Cell, chosen: readonly ChosenRow[]): boolean {
  return isFixed || (chosen.find((one) => one.kind === kind && one.channel === channel)?.is_on ?? byDefault);
}

/** What a link to unsubscribe is about: one kind of email, or all that can be turned off. */
export function viewUnsubscribe(
  kinds: readonly OfferedKind[],
  kind: string | undefined,
): CallReply<'GET /unsubscribe'> {
  const optional = kinds.flatMap((one) =>
    one.channels.includes('email') && 'about' in one.email ? [{ kind: one.kind, ...one.email }] : [],
  );
  const named = optional.find((one) => one.kind === kind);
  if (named) return { kind: named.kind, emails: `emails about ${named.about}`, whenOff: named.whenOff };
  const always = kinds.flatMap(({ email }) => ('alwaysWhen' in email ? [email.alwaysWhen] : []));
  const still = always.length === 0 ? '' : ` We still email you when ${formatEither(always)}.`;
  return {
    kind: 'all',
    emails: 'all optional emails',
    whenOff: `You will get no emails about ${formatEither(optional.map(({ about }) => about))}.${still}`,
  };
}

function formatEither(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts);
}
