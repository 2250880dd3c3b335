import { describe, expect, test } from 'vitest';
import { confirmSendEmail } from './confirm-send-email.ts';
import { senderReceiptEmail } from './sender-receipt-email.ts';
import { thankYouEmail } from './thank-you-email.ts';

describe('mails to the sender of a card', () => {
  test('a confirmation carries nothing that a stranger could use to write to somebody', () => {
    const mail = confirmSendEmail({
      senderName: 'win at evil.example',
      occasion: 'a birthday card',
      cardTitle: 'Garden wreath',
      recipientNames: ['http://evil.example', 'Theo', 'x'.repeat(80)],
      arrival: 'straight away',
      confirmUrl: 'https://cards.example/verify?send=abc',
    });
    expect(mail.html + mail.text).not.toMatch(/evil|x{41}/);
    expect(mail.text).toContain('Theo');
  });

  test('a receipt lists who it goes to, and counts the rest', () => {
    const recipients = Array.from({ length: 15 }, (_, i) => ({
      name: `Friend ${i}`,
      address: `f${i}@example.com`,
      arrival: 'straight away',
      nameOnFront: i === 1 ? 'Dear Friend' : null,
    }));
    const mail = senderReceiptEmail({
      occasion: 'a birthday card',
      recipients,
      cover: {
        url: 'https://cards.example/media/sent/x/front-560.jpg',
        alt: 'A wreath.',
        paper: '#ffffff',
        ink: '#000000',
      },
      ledgerUrl: 'https://cards.example/card/send/view/x',
    });
    expect(mail.html).toMatch(
      /<a href="https:..cards.example.card.send.view.x"[^>]*><img [^>]*front-560.jpg"[^>]*alt="A wreath."/,
    );
    expect(mail.text).toContain('f1@example.com, straight away, name on the front: Dear Friend\n');
    expect(mail.html).toContain('straight away<br>Name on the front: ');
    expect(mail.html.match(/Name on the front/g)).toHaveLength(1);
    expect(mail.text).toContain('f11@example.com');
    expect(mail.text).not.toContain('f12@example.com');
    expect(mail.text).toContain('and 3 more');
  });

  test('thanks are quoted whole', () => {
    const mail = thankYouEmail({
      recipient: { name: 'Amelie', email: 'amelie@example.com' },
      occasion: 'a birthday card',
      thanks: 'One.\n\n<Two>.',
      ledgerUrl: 'https://cards.example/x',
      unsubscribeUrl: null,
    });
    expect(mail.text).toContain('One.\n\n<Two>.');
    expect(mail.html).toContain('&lt;Two&gt;.');
  });
});
