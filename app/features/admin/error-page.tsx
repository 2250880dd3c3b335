import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import type { ClientErrorStory } from '#contract/admin.ts';
import { Answered } from './answered.tsx';
import { BackTo } from './back-to.tsx';
import css from './error-page.module.css';
import { Facts } from './facts.tsx';
import { Fold } from './fold.tsx';
import { Section } from './section.tsx';
import { useAct } from './use-act.ts';
import { useAnswer } from './use-answer.ts';
import { sayMoment, times } from './words.ts';

/** One cause of errors: how often it was met, and all that its newest report says. */
export function ErrorPage({ groupId }: { groupId: string }) {
  const answer = useAnswer('GET /admin/client-errors/{groupId}', { params: { groupId } });
  return (
    <>
      <BackTo room="errors" />
      <Answered answer={answer}>
        {({ group }) => <Cause group={group} onChange={(next) => answer.take({ group: next })} />}
      </Answered>
    </>
  );
}

/** A message longer than this is set smaller. */
const LONG = 90;
type Changing = { group: ClientErrorStory; onChange: (group: ClientErrorStory) => void };

function Cause({ group, onChange }: Changing) {
  const { latest } = group;
  const isMended = group.state === 'resolved';
  return (
    <>
      <div className={css.head}>
        <div>
          <h1 className={classNames(css.title, group.error.length > LONG && css.long)}>{group.error}</h1>
          <p className={text.soft}>
            Met {times(group.count)},{' '}
            {group.count === 1
              ? `on ${sayMoment(group.lastAt)}`
              : `first on ${sayMoment(group.firstAt)} and last on ${sayMoment(group.lastAt)}`}
            .
          </p>
        </div>
        <Settle group={group} onChange={onChange} />
      </div>
      {isMended && <Notice>Mended. It opens by itself when a newer release reports it.</Notice>}
      {!isMended && group.cameBackAt !== null && (
        <Notice tone="warn">It counted as mended, and came back on {sayMoment(group.cameBackAt)}.</Notice>
      )}
      <Section title="Where it happened">
        {latest.stack.length === 0 ? (
          <p className={text.soft}>This report came without a stack.</p>
        ) : (
          <ol className={css.stack}>
            {latest.stack.map((frame, i) => (
              <li key={i} data-ours={(frame.isResolved && frame.file?.startsWith('app/')) || undefined}>
                <span className={css.place}>
                  {frame.file ?? 'unknown place'}
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
      <Section title="The newest report">
        <Facts
          facts={[
            ['Kind', group.type],
            ['Page', latest.url ?? 'unknown'],
            ['Browser', latest.agent ?? 'unknown'],
            ['Window', latest.dimensions ? `${latest.dimensions.width} by ${latest.dimensions.height}` : 'unknown'],
            ['Release', latest.version ?? 'unknown'],
            ['Its clock', latest.date ?? 'unknown'],
            ['Came', sayMoment(latest.at)],
            ['Releases', group.releases.join(', ') || 'unknown'],
          ]}
        />
        {latest.componentStack !== null && (
          <Fold title="Parts of the page around it">
            <pre className={css.components} tabIndex={0}>
              {latest.componentStack.trim()}
            </pre>
          </Fold>
        )}
      </Section>
    </>
  );
}

function Settle({ group, onChange }: Changing) {
  const { act, isBusy } = useAct();
  const isMended = group.state === 'resolved';
  const settle = () =>
    act(async () => {
      const reply = await call('PUT /admin/client-errors/{groupId}', {
        params: { groupId: group.groupId },
        body: { state: isMended ? 'open' : 'resolved' },
      });
      onChange(reply.group);
    });
  return (
    <Button variant={isMended ? 'quiet' : 'primary'} size="small" busy={isBusy} onClick={() => void settle()}>
      {isMended ? 'Open it again' : 'It is mended'}
    </Button>
  );
}
