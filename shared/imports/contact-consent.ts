/** Providers whose contacts can be read, and what these are called. */
export const PROVIDER_TITLES = { google: 'Google contacts', microsoft: 'Microsoft contacts' } as const;
export type ContactProviderId = keyof typeof PROVIDER_TITLES;

/** Why contacts of a provider were not read. */
export const CONSENT_ERRORS = [
  /** The person declined there. */ 'declined',
  /** What came back was not right; trying again may help. */ 'wrong',
  'unreachable',
  /** It took more than ten minutes, or another browser came back. */ 'late',
  'too-many-people',
  /** Too many tries. */ 'too-many',
  /** An administrator who acts as a member reads nothing. */ 'impersonating',
] as const;
export type ConsentError = (typeof CONSENT_ERRORS)[number];

/** Says why contacts were not read, and what to do. */
export function consentSentence(provider: ContactProviderId, code: ConsentError): string {
  const name = PROVIDER_TITLES[provider];
  const sentences: Record<ConsentError, string> = {
    declined: `Your ${name} were not read, because you did not allow it.`,
    wrong: `Your ${name} could not be read. Choose the account again.`,
    unreachable: `Your ${name} cannot be reached just now. Try again in a few minutes.`,
    late: 'This took too long. Choose the account again.',
    'too-many-people': `Your ${name} hold more people than we read in one go. Bring a file from there.`,
    'too-many': 'You tried this many times. Try again in an hour.',
    impersonating: 'Only the member can do this.',
  };
  return sentences[code];
}
