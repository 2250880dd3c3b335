/**
 * The values of `wrong` in the address of the sign-in page, or of the account page, after a sign-in with a provider failed. The page shows a message
 * for each.
 */
export const PROVIDER_ERRORS = [
  /** The person declined at the provider. */ 'provider-declined',
  /** The provider's response was invalid; trying again may help. */ 'provider-wrong',
  /** The provider does not answer. */ 'provider-unreachable',
  /** It took more than ten minutes, or another browser came back. */ 'provider-late',
  /** The provider gave no email address to register with. */ 'provider-no-email',
  /** The provider has not verified the email address, so it cannot sign in. */ 'provider-unverified',
  /** Another account here is already connected to this one at the provider. */ 'provider-taken',
  /** The account here is already connected to another one at the provider. */ 'provider-other',
  /** There is an account with this address, and it has not confirmed it. */ 'address-unconfirmed',
  /** The account was deleted, and can be restored by the link in its mail. */ 'account-closed',
  /** An administrator who impersonates a member may not connect providers. */ 'impersonating',
  /** Too many attempts from one network. */ 'too-many',
  /** A mailed link was submitted without script, and it was used already or has expired. */ 'dead-link',
] as const;
export type ProviderError = (typeof PROVIDER_ERRORS)[number];
