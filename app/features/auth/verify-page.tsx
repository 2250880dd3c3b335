import { useGoTo } from '#app/client/go-to.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { ownPath } from '#shared/own-path.ts';
import { routes } from '#shared/routes.ts';
import { AliveForm } from './alive-form.tsx';
import { comeInByMail } from './come-in.ts';
import css from './one-act.module.css';
import { useAct } from './use-act.ts';

/** Where a mailed link leads: to come in, to join, to confirm an address, or to take a deletion back. Looking at it changes nothing. */
export function VerifyPage({ token }: { token: string }) {
  const goTo = useGoTo();
  const act = useAct([]);
  async function press() {
    let to = routes.home();
    const went = await act.run('press', async () => {
      const { kind, next } = await comeInByMail({ token });
      to = ownPath(next) ?? (kind === 'confirm-email' || kind === 'restore' ? routes.account() : routes.home());
    });
    if (went) goTo(to, { replace: true });
  }
  if (token === '')
    return (
      <section className={css.page}>
        <h1>This link is not complete</h1>
        <p className={text.lead}>Open it once more from the mail that we sent you, or copy the whole of it.</p>
        <ButtonLink to={routes.login()}>Ask for another</ButtonLink>
      </section>
    );
  return (
    <section className={css.page}>
      <h1>Did you ask for this?</h1>
      <p className={text.lead}>
        Press the button and it is done: you are in, and what the mail said is so. The link works once.
      </p>
      {act.problems.general && <Notice tone="bad">{act.problems.general}</Notice>}
      <AliveForm form={act.form} onAct={() => void press()} className={css.acts}>
        <Button type="submit" busy={act.busy !== null}>
          Yes, that was me
        </Button>
        {act.problems.general && (
          <ButtonLink variant="plain" to={routes.login()}>
            Ask for another link
          </ButtonLink>
        )}
      </AliveForm>
      <p className={text.small}>If it was not you, close this page: nothing happens, and the link dies by itself.</p>
    </section>
  );
}
