import { z } from 'zod';
import type { PasskeyCreation, PasskeyRequest } from '#contract/fields.ts';
import { type Answered, parseRegistration, parseAssertion } from './answers.ts';

/** The library is loaded by who first needs it: it reads certificates of every kind, which is a tenth of what a process loads at its start. */
const loadLibrary = () => import('@simplewebauthn/server');

/** What the browser's passkey interface is asked (WebAuthn Level 3, the JSON forms). */
export type CeremonyOptions = z.output<typeof PasskeyRequest>;
export type RegistrationOptions = z.output<typeof PasskeyCreation>;

/** For whom passkeys are made (WebAuthn's relying party): the site, by its public address. */
export type RelyingParty = { id: string; origin: string };
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** How long somebody may take, in milliseconds. */
export const CEREMONY_MS = 5 * 60_000;
/** EdDSA, ES256, RS256: what devices have. Left to itself the library tries what this Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];
/** A device that can ask for finger, face or PIN does so; one that cannot still signs in. */
const userVerification = 'preferred';

/** What any passkey of the site is asked: it says itself whose it is. */
export async function createSignInOptions(
  party: RelyingParty,
): Promise<{ challenge: string; options: CeremonyOptions }> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification, timeout: CEREMONY_MS });
  return { challenge: options.challenge, options: { ...options } };
}

/** What is asked, to make a passkey that its device shows by itself (discoverable). */
export async function createRegistrationOptions(
  party: RelyingParty,
  person: { memberId: string; email: string; name: string },
  known: readonly { id: string; transports: string[] }[],
): Promise<{ challenge: string; options: RegistrationOptions }> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: 'Cardamom',
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(person.memberId)),
    userName: person.email,
    userDisplayName: person.name,
    timeout: CEREMONY_MS,
    supportedAlgorithmIDs,
    excludeCredentials: [...known],
    authenticatorSelection: { residentKey: 'required', userVerification },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** The verified result of a passkey's sign-in; null where anything about its answer is wrong. */
export async function verifySignIn(
  party: RelyingParty,
  answer: Answered,
  challenge: string,
  passkey: { passkey_id: string; member_id: string; public_key: Buffer; counter: number },
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const response = parseAssertion(answer);
  if (response === null) return null;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const checked = await refusedAsNull(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: passkey.passkey_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  if (!checked?.verified) return null;
  const { userHandle } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.member_id) return null;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

/** What a passkey that was just made says of itself. */
export const VerifiedRegistration = z.object({
  passkeyId: z.string(),
  /** as base64url */ publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  isBackedUp: z.boolean(),
});
type Made = z.infer<typeof VerifiedRegistration>;

/** Checks a passkey that was just made; null where anything about it is wrong. */
export async function checkMade(party: RelyingParty, answer: Answered, challenge: string): Promise<Made | null> {
  const response = parseRegistration(answer);
  if (response === null) return null;
  const { verifyRegistrationResponse } = await loadLibrary();
  const checked = await refusedAsNull(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    }),
  );
  if (!checked?.verified) return null;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    passkeyId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
}

/** The library throws whatever it finds wrong with an answer, which anybody may have written: to us that is one and the same no. */
async function refusedAsNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
