import { expect, it } from 'vitest';
import { answersFor } from './cookie-banner.tsx';

it('offers one answer for each purpose that is set up, beside a refusal', () => {
  expect(answersFor({ counting: true, ads: false }).map(([words]) => words)).toEqual([
    'Only necessary',
    'Allow visit counting',
  ]);
  expect(answersFor({ counting: false, ads: true })).toEqual([
    ['Only necessary', { analytics: false, ads: false }],
    ['Allow advertising', { analytics: false, ads: true }],
  ]);
  expect(answersFor({ counting: true, ads: true }).map(([, consent]) => consent)).toEqual([
    { analytics: false, ads: false },
    { analytics: true, ads: false },
    { analytics: true, ads: true },
  ]);
});
