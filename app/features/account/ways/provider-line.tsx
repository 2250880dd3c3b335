import { call } from '#app/client/api.ts';
import { Line } from '#app/ui/lines.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import type { Provider } from '#contract/session.ts';
import { routes } from '#shared/routes.ts';
import { useAccount } from '../account-context.tsx';
import css from '../account-page.module.css';
import { sayProblem } from '../say-problem.ts';
import { useActing } from '../use-acting.ts';

const NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** A provider that can vouch for the member: connected, or a way to connect it. */
export function ProviderLine({ provider }: { provider: Provider }) {
  const { account, take } = useAccount();
  const acting = useActing();
  const name = NAMES[provider];
  const identity = account.identities.find((one) => one.provider === provider);
  async function part() {
    const isDone = await acting.act(async () =>
      take((await call('DELETE /account/identities/{provider}', { params: { provider } })).account),
    );
    if (isDone) say(`${name} opens this account no more.`);
  }
  return (
    <Line
      name={name}
      note={identity ? (identity.email ?? 'Connected') : 'Not connected'}
      end={
        identity ? (
          <TextButton disabled={acting.isBusy} onClick={() => void part()}>
            Disconnect<span className={text.sr}> {name}</span>
          </TextButton>
        ) : (
          <PathLink leaves className={`${text.link} ${css.rowLink}`} to={routes.signInWith(provider, routes.account())}>
            Connect<span className={text.sr}> {name}</span>
          </PathLink>
        )
      }
    >
      {acting.problem && (
        <span className={css.wrong} role="alert">
          {sayProblem(acting.problem)}
        </span>
      )}
    </Line>
  );
}
