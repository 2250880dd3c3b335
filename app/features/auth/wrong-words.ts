/** What a provider's door came back with (`/login?wrong=`), in words. */
const WORDS: Record<string, string> = {
  'provider-refused':
    'They did not let you through, or you changed your mind. Try once more, or come in with your email.',
  'provider-failed': 'They did not answer as they should. Try again in a moment, or come in with your email.',
  'provider-away': 'They cannot be reached just now. Try again in a moment, or come in with your email.',
  'unverified-email':
    'They could not say that your address is yours. Come in with your email, and connect them on your account page.',
  'address-taken':
    'There is an account with this address already. Come in as you did before, and connect them on your account page.',
  'no-email': 'They gave us no address, and we need one to write to you. Join with your email instead.',
  'other-member': 'That is connected to another account already.',
  leaving: 'This account is on its way out. The link in our last mail brings it back.',
  'too-late': 'That took longer than ten minutes. Try it once more.',
};
export function wrongInWords(code: string | undefined): string | undefined {
  return code === undefined
    ? undefined
    : (WORDS[code] ?? 'That way in did not work just now. Try again, or come in with your email.');
}
