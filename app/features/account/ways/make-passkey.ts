import { call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/chunk-retry.ts';
import type { Account } from '#contract/account.ts';

/** Why no passkey was made, in a sentence. */
export class PasskeyError extends Error {}

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Asks the device for a passkey, and keeps it. @throws PasskeyError where none was made, ApiError where it was not kept. */
export async function makePasskey(): Promise<Account> {
  const [{ options }, { startRegistration, WebAuthnError }] = await Promise.all([
    call('POST /account/passkeys/options'),
    retryChunk('passkeys', () => import('@simplewebauthn/browser')),
  ]);
  try {
    const optionsJSON = options as never as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const answer = await startRegistration({ optionsJSON });
    return (await call('POST /account/passkeys', { body: { passkey: { ...answer } } })).account;
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw new PasskeyError('This device has a passkey for your account already.');
    if (error instanceof WebAuthnError || error instanceof DOMException || (error as Error).name === 'NotAllowedError')
      throw new PasskeyError('No passkey was made. Try again whenever you like.');
    throw error;
  }
}
