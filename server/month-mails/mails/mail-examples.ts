import type { MessageExample } from '#server/kernel/message.ts';
import { MONTH_AHEAD } from '../messages.ts';
import { type MonthDate, monthEmail, type MonthMail } from './month-email.ts';

const SHOP = 'https://cards.example';
const date = (day: string, weekday: string, when: string, name: string, done: string | null = null): MonthDate => ({
  day,
  weekday,
  when,
  name,
  done,
  chooseUrl: `${SHOP}/birthday/suggestions?calendar_id=0192f7a0-0000-7000-8000-000000000001`,
});
const december: MonthMail = {
  month: 'December',
  name: 'Rosa Lindqvist',
  dates: [
    date('4', 'Fri', 'Friday, in the evening', 'Hanukkah begins'),
    date('9', 'Wed', 'Wednesday', 'Theo’s birthday', 'You will call'),
    date('14', 'Mon', 'Monday', 'Ida turns 3'),
    date('25', 'Fri', 'Friday', 'Christmas'),
  ],
  following: {
    month: 'January',
    dates: [
      { name: 'Mei’s birthday', day: '2' },
      { name: 'Grandma June turns 91', day: '19' },
    ],
    more: 0,
  },
  allDatesUrl: `${SHOP}/reminders`,
  unsubscribeUrl: `${SHOP}/unsubscribe?t=uabc&e=rosa%40fernbank.example&kind=months`,
};

/** A month with dates after it, and one where all is done and nothing follows. */
export const monthExamples: readonly MessageExample[] = [
  { message: MONTH_AHEAD, email: () => monthEmail(december) },
  {
    message: MONTH_AHEAD,
    variant: 'all done',
    email: () =>
      monthEmail({
        ...december,
        dates: december.dates.map((one) => ({ ...one, done: 'Card ready' })),
        following: { month: 'January', dates: [], more: 0 },
      }),
  },
];
