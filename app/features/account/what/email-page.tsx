import { call } from '#app/client/api.ts';
import { currentSession, takeUser } from '#app/client/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Chapter } from '#app/ui/chapter.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { Line, Lines } from '#app/ui/lines.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import { routes } from '#shared/routes.ts';
import { Away } from '../away.tsx';
import { sayMoment } from '#shared/spoken.ts';
import { sayProblem } from '../say-problem.ts';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import { KINDS } from './kind-words.ts';
import css from './pages.module.css';
import { useNotifications } from './use-notifications.ts';

/** All that comes by mail, in words, each with a switch; and the address it comes to. */
export function EmailPage() {
  const { value: notifications, isFailed, again, tick, change } = useNotifications();
  const { value: account, set } = useLoaded(async () => (await call('GET /account')).account);
  const byMail = notifications?.choices.filter(({ channel }) => channel === 'email') ?? [];
  const stoppable = byMail.filter(({ isFixed }) => !isFixed);
  const isAllStopped = notifications !== null && stoppable.every(({ isOn }) => !isOn);

  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageTop
        back={{ to: routes.account(), name: 'Your account' }}
        title="Email"
        lead={
          account ? (
            <>
              What comes to <bdi dir="ltr">{account.email}</bdi>, and what does not.
            </>
          ) : (
            <SkeletonLine width="20rem" />
          )
        }
      />
      {account && account.emailBouncedAt !== null && (
        <Bounced
          email={account.email}
          at={account.emailBouncedAt}
          onMended={() => set({ ...account, emailBouncedAt: null })}
        />
      )}
      <Chapter title="What comes">
        {isFailed ? (
          <Away again={again} what="your choices" />
        ) : (
          <Lines aria-label="What comes by mail" aria-busy={notifications === null}>
            {KINDS.map(({ kind, name, mail }) => {
              const choice = byMail.find((one) => one.kind === kind);
              if (notifications !== null && choice === undefined) return null;
              return (
                <Line
                  key={kind}
                  isMid
                  name={name}
                  note={mail}
                  end={
                    choice === undefined ? (
                      <SkeletonBlock width="2.75rem" height="1.625rem" round />
                    ) : choice.isFixed ? (
                      <span className={css.always}>Always</span>
                    ) : (
                      <Choice
                        kind="switch"
                        className={css.switch}
                        checked={choice.isOn}
                        onChange={({ target }) => tick({ kind, channel: 'email', isOn: target.checked })}
                      >
                        <span className={text.sr}>{name} by email</span>
                      </Choice>
                    )
                  }
                />
              );
            })}
          </Lines>
        )}
      </Chapter>
      {notifications && (
        <Chapter title="All of it" isText>
          <p>
            {isAllStopped
              ? 'Nothing comes by mail but what you must know: a card that came back, or a payment.'
              : 'One press stops all of it but what you must know. Cards that people send you are not ours to stop here: each of them says how.'}
          </p>
          {!isAllStopped && (
            <div className={css.acts}>
              <Button
                variant="quiet"
                onClick={() =>
                  change(
                    stoppable.map(({ kind, channel }) => ({ kind, channel, isOn: false })),
                    'Nothing comes by mail but what you must know.',
                  )
                }
              >
                Stop all that can be stopped
              </Button>
            </div>
          )}
        </Chapter>
      )}
      <Chapter title="Where it goes" isText>
        <p>
          To one address, which you change{' '}
          <PathLink className={text.link} to={`${routes.account()}#email`}>
            in your account
          </PathLink>
          . The hour stands there too, and what comes{' '}
          <PathLink className={text.link} to={routes.notifications()}>
            by text or push
          </PathLink>
          .
        </p>
      </Chapter>
    </div>
  );
}

/** Mail to the address came back: the member says that it works again, and a mail goes there to see. */
function Bounced({ email, at, onMended }: { email: string; at: string; onMended: () => void }) {
  const acting = useActing();
  async function mend() {
    const isDone = await acting.act(async () => {
      await call('POST /email/unbounce', { body: {} });
    });
    if (!isDone) return;
    onMended();
    const { user } = currentSession();
    if (user.memberAlert === 'email-bounced') takeUser({ ...user, memberAlert: null });
    say(`A mail is on its way to ${email}, to see.`);
  }
  return (
    <div className={css.bounced}>
      <Notice tone="warn">
        Mail to {email} came back {sayMoment(at)}. Until it works again, nothing is sent there.
      </Notice>
      <div className={css.acts}>
        <Button size="small" busy={acting.isBusy} onClick={() => void mend()}>
          It works again
        </Button>
        <PathLink className={text.link} to={`${routes.account()}#email`}>
          Change the address
        </PathLink>
      </div>
      {acting.problem && <Notice tone="bad">{sayProblem(acting.problem)}</Notice>}
    </div>
  );
}
