import type { OutgoingPush } from '#server/kernel/message.ts';
import { firstName } from '#shared/people/first-name.ts';
import { possessive } from '#shared/text/possessive.ts';

/** Tells a member the birthday that they asked for. */
export function toldPush(told: {
  friendName: string;
  /** `9 December`, or `December` */ birthday: string;
  /** whether it stands in the calendar */ isKept: boolean;
  path: string;
  requestId: string;
}): OutgoingPush {
  const friend = firstName(told.friendName);
  return {
    title: `${possessive(friend)} birthday is ${/\d/.test(told.birthday) ? '' : 'in '}${told.birthday}`,
    body: told.isKept
      ? `${friend} told you. It is in your reminders.`
      : `${friend} told you. It is not in your calendar.`,
    path: told.path,
    about: `told ${told.requestId}`,
  };
}
