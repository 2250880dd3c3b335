import type { Channel, Notifications } from '#contract/notification.ts';
import { capitalize, formatNames } from '#shared/text/format.ts';

/** How each channel is called in the head of a column, and in a sentence. */
export const CHANNELS: Record<Channel, { name: string; by: string }> = {
  email: { name: 'Email', by: 'by email' },
  text: { name: 'Text', by: 'by text' },
  push: { name: 'Devices', by: 'on your devices' },
};

/** A change for the toast: `Somebody replies: no longer by email.` */
export function formatChange(name: string, channel: Channel, isOn: boolean): string {
  return `${name}: ${isOn ? '' : 'no longer '}${CHANNELS[channel].by}.`;
}

/** What a channel is used for: `When somebody replies and when a card was not delivered`. */
export function formatChosen({ kinds, choices }: Notifications, channel: Channel): string {
  const chosen = kinds.filter(({ kind }) =>
    choices.some((choice) => choice.kind === kind && choice.channel === channel && choice.isOn),
  );
  if (chosen.length === 0) return 'Nothing';
  return capitalize(formatNames(chosen.map(({ name }) => `when ${name.charAt(0).toLowerCase()}${name.slice(1)}`)));
}
