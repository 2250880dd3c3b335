import type { Database } from '#db/client.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import type { Identities } from '#server/identities/identities.ts';
import type { Passkeys } from '#server/passkeys/passkeys.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Browser } from '#server/kernel/call.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { TwoStep } from '#server/two-step/two-step.ts';
import type { SignInTries } from './sign-in-tries.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { Passwords } from './passwords.ts';

/** What signing in needs of the rest of the product. */
export type SignInDeps = {
  db: Database;
  clock: Clock;
  dispatch: Dispatch;
  sessions: Sessions;
  passwords: Passwords;
  mailedLinks: MailedLinks;
  passkeys: Pick<Passkeys, 'verify' | 'verifyNew' | 'keep'>;
  twoStep: Pick<TwoStep, 'check'>;
  identities: Pick<Identities, 'connectPending'>;
  limits: SignInTries;
};

/** The browser that somebody signs in with, its session where it has one, and the network that it is in. */
export type Caller = { browser: Browser; sessionId: string | null; network: string };
