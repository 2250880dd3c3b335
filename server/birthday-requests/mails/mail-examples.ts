import type { MessageExample } from '#server/kernel/message.ts';
import { BIRTHDAY_REQUEST, BIRTHDAY_TOLD } from './messages.ts';
import { requestEmail } from './request-email.ts';
import { requestText } from './request-text.ts';
import { toldEmail } from './told-email.ts';
import { toldPush } from './told-push.ts';

const SHOP = 'https://cards.example';
const ANSWER = `${SHOP}/birthday/request/answer?magicLink=3kQ7xV2mP9wL5tR8yB4nC1`;
const told = {
  name: 'Rosa Lindqvist',
  friendName: 'Theo Brandt',
  birthday: '9 December',
  isKept: true,
  url: `${SHOP}/birthday/suggestions?calendar_id=0192f7a0-0000-7000-8000-000000000001&t=sabc&e=rosa%40fernbank.example`,
  unsubscribeUrl: `${SHOP}/unsubscribe?t=uabc&e=rosa%40fernbank.example&kind=birthday-told`,
};

/** The mail that asks, and the one that tells of the answer: in the calendar, and not. */
export const birthdayRequestExamples: readonly MessageExample[] = [
  {
    message: BIRTHDAY_REQUEST,
    email: () =>
      requestEmail({
        to: 'Theo Brandt',
        from: 'Rosa Lindqvist',
        fromEmail: 'rosa@fernbank.example',
        message: 'Theo, I always guess December and I am always late. When is it, exactly?',
        answerUrl: ANSWER,
        refuseSenderUrl: `${ANSWER}&refuse=sender`,
        refuseEveryoneUrl: `${ANSWER}&refuse=everyone`,
      }),
    text: () => requestText({ from: 'Rosa Lindqvist', link: `${SHOP}/t/AZJ3oAAAcACAAAAAAAAAAYkq2mVw9xLd` }),
  },
  {
    message: BIRTHDAY_TOLD,
    email: () => toldEmail(told),
    push: () => toldPush({ ...told, path: '/birthday/suggestions?calendar_id=1', requestId: '1' }),
  },
  {
    message: BIRTHDAY_TOLD,
    variant: 'not in the calendar',
    email: () => toldEmail({ ...told, birthday: 'December', isKept: false, url: `${SHOP}/reminders` }),
  },
];
