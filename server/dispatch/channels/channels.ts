import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { CHANNEL_NAMES, type ChannelName, type OutgoingBy } from '#server/kernel/message.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email.ts';

export type Channels = { [Name in ChannelName]: Channel<OutgoingBy[Name]> | null };

/** The channels of this process; null for a channel without an adapter. */
export const channelsOf: (context: Context) => Channels = oncePerContext((context) => ({
  email: emailChannel(context.mailer),
  text: null,
  push: null,
}));

/** The channels that this copy can send by. */
export function listOpenChannels(context: Context): ChannelName[] {
  const channels = channelsOf(context);
  return CHANNEL_NAMES.filter((name) => channels[name] !== null);
}
