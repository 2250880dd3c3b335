import type { MessageExample } from '#server/kernel/message.ts';
import { AUTOMATIC_CARD, OFFERED_CARD } from '../messages.ts';
import { automaticCardEmail, noAutomaticCardEmail, offeredCardEmail } from './automatic-card-email.ts';

const SHOP = 'https://cards.example';
const said = {
  firstName: 'Amelie',
  reminderName: 'Amelie Fontaine turns 34',
  day: 'Saturday 5 December',
  unsubscribeUrl: `${SHOP}/unsubscribe?t=uabc&e=rosa%40fernbank.example&kind=automatic-cards`,
};

/** A card that was planned, one that is offered, and one that could not be. */
export const automaticCardExamples: readonly MessageExample[] = [
  {
    message: AUTOMATIC_CARD,
    email: () =>
      automaticCardEmail({
        ...said,
        message: 'Happy birthday, Amelie! Thinking of you, and wishing you a wonderful year ahead.',
        picture: { url: `${SHOP}/media/sent/k7qm2dk7qm2dk7qm2dk7qm/front-350.jpg`, alt: 'Poppy field' },
        changeUrl: `${SHOP}/card/send/view/k7qm2dk7qm2dk7qm2dk7qm/7aR2dk7qm2dk7qm2dk7qmX`,
        declineUrl: `${SHOP}/reminders/card/0192f7a0-0000-7000-8000-000000000001?t=sabc&e=rosa%40fernbank.example`,
      }),
  },
  {
    message: OFFERED_CARD,
    email: () =>
      offeredCardEmail({
        ...said,
        message: 'Happy birthday, Amelie! Thinking of you, and wishing you a wonderful year ahead.',
        picture: { url: `${SHOP}/media/cards/poppy-field/meadow/front-350.jpg`, alt: 'Poppy field' },
        acceptUrl: `${SHOP}/reminders/offer/0192f7a0-0000-7000-8000-000000000001?t=sabc&e=rosa%40fernbank.example`,
        chooseUrl: `${SHOP}/birthday/suggestions?calendar_id=0192f7a0-0000-7000-8000-000000000001`,
      }),
  },
  {
    message: AUTOMATIC_CARD,
    variant: 'none planned',
    email: () =>
      noAutomaticCardEmail({
        ...said,
        reason: 'We do not know the email address of Amelie.',
        chooseUrl: `${SHOP}/birthday/suggestions?calendar_id=0192f7a0-0000-7000-8000-000000000001`,
      }),
  },
];
