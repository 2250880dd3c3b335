import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('third-party services', () => {
  it('are off by default', () => {
    expect(parseSettings({}).thirdParties).toEqual({ counting: null, ads: null });
  });
  it('default to the site’s host and Meta’s pixel', () => {
    const env = { PUBLIC_URL: 'https://cards.example', ANALYTICS_URL: 'https://stats.example/s.js', AD_PIXEL_ID: '42' };
    expect(parseSettings(env).thirdParties).toEqual({
      counting: { script: 'https://stats.example/s.js', site: 'cards.example' },
      ads: { script: 'https://connect.facebook.net/en_US/fbevents.js', id: '42' },
    });
  });
  it.each([
    [{ ANALYTICS_URL: 'javascript:alert(1)' }, /ANALYTICS_URL should be/],
    [{ ANALYTICS_SITE: 'x' }, /ANALYTICS_SITE needs ANALYTICS_URL/],
    [{ AD_PIXEL_ID: '"><script>' }, /AD_PIXEL_ID should be/],
  ])('reject %j', (env, sentence) => {
    expect(() => parseSettings(env)).toThrow(sentence);
  });
});
