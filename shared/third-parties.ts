/**
 * Third-party services that the operator has configured. A page loads one only after the reader has agreed to it. It is told which kind of page it
 * is, never an address that gives access to something.
 */
export type ThirdParties = {
  /** web analytics of the Plausible or Umami kind: its script, and what it calls this site */
  counting: { script: string; site: string } | null;
  /** an ad pixel of the Meta kind */
  ads: { script: string; id: string } | null;
};
export const NO_THIRD_PARTIES: ThirdParties = { counting: null, ads: null };
export const META_PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';
/** Where Meta's script sends its reports: another host than its own. */
const META_REPORTS = 'https://www.facebook.com';

/** The hosts that a page may connect to for these services. */
export function thirdPartyOrigins({ counting, ads }: ThirdParties): string[] {
  const origins = [counting?.script, ads?.script].flatMap((script) => (script ? [new URL(script).origin] : []));
  return [...new Set(ads?.script === META_PIXEL ? [...origins, META_REPORTS] : origins)];
}

/** The value in the page; empty if there are no services. */
export function formatThirdParties(parties: ThirdParties): string {
  return parties.counting || parties.ads ? JSON.stringify(parties) : '';
}
/** Parses the value in the page; no services if it is invalid. */
export function parseThirdParties(text: string): ThirdParties {
  if (text === '') return NO_THIRD_PARTIES;
  try {
    return { ...NO_THIRD_PARTIES, ...(JSON.parse(text) as Partial<ThirdParties>) };
  } catch (error) {
    if (error instanceof SyntaxError) return NO_THIRD_PARTIES;
    throw error;
  }
}
