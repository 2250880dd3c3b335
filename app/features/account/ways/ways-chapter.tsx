import { call } from '#app/client/api.ts';
import { Chapter } from '#app/ui/chapter.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { useAccount } from '../account-context.tsx';
import css from '../account-page.module.css';
import { useLoaded } from '../use-loaded.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyLine } from './passkey-line.tsx';
import { PasswordLine } from './password-line.tsx';
import { ProviderLine } from './provider-line.tsx';
import { SessionList, useSessions } from './session-list.tsx';
import { TwoStepLine } from './two-step-line.tsx';

/** The ways in, and where they were used. */
export function WaysChapter() {
  const { account } = useAccount();
  const sessions = useSessions();
  const { value: offered } = useLoaded(async () => (await call('GET /sign-in-ways')).providers);
  // A provider that is connected stands here also where this copy has it no more.
  const providers = [...new Set([...account.identities.map(({ provider }) => provider), ...(offered ?? [])])];
  return (
    <Chapter title="Signing in" id="signing-in">
      <Lines aria-label="Ways to sign in">
        {account.passkeys.map((passkey) => (
          <PasskeyLine key={passkey.passkeyId} passkey={passkey} />
        ))}
        <PasswordLine onChanged={sessions.again} />
        {providers.map((provider) => (
          <ProviderLine key={provider} provider={provider} />
        ))}
        <TwoStepLine />
      </Lines>
      <AddPasskey />
      <h3 className={css.within}>Where you are signed in</h3>
      <SessionList sessions={sessions} />
    </Chapter>
  );
}
