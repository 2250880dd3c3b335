import { call } from '#app/client/api.ts';
import { currentSession, setUser } from '#app/client/session/session.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { NotificationChoice } from '#contract/notification.ts';
import { routes } from '#shared/routes.ts';
import { LoadError } from '../load-error.tsx';
import { formatRelativeTime } from '#shared/text/format.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { KINDS } from './notification-text.ts';
import css from '../settings-page.module.css';
import { useNotifications } from './use-notifications.ts';

/** Every kind of email with a switch, and the address they go to. */
export function EmailSettingsPage() {
  const { value: notifications, error, retry, setChoice, setChoices } = useNotifications();
  const { value: account, set } = useLoaded(async () => (await call('GET /account')).account);
  const byMail = notifications?.choices.filter(({ channel }) => channel === 'email') ?? [];
  const optional = byMail.filter(({ isFixed }) => !isFixed);
  const areAllOff = notifications !== null && optional.every(({ isOn }) => !isOn);

  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageHeader
        back={{ to: routes.account(), name: 'Your account' }}
        title="Email settings"
        lead={
          account ? (
            <>
              Choose which emails we send to <bdi dir="ltr">{account.email}</bdi>.
            </>
          ) : (
            <SkeletonLine width="20rem" />
          )
        }
      />
      {account && account.emailBouncedAt !== null && (
        <BouncedNotice
          email={account.email}
          at={account.emailBouncedAt}
          onRestored={() => set({ ...account, emailBouncedAt: null })}
        />
      )}
      <PageSection title="Emails from us">
        {error ? (
          <LoadError retry={retry} what="your settings" />
        ) : (
          <EmailKinds choices={notifications === null ? null : byMail} onChoose={setChoice} />
        )}
      </PageSection>
      {notifications && (
        <PageSection title="All optional emails" isText>
          <p>
            {areAllOff
              ? 'All optional emails are off. We still email you when a card could not be delivered, or about a payment.'
              : 'Turn off all optional emails. To stop cards that people send you, use the link in the card email.'}
          </p>
          {!areAllOff && (
            <div className={css.acts}>
              <Button
                variant="quiet"
                onClick={() =>
                  setChoices(
                    optional.map(({ kind, channel }) => ({ kind, channel, isOn: false })),
                    'All optional emails are off.',
                  )
                }
              >
                Turn off all optional emails
              </Button>
            </div>
          )}
        </PageSection>
      )}
      <PageSection title="Address and time" isText>
        <p>
          You can change your address and the hour of reminders{' '}
          <PathLink className={text.link} to={`${routes.account()}#email`}>
            in your account
          </PathLink>
          . For messages by text and push, see{' '}
          <PathLink className={text.link} to={routes.notifications()}>
            your notifications
          </PathLink>
          .
        </p>
      </PageSection>
    </div>
  );
}

/** Each kind of email with its switch, but for those that are always sent. */
function EmailKinds({
  choices,
  onChoose,
}: {
  /** null until they are loaded */ choices: readonly NotificationChoice[] | null;
  onChoose: ReturnType<typeof useNotifications>['setChoice'];
}) {
  return (
    <RowList aria-label="Emails from us" aria-busy={choices === null}>
      {KINDS.map(({ kind, name, mail }) => {
        const choice = choices?.find((one) => one.kind === kind);
        if (choices !== null && choice === undefined) return null;
        return (
          <ListRow
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
                  onChange={({ target }) => onChoose({ kind, channel: 'email', isOn: target.checked })}
                >
                  <span className={text.sr}>{name} by email</span>
                </Choice>
              )
            }
          />
        );
      })}
    </RowList>
  );
}

/** Mail to the address bounced. The member can say that it works again; a mail is sent there as a test. */
function BouncedNotice({ email, at, onRestored }: { email: string; at: string; onRestored: () => void }) {
  const action = useAction();
  async function restore() {
    const isDone = await action.run(async () => {
      await call('POST /email/unbounce', { body: {} });
    });
    if (!isDone) return;
    onRestored();
    const { user } = currentSession();
    if (user.memberAlert === 'email-bounced') setUser({ ...user, memberAlert: null });
    showToast(`We sent a test email to ${email}.`);
  }
  return (
    <div className={css.bounced}>
      <Notice tone="warn">
        Our email to {email} bounced {formatRelativeTime(at)}. We send nothing there until the address works again.
      </Notice>
      <div className={css.acts}>
        <Button size="small" busy={action.isBusy} onClick={() => void restore()}>
          My address works again
        </Button>
        <PathLink className={text.link} to={`${routes.account()}#email`}>
          Change the address
        </PathLink>
      </div>
      {action.generalError && <Notice tone="bad">{action.generalError}</Notice>}
    </div>
  );
}
