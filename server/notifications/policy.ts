import { Channel, NotificationKind } from '#contract/notification.ts';

type Rule = { byDefault: boolean; isFixed?: true };

/**
 * What we write about, by which way, for whoever has chosen nothing. A fixed one cannot be turned off: whoever is not told that a card came
 * back, or that a payment comes, is let down. Where a kind has no line for a channel, it never goes that way.
 */
const RULES: Record<NotificationKind, Partial<Record<Channel, Rule>>> = {
  'date-near': { email: { byDefault: true }, text: { byDefault: false }, push: { byDefault: true } },
  thanked: { email: { byDefault: true }, text: { byDefault: false }, push: { byDefault: true } },
  opened: { email: { byDefault: false }, text: { byDefault: false }, push: { byDefault: true } },
  signed: { email: { byDefault: true }, text: { byDefault: false }, push: { byDefault: false } },
  trouble: { email: { byDefault: true, isFixed: true }, text: { byDefault: false }, push: { byDefault: true } },
  renewal: { email: { byDefault: true, isFixed: true } },
  news: { email: { byDefault: false } },
};

/** Why a channel is closed; null where it is open. Text messages and notices on devices have no provider yet. */
export const CLOSED: Record<Channel, string | null> = {
  email: null,
  text: 'We do not send text messages yet.',
  push: 'We do not send push notifications yet.',
};

export const CHANNELS = Channel.options;
export function ruleOf(kind: NotificationKind, channel: Channel): Rule | undefined {
  return RULES[kind][channel];
}

/** Every cell of the table of kinds and channels that there is. */
export const CELLS = NotificationKind.options.flatMap((kind) =>
  CHANNELS.flatMap((channel) => {
    const rule = ruleOf(kind, channel);
    return rule === undefined ? [] : [{ kind, channel, ...rule }];
  }),
);

/** The kinds of mail that whoever gets them can stop. */
export const STOPPABLE = CELLS.filter((cell) => cell.channel === 'email' && !cell.isFixed).map((cell) => cell.kind);
