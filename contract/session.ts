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
  TypedCode,
} from './fields.ts';

export const MembershipType = z.enum(['logged-out', 'standard', 'trial', 'premium', 'premium-not-renewing']);
export type MembershipType = z.infer<typeof MembershipType>;
export const MembershipInfo = z.object({ type: MembershipType }).meta({ id: 'MembershipInfo' });
/** Who is here, as the session knows it (specification, section 3). */
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
        'The administrator who is here: the member itself, or whoever impersonates it. Null for everyone else.',
    }),
    impersonation: z
      .object({ adminName: z.string(), reason: z.string(), until: z.string() })
      .nullable()
      .meta({ description: 'Set while an administrator acts as this member.' }),
    memberAlert: z
      .enum(['email-bounced', 'leaving'])
      .nullable()
      .meta({ description: 'What the bar above the page says to this member.' }),
    consent: z
      .object({ analytics: z.boolean(), ads: z.boolean() })
      .nullable()
      .meta({ description: 'What was answered to the question about cookies; null while it was not answered.' }),
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
/** A password as it is typed to come in: anything, so that nothing is learned from how it is refused. */
const TypedPassword = z.string('Enter your password.').min(1, 'Enter your password.').max(1000);
const Token = z.string('This link is not complete. Copy the whole link from the email.').min(10).max(100);
const Answer = z.object({ user: User });

export const sessionCalls = {
  'GET /login': {
    access: 'anyone',
    summary:
      'The session of this browser: who is here. Makes an anonymous session where there is none. With `t` and `e` in its query, a soft login.',
    query: z.object({ ...SoftPair }).loose(),
    reply: Answer,
    acts: true,
  },
  'GET /sign-in-ways': {
    access: 'anyone',
    summary: 'The ways to come in that this copy has besides email and passkey.',
    reply: z.object({ providers: z.array(Provider) }),
  },
  'POST /login': {
    access: 'anyone',
    summary:
      'Comes in: with email and password (`loginType` email), with a link in a mail (`link`, which only sends it), or with a passkey. An account with two-step codes answers at the field `code` until one is given.',
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
          lacks('passkey', 'We got no answer from the passkey. Try again.');
      }),
    reply: z.object({ user: User, sent: z.boolean().meta({ description: 'a link is on its way by mail' }) }),
  },
  'POST /login/passkey': {
    access: 'anyone',
    summary: 'What the browser is to ask a passkey for, to come in with it.',
    reply: z.object({ options: PasskeyRequest }),
  },
  'GET /logout': {
    access: 'anyone',
    summary: 'Ends the session of this browser, and begins an anonymous one.',
    reply: Answer,
    acts: true,
  },
  'POST /register': {
    access: 'anyone',
    summary:
      'Asks to join. A mail with a link and six digits goes to the address; the account is made when one of them comes back to `POST /verify`. The answer is the same for an address that is known. With `again`, the mail that this session waits for goes out once more, and the password or the passkey that was given with it still counts.',
    body: z
      .object({
        registerType: z.enum(['email', 'passkey']),
        email: Email,
        firstName: personName('Enter your name as it should appear on your cards.'),
        password: NewPassword.optional(),
        passkey: PasskeyAnswer.optional(),
        timeZone: z.string().max(64).optional().catch(undefined),
        next: NextPath,
        again: z.literal(true).optional(),
      })
      .superRefine(({ registerType, passkey }, context) => {
        if (registerType === 'passkey' && passkey === undefined)
          context.addIssue({
            code: 'custom',
            path: ['passkey'],
            message: 'We got no answer from the passkey. Try again.',
          });
      }),
    reply: z.object({ user: User, sent: z.literal(true) }),
  },
  'POST /register/passkey': {
    access: 'anyone',
    summary: 'What the browser is to ask for, to make a passkey for someone who joins.',
    body: z.object({ email: Email, firstName: personName('Enter your name as it should appear on your cards.') }),
    reply: z.object({ options: PasskeyCreation }),
  },
  'POST /check_email': {
    access: 'anyone',
    summary: 'Whether an address belongs to a member.',
    body: z.object({ email: Email }),
    reply: z.object({ user: z.object({ isMember: z.boolean(), membershipInfo: MembershipInfo }) }),
  },
  'POST /verify': {
    access: 'anyone',
    summary:
      'What the press on the page behind a mailed link does: comes in, joins, confirms an address, or takes back a deletion. In place of the link, six digits and the address they were sent to.',
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
    summary:
      'Keeps the answer to the question about cookies: for counting by an outside service, and for advertising. With `Sec-GPC: 1` it is no to both.',
    body: z.object({ analytics: z.boolean(), ads: z.boolean() }),
    reply: Answer,
  },
} as const;
