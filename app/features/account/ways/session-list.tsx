import { call } from '#app/client/api.ts';
import { Line, Lines } from '#app/ui/lines.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { Button } from '#app/ui/button.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import type { CallReply } from '#contract/calls.ts';
import css from '../account-page.module.css';
import { Away } from '../away.tsx';
import { sayMoment } from '#shared/spoken.ts';
import { sayProblem } from '../say-problem.ts';
import { useActing } from '../use-acting.ts';
import { useLoaded, type Loaded } from '../use-loaded.ts';

type Sessions = Loaded<CallReply<'GET /account/sessions'>['sessions']>;

export function useSessions(): Sessions {
  return useLoaded(async () => (await call('GET /account/sessions')).sessions);
}

/** Every place where the member is signed in; each but this one can be signed out. */
export function SessionList({ sessions }: { sessions: Sessions }) {
  const acting = useActing();
  const { value, isFailed, again, set } = sessions;
  if (isFailed) return <Away again={again} />;

  async function end(sessionId: string, device: string) {
    const isDone = await acting.act(async () =>
      set((await call('DELETE /account/sessions/{sessionId}', { params: { sessionId } })).sessions),
    );
    if (isDone) say(`${device} is signed out.`);
  }
  async function endOthers() {
    const isDone = await acting.act(async () => set((await call('DELETE /account/sessions')).sessions));
    if (isDone) say('You are signed out everywhere but here.');
  }
  return (
    <>
      <Lines aria-label="Where you are signed in" aria-busy={value === null}>
        {value === null && (
          <Line>
            <SkeletonLine width="9rem" near />
            <SkeletonLine width="14rem" near />
          </Line>
        )}
        {value?.map(({ sessionId, isHere, device, since, seenAt }) => (
          <Line
            key={sessionId}
            name={device}
            note={isHere ? `Since ${sayMoment(since)}` : `Last seen ${sayMoment(seenAt)}`}
            end={
              isHere ? (
                <span className={css.here}>You are here</span>
              ) : (
                <TextButton disabled={acting.isBusy} onClick={() => void end(sessionId, device)}>
                  Sign out<span className={text.sr}> {device}</span>
                </TextButton>
              )
            }
          />
        ))}
      </Lines>
      {acting.problem && <Notice tone="bad">{sayProblem(acting.problem)}</Notice>}
      {value !== null && value.length > 1 && (
        <div className={css.below}>
          <Button
            variant="plain"
            size="small"
            className={css.flush}
            busy={acting.isBusy}
            onClick={() => void endOthers()}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </>
  );
}
