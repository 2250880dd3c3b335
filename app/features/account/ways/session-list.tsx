import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** Places besides this one that are seen at once. */
const OTHERS_SHOWN = 4;

type Sessions = Loaded<CallReply<'GET /account/sessions'>['sessions']>;

export function useSessions(): Sessions {
  return useLoaded(async () => (await call('GET /account/sessions')).sessions);
}

/** Every place where the member is signed in; each but this one can be signed out. */
export function SessionList({ sessions }: { sessions: Sessions }) {
  const acting = useActing();
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { value, isFailed, again, set } = sessions;
  if (isFailed) return <Away again={again} />;
  // This one first; of many others, the newest.
  const here = value?.filter(({ isHere }) => isHere) ?? [];
  const others = value?.filter(({ isHere }) => !isHere) ?? [];
  const isCut = !isAll && others.length > OTHERS_SHOWN + 1;
  const shown = [...here, ...(isCut ? others.slice(0, OTHERS_SHOWN) : others)];

  async function end(sessionId: string, device: string) {
    const isDone = await acting.act(async () =>
      set((await call('DELETE /account/sessions/{sessionId}', { params: { sessionId } })).sessions),
    );
    if (isDone) say(`${device} is signed out.`);
  }
  function showAll() {
    flushSync(() => setAll(true));
    // What was pressed is gone; the first of those that came has the focus.
    list.current?.children[here.length + OTHERS_SHOWN]?.querySelector('button')?.focus();
  }
  async function endOthers() {
    const isDone = await acting.act(async () => set((await call('DELETE /account/sessions')).sessions));
    if (isDone) say('You are signed out everywhere but here.');
  }
  return (
    <>
      <Lines ref={list} aria-label="Where you are signed in" aria-busy={value === null}>
        {value === null && (
          <Line>
            <SkeletonLine width="9rem" near />
            <SkeletonLine width="14rem" near />
          </Line>
        )}
        {shown?.map(({ sessionId, isHere, device, since, seenAt }) => (
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
          {isCut && (
            <Button variant="plain" size="small" className={css.flush} onClick={showAll}>
              Show all {value.length} places
            </Button>
          )}
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
