import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { PasskeyAnswer } from '#contract/fields.ts';

/** What the browser's passkey interface answered (WebAuthn Level 3, the JSON form). */
export type Answered = z.output<typeof PasskeyAnswer>;

/** What the browser says it has signed, as base64url. */
const ClientData = z.string();
const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
/** Ways to a device that we know of, each once; the others are left out. */
const Transports = z
  .array(z.unknown())
  .transform((given) => [...new Set(given.flatMap((one) => Transport.safeParse(one).data ?? []))])
  .catch([]);

const Known = { id: z.string(), rawId: z.string(), type: z.literal('public-key') };
const Proof = z.object({
  ...Known,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional().catch(undefined),
  }),
});
const Making = z.object({
  ...Known,
  response: z.object({ clientDataJSON: ClientData, attestationObject: z.string(), transports: Transports.optional() }),
});

/** The assertion of a passkey at sign-in (WebAuthn Level 3, 5.8.2); null where the answer is none. Nothing in it is verified yet. */
export function parseAssertion(answer: Answered): AuthenticationResponseJSON | null {
  const { data } = Proof.safeParse(answer);
  if (data === undefined) return null;
  const { userHandle, ...response } = data.response;
  return {
    ...data,
    response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
    clientExtensionResults: {},
  };
}

/** A passkey that was just made (WebAuthn Level 3, 5.8.1); null where the answer is none. Nothing in it is checked yet. */
export function parseRegistration(answer: Answered): RegistrationResponseJSON | null {
  const { data } = Making.safeParse(answer);
  if (data === undefined) return null;
  const { transports = [], ...response } = data.response;
  return { ...data, response: { ...response, transports }, clientExtensionResults: {} };
}

/** The challenge that an answer says it answers; null where it is no answer. Proves nothing by itself. */
export function challengeIn(answer: Answered): string | null {
  const { data } = z.object({ response: z.object({ clientDataJSON: ClientData }) }).safeParse(answer);
  if (data === undefined) return null;
  try {
    const clientData: unknown = JSON.parse(Buffer.from(data.response.clientDataJSON, 'base64url').toString());
    return z.object({ challenge: z.string() }).safeParse(clientData).data?.challenge ?? null;
  } catch {
    // Anybody may have written it: it need not be JSON.
    return null;
  }
}
