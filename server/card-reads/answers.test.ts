import { expect, it } from 'vitest';
import { kindOfCard, OCCASIONS } from '#shared/cards/card-kind.ts';
import { THANKS_MAX } from '#shared/limits.ts';
import { readyAnswers } from './answers.ts';

it('has three different answers for every occasion, known or not', () => {
  for (const occasion of [...OCCASIONS, 'moving-abroad']) {
    const answers = readyAnswers(occasion);
    expect(new Set(answers).size).toBe(3);
    for (const answer of answers) {
      expect(answer).not.toContain('!');
      expect(answer.length).toBeLessThan(Math.min(60, THANKS_MAX));
    }
  }
  expect(readyAnswers('toString')).toEqual(readyAnswers('moving-abroad'));
});
it('is never cheerful about a loss', () => {
  expect(readyAnswers('sympathy').join(' ')).not.toMatch(/happy|smil|made my day|lovely|celebrat|cheer|\?/i);
});
it('returns the wishes of the card’s occasion', () => {
  expect(readyAnswers('fourth-of-july').join(' ')).toContain('Fourth');
  expect(readyAnswers('eid').join(' ')).toContain('Eid Mubarak');
  expect(kindOfCard('eid')).toBe('Eid card');
});
