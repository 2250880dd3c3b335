import type { Adapters } from './context.ts';
import { CHANNEL_NAMES, type ChannelName } from './message.ts';

/** What each channel needs to leave by. Text messages and notifications on devices have no adapter yet. */
const ADAPTER: { [Name in ChannelName]: keyof Adapters | null } = { email: 'mailer', text: null, push: null };

/** The channels that this copy can send by. */
export const openChannels: readonly ChannelName[] = CHANNEL_NAMES.filter((name) => ADAPTER[name] !== null);
