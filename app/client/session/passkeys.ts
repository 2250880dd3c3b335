import type { CallInput, CallReply } from '#contract/calls.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';

/** The credential of a passkey, as the calls take it. */
export type PasskeyAnswer = NonNullable<CallInput<'POST /login'>['body']['passkey']>;
type Request = CallReply<'POST /login/passkey'>['options'];
type Creation = CallReply<'POST /register/passkey'>['options'];

const loadWebAuthn = () => retryChunk('passkeys', () => import('@simplewebauthn/browser'));

/** Whether this browser supports passkeys on this page: they need a secure context. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** The error when no passkey was given. The message is null if another request replaced this one, so that nothing is shown. */
export class PasskeyError extends Error {
  readonly sentence: string | null;
  constructor(sentence: string | null, cause: unknown) {
    super('A passkey was not given.', { cause });
    this.sentence = sentence;
  }
}

/** Messages by the name of the error (WebAuthn Level 3, 5.1.3 and 5.1.4). */
type Messages = Readonly<Record<string, string>> & { readonly NotAllowedError: string };
const REQUEST_MESSAGES: Messages = {
  NotAllowedError: 'No passkey was chosen. Try again, or sign in with your email.',
  SecurityError: 'Passkeys work only on the site they were created for. Sign in with your email here.',
};
const CREATION_MESSAGES: Messages = {
  NotAllowedError: 'No passkey was created. You can try again at any time.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot create a passkey. Use another way to sign in.',
  SecurityError: 'Passkeys cannot be created on this site.',
};

async function requestCredential(
  ask: () => Promise<object & { id: string; rawId: string }>,
  messages: Messages,
): Promise<PasskeyAnswer> {
  try {
    return { ...(await ask()), type: 'public-key' };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isReplaced = error.name === 'AbortError' || ('code' in error && error.code === 'ERROR_CEREMONY_ABORTED');
    throw new PasskeyError(isReplaced ? null : (messages[error.name] ?? messages.NotAllowedError), error);
  }
}

let isPromptOpen = false;
/** Whether the passkey dialog is open after a click. Autofill must not replace it. */
export const isPasskeyPromptOpen = (): boolean => isPromptOpen;
async function promptForCredential(
  ask: () => Promise<object & { id: string; rawId: string }>,
  messages: Messages,
): Promise<PasskeyAnswer> {
  isPromptOpen = true;
  try {
    return await requestCredential(ask, messages);
  } finally {
    isPromptOpen = false;
  }
}

/** Asks for an existing passkey. @throws PasskeyError if none was given. */
export async function getPasskey(optionsJSON: Request): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadWebAuthn();
  return promptForCredential(() => startAuthentication({ optionsJSON }), REQUEST_MESSAGES);
}

/** Creates a passkey. @throws PasskeyError if none was created. */
export async function createPasskey(optionsJSON: Creation): Promise<PasskeyAnswer> {
  const { startRegistration } = await loadWebAuthn();
  return promptForCredential(() => startRegistration({ optionsJSON }), CREATION_MESSAGES);
}

/**
 * Offers the passkeys of this device in the autofill of the email field (conditional mediation), until `cancelPasskeyOffer` or another request.
 * @returns the chosen passkey; null if none was chosen.
 */
export async function offerPasskey(ask: () => Promise<Request>): Promise<PasskeyAnswer | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadWebAuthn();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await ask();
  if (isPromptOpen) return null;
  try {
    return await requestCredential(
      () => startAuthentication({ optionsJSON, useBrowserAutofill: true }),
      REQUEST_MESSAGES,
    );
  } catch (error) {
    // The offer was not requested by the user, so no error is shown.
    if (error instanceof PasskeyError) return null;
    throw error;
  }
}

/** Cancels an offer or a request: the form is gone, or another sign-in method was chosen. */
export async function cancelPasskeyOffer(): Promise<void> {
  if (hasPasskeys()) (await loadWebAuthn()).WebAuthnAbortService.cancelCeremony();
}
