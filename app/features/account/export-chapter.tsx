import { useEffect, useEffectEvent } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Chapter } from '#app/ui/chapter.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Export } from '#contract/account.ts';
import css from './account-page.module.css';
import { sayMoment } from '#shared/spoken.ts';
import { sayProblem } from './say-problem.ts';
import { useActing, type Acting } from './use-acting.ts';
import { useLoaded } from './use-loaded.ts';

const LOOK_AGAIN_MS = 1500;

export type Exporting = ReturnType<typeof useExport>;
/** The export of everything: begun, looked at while it is packed, stopped. It goes on when the page is closed. */
export function useExport() {
  const { value, set } = useLoaded(async () => (await call('GET /account/export')).export);
  const acting = useActing();
  const isPacking = value?.state === 'packing';
  const look = useEffectEvent(async () => {
    try {
      set((await call('GET /account/export')).export);
    } catch (error) {
      // The next look may find the desk again.
      if (!(error instanceof ApiError)) throw error;
    }
  });
  useEffect(() => {
    if (!isPacking) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPacking]);
  return {
    value,
    acting,
    begin: () => acting.act(async () => set((await call('POST /account/export')).export)),
    stop: () => acting.act(async () => set((await call('DELETE /account/export')).export)),
  };
}

export function ExportChapter({ exporting }: { exporting: Exporting }) {
  const { value, acting, begin, stop } = exporting;
  return (
    <Chapter title="Take it with you" id="export" isText>
      <p>
        Everything you have put here, in one ZIP: your account and your favourites as JSON, and every card you sent as a
        page that opens by itself.
      </p>
      <div className={css.packing} aria-live="polite">
        {value === null ? (
          <Button variant="quiet" size="small" busy={acting.isBusy} onClick={() => void begin()}>
            Pack everything
          </Button>
        ) : (
          <Packed export={value} acting={acting} begin={() => void begin()} stop={() => void stop()} />
        )}
      </div>
      {acting.problem && <Notice tone="bad">{sayProblem(acting.problem)}</Notice>}
    </Chapter>
  );
}

function Packed({
  export: { state, done, total, url, until, bytes },
  acting,
  begin,
  stop,
}: {
  export: Export;
  acting: Acting;
  begin: () => void;
  stop: () => void;
}) {
  if (state === 'packing') {
    const how = total > 0 ? `Packing your cards, ${done} of ${total}` : 'Packing your things';
    return (
      <>
        <b>{how}</b>
        <TextButton soft disabled={acting.isBusy} onClick={stop}>
          Stop
        </TextButton>
        <ProgressBar done={done} total={Math.max(total, 1)} label="How much is packed" />
        <span className={css.packingNote}>
          You can close this page. We write when it is ready, and it waits for seven days.
        </span>
      </>
    );
  }
  if (state === 'ready' && url !== null)
    return (
      <>
        <div className={css.ready}>
          <ButtonLink leaves to={url} variant="quiet" size="small" download="">
            Download it{bytes === null ? '' : `, ${saySize(bytes)}`}
          </ButtonLink>
          <Button variant="plain" size="small" busy={acting.isBusy} onClick={stop}>
            Throw it away
          </Button>
        </div>
        {until !== null && <span className={css.packingNote}>It waits until {sayMoment(until)}.</span>}
      </>
    );
  return (
    <>
      <b>It could not be packed this time.</b>
      <span className={css.packingNote}>
        That was us, not you. <TextButton onClick={begin}>Try it again</TextButton>
      </span>
    </>
  );
}

/** `340 kB`, `12 MB`. */
function saySize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${Math.round(bytes / 100_000) / 10} MB`;
}
