import { expect, it } from 'vitest';
import { sayBecame } from './say-became.ts';

const said = (people: number, opened = 0, thanked = 0, bounced = 0) =>
  sayBecame({ people: Array.from({ length: people }, () => 'Theo'), became: { opened, thanked, bounced } })?.words;

it('says the best that is known of a card, and first what needs somebody', () => {
  expect(said(1)).toBe('Not opened yet');
  expect(said(1, 1)).toBe('Opened');
  expect(said(4, 2)).toBe('Two of four opened it');
  expect(said(4, 4)).toBe('All opened it');
  expect(said(1, 1, 1)).toBe('Thanked you');
  expect(said(4, 3, 1)).toBe('One thanked you');
  expect(said(1, 0, 0, 1)).toBe('Came back');
  expect(said(4, 3, 2, 1)).toBe('One came back');
});

it('says nothing of a card that was not sent', () => {
  expect(sayBecame({ people: ['Theo'], became: null })).toBeNull();
});
