import { z } from 'zod';
import { parseEmail } from '#shared/people/email-address.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { NAME_ON_CARD_MAX, PERSON_NAME_MAX } from '#shared/limits.ts';

/** Fields that many calls share: what a person types, and what a program gives. */

/**
 * Text as a person typed it: line ends made one kind, control characters refused. Half of a sign that takes two (an emoji that was cut) is dropped.
 * @param needed what is said where there is no text at all.
 */
export function multilineText(max: number, tooLong: string, needed = 'Enter some text.') {
  return z
    .string(needed)
    .transform((text) =>
      text
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/\p{Surrogate}/gu, '')
        .normalize('NFC'),
    )
    .pipe(
      z
        .string()
        .max(max, tooLong)
        .refine(
          (text) => !/\p{Cc}/u.test(text.replace(/[\n\t]/g, '')),
          'This text has a character that cannot be shown.',
        ),
    );
}
/**
 * Signs that turn the direction of what follows them (Unicode Bidirectional Algorithm, 2). On one line nobody types them, and with them "moc.elpmaxe" reads
 * as another address than it is.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** The same on one line, without spaces around it. @param what begins the sentences: "A name". */
export function singleLineText(max: number, what: string, needed?: string) {
  return multilineText(max, `${what} can have up to ${max} characters.`, needed)
    .refine((text) => !text.includes('\n'), `${what} must be on one line.`)
    .transform((text) => text.replace(TURNING, '').trim());
}
/** Letters and signs that are blank: the fillers of Hangul, and the empty cell of Braille. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/g;
function canBeSeen(name: string): boolean {
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(name.replace(BLANK, ''));
}
/** A name of which something can be seen. @param needed what is said when there is none. */
export function visibleName(max: number, needed: string) {
  return singleLineText(max, 'A name', needed).refine(canBeSeen, needed);
}
/** A person's name: something of it can be seen. @param needed what is said when there is none. */
export function personName(needed: string) {
  return visibleName(PERSON_NAME_MAX, needed);
}
/** The name on a card's front: something of it can be seen, or there is none. */
export const FrontName = singleLineText(NAME_ON_CARD_MAX, 'A name').refine(
  (name) => name === '' || canBeSeen(name),
  'This name has no visible characters. Type it again, or leave it empty.',
);
function addressIn(typed: string, context: z.RefinementCtx): string {
  const parsed = parseEmail(typed);
  if (parsed.ok) return parsed.address;
  context.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
}
/** An email address (RFC 5321 mailbox), refused with a sentence that says what is wrong. */
export const Email = z.string('Enter an email address.').transform(addressIn);
/** The same, or nothing where none is known yet. */
export const EmailOrNone = z
  .string('Enter an email address.')
  .transform((typed, context) => (typed === '' ? '' : addressIn(typed, context)));
export const TimeZoneName = z
  .string()
  .regex(/^[A-Za-z0-9_+\-/]{1,64}$/, 'This is not a time zone.')
  .meta({ description: 'IANA name, such as Europe/London' });
export const CountryId = z
  .string()
  .regex(/^[A-Z]{2}$/, 'This is not a country.')
  .meta({ description: 'ISO 3166-1, two capitals' });
export const MagicLink = z.string().regex(MAGIC_LINK, 'This link is not complete. Copy the whole link from the email.');
/** A path of our own, where someone was going. Anything else is dropped, not refused: it is never worth an error. */
export const NextPath = z
  .unknown()
  .transform((next) =>
    typeof next === 'string' && !next.includes('\0') ? next.slice(0, 2000).toWellFormed() : undefined,
  )
  .optional();
/**
 * The pair of a soft login: `t` a token, `e` the address that it was sent to. A mail's link carries it, and each call that a
 * soft login is enough for takes it: nothing about it is kept on the server, so that a link which is only fetched changes nothing.
 */
export const SoftPair = {
  // Never worth an error, and never a sign that the records cannot hold.
  t: z
    .string()
    .max(200)
    .regex(/^[\w-]*$/)
    .optional()
    .catch(undefined),
  e: z
    .string()
    .max(254)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional()
    .catch(undefined),
} as const;
/** The code of an app for two-step codes, of a mail, or one kept for the day the phone is lost. */
export const TypedCode = z
  .string('Enter the code.')
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, 'Enter the code.').max(40, 'This code is too long.'));
/** What a passkey is known by: base64url, of at most 1023 bytes (WebAuthn Level 3, 5.1). */
export const PasskeyId = z.string().regex(/^[\w-]{1,1400}$/, 'This is not a passkey.');
/** What the browser's passkey interface answered (WebAuthn Level 3, the JSON form). It is read by the library that checks it. */
export const PasskeyAnswer = z
  .looseObject({ id: PasskeyId, rawId: PasskeyId, type: z.literal('public-key') })
  .meta({ id: 'PasskeyAnswer' });
const KnownPasskeys = z.array(
  z.object({ id: PasskeyId, type: z.string(), transports: z.array(z.string()).optional() }),
);
/** How much something is wished for. */
const Wish = z.enum(['required', 'preferred', 'discouraged']);
/** What is common to both questions to the browser's passkey interface (WebAuthn Level 3, the JSON forms). */
const PasskeyQuestion = {
  challenge: z.string(),
  timeout: z.number().optional().meta({ description: 'milliseconds for which the challenge is valid' }),
  hints: z.array(z.enum(['hybrid', 'security-key', 'client-device'])).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
};
/** The options for signing in with a passkey. */
export const PasskeyRequest = z
  .object({
    ...PasskeyQuestion,
    rpId: z.string().optional(),
    userVerification: Wish.optional(),
    allowCredentials: KnownPasskeys.optional(),
  })
  .meta({ id: 'PasskeyRequest' });
/** What the browser is to ask for, to make a passkey. */
export const PasskeyCreation = z
  .object({
    ...PasskeyQuestion,
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    excludeCredentials: KnownPasskeys.optional(),
    authenticatorSelection: z
      .object({
        authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
        residentKey: Wish.optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: Wish.optional(),
      })
      .optional(),
    attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
  })
  .meta({ id: 'PasskeyCreation' });
