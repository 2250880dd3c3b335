import { call } from '#app/client/api.ts';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { RowList } from '#app/ui/list/row-list.tsx';
import { useAccount } from '../account-context.tsx';
import css from '../account-page.module.css';
import { useLoaded } from '#app/client/use-loaded.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { ProviderRow } from './provider-row.tsx';
import { SessionList, useSessions } from './session-list.tsx';
import { TwoStepRow } from './two-step-row.tsx';

/** The sign-in methods and the sessions of the member. */
export function SecuritySection() {
  const { account } = useAccount();
  const sessions = useSessions();
  const { value: offered } = useLoaded(async () => (await call('GET /sign-in-ways')).providers);
  // A connected provider is listed even where it is no longer set up here.
  const providers = [...new Set([...account.identities.map(({ provider }) => provider), ...(offered ?? [])])];
  return (
    <PageSection title="Sign-in and security" id="signing-in">
      <RowList aria-label="Sign-in methods">
        {account.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
        ))}
        <PasswordRow onChanged={sessions.retry} />
        {providers.map((provider) => (
          <ProviderRow key={provider} provider={provider} />
        ))}
        <TwoStepRow />
      </RowList>
      <AddPasskey />
      <h3 className={css.subheading}>Where you are signed in</h3>
      <SessionList sessions={sessions} />
    </PageSection>
  );
}
