import { call } from '#app/client/api.ts';
import { currentSession, setUser } from '#app/client/session/session.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { DetailList, DetailRow } from '#app/ui/list/row-list.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { formatRelativeTime } from '#shared/text/format.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { formatChosen } from './notification-text.ts';
import rows from '../account-page.module.css';
import css from '../settings-page.module.css';
import { useNotifications } from './use-notifications.ts';

/** The address that emails go to, whether it works, and all optional emails at once. Each kind is chosen on the page of notifications. */
export function EmailSettingsPage() {
  const notifications = useNotifications();
  const account = useLoaded(async () => (await call('GET /account')).account);
  const error = account.error ?? notifications.error;
  function retry() {
    if (account.error) account.retry();
    if (notifications.error) notifications.retry();
  }
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageHeader
        back={{ to: routes.account(), name: 'Your account' }}
        title="Email settings"
        lead="Where our emails go, and which we send."
      />
      {error && <LoadError retry={retry} what="your settings" />}
      {account.value && account.value.emailBouncedAt !== null && (
        <BouncedNotice
          email={account.value.email}
          at={account.value.emailBouncedAt}
          onRestored={() => account.set((current) => current && { ...current, emailBouncedAt: null })}
        />
      )}
      {!error && (
        <>
          <PageSection title="Your address">
            <DetailList>
              <DetailRow
                name="Email"
                value={account.value ? <bdi dir="ltr">{account.value.email}</bdi> : <SkeletonLine width="14rem" near />}
                end={
                  <PathLink className={`${text.link} ${rows.rowLink}`} to={`${routes.account()}#email`}>
                    Change<span className={text.sr}> the address</span>
                  </PathLink>
                }
              />
            </DetailList>
          </PageSection>
          <EmailKinds notifications={notifications} />
        </>
      )}
    </div>
  );
}

/** Which emails come, in words, and the button that turns off all that can be. */
function EmailKinds({ notifications: { value, setChoices } }: { notifications: ReturnType<typeof useNotifications> }) {
  const byMail = value?.choices.filter(({ channel }) => channel === 'email') ?? [];
  const optional = byMail.filter(({ isFixed }) => !isFixed);
  const areAllOff = value !== null && optional.every(({ isOn }) => !isOn);
  const always = (value?.kinds ?? []).filter(({ kind }) => byMail.some((one) => one.kind === kind && one.isFixed));
  return (
    <PageSection title="Emails from us">
      <DetailList>
        <DetailRow
          name="We email you"
          value={value ? formatChosen(value, 'email') : <SkeletonLine width="60%" near />}
          end={
            <PathLink className={`${text.link} ${rows.rowLink}`} to={routes.notifications()}>
              Change<span className={text.sr}> which emails we send</span>
            </PathLink>
          }
        />
      </DetailList>
      {value && (
        <p className={`${text.small} ${text.soft} ${css.after}`}>
          {areAllOff ? 'All optional emails are off. ' : ''}
          {always.length > 0 && `Always sent: “${always.map(({ name }) => name).join('”, “')}”. `}
          To stop cards that people send you, use the link in the card email.
        </p>
      )}
      {value && !areAllOff && (
        <div className={css.actions}>
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
      <div className={css.actions}>
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
