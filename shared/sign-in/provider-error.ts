/**
 * What can stand behind `wrong` in the address of the sign-in page, or of the account page, after somebody came back from a provider. The page says it
 * in words.
 */
export const PROVIDER_ERRORS = [
  /** They said no there. */ 'provider-declined',
  /** What came back was not right; trying again may help. */ 'provider-wrong',
  /** The provider does not answer. */ 'provider-unreachable',
  /** It took more than ten minutes, or another browser came back. */ 'provider-late',
  /** The provider gave no address to join with. */ 'provider-no-email',
  /** The provider has not verified the address, so it does not sign in. */ 'provider-unverified',
  /** Another account here is connected with this one there. */ 'provider-taken',
  /** The account here is connected with another one there. */ 'provider-other',
  /** There is an account with this address that has not confirmed it. */ 'address-unconfirmed',
  /** The account is closed, and can be taken back by the link in its mail. */ 'account-closed',
  /** An administrator who impersonates them may not connect. */ 'impersonating',
  /** Too many tries from one network. */ 'too-many',
  /** The link of a mail was pressed without script, and is used or over. */ 'dead-link',
] as const;
export type ProviderError = (typeof PROVIDER_ERRORS)[number];
