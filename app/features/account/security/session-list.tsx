import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#app/client/api.ts';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Button } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { CallReply } from '#contract/calls.ts';
import css from '../account-page.module.css';
import { LoadError } from '#app/parts/load-error.tsx';
import { formatRelativeTime } from '#shared/text/format.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded, type Loaded } from '#app/client/use-loaded.ts';

/** Sessions besides this one that are listed at first. */
const OTHERS_SHOWN = 4;

type Sessions = Loaded<CallReply<'GET /account/sessions'>['sessions']>;

export function useSessions(): Sessions {
  return useLoaded(async () => (await call('GET /account/sessions')).sessions);
}

/** Every session of the member. Each but the current one can be signed out. */
export function SessionList({ sessions }: { sessions: Sessions }) {
  const action = useAction();
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { value, error, retry, set } = sessions;
  if (error) return <LoadError retry={retry} />;
  // The current one first, then the newest others.
  const here = value?.filter(({ isHere }) => isHere) ?? [];
  const others = value?.filter(({ isHere }) => !isHere) ?? [];
  const isShortened = !isAll && others.length > OTHERS_SHOWN + 1;
  const shown = [...here, ...(isShortened ? others.slice(0, OTHERS_SHOWN) : others)];

  async function end(sessionId: string, device: string) {
    const isDone = await action.run(async () =>
      set((await call('DELETE /account/sessions/{sessionId}', { params: { sessionId } })).sessions),
    );
    if (isDone) showToast(`${device} is signed out.`);
  }
  function showAll() {
    flushSync(() => setAll(true));
    // The button is gone, so the first added row gets the focus.
    list.current?.children[here.length + OTHERS_SHOWN]?.querySelector('button')?.focus();
  }
  async function endOthers() {
    const isDone = await action.run(async () => set((await call('DELETE /account/sessions')).sessions));
    if (isDone) showToast('You are signed out on all other devices.');
  }
  return (
    <>
      <RowList ref={list} aria-label="Where you are signed in" aria-busy={value === null}>
        {value === null && (
          <ListRow>
            <SkeletonLine width="9rem" near />
            <SkeletonLine width="14rem" near />
          </ListRow>
        )}
        {shown?.map(({ sessionId, isHere, device, since, seenAt }) => (
          <ListRow
            key={sessionId}
            name={device}
            note={isHere ? `Since ${formatRelativeTime(since)}` : `Last seen ${formatRelativeTime(seenAt)}`}
            end={
              isHere ? (
                <span className={css.current}>This device</span>
              ) : (
                <TextButton disabled={action.isBusy} onClick={() => void end(sessionId, device)}>
                  Sign out<span className={text.sr}> {device}</span>
                </TextButton>
              )
            }
          />
        ))}
      </RowList>
      {action.generalError && <Notice tone="bad">{action.generalError}</Notice>}
      {value !== null && value.length > 1 && (
        <div className={css.below}>
          {isShortened && (
            <Button variant="plain" size="small" className={css.flush} onClick={showAll}>
              Show all {value.length} devices
            </Button>
          )}
          <Button
            variant="plain"
            size="small"
            className={css.flush}
            busy={action.isBusy}
            onClick={() => void endOthers()}
          >
            Sign out on all other devices
          </Button>
        </div>
      )}
    </>
  );
}
