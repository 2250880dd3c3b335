import { expect, it } from 'vitest';
import type { CardTile } from '#contract/card.ts';
import { selectHeroCards } from './select-hero-cards.ts';

const card = (i: number): CardTile => ({
  cardId: `c${i}`,
  title: '',
  style: '',
  isFree: true,
  paletteId: 'day',
  v: '1',
  alt: '',
  paper: '#fff',
  colourways: [],
  relation: null,
});
const ids = (cards: CardTile[]) => cards.map(({ cardId }) => cardId);

it('picks cards from the whole list, without those listed below', () => {
  const cards = Array.from({ length: 13 }, (_, i) => card(i));
  expect(ids(selectHeroCards(cards, [card(0)], 4))).toEqual(['c1', 'c4', 'c7', 'c10']);
});

it('takes all of a short list', () => {
  expect(ids(selectHeroCards([card(0), card(1)], [], 9))).toEqual(['c0', 'c1']);
  expect(selectHeroCards([], [], 9)).toEqual([]);
});
