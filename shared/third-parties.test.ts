import { expect, it } from 'vitest';
import {
  META_PIXEL,
  NO_THIRD_PARTIES,
  thirdPartyOrigins,
  parseThirdParties,
  formatThirdParties,
} from './third-parties.ts';

const counting = { script: 'https://stats.example/js/script.manual.js', site: 'cards.example' };

it('lists the hosts that a page may connect to', () => {
  expect(thirdPartyOrigins(NO_THIRD_PARTIES)).toEqual([]);
  expect(thirdPartyOrigins({ counting, ads: null })).toEqual(['https://stats.example']);
  expect(thirdPartyOrigins({ counting, ads: { script: META_PIXEL, id: '42' } })).toEqual([
    'https://stats.example',
    'https://connect.facebook.net',
    'https://www.facebook.com',
  ]);
});

it('is read back from the page as it was written', () => {
  const both = { counting, ads: { script: META_PIXEL, id: '42' } };
  expect(parseThirdParties(formatThirdParties(both))).toEqual(both);
  expect(formatThirdParties(NO_THIRD_PARTIES)).toBe('');
  expect(parseThirdParties('')).toEqual(NO_THIRD_PARTIES);
  expect(parseThirdParties('{')).toEqual(NO_THIRD_PARTIES);
});
