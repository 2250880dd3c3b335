import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/toast.tsx';
import { FRONT_NAME_MAX } from '#shared/limits.ts';
import shared from '../send.module.css';
import css from './starters.module.css';

const AT_ONCE = 3;
type Starter = { text: string; mood: string };
type Shelf = { results: Starter[]; total: number };

/** Messages to begin with, for the occasion; one is taken and then changed. */
export function Starters({
  occasion,
  name,
  message,
  onTake,
  focusId,
}: {
  occasion: string;
  name: string;
  message: string;
  onTake: (message: string) => void;
  focusId: string;
}) {
  const toast = useToast();
  const [offset, setOffset] = useState(0);
  const [shelf, setShelf] = useState<Shelf | 'away' | null>(null);
  const called = name.trim().slice(0, FRONT_NAME_MAX);
  useEffect(() => {
    let isWanted = true;
    call('GET /messages', { query: { occasion, offset, limit: AT_ONCE, ...(called ? { name: called } : {}) } }).then(
      (found) => isWanted && setShelf(found),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (isWanted) setShelf('away');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [occasion, offset, called]);

  if (shelf === 'away' || (shelf !== null && shelf.total === 0)) return null;
  function take(starter: Starter) {
    onTake(starter.text);
    if (message.trim() !== '' && message !== starter.text)
      toast('Your message is replaced', { undo: () => onTake(message) });
    document.querySelector<HTMLElement>(`#${CSS.escape(focusId)}`)?.focus();
  }
  return (
    <section className={css.starters} aria-busy={shelf === null}>
      <div className={css.head}>
        <h2>Words to begin with</h2>
        {shelf !== null && shelf.total > AT_ONCE && (
          <button
            type="button"
            className={shared.button}
            onClick={() => setOffset(offset + AT_ONCE >= shelf.total ? 0 : offset + AT_ONCE)}
          >
            Show me others
          </button>
        )}
      </div>
      <ul className={css.list}>
        {shelf === null
          ? [0, 1, 2].map((line) => (
              <li key={line}>
                <SkeletonLine width="90%" />
                <SkeletonLine width="60%" near />
              </li>
            ))
          : shelf.results.map((starter) => (
              <li key={starter.text}>
                <p className={css.words}>{starter.text}</p>
                <p className={text.note}>
                  <span className={css.mood}>{starter.mood}</span>
                  <button
                    type="button"
                    className={shared.button}
                    aria-label={`Begin with: ${starter.text}`}
                    onClick={() => take(starter)}
                  >
                    Begin with this
                  </button>
                </p>
              </li>
            ))}
      </ul>
    </section>
  );
}
