import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from '#shared/limits.ts';
import {
  Email,
  NextPath,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
  personName,
  SoftPair,
  TimeZoneName,
  TypedCode,
} from './fields.ts';

export const MembershipType = z.enum(['logged-out', 'standard', 'trial', 'premium', 'premium-not-renewing']);
export type MembershipType = z.infer<typeof MembershipType>;
export const MembershipInfo = z.object({ type: MembershipType }).meta({ id: 'MembershipInfo' });
/** The user of a session (specification, section 3). */
export const User = z
  .object({
    memberId: z.string().nullable(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    photoUrl: z.string().nullable(),
    isLoggedIn: z.boolean(),
    isSoftLoggedIn: z.boolean(),
    isMember: z.boolean(),
    membershipInfo: MembershipInfo,
    favoriteCards: z.array(z.string()),
    adminMemberId: z.string().nullable().meta({
      description:
        'The administrator of this session: the member, or whoever impersonates the member. Null for everyone else.',
    }),
    impersonation: z
      .object({ adminName: z.string(), reason: z.string(), until: z.string() })
      .nullable()
      .meta({ description: 'Set while an administrator impersonates this member.' }),
    memberAlert: z
      .enum(['email-bounced', 'leaving'])
      .nullable()
      .meta({ description: 'The message in the bar above the page.' }),
    consent: z
      .object({ analytics: z.boolean(), ads: z.boolean() })
      .nullable()
      .meta({ description: 'The choices about cookies; null until they are made.' }),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const Provider = z.enum(['google', 'facebook', 'apple']);
export type Provider = z.infer<typeof Provider>;
/** A new password. What makes one too easy to guess is said by the server, which knows the member's name and address. */
export const NewPassword = z
  .string('Enter a password.')
  .min(PASSWORD_MIN, `At least ${PASSWORD_MIN} characters. Use three or four words in a row.`)
  .max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`);
/** A password at sign-in: any text, so that the error reveals nothing about the rules it was made by. */
const TypedPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(1000, 'This password is too long.');
const Token = z.string('This link is not complete. Copy the whole link from the email.').min(10).max(100);
const Answer = z.object({ user: User });

export const sessionCalls = {
  'GET /login': {
    access: 'anyone',
    summary:
      'Returns the session of this browser and its user. Creates an anonymous session if there is none. With `t` and `e` in the query it makes a soft login.',
    query: z.object({ ...SoftPair }).loose(),
    reply: Answer,
    acts: true,
  },
  'GET /sign-in-ways': {
    access: 'anyone',
    summary: 'Lists the sign-in providers that are set up here, besides email and passkey.',
    reply: z.object({ providers: z.array(Provider) }),
  },
  'POST /login': {
    access: 'anyone',
    summary:
      'Signs in: with email and password (`loginType` email), by a link in a mail (`link`, which only sends it), or with a passkey. For an account with two-step codes there is an error at the field `code` until one is given.',
    body: z
      .object({
        loginType: z.enum(['email', 'link', 'passkey']),
        email: Email.optional(),
        password: TypedPassword.optional(),
        code: TypedCode.optional(),
        passkey: PasskeyAnswer.optional(),
        next: NextPath,
      })
      .superRefine(({ loginType, email, password, passkey }, context) => {
        const lacks = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
        if (loginType !== 'passkey' && email === undefined) lacks('email', 'Enter your email address.');
        if (loginType === 'email' && password === undefined) lacks('password', 'Enter your password.');
        if (loginType === 'passkey' && passkey === undefined)
          lacks('passkey', 'The passkey did not answer. Try again.');
      }),
    reply: z.object({ user: User, sent: z.boolean().meta({ description: 'a link was sent by mail' }) }),
  },
  'POST /login/passkey': {
    access: 'anyone',
    summary: 'Returns the options for signing in with a passkey (WebAuthn).',
    reply: z.object({ options: PasskeyRequest }),
  },
  'GET /logout': {
    access: 'anyone',
    summary: 'Signs out: ends the session of this browser and starts an anonymous one.',
    reply: Answer,
    acts: true,
  },
  'POST /register': {
    access: 'anyone',
    summary:
      'Requests a registration. A mail with a link and a six-digit code goes to the address; the account is created when one of them comes back to `POST /verify`. The reply is the same for a known address. With `again`, the mail is sent once more, and the password or passkey given before is kept.',
    body: z
      .object({
        registerType: z.enum(['email', 'passkey']),
        email: Email,
        firstName: personName('Enter your name as it should appear on your cards.'),
        password: NewPassword.optional(),
        passkey: PasskeyAnswer.optional(),
        timeZone: TimeZoneName.optional().catch(undefined),
        next: NextPath,
        again: z.literal(true).optional(),
      })
      .superRefine(({ registerType, passkey }, context) => {
        if (registerType === 'passkey' && passkey === undefined)
          context.addIssue({
            code: 'custom',
            path: ['passkey'],
            message: 'The passkey did not answer. Try again.',
          });
      }),
    reply: z.object({ user: User, sent: z.literal(true) }),
  },
  'POST /register/passkey': {
    access: 'anyone',
    summary: 'Returns the options for creating a passkey during registration (WebAuthn).',
    body: z.object({ email: Email, firstName: personName('Enter your name as it should appear on your cards.') }),
    reply: z.object({ options: PasskeyCreation }),
  },
  'POST /check_email': {
    access: 'anyone',
    summary: 'Returns whether an address belongs to a member.',
    body: z.object({ email: Email }),
    reply: z.object({ user: z.object({ isMember: z.boolean(), membershipInfo: MembershipInfo }) }),
  },
  'POST /verify': {
    access: 'anyone',
    summary:
      'Completes what a mailed link is for: signing in, registering, confirming an address, or restoring a deleted account. A six-digit code with its address works in place of the link.',
    body: z
      .object({ token: Token.optional(), email: Email.optional(), code: TypedCode.optional() })
      .superRefine(({ token, email, code }, context) => {
        if (token !== undefined) return;
        if (email === undefined)
          context.addIssue({ code: 'custom', path: ['email'], message: 'Enter your email address.' });
        if (code === undefined)
          context.addIssue({ code: 'custom', path: ['code'], message: 'Enter the six-digit code.' });
      }),
    reply: z.object({
      user: User,
      kind: z.enum(['sign-in', 'join', 'confirm-email', 'restore']),
      next: z.string().nullable(),
    }),
  },
  'POST /accept_cookies': {
    access: 'anyone',
    summary: 'Saves the choices about cookies: for analytics and for advertising. With `Sec-GPC: 1` both are refused.',
    body: z.object({ analytics: z.boolean(), ads: z.boolean() }),
    reply: Answer,
  },
} as const;
