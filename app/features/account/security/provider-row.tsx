import { call } from '#app/client/api.ts';
import { ListRow } from '#app/ui/list/row-list.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { PROVIDER_NAMES } from '#app/client/session/provider-names.ts';
import type { Provider } from '#contract/session.ts';
import { routes } from '#shared/routes.ts';
import { useAccount } from '../account-context.tsx';
import css from '../account-page.module.css';
import { useAction } from '#app/client/use-action.ts';

/** A sign-in provider: connected, or a link to connect it. */
export function ProviderRow({ provider }: { provider: Provider }) {
  const { account, take } = useAccount();
  const action = useAction();
  const name = PROVIDER_NAMES[provider];
  const identity = account.identities.find((one) => one.provider === provider);
  async function disconnect() {
    const isDone = await action.run(async () =>
      take((await call('DELETE /account/identities/{provider}', { params: { provider } })).account),
    );
    if (isDone) showToast(`You can no longer sign in with ${name}.`);
  }
  return (
    <ListRow
      name={name}
      note={identity ? (identity.email ?? 'Connected') : 'Not connected'}
      end={
        identity ? (
          <TextButton disabled={action.isBusy} onClick={() => void disconnect()}>
            Disconnect<span className={text.sr}> {name}</span>
          </TextButton>
        ) : (
          <PathLink leaves className={`${text.link} ${css.rowLink}`} to={routes.signInWith(provider, routes.account())}>
            Connect<span className={text.sr}> {name}</span>
          </PathLink>
        )
      }
    >
      {action.generalError && (
        <span className={css.error} role="alert">
          {action.generalError}
        </span>
      )}
    </ListRow>
  );
}
