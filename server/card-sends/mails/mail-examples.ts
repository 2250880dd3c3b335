import type { MessageExample } from '#server/kernel/message.ts';
import { cardBouncedEmail } from './card-bounced-email.ts';
import { type CardEmail, cardEmail } from './card-email.ts';
import { cardText } from './card-text.ts';
import { cardOpenedEmail } from './card-opened-email.ts';
import { confirmSendEmail } from './confirm-send-email.ts';
import { CARD, CARD_BOUNCED, CARD_OPENED, CARD_TEST, CONFIRM_SEND, SENDER_RECEIPT, THANK_YOU } from './messages.ts';
import { senderReceiptEmail } from './sender-receipt-email.ts';
import { openedPush, repliedPush } from './sender-pushes.ts';
import { thankYouEmail } from './thank-you-email.ts';

const TOLD = {
  recipientName: 'Amelie',
  occasion: 'a birthday card',
  path: '/card/send/view/abc/def',
  recipientId: '1',
};
const LEDGER = 'https://cards.example/card/send/view/k7qm2dk7qm2dk7qm2dk7qm/7aR2dk7qm2dk7qm2dk7qmX';
const ARRIVAL = 'on 28 November at 09:00, their time';

/** A card as it might be. */
export const EXAMPLE_CARD: CardEmail = {
  site: { origin: 'https://cards.example' },
  sender: { name: 'Rosa Lindqvist', email: 'rosa@fernbank.example' },
  to: 'Amelie',
  isTest: false,
  occasion: 'a birthday card',
  phrase: 'the yellow canoe',
  cover: {
    url: 'https://cards.example/media/sent/k7qm2dk7qm2dk7qm2dk7qm/front-560.jpg',
    alt: 'The front of the card: a wreath of garden roses. In it, the words Happy Birthday. Below it, Dear Amelie.',
    paper: '#fbf3e4',
    ink: '#1d2a24',
  },
  verse: 'Wishing you a year that keeps on opening.',
  message:
    'Dear Amelie,\n\nI still have the map you drew me on the napkin. The garden at the new house sounds just like you. Save me a corner of it for tomatoes, and have the loveliest day.\n\nRosa',
  readUrl: 'https://cards.example/card/read/k7qm2dk7qm2dk7qm2dk7qm/9fR2dk7qm2dk7qm2dk7qmX',
  code: 'R7K24MDX',
  refuseSenderUrl: 'https://cards.example/card/read/k7qm2dk7qm2dk7qm2dk7qm/9fR2dk7qm2dk7qm2dk7qmX?refuse=sender',
  refuseEveryoneUrl: 'https://cards.example/card/read/k7qm2dk7qm2dk7qm2dk7qm/9fR2dk7qm2dk7qm2dk7qmX?refuse=everyone',
  writtenOn: '2026-11-21',
  askedFor: { date: '2026-11-28', time: '09:00' },
};

const cardExamples: readonly MessageExample[] = [
  {
    message: CARD,
    email: () => cardEmail(EXAMPLE_CARD),
    text: () =>
      cardText({
        sender: 'Rosa Lindqvist',
        occasion: 'a birthday card',
        phrase: 'the yellow canoe',
        link: 'https://cards.example/t/AZrL8hx1cZ2fT0Wc4vY6bUq3d1nEo8Xk',
      }),
  },
  {
    message: CARD,
    variant: 'without words of the sender',
    email: () => cardEmail({ ...EXAMPLE_CARD, phrase: '', message: '', askedFor: null }),
  },
  {
    message: CARD,
    variant: 'right to left',
    email: () =>
      cardEmail({
        ...EXAMPLE_CARD,
        sender: { name: 'נועה כהן', email: 'noa@example.com' },
        to: 'أمل',
        phrase: 'הסירה הצהובה',
        verse: 'يوم ميلاد سعيد',
        message: 'أمل العزيزة،\n\nأتمنى لك سنة مليئة بالفرح.\n\nنوعة',
      }),
  },
  {
    message: CARD_TEST,
    email: () =>
      cardEmail({
        ...EXAMPLE_CARD,
        isTest: true,
        refuseSenderUrl: EXAMPLE_CARD.readUrl,
        refuseEveryoneUrl: EXAMPLE_CARD.readUrl,
      }),
  },
];

const senderExamples: readonly MessageExample[] = [
  {
    message: CONFIRM_SEND,
    email: () =>
      confirmSendEmail({
        senderName: 'Rosa',
        occasion: 'a birthday card',
        cardTitle: 'Garden wreath',
        recipientNames: ['Amelie', 'Theo'],
        arrival: ARRIVAL,
        confirmUrl: 'https://cards.example/verify?send=9fR2dk7qm2dk7qm2dk7qmX',
      }),
  },
  {
    message: SENDER_RECEIPT,
    email: () =>
      senderReceiptEmail({
        occasion: 'a birthday card',
        recipients: [
          { name: 'Amelie', address: 'amelie@example.com', arrival: ARRIVAL, nameOnFront: 'Amelie' },
          { name: 'Theo', address: 'theo@example.com', arrival: ARRIVAL, nameOnFront: 'Theo' },
        ],
        cover: EXAMPLE_CARD.cover,
        ledgerUrl: LEDGER,
      }),
  },
  {
    message: THANK_YOU,
    email: () =>
      thankYouEmail({
        recipient: { name: 'Amelie', email: 'amelie@example.com' },
        occasion: 'a birthday card',
        thanks: 'Rosa, I cried a little. The map is framed now.\n\nThe tomatoes are yours.',
        ledgerUrl: LEDGER,
        unsubscribeUrl: 'https://cards.example/unsubscribe?t=u1-abc&e=rosa%40fernbank.example&kind=thanked',
      }),
    push: () => repliedPush(TOLD),
  },
  {
    message: CARD_OPENED,
    email: () =>
      cardOpenedEmail({
        name: 'Rosa',
        recipientName: 'Amelie',
        occasion: 'a birthday card',
        ledgerUrl: LEDGER,
        unsubscribeUrl: 'https://cards.example/unsubscribe?t=u1-abc&e=rosa%40fernbank.example&kind=opened',
      }),
    push: () => openedPush(TOLD),
  },
  {
    message: CARD_BOUNCED,
    email: () =>
      cardBouncedEmail({
        name: 'Rosa',
        occasion: 'a birthday card',
        people: [
          {
            name: 'Amelie',
            address: 'amelie@example.con',
            reason: 'This domain does not receive email. Check the part after the @.',
          },
          { name: 'Theo', address: 'teo@example.com', reason: 'There is no mailbox with this address.' },
        ],
        ledgerUrl: LEDGER,
      }),
  },
];

export const cardMailExamples = [...cardExamples, ...senderExamples];
