import { addressChangingEmail, addressTakenEmail, confirmAddressEmail, leavingEmail } from './account-emails.ts';
import { addressCheckEmail } from './address-check-email.ts';
import { cardBouncedEmail } from './card-bounced-email.ts';
import { cardMovedEmail, cardTakenDownEmail } from './card-changed-emails.ts';
import type { CardEmail } from './card-email.ts';
import { cardEmail } from './card-email.ts';
import { cardOpenedEmail } from './card-opened-email.ts';
import {
  alreadyMemberEmail,
  joinEmail,
  noAccountEmail,
  resetPasswordEmail,
  signInEmail,
  stillLeavingEmail,
} from './coming-in-emails.ts';
import { confirmSendEmail } from './confirm-send-email.ts';
import { exportReadyEmail } from './export-ready-email.ts';
import type { Letter, Site } from './letter.ts';
import { insideAskedEmail } from './inside-asked-email.ts';
import { passwordChangedEmail } from './password-changed-email.ts';
import { senderReceiptEmail } from './sender-receipt-email.ts';
import { thankYouEmail } from './thank-you-email.ts';
import { ticketAnswerEmail } from './ticket-answer-email.ts';
import { ticketReceiptEmail } from './ticket-receipt-email.ts';
import { wayInChangedEmail } from './way-in-changed-email.ts';

const site: Site = { origin: 'https://cards.example' };
const LEDGER = 'https://cards.example/card/send/view/k7qm2dk7qm2dk7qm2dk7qm/7aR2dk7qm2dk7qm2dk7qmX';

/** A card as it might be: what the tests and the pictures of the mails are made from. */
export const EXAMPLE_CARD: CardEmail = {
  site,
  sender: { name: 'Rosa Lindqvist', email: 'rosa@fernbank.example' },
  to: 'Amelie',
  isTest: false,
  occasion: 'a birthday card',
  phrase: 'the yellow canoe',
  cover: {
    url: 'https://cards.example/media/sent/k7qm2dk7qm2dk7qm2dk7qm/front-560.jpg',
    alt: 'The front of the card: a wreath of garden roses. In it, the words Happy Birthday. Below it, Dear Amelie.',
    height: 784,
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

const EXAMPLE_WAY_IN = {
  site,
  url: 'https://cards.example/verify?token=9fR2dk7qm2dk7qm2dk7qmX',
  digits: '042917',
};

/** Every mail once, by name. */
export function exampleLetters(): Record<string, Letter> {
  return {
    card: cardEmail(EXAMPLE_CARD),
    'card-test': cardEmail({
      ...EXAMPLE_CARD,
      isTest: true,
      refuseSenderUrl: EXAMPLE_CARD.readUrl,
      refuseEveryoneUrl: EXAMPLE_CARD.readUrl,
    }),
    'card-bare': cardEmail({ ...EXAMPLE_CARD, phrase: '', message: '', askedFor: null }),
    'card-rtl': cardEmail({
      ...EXAMPLE_CARD,
      sender: { name: 'נועה כהן', email: 'noa@example.com' },
      to: 'أمل',
      phrase: 'הסירה הצהובה',
      verse: 'يوم ميلاد سعيد',
      message: 'أمل العزيزة،\n\nأتمنى لك سنة مليئة بالفرح.\n\nنوعة',
    }),
    confirm: confirmSendEmail({
      site,
      senderName: 'Rosa',
      occasion: 'a birthday card',
      cardTitle: 'Garden wreath',
      recipientNames: ['Amelie', 'Theo'],
      arrival: 'on 28 November at 09:00, their time',
      confirmUrl: 'https://cards.example/verify?send=9fR2dk7qm2dk7qm2dk7qmX',
    }),
    receipt: senderReceiptEmail({
      site,
      occasion: 'a birthday card',
      recipients: [
        { name: 'Amelie', email: 'amelie@example.com', arrival: 'on 28 November at 09:00, their time' },
        { name: 'Theo', email: 'theo@example.com', arrival: 'on 28 November at 09:00, their time' },
      ],
      ledgerUrl: 'https://cards.example/card/send/view/k7qm2dk7qm2dk7qm2dk7qm/7aR2dk7qm2dk7qm2dk7qmX',
    }),
    'sign-in': signInEmail({ ...EXAMPLE_WAY_IN, name: 'Rosa' }),
    join: joinEmail(EXAMPLE_WAY_IN),
    'already-member': alreadyMemberEmail({ ...EXAMPLE_WAY_IN, name: 'Rosa' }),
    'no-account': noAccountEmail({ site, wanted: 'link', joinUrl: 'https://cards.example/register' }),
    'no-account-reset': noAccountEmail({ site, wanted: 'reset', joinUrl: 'https://cards.example/register' }),
    'still-leaving': stillLeavingEmail({
      site,
      name: 'Rosa',
      until: '28 November at 23:59',
      restoreUrl: 'https://cards.example/verify?token=9fR2dk7qm2dk7qm2dk7qmX',
    }),
    'reset-password': resetPasswordEmail({
      site,
      name: 'Rosa',
      url: 'https://cards.example/change_password?t=r9fr2d-k7qm2dk7qm2dk7qmX2dk7q&e=rosa%40fernbank.example',
    }),
    'password-changed': passwordChangedEmail({ site, name: 'Rosa', forgotUrl: 'https://cards.example/forgot' }),
    'way-in-changed': wayInChangedEmail({
      site,
      name: 'Rosa',
      change: { what: 'passkey-added', name: 'Passkey on an iPhone' },
      accountUrl: 'https://cards.example/account',
    }),
    'inside-asked': insideAskedEmail({
      site,
      name: 'Rosa',
      adminName: 'Ines Moreau',
      cardTitle: 'Moonlit wishes',
      reason: 'Jonas says that his page is empty, and from outside we cannot see why.',
      accountUrl: 'https://cards.example/account#asked',
    }),
    'ticket-answer': ticketAnswerEmail({
      site,
      name: 'Rosa',
      ticketNumber: 3192,
      subject: 'Did Jonas ever get it?',
      question: 'I sent a card to the twins on Tuesday. Ida has thanked me, and from Jonas I hear nothing.',
      answer: 'he has it now. The address had two letters the wrong way round.\n\nWe put it right and sent it again.',
      answeredBy: 'Ines Moreau',
      contactUrl: 'https://cards.example/contact',
    }),
    thanks: thankYouEmail({
      site,
      recipient: { name: 'Amelie', email: 'amelie@example.com' },
      occasion: 'a birthday card',
      thanks: 'Rosa, I cried a little. The map is framed now.\n\nThe tomatoes are yours.',
      ledgerUrl: LEDGER,
      unsubscribeUrl: 'https://cards.example/unsubscribe?t=u1-abc&e=rosa%40fernbank.example&kind=thanked',
    }),
    'card-opened': cardOpenedEmail({
      site,
      name: 'Rosa',
      recipientName: 'Amelie',
      occasion: 'a birthday card',
      ledgerUrl: LEDGER,
      unsubscribeUrl: 'https://cards.example/unsubscribe?t=u1-abc&e=rosa%40fernbank.example&kind=opened',
    }),
    'card-bounced': cardBouncedEmail({
      site,
      name: 'Rosa',
      occasion: 'a birthday card',
      people: [
        {
          name: 'Amelie',
          email: 'amelie@example.con',
          reason: 'Nothing at this address takes mail. Look at the part after the @.',
        },
        { name: 'Theo', email: 'teo@example.com', reason: 'There is no mailbox with this address.' },
      ],
      ledgerUrl: LEDGER,
    }),
    'card-moved': cardMovedEmail({
      site,
      name: 'Rosa',
      occasion: 'a birthday card',
      people: ['Amelie', 'Theo'],
      from: 'on 12 June 2027 at 09:00, their time',
      to: 'on 1 July 2027 at 10:00, their time',
      reason: 'You wrote to us that the party is three weeks later.',
      ledgerUrl: LEDGER,
    }),
    'card-taken-down': cardTakenDownEmail({
      site,
      name: 'Rosa',
      occasion: 'a birthday card',
      people: ['Jonas'],
      reason: 'Jonas wrote to us that he knows nobody of this name.',
      contactUrl: 'https://cards.example/contact',
    }),
    'export-ready': exportReadyEmail({
      site,
      name: 'Rosa',
      accountUrl: 'https://cards.example/account',
      until: '28 November',
    }),
    'address-check': addressCheckEmail({ site, name: 'Rosa', settingsUrl: 'https://cards.example/email_settings' }),
    'ticket-receipt': ticketReceiptEmail({ ticketNumber: 1042 }),
    'confirm-address': confirmAddressEmail({
      site,
      name: 'Rosa',
      confirmUrl: 'https://cards.example/verify?token=9fR2dk7qm2dk7qm2dk7qmX',
    }),
    'address-taken': addressTakenEmail({ site, loginUrl: 'https://cards.example/login' }),
    'address-changing': addressChangingEmail({ site, name: 'Rosa', accountUrl: 'https://cards.example/account' }),
    leaving: leavingEmail({
      site,
      name: 'Rosa',
      until: 'the end of 28 November',
      takesDown: false,
      restoreUrl: 'https://cards.example/verify?token=9fR2dk7qm2dk7qm2dk7qmX',
    }),
  };
}
