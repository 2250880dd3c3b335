import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { CHANNEL_NAMES, type ChannelName, type OutgoingBy } from '#server/kernel/message.ts';
import type { PushTarget } from '#server/ports/pusher.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email.ts';
import { pushChannel } from './push.ts';
import { textChannel } from './text.ts';

export type Channels = { [Name in ChannelName]: Channel<OutgoingBy[Name]> | null };

/** The channels of this process; null for a channel without an adapter. */
export const channelsOf: (context: Context) => Channels = oncePerContext((context) => ({
  email: emailChannel(context.mailer),
  text: context.texter === null ? null : textChannel(context.texter),
  push: context.pusher === null ? null : pushChannel(context, context.pusher, (id) => findPushTarget(context, id)),
}));

/** Asks the module that knows devices. */
async function findPushTarget(context: Context, deviceId: string): Promise<PushTarget | null> {
  for (const { findPushTarget: find } of context.modules) {
    const target = await find?.(context.db, deviceId, context);
    if (target) return target;
  }
  return null;
}

/** The channels that this copy can send by. */
export function listOpenChannels(context: Context): ChannelName[] {
  const channels = channelsOf(context);
  return CHANNEL_NAMES.filter((name) => channels[name] !== null);
}
