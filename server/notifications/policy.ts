import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import type { ChannelName } from '#server/kernel/message.ts';
import type { NotificationKind } from '#server/kernel/notification-kind.ts';

/** A kind with the channels by which members can be told about it. */
export type OfferedKind = NotificationKind & { channels: readonly ChannelName[] };

/** What cannot be sent is not offered: a setting is shown only where something keeps it. */
export const offeredKinds: (context: Context) => readonly OfferedKind[] = oncePerContext((context) => {
  const { modules } = context;
  const openChannels = dispatchOf(context).openChannels();
  const rendered = modules.flatMap((module) => module.messages ?? []);
  return modules
    .flatMap((module) => module.notifications ?? [])
    .map((kind) => {
      const own = rendered.filter(({ message }) => kind.messages.some((one) => one.kind === message.kind));
      const channels = openChannels.filter((channel) => own.some(({ render }) => render[channel] !== undefined));
      return { ...kind, channels };
    })
    .filter(({ channels }) => channels.length > 0)
    .toSorted((a, b) => a.order - b.order);
});

/** One cell of the table of kinds and channels. */
export type Cell = { kind: string; channel: ChannelName; byDefault: boolean; isFixed: boolean };
export function cellsOf(kinds: readonly OfferedKind[]): Cell[] {
  return kinds.flatMap(({ kind, channels, onByDefault, email }) =>
    channels.map((channel) => {
      const isFixed = channel === 'email' && 'alwaysWhen' in email;
      return { kind, channel, byDefault: isFixed || onByDefault.includes(channel), isFixed };
    }),
  );
}

/** The cells of emails that can be turned off. */
export function stoppableCells(kinds: readonly OfferedKind[]): Cell[] {
  return cellsOf(kinds).filter(({ channel, isFixed }) => channel === 'email' && !isFixed);
}
