import { failure } from '#server/kernel/failure.ts';
import type { ProviderProfile } from '#server/ports/identities/identity.ts';
import { parseEmail } from '#shared/people/email-address.ts';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import type { ProviderError } from '#shared/sign-in/provider-error.ts';

/** A refusal that the sign-in page, or the account page, puts into words. */
export function signInFailure(code: ProviderError) {
  return failure('forbidden', 'general', code, code);
}

/** The address that somebody may join with. @throws Failure where the provider gave none. */
export function requireEmail({ email }: ProviderProfile): string {
  const parsed = email === null ? null : parseEmail(email);
  if (!parsed?.ok) throw signInFailure('provider-no-email');
  return parsed.address;
}

/** What somebody is called here, to begin with: their name there, else what their address begins with. Never empty. */
export function nameOf({ name }: ProviderProfile, email: string): string {
  const said = (name ?? '')
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (said !== '') return Array.from(said).slice(0, PERSON_NAME_MAX).join('').trim();
  const [local = '', domain = ''] = email.split('@');
  // Apple's own addresses for people who hide theirs begin with nothing that is a name.
  if (domain === 'privaterelay.appleid.com') return 'A friend';
  return local.split('+')[0]?.slice(0, PERSON_NAME_MAX) || 'A friend';
}
