import { describe, expect, it } from 'vitest';
import { hasLink, phraseFault, pretendsToBe, senderNameFault } from './senders-words.ts';

describe('the name that a card is sent under', () => {
  it.each([
    'Rosa Lindqvist',
    'Chase Williams',
    'Apple Martin',
    'Santander Gómez',
    'Hermes Papadopoulos',
    'Lloyd Banks',
    'Melissa Bank',
    'Visa Virtanen',
    'Ups Jansen',
    'Amazon Eve',
    'Mercedes Benson',
    'Ford Prefect',
    'Dell Curry',
    'Shell Silverstein',
    'Alexa Rank',
    'Siri Hustvedt',
    'Meta Müller',
    'Citi Hariani',
    'Fargo Wells',
    'Royal Mailman',
    'Evrim Yıldız',
    'Pia Palmer',
    'Carda Momsen',
    'J.R.R. Tolkien',
    'J.R. Smith',
    'A.Smith',
    'St.John Rivers',
    'Dr.Li',
    'Dr. Ana-María O’Neill-Ødegård, Jr.',
    'Mrs.Wu & family',
    'Tom/Rosa',
    'Rosa @ number 5',
    'Grandma + Grandpa <3',
    'Team 4.2',
    'नेहा शर्मा',
    '王小明',
    'محمد علي',
    'נועה כהן',
    'Олена',
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    '',
  ])('may be %s', (name) => expect(senderNameFault(name)).toBeNull());

  it.each([
    'paypal-login.com',
    'Rosa http://evil.example',
    'https:evil',
    'hxxp://evil.example',
    'WWW.evil',
    'Rosa bit.ly/3xYz',
    'see t-online.de now',
    'rosa@evil.example',
    'evil。com',
    'evil．com',
    'ev\u200Bil.c\u200Dom',
    '192.0.2.7',
    'xn--pypal-4ve.xn--p1ai',
  ])('is no address: %s', (name) => expect(senderNameFault(name)).toMatchObject({ errorCode: 'link' }));

  it.each([
    'PayPal',
    'Pay Pal Service',
    'PAYPAL, security',
    'Paypa1',
    'РауРаl',
    'Pаypal',
    'P\u200BayPal',
    'Cardamom',
    'The Cardamom team',
    'DHL Express',
    'Royal Mail',
    'Royal-Mail',
    'Chase Bank',
    'Wells Fargo alerts',
    'Micro\u00ADsoft 365',
    'Ámèrican Express',
    'G00gle',
  ])('is no company that others are deceived by: %s', (name) =>
    expect(senderNameFault(name)).toMatchObject({ errorCode: 'brand' }),
  );
});

describe('a private phrase', () => {
  it.each(['the yellow canoe', 'Remember Amazon, and PayPal?', 'Room 4.2, 9.30 sharp', 'e.g. the canoe', 'Yes… no.'])(
    'may be %s',
    (phrase) => expect(phraseFault(phrase)).toBeNull(),
  );
  it.each(['claim at prize.win', 'go to www.evil', 'mail me@evil.example'])('is no address: %s', (phrase) =>
    expect(phraseFault(phrase)).toMatchObject({ errorCode: 'link' }),
  );
  it('is told from a name: companies are no secret', () => {
    expect([pretendsToBe('DHL'), hasLink('DHL')]).toEqual([true, false]);
  });
});
