import { META_PIXEL, type ThirdParties } from '#shared/third-parties.ts';
import type { Source } from './source.ts';

/**
 * Web analytics: `ANALYTICS_URL` (the script) and `ANALYTICS_SITE` (its name for this site; the site's host by default).
 * An ad pixel: `AD_PIXEL_ID` and `AD_PIXEL_URL` (Meta's script by default).
 */
export function parseThirdParties(source: Source, siteHost: string): ThirdParties {
  const analytics = parseScript(source, 'ANALYTICS_URL');
  const pixel = parseScript(source, 'AD_PIXEL_URL');
  const id = source.get('AD_PIXEL_ID');
  const site = source.get('ANALYTICS_SITE');
  if (site !== undefined && source.get('ANALYTICS_URL') === undefined)
    source.reject('ANALYTICS_SITE', 'needs ANALYTICS_URL too.');
  if (pixel !== null && id === undefined) source.reject('AD_PIXEL_URL', 'needs AD_PIXEL_ID too.');
  if (id !== undefined && !/^[\w-]{1,64}$/.test(id)) source.reject('AD_PIXEL_ID', 'should be letters and digits.');
  return {
    counting: analytics === null ? null : { script: analytics, site: site ?? siteHost },
    ads: id === undefined ? null : { script: pixel ?? META_PIXEL, id },
  };
}

function parseScript(source: Source, name: string): string | null {
  const text = source.get(name);
  if (text === undefined) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  source.reject(name, 'should be the address of a script, beginning with https://.');
  return null;
}
