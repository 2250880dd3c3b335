import { expect, it } from 'vitest';
import { consentChoices } from './cookie-banner.tsx';

it('offers one answer for each purpose that is set up, beside a refusal', () => {
  expect(consentChoices({ counting: true, ads: false }).map(([words]) => words)).toEqual([
    'Only necessary',
    'Allow visit counting',
  ]);
  expect(consentChoices({ counting: false, ads: true })).toEqual([
    ['Only necessary', { analytics: false, ads: false }],
    ['Allow advertising', { analytics: false, ads: true }],
  ]);
  expect(consentChoices({ counting: true, ads: true }).map(([, consent]) => consent)).toEqual([
    { analytics: false, ads: false },
    { analytics: true, ads: false },
    { analytics: true, ads: true },
  ]);
});
