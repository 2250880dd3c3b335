import type { CallInput, CallReply } from '#contract/calls.ts';
import { retryChunk } from '#app/client/chunk-retry.ts';

/** The credential of a passkey, as the calls take it. */
export type PasskeyAnswer = NonNullable<CallInput<'POST /login'>['body']['passkey']>;
type Request = CallReply<'POST /login/passkey'>['options'];
type Creation = CallReply<'POST /register/passkey'>['options'];

const loadWays = () => retryChunk('passkeys', () => import('@simplewebauthn/browser'));

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
type Sentences = Readonly<Record<string, string>> & { readonly NotAllowedError: string };
const NOT_ASKED: Sentences = {
  NotAllowedError: 'No passkey was chosen. Try again, or sign in with your email.',
  SecurityError: 'Passkeys work only on the site they were created for. Sign in with your email here.',
};
const NOT_MADE: Sentences = {
  NotAllowedError: 'No passkey was created. You can try again at any time.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot create a passkey. Use another way to sign in.',
  SecurityError: 'Passkeys cannot be created on this site.',
};

async function given(
  ask: () => Promise<object & { id: string; rawId: string }>,
  sentences: Sentences,
): Promise<PasskeyAnswer> {
  try {
    return { ...(await ask()), type: 'public-key' };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isTaken = error.name === 'AbortError' || ('code' in error && error.code === 'ERROR_CEREMONY_ABORTED');
    throw new PasskeyError(isTaken ? null : (sentences[error.name] ?? sentences.NotAllowedError), error);
  }
}

let isPressedFor = false;
/** Whether the passkey dialog is open after a click. Autofill must not replace it. */
export const isPasskeyPromptOpen = (): boolean => isPressedFor;
async function pressedFor(
  ask: () => Promise<object & { id: string; rawId: string }>,
  sentences: Sentences,
): Promise<PasskeyAnswer> {
  isPressedFor = true;
  try {
    return await given(ask, sentences);
  } finally {
    isPressedFor = false;
  }
}

/** Asks for an existing passkey. @throws PasskeyError if none was given. */
export async function getPasskey(optionsJSON: Request): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadWays();
  return pressedFor(() => startAuthentication({ optionsJSON }), NOT_ASKED);
}

/** Creates a passkey. @throws PasskeyError if none was created. */
export async function createPasskey(optionsJSON: Creation): Promise<PasskeyAnswer> {
  const { startRegistration } = await loadWays();
  return pressedFor(() => startRegistration({ optionsJSON }), NOT_MADE);
}

/**
 * Offers the passkeys of this device in the autofill of the email field (conditional mediation), until `cancelPasskeyOffer` or another request.
 * @returns the chosen passkey; null if none was chosen.
 */
export async function offerPasskey(ask: () => Promise<Request>): Promise<PasskeyAnswer | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadWays();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await ask();
  if (isPressedFor) return null;
  try {
    return await given(() => startAuthentication({ optionsJSON, useBrowserAutofill: true }), NOT_ASKED);
  } catch (error) {
    // The offer was not requested by the user, so no error is shown.
    if (error instanceof PasskeyError) return null;
    throw error;
  }
}

/** Cancels an offer or a request: the form is gone, or another sign-in method was chosen. */
export async function cancelPasskeyOffer(): Promise<void> {
  if (hasPasskeys()) (await loadWays()).WebAuthnAbortService.cancelCeremony();
}
