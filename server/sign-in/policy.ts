import { failure } from '#server/kernel/failure.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { MemberRow } from './queries.ts';

/** What somebody is called: what their password may not be. */
type Known = { name: string; email: string };

/**
 * A password that is not among the first that are tried: no common one, and not one's own name or address with a figure behind it.
 * How long it is says the contract.
 * @throws Failure at `password`.
 */
export function requireGoodPassword(password: string, { name, email }: Known): void {
  const bare = lettersOf(password);
  const [local = '', domain = ''] = email.split('@');
  const own = [email, local, domain.replace(/\.[^.]*$/, ''), name, ...name.split(/\s+/)].map(lettersOf);
  if (bare !== '' && own.some((text) => text.length > 2 && (text === bare || bare === text + text)))
    throw failure(
      'invalid',
      'password',
      'own-name',
      'This password is too close to your name or address. Use three or four words in a row.',
    );
  if (password.toLowerCase().includes(email.toLowerCase()))
    throw failure(
      'invalid',
      'password',
      'own-name',
      'This password contains your address. Use three or four words in a row.',
    );
  if (isCommonPassword(password))
    throw failure(
      'invalid',
      'password',
      'common',
      'Many people use this password, so it is easy to guess. Use three or four words in a row.',
    );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** A member whose account is not closed. Whoever left and wants to stay uses the link in the mail about that. */
export function requireNotDeleted(member: MemberRow | undefined): MemberRow {
  if (member === undefined) throw failure('unauthenticated', 'general', 'no-login', 'Sign in first.');
  if (member.leaving_at === null) return member;
  throw failure(
    'forbidden',
    'general',
    'leaving',
    'You deleted this account. To keep it, use the link in our email about it, or ask for a new sign-in link.',
  );
}
