import type { NotificationKind } from '#contract/notification.ts';

/** What can be stopped: one kind of mail, or all that may be. */
export type StopKind = NotificationKind | 'all';

type Words = {
  /** in the question: "Stop …?" */ mails: string;
  /** what it means */ line: string;
  /** the button */ act: string;
  /** once it is done */ done: string;
};
const STOPS: Partial<Record<StopKind, Words>> = {
  'date-near': {
    mails: 'the mails before birthdays',
    line: 'No mail before the birthdays, anniversaries and holidays that you keep.',
    act: 'Stop these mails',
    done: 'No more mails before birthdays, anniversaries and holidays',
  },
  thanked: {
    mails: 'the mails about thanks',
    line: 'No mail when somebody writes back to a card of yours. You find it on the card’s own page.',
    act: 'Stop these mails',
    done: 'No more mails about thanks',
  },
  opened: {
    mails: 'the mails about opened cards',
    line: 'No mail when somebody opens a card of yours. You find it on the card’s own page.',
    act: 'Stop these mails',
    done: 'No more mails about opened cards',
  },
  signed: {
    mails: 'the mails about signatures',
    line: 'No mail in the evening about who signed a group card of yours.',
    act: 'Stop these mails',
    done: 'No more mails about signatures',
  },
  news: {
    mails: 'the mails about new cards',
    line: 'No mail when the shop has new cards.',
    act: 'Stop these mails',
    done: 'No more mails about new cards',
  },
};
const ALL: Words = {
  mails: 'all mails from us',
  line: 'No mails about birthdays, thanks, opened cards, signatures or new cards. What you must know still comes: a card that came back, or a payment.',
  act: 'Stop all of them',
  done: 'Nothing more comes but what you must know',
};

/** The kind that an address names; all of them where it names none that can be stopped. */
export function stopKind(named: unknown): StopKind {
  return typeof named === 'string' && Object.hasOwn(STOPS, named) ? (named as NotificationKind) : 'all';
}
export function stopWords(kind: StopKind): Words {
  return STOPS[kind] ?? ALL;
}
