import { describe, expect, it } from 'vitest';
import { allowedServices, parseConsent, browserRefusesTracking } from './consent.ts';

const parties = {
  counting: { script: 'https://stats.example/s.js', site: 'cards.example' },
  ads: { script: 'https://ads.example/p.js', id: '42' },
};

it.each([
  ['', null],
  ['theme=dark', null],
  ['cardamom_consent=2', null],
  ['cardamom_consent=10', { analytics: true, ads: false }],
  ['theme=dark; cardamom_consent=01', { analytics: false, ads: true }],
  ['cardamom_consent=00; theme=dark', { analytics: false, ads: false }],
])('reads %j as %j', (cookies, consent) => expect(parseConsent(cookies)).toEqual(consent));

describe('allowed cookies', () => {
  it('are none before the visitor has answered', () => {
    expect(allowedServices(parties, null, false)).toEqual({ counting: null, ads: null });
  });
  it('follow the answer for each purpose', () => {
    expect(allowedServices(parties, { analytics: true, ads: false }, false)).toEqual({
      counting: parties.counting,
      ads: null,
    });
    expect(allowedServices(parties, { analytics: false, ads: true }, false)).toEqual({
      counting: null,
      ads: parties.ads,
    });
  });
  it('are none where the browser refuses them, whatever the answer', () => {
    expect(allowedServices(parties, { analytics: true, ads: true }, true)).toEqual({ counting: null, ads: null });
  });
});

it('takes Global Privacy Control as a refusal', () => {
  expect(browserRefusesTracking({ globalPrivacyControl: true })).toBe(true);
  expect(browserRefusesTracking({})).toBe(false);
});
