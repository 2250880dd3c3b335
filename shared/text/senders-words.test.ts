import { describe, expect, it } from 'vitest';
import { containsBrand } from './brand-names.ts';
import { hasLink, checkPhrase, senderNameFault } from './senders-words.ts';

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
    'Hugo Oglesby',
    'Carla Poster',
    'Dr.Page',
    'E. Bay',
    'Maria Revolutionova',
    'Дмитро',
    'Сергей Иванов',
    'Γιώργος Παπαδόπουλος',
    'Bernard and Vivian',
    'Class of 2026',
    'Rosa (*12.05.1998)',
    'Привет.Как',
    'Apt 4, 221 Baker St',
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
    't.me/prize',
    't.co/a1',
    'x.com',
    'dr.com',
    'i❤.ws',
    'my_shop.top',
    'пример.рф',
    'evil.соm',
    'evil․com',
    'ev\u034Fil.c\u3164om',
    'mailto:rosa',
    'goo.gle/abc',
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
    'PayPaI',
    'lnstagram',
    'PayPalSupport',
    'P a y P a l',
    'ᴘᴀʏᴘᴀʟ',
    '🅿🅰🆈🅿🅰🅻',
    'ΝETFLIX',
    'Pay\u3164Pal',
    'Pay\u034FPal',
    'Μісrоsоft',
    'Face Book',
    'ｅｂａｙ',
    '𝐏𝐚𝐲𝐏𝐚𝐥',
    'Arnerican Express',
    'Geek Squad',
  ])('does not imitate a company: %s', (name) => expect(senderNameFault(name)).toMatchObject({ errorCode: 'brand' }));
});

it.each(['Call +1 (800) 555-0199', 'Rosa 0171 2345678', '٠١٧١٢٣٤٥٦٧٨', 'Help: ８００５５５０１９９'])(
  'a name is no number to call: %s',
  (name) => expect(senderNameFault(name)).toMatchObject({ errorCode: 'number' }),
);

describe('a private phrase', () => {
  it.each([
    'the yellow canoe',
    'since 12.05.1998, and 03.04.2024 at 18:30',
    '4711 and 0815',
    'Remember the Amazon?',
    'Room 4.2, 9.30 sharp',
    'e.g. the canoe',
    'Yes… no.',
  ])('may be %s', (phrase) => expect(checkPhrase(phrase)).toBeNull());
  it.each(['claim at prize.win', 'go to www.evil', 'mail me@evil.example'])('is no address: %s', (phrase) =>
    expect(checkPhrase(phrase)).toMatchObject({ errorCode: 'link' }),
  );
  it.each(['your PayPal account is locked', 'DHL: one parcel waits'])('names no company in the subject: %s', (phrase) =>
    expect(checkPhrase(phrase)).toMatchObject({ errorCode: 'brand' }),
  );
  it('cannot contain a phone number', () => {
    expect(checkPhrase('call 800 555 0199 now')).toMatchObject({ errorCode: 'number' });
  });
  it('tells a brand from an address', () => {
    expect([containsBrand('DHL'), hasLink('DHL')]).toEqual([true, false]);
  });
});
