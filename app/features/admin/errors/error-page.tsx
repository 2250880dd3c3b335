import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import type { ClientErrorDetails } from '#contract/admin/client-errors.ts';
import { LoadedContent } from '../layout/loaded-content.tsx';
import { BackLink } from '../layout/back-link.tsx';
import css from './error-page.module.css';
import { FactList } from '../layout/fact-list.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { Section } from '../layout/section.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useAdminData } from '../use-admin-data.ts';
import { formatMoment, formatTimes } from '../format.ts';

/** One browser error: how often it occurred, and its newest report. */
export function ErrorPage({ groupId }: { groupId: string }) {
  const data = useAdminData(() => call('GET /admin/client-errors/{groupId}', { params: { groupId } }));
  return (
    <>
      <BackLink section="errors" />
      <LoadedContent data={data}>
        {({ group }) => <ErrorDetails group={group} onChange={(next) => data.set({ group: next })} />}
      </LoadedContent>
    </>
  );
}

/** A message longer than this is shown in a smaller size. */
const LONG = 90;
type Changing = { group: ClientErrorDetails; onChange: (group: ClientErrorDetails) => void };

function ErrorDetails({ group, onChange }: Changing) {
  const { latest } = group;
  const isResolved = group.state === 'resolved';
  return (
    <>
      <div className={css.head}>
        <div>
          <h1 className={classNames(css.title, group.error.length > LONG && css.long)}>{group.error}</h1>
          <p className={text.soft}>
            Occurred {formatTimes(group.count)},{' '}
            {group.count === 1
              ? `on ${formatMoment(group.lastAt)}`
              : `first on ${formatMoment(group.firstAt)} and last on ${formatMoment(group.lastAt)}`}
            .
          </p>
        </div>
        <StateButton group={group} onChange={onChange} />
      </div>
      {isResolved && <Notice>Fixed. It is reopened when a newer release reports it.</Notice>}
      {!isResolved && group.cameBackAt !== null && (
        <Notice tone="warn">It was marked as fixed and recurred on {formatMoment(group.cameBackAt)}.</Notice>
      )}
      <Section title="Stack trace">
        {latest.stack.length === 0 ? (
          <p className={text.soft}>This report has no stack trace.</p>
        ) : (
          <ol className={css.stack}>
            {latest.stack.map((frame, i) => (
              <li key={i} data-ours={(frame.isResolved && frame.file?.startsWith('app/')) || undefined}>
                <span className={css.place}>
                  {frame.file ?? 'unknown file'}
                  {frame.line !== null && `:${frame.line}`}
                  {frame.column !== null && `:${frame.column}`}
                </span>
                {frame.function !== null && <span className={css.in}>in {frame.function}</span>}
                {frame.code !== null && <code>{frame.code}</code>}
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section title="Newest report">
        <FactList
          facts={[
            ['Kind', group.type],
            ['Page', latest.url ?? 'unknown'],
            ['Browser', latest.agent ?? 'unknown'],
            ['Window', latest.dimensions ? `${latest.dimensions.width} by ${latest.dimensions.height}` : 'unknown'],
            ['Release', latest.version ?? 'unknown'],
            ['Browser time', latest.date ?? 'unknown'],
            ['Received', formatMoment(latest.at)],
            ['Releases', group.releases.join(', ') || 'unknown'],
          ]}
        />
        {latest.componentStack !== null && (
          <Disclosure title="Component stack">
            <pre className={css.components} tabIndex={0}>
              {latest.componentStack.trim()}
            </pre>
          </Disclosure>
        )}
      </Section>
    </>
  );
}

function StateButton({ group, onChange }: Changing) {
  const action = useAdminAction();
  const isResolved = group.state === 'resolved';
  const changeState = () =>
    action.run(async () => {
      const reply = await call('PUT /admin/client-errors/{groupId}', {
        params: { groupId: group.groupId },
        body: { state: isResolved ? 'open' : 'resolved' },
      });
      onChange(reply.group);
    });
  return (
    <Button
      variant={isResolved ? 'quiet' : 'primary'}
      size="small"
      busy={action.isBusy}
      onClick={() => void changeState()}
    >
      {isResolved ? 'Reopen' : 'Mark as fixed'}
    </Button>
  );
}
