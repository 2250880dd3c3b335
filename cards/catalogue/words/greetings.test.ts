import { expect, test } from 'vitest';
import { isGreeting, OCCASIONS, wordsId, type Words } from './words.ts';
import { isPlainGreeting } from './greetings.ts';

const said = (occasion: Words['occasion'], headline: string) => isGreeting({ occasion, headline });

test('a greeting may name its recipient, its sender and the year', () => {
  expect(said('birthday', 'Happy|birthday')).toBe(true);
  expect(said('birthday', 'Happy birthday,|Mum')).toBe(true);
  expect(said('birthday', 'Happy birthday|from all of us')).toBe(true);
  expect(said('birthday', 'Happy 40th|birthday')).toBe(true);
  expect(said('anniversary', 'Happy ruby|anniversary')).toBe(true);
  expect(said('christmas', 'Merry Christmas,|Grandad')).toBe(true);
});

test('a line that only begins or ends with a greeting is not one, and a greeting belongs to its occasion', () => {
  expect(said('birthday', 'Happy birthday. This was nearly an email.')).toBe(false);
  expect(said('birthday', 'Happy bird day, bird')).toBe(false);
  expect(said('birthday', 'Merry Christmas')).toBe(false);
  expect(said('sympathy', 'With sympathy, and soup')).toBe(false);
  expect(said('passover', 'Shanah Tovah')).toBe(false);
});

test('every occasion has a plain greeting', () => {
  const plainest: Record<Words['occasion'], string> = {
    birthday: 'Happy birthday',
    anniversary: 'Happy anniversary',
    christmas: 'Merry Christmas',
    diwali: 'Happy Diwali',
    easter: 'Happy Easter',
    eid: 'Eid Mubarak',
    'fathers-day': 'Happy Father’s Day',
    'fourth-of-july': 'Happy Fourth of July',
    halloween: 'Happy Halloween',
    hanukkah: 'Happy Hanukkah',
    holi: 'Happy Holi',
    kwanzaa: 'Happy Kwanzaa',
    'lunar-new-year': 'Happy Lunar New Year',
    'mid-autumn': 'Happy Mid-Autumn',
    'mothers-day': 'Happy Mother’s Day',
    'new-year': 'Happy New Year',
    passover: 'Chag Pesach Sameach',
    'rosh-hashanah': 'Shanah Tovah',
    'st-patricks': 'Happy St Patrick’s Day',
    thanksgiving: 'Happy Thanksgiving',
    valentine: 'Be my valentine',
    baby: 'Welcome, little one',
    congratulations: 'Congratulations',
    'get-well': 'Get well soon',
    'good-luck': 'Good luck',
    'just-because': 'Just because',
    'new-home': 'Happy new home',
    retirement: 'Happy retirement',
    sympathy: 'With deepest sympathy',
    'thank-you': 'Thank you',
    'thinking-of-you': 'Thinking of you',
    wedding: 'On your wedding day',
  };
  expect(OCCASIONS.filter((occasion) => !isPlainGreeting(occasion, plainest[occasion]))).toEqual([]);
});

test('texts with the same greeting have different ids because of their verse', () => {
  const row = { occasion: 'birthday', headline: 'Happy|birthday', inside: 'A year of you,\nin flower.' } as const;
  expect(wordsId(row)).toBe('birthday:happy-birthday:a-year-of-you-in-flower');
  expect(wordsId({ ...row, headline: 'Bloom on' })).toBe('birthday:bloom-on');
});
