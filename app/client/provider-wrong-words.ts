import { PROVIDER_WRONGS, type ProviderWrong } from '#shared/provider-wrong.ts';

const NAMES: Record<string, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** Why nothing came of a way over a provider, in words. @param name of the provider, as one says it. */
const WORDS: Record<ProviderWrong, (name: string) => string> = {
  'provider-declined': (name) =>
    `${name} did not let you through, or you changed your mind. Try once more, or come in with your email.`,
  'provider-wrong': (name) =>
    `What came back from ${name} was not in order. Try once more, or come in with your email.`,
  'provider-unreachable': (name) =>
    `${name} cannot be reached just now. Try again in a moment, or come in with your email.`,
  'provider-late': (name) =>
    `The way over ${name} took longer than ten minutes, or began in another window. Try it once more.`,
  'provider-no-email': (name) =>
    `${name} gave us no address, and we need one to write to you. Join with your email instead.`,
  'provider-unverified': (name) =>
    `${name} could not say that your address is yours. Come in with your email, and connect ${name} on your account page.`,
  'provider-taken': (name) => `That account at ${name} is connected to another account here.`,
  'provider-other': (name) =>
    `Your account here is connected to another account at ${name}. Part from that one first, on your account page.`,
  'address-unconfirmed': () =>
    'There is an account with this address already, and nobody has confirmed it yet. Come in with the link of a mail first.',
  'account-closed': () => 'This account is closed. The link in our last mail brings it back until the end of the day.',
  helping: () => 'That is for the member alone. It stays closed while you help.',
  'too-many': () => 'Too many tries from here. Wait a while, or come in with your email.',
  'dead-link': () => 'That link was used already, or its time is over. Ask for a new one, and use the newest mail.',
};

/** The same for a member who wanted to connect one: where it says how to come in, it says how things stand. */
const WORDS_HERE: Partial<typeof WORDS> = {
  'provider-declined': (name) => `${name} did not let you through, or you changed your mind. Nothing is connected.`,
  'provider-wrong': (name) => `What came back from ${name} was not in order. Nothing is connected; try once more.`,
  'provider-unreachable': (name) => `${name} cannot be reached just now. Try again in a moment.`,
  'provider-late': (name) =>
    `The way over ${name} took longer than ten minutes, or began elsewhere. Press Connect once more.`,
  'provider-other': (name) => `Your account is connected to another account at ${name}. Disconnect that one first.`,
  'too-many': () => 'Too many tries from here. Wait a while, and try again.',
};

/** What a provider's door came back with (`/login?wrong=…&provider=…`), in words. @param isHere for a member who wanted to connect it */
export function wrongInWords(
  code: string | undefined,
  provider: string | undefined,
  { isHere = false } = {},
): string | undefined {
  const known = PROVIDER_WRONGS.find((wrong) => wrong === code);
  if (known === undefined) return undefined;
  const words = (isHere ? WORDS_HERE[known] : undefined) ?? WORDS[known];
  return words(NAMES[provider ?? ''] ?? 'The provider');
}
