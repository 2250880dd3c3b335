import { PROVIDER_ERRORS, type ProviderError } from '#shared/sign-in/provider-error.ts';
import { PROVIDER_NAMES } from './provider-names.ts';

/** Looked up with any text, since the provider comes from the address. */
const NAMES: Readonly<Record<string, string>> = PROVIDER_NAMES;

/** The message for a failed sign-in with a provider. @param name of the provider */
const WORDS: Record<ProviderError, (name: string) => string> = {
  'provider-declined': (name) => `You did not sign in with ${name}. Try again, or sign in with your email.`,
  'provider-wrong': (name) => `Signing in with ${name} failed. Try again, or sign in with your email.`,
  'provider-unreachable': (name) =>
    `We cannot reach ${name} right now. Try again in a moment, or sign in with your email.`,
  'provider-late': (name) =>
    `Signing in with ${name} took longer than ten minutes, or began in another window. Please try again.`,
  'provider-no-email': (name) =>
    `${name} did not give us an email address, and we need one. Create an account with your email instead.`,
  'provider-unverified': (name) =>
    `${name} has not verified your email address. Sign in with your email, then connect ${name} on your account page.`,
  'provider-taken': (name) => `That ${name} account is connected to another account here.`,
  'provider-other': (name) =>
    `Your account is connected to another ${name} account. Disconnect that one first, on your account page.`,
  'address-unconfirmed': () =>
    'There is already an account with this address, but it has not been confirmed. Sign in with an emailed link first.',
  'account-closed': () =>
    'This account has been closed. Until the end of the day, the link in our last email restores it.',
  impersonating: () => 'Only the member can do this. It is not available during impersonation.',
  'too-many': () => 'Too many attempts. Wait a while, or sign in with your email.',
  'dead-link': () => 'That link has been used or has expired. Ask for a new one, and use the newest email.',
};

/** The same for a member who wanted to connect a provider: it speaks of connecting, not of other ways to sign in. */
const WORDS_HERE: Partial<typeof WORDS> = {
  'provider-declined': (name) => `You did not sign in with ${name}. Nothing is connected.`,
  'provider-wrong': (name) => `Connecting ${name} failed. Please try again.`,
  'provider-unreachable': (name) => `We cannot reach ${name} right now. Please try again in a moment.`,
  'provider-late': (name) =>
    `Connecting ${name} took longer than ten minutes, or began in another window. Press Connect again.`,
  'provider-other': (name) => `Your account is connected to another ${name} account. Disconnect that one first.`,
  'too-many': () => 'Too many attempts. Wait a while and try again.',
};

/** The message for the result of a provider's callback (`/login?wrong=…&provider=…`). @param isHere for a member who wanted to connect it */
export function providerErrorMessage(
  code: string | undefined,
  provider: string | undefined,
  { isHere = false } = {},
): string | undefined {
  const known = PROVIDER_ERRORS.find((wrong) => wrong === code);
  if (known === undefined) return undefined;
  const words = (isHere ? WORDS_HERE[known] : undefined) ?? WORDS[known];
  return words(NAMES[provider ?? ''] ?? 'The provider');
}
