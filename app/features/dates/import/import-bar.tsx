import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { routes } from '#shared/routes.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { capitalize } from '#shared/text/format.ts';
import { formatCount } from './format-row.ts';
import type { ImportRow } from './import-rows.ts';
import css from './import-bar.module.css';
import type { ImportState } from './use-import.ts';

/** How many people are added, and the buttons for it; then the progress, and the way back. It stays at the foot of the window. */
export function ImportBar({ rows, state }: { rows: readonly ImportRow[]; state: ImportState }) {
  const { step, done, total, problem, isUndoing } = state;
  const bar = useRef<HTMLElement>(null);
  // The button that was pressed is gone: what is there now is at hand.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) bar.current?.focus();
  }, [step]);
  return (
    <section ref={bar} className={css.bar} aria-label="Adding these people" tabIndex={-1}>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      {step === 'choosing' && <Choosing rows={rows} onAdd={() => state.start(rows)} />}
      {step === 'adding' && (
        <>
          <div className={css.progress}>
            <p>
              Adding, {formatInteger(done)} of {formatInteger(total)}
            </p>
            <ProgressBar done={done} total={total} label="People that are added" />
          </div>
          <Button variant="quiet" onClick={state.stop}>
            Stop
          </Button>
        </>
      )}
      {step === 'stopped' && (
        <>
          <output>
            Stopped. {formatInteger(done)} of {formatCount(total)} {done === 1 ? 'is' : 'are'} in your contacts.
          </output>
          <Button onClick={() => state.start(rows)}>Go on</Button>
          <Button variant="quiet" busy={isUndoing} onClick={state.undo}>
            Undo
          </Button>
        </>
      )}
      {step === 'done' && (
        <>
          <output>
            {capitalize(formatCount(total))} {total === 1 ? 'is' : 'are'} in your contacts.
          </output>
          <ButtonLink to={routes.addressBook()}>See your contacts</ButtonLink>
          <Button variant="quiet" busy={isUndoing} onClick={state.undo}>
            Undo
          </Button>
        </>
      )}
    </section>
  );
}

function Choosing({ rows, onAdd }: { rows: readonly ImportRow[]; onAdd: () => void }) {
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const joined = chosen.filter(({ isJoined }) => isJoined === true).length;
  const waiting = rows.filter(
    ({ match, isJoined }) => match !== null && match.doubt !== null && isJoined === null,
  ).length;
  if (chosen.length === 0)
    return (
      <p>
        Nobody is ticked. <small>Tick who you would like to have in your contacts.</small>
      </p>
    );
  return (
    <>
      <p>
        {formatInteger(chosen.length)} will be added{joined > 0 && `, ${formatInteger(joined)} to people you have`}
        {waiting > 0 && (
          <small>
            {waiting === 1 ? 'One waits' : `${formatInteger(waiting)} wait`} for your answer, and can be left.
          </small>
        )}
      </p>
      <Button onClick={onAdd}>Add {formatCount(chosen.length)}</Button>
    </>
  );
}
