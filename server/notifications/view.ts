import type { NotificationKind, Notifications } from '#contract/notification.ts';
import { CELLS, CHANNELS, CLOSED, STOPPABLE } from './policy.ts';
import type { ChosenRow } from './queries.ts';

/** The whole table of kinds and channels, as it stands for one member. */
export function viewNotifications(chosen: readonly ChosenRow[]): Notifications {
  return {
    choices: CELLS.map(({ kind, channel, byDefault, isFixed = false }) => ({
      kind,
      channel,
      isOn: isFixed || isOn(chosen, kind, channel, byDefault),
      isFixed,
    })),
    channels: CHANNELS.map((channel) => ({
      channel,
      isOpen: CLOSED[channel] === null,
      lacks: CLOSED[channel],
    })),
  };
}

/** Of what nothing is sent by email. */
export function viewStopped(chosen: readonly ChosenRow[]): NotificationKind[] {
  return CELLS.filter(
    ({ kind, channel, byDefault }) =>
      channel === 'email' && STOPPABLE.includes(kind) && !isOn(chosen, kind, channel, byDefault),
  ).map(({ kind }) => kind);
}

function isOn(chosen: readonly ChosenRow[], kind: string, channel: string, byDefault: boolean): boolean {
  return chosen.find((one) => one.kind === kind && one.channel === channel)?.is_on ?? byDefault;
}
