import { META_PIXEL, type ThirdParties } from '#shared/third-parties.ts';

type Given = (name: string) => string | undefined;

/**
 * The services outside that are set up: `ANALYTICS_URL` (the script) with `ANALYTICS_SITE` (what it calls this site; the site's own host
 * where it is not given), and `AD_PIXEL_ID` with `AD_PIXEL_URL` (Meta's where it is not given).
 */
export function readThirdPartySettings(
  given: Given,
  publicUrl: string,
  problem: (name: string, sentence: string) => void,
): ThirdParties {
  const script = (name: string) => {
    const text = given(name);
    if (text === undefined) return null;
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
    problem(name, 'should be the address of a script, beginning with https://.');
    return null;
  };
  const counting = script('ANALYTICS_URL');
  const pixel = script('AD_PIXEL_URL');
  const id = given('AD_PIXEL_ID');
  const site = given('ANALYTICS_SITE');
  if (site !== undefined && given('ANALYTICS_URL') === undefined)
    problem('ANALYTICS_SITE', 'needs ANALYTICS_URL beside it.');
  if (pixel !== null && id === undefined) problem('AD_PIXEL_URL', 'needs AD_PIXEL_ID beside it.');
  if (id !== undefined && !/^[\w-]{1,64}$/.test(id)) problem('AD_PIXEL_ID', 'should be letters and figures.');
  return {
    counting: counting === null ? null : { script: counting, site: site ?? new URL(publicUrl).hostname },
    ads: id === undefined ? null : { script: pixel ?? META_PIXEL, id },
  };
}
