import type { MessageExample } from '#server/kernel/message.ts';
import { addedEmail } from './added-email.ts';
import { BIRTHDAYS_ADDED } from './messages.ts';

const SHOP = 'https://cards.example';
const theo = { name: 'Theo Brandt', birthday: '9 December', isKept: true };
const amelie = { name: 'Amelie Fontaine', birthday: '28 November 1984', isKept: true };
const mail = {
  name: 'Rosa Lindqvist',
  url: `${SHOP}/birthday/group/list?group_id=0192f7a0-0000-7000-8000-000000000001`,
  unsubscribeUrl: `${SHOP}/unsubscribe?t=uabc&e=rosa%40fernbank.example&kind=birthdays-added`,
};

/** One person; several on two lists, one of whom waits. */
export const birthdayGroupExamples: readonly MessageExample[] = [
  {
    message: BIRTHDAYS_ADDED,
    email: () => addedEmail({ ...mail, lists: [{ listName: 'The Fernbank choir', people: [theo] }] }),
  },
  {
    message: BIRTHDAYS_ADDED,
    variant: 'two lists',
    email: () =>
      addedEmail({
        ...mail,
        url: `${SHOP}/birthday/group`,
        lists: [
          { listName: 'The Fernbank choir', people: [theo, amelie] },
          { listName: 'Class 4b', people: [{ name: 'Zoe', birthday: '5 March', isKept: false }] },
        ],
      }),
  },
];
