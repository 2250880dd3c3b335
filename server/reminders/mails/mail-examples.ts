import type { MessageExample } from '#server/kernel/message.ts';
import { DATE_REMINDER } from '../messages.ts';
import { reminderPush } from '../pushes/reminder-push.ts';
import { reminderText } from '../texts/reminder-text.ts';
import { type RemindedDate, reminderEmail } from './reminder-email.ts';

const SHOP = 'https://cards.example';
const AMELIE: RemindedDate = {
  headline: 'Amelie turns 34 on Saturday',
  distance: 'That is in three days.',
  last: 'Last year you sent “Poppy field”, and Amelie opened it.',
  name: 'Amelie',
  stamp: { day: '28', month: 'Nov' },
  note: 'Loves tomatoes. New house, so no flowers to water.',
  chooseUrl: `${SHOP}/birthday/suggestions?calendar_id=0192f7a0-0000-7000-8000-000000000001`,
  callUrl: `${SHOP}/birthday/suggestions?calendar_id=0192f7a0-0000-7000-8000-000000000001&answer=call`,
  doneUrl: `${SHOP}/birthday/suggestions?calendar_id=0192f7a0-0000-7000-8000-000000000001&answer=card`,
  again: {
    url: `${SHOP}/birthday/suggestions?calendar_id=0192f7a0-0000-7000-8000-000000000001&until=2026-11-27`,
    day: 'on Friday',
  },
  cards: [
    ['Wreath of roses', 'A wreath of garden roses. In it, the words Happy Birthday.', '#fbf3e4'],
    ['Watercolour', 'Watercolour flowers, and the words Dear Amelie.', '#fffdf7'],
    ['Fair weather', 'A small boat on a sea of cut paper.', '#eef6f5'],
  ].map(([title = '', alt = '', paper = ''], i) => ({
    url: `${SHOP}/card/view/${i + 1}`,
    pictureUrl: `${SHOP}/media/cards/${i + 1}/plain/front-350.jpg?v=1`,
    title,
    alt,
    paper,
  })),
};
const LINKS = {
  leads: 'a week before, and again three days before',
  allDatesUrl: `${SHOP}/reminders`,
  timesUrl: `${SHOP}/account#when`,
  unsubscribeUrl: `${SHOP}/unsubscribe?t=uabc&e=rosa%40fernbank.example&kind=reminders`,
};
const several: RemindedDate[] = [
  { ...AMELIE, headline: 'Amelie turns 34 today', distance: 'A card you send now arrives right away.', cards: [] },
  {
    ...AMELIE,
    headline: 'Rosa and Theo’s 5th anniversary is on 5 December',
    distance: 'That is a Saturday, in a week.',
    last: '',
    name: 'Rosa and Theo',
    stamp: { day: '5', month: 'Dec' },
    note: '',
    cards: [],
  },
  {
    ...AMELIE,
    headline: 'Noor’s birthday was yesterday',
    distance: 'It is not too late to write: a late card is a nice surprise.',
    last: '',
    name: 'Noor',
    stamp: { day: '27', month: 'Nov' },
    note: '',
    cards: [],
  },
];

const READER = { zone: 'Europe/London', date_order: 'day-month' } as const;
const NOW = Date.parse('2026-11-28T09:00:00Z');
const kept = (name: string, on: string, years: number | null) =>
  ({ type: 'birthday', name, years, on, isEvening: false, calendarId: '1', category: null }) as const;
const push = (...dates: ReturnType<typeof kept>[]) => {
  const rendered = reminderPush(dates, READER, NOW);
  if (rendered === null) throw new Error('A reminder reminds of something.');
  return rendered;
};

const text = (...dates: ReturnType<typeof kept>[]) => {
  const rendered = reminderText(dates, READER, '2026-11-28', `${SHOP}/t/AZoB_VZk4HMUjW0DoeDWFjMZGG5qlxnx`);
  if (rendered === null) throw new Error('A reminder reminds of something.');
  return rendered;
};

/** A single date, and several of one day. */
export const reminderExamples: readonly MessageExample[] = [
  {
    message: DATE_REMINDER,
    email: () => reminderEmail({ ...LINKS, dates: [AMELIE] }),
    push: () => push(kept('Amelie Fontaine', '2026-11-29', 34)),
    text: () => text(kept('Amelie Fontaine', '2026-11-29', 34)),
  },
  {
    message: DATE_REMINDER,
    variant: 'several',
    email: () => reminderEmail({ ...LINKS, dates: several }),
    push: () => push(kept('Amelie Fontaine', '2026-11-28', 34), kept('Noor', '2026-12-05', null)),
    text: () => text(kept('Amelie Fontaine', '2026-11-28', 34), kept('Noor', '2026-12-05', null)),
  },
];
