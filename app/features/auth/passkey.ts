import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CallInput } from '#contract/calls.ts';
import { retryChunk } from '#app/client/chunk-retry.ts';

/** What a passkey answered, as the calls take it. */
export type Answer = NonNullable<CallInput<'POST /login'>['body']['passkey']>;

const loadWays = () => retryChunk('passkeys', () => import('@simplewebauthn/browser'));

/** Whether this browser, on a page of this kind, has passkeys at all: they need a safe connection. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** A passkey that was not given, in words; null where the person closed the question and knows. */
export class PasskeyError extends Error {
  readonly sentence: string | null;
  constructor(sentence: string | null, cause: unknown) {
    super('A passkey was not given.', { cause });
    this.sentence = sentence;
  }
}

const SENTENCES: Record<string, string> = {
  NotAllowedError: 'No passkey was chosen. Try again, or come in with your email.',
  InvalidStateError: 'This device has a passkey for you already. Sign in with it.',
  NotSupportedError: 'This device cannot make a passkey. Choose a password, or let us mail you a link.',
  SecurityError: 'Passkeys work only at the address that they were made for. Come in with your email here.',
};

async function given(ask: () => Promise<object & { id: string; rawId: string; type: string }>): Promise<Answer> {
  try {
    return { ...(await ask()), type: 'public-key' };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isTaken = 'code' in error && error.code === 'ERROR_CEREMONY_ABORTED';
    throw new PasskeyError(
      isTaken || error.name === 'AbortError' ? null : (SENTENCES[error.name] ?? SENTENCES['NotAllowedError'] ?? null),
      error,
    );
  }
}

/** Asks for a passkey that there is. @throws PasskeyError where none was given. */
export async function askPasskey(options: Record<string, unknown>): Promise<Answer> {
  const { startAuthentication } = await loadWays();
  return given(() => startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));
}

/** Makes a passkey. @throws PasskeyError where none was made. */
export async function makePasskey(options: Record<string, unknown>): Promise<Answer> {
  const { startRegistration } = await loadWays();
  return given(() => startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
}

/** Offers the passkeys of this device in the field for the address, for as long as the form is there. */
export async function offerPasskey(
  ask: () => Promise<Record<string, unknown>>,
  take: (answer: Answer) => Promise<void>,
): Promise<void> {
  if (!hasPasskeys()) return;
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadWays();
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const options = (await ask()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  let answer: Answer;
  try {
    answer = await given(() => startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
  } catch (error) {
    // Nothing was asked for: nothing is said.
    if (error instanceof PasskeyError) return;
    throw error;
  }
  await take(answer);
}

/** Ends an offer: the form is gone. */
export async function endOffer(): Promise<void> {
  if (hasPasskeys()) (await loadWays()).WebAuthnAbortService.cancelCeremony();
}
