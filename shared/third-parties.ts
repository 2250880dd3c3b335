/**
 * Services outside this copy that its operator has set up. A page loads one only after its reader has said yes to it, and tells it the kind
 * of page, never an address that opens something.
 */
export type ThirdParties = {
  /** web analytics of the Plausible or Umami kind: its script, and what it calls this site */
  counting: { script: string; site: string } | null;
  /** an ad pixel of the Meta kind */
  ads: { script: string; id: string } | null;
};
export const NO_THIRD_PARTIES: ThirdParties = { counting: null, ads: null };
export const META_PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';
/** Where the script of Meta reports to, which is not where it comes from. */
const META_REPORTS = 'https://www.facebook.com';

/** The hosts that a page may speak to for them. */
export function originsOf({ counting, ads }: ThirdParties): string[] {
  const origins = [counting?.script, ads?.script].flatMap((script) => (script ? [new URL(script).origin] : []));
  return [...new Set(ads?.script === META_PIXEL ? [...origins, META_REPORTS] : origins)];
}

/** As the page carries it; empty where there are none. */
export function writeThirdParties(parties: ThirdParties): string {
  return parties.counting || parties.ads ? JSON.stringify(parties) : '';
}
/** What the page carries; none where that is not legible. */
export function readThirdParties(text: string): ThirdParties {
  if (text === '') return NO_THIRD_PARTIES;
  try {
    return { ...NO_THIRD_PARTIES, ...(JSON.parse(text) as Partial<ThirdParties>) };
  } catch (error) {
    if (error instanceof SyntaxError) return NO_THIRD_PARTIES;
    throw error;
  }
}
