import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Chip, Chips } from '#app/ui/chip.tsx';
import { Select } from '#app/ui/field.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/toast-store.ts';
import type { CallReply } from '#contract/calls.ts';
import { FRONT_NAME_MAX } from '#shared/limits.ts';
import shared from '../send.module.css';
import css from './starters.module.css';

const AT_ONCE = 3;
type Shelf = CallReply<'GET /messages'>;
type Tone = Shelf['tones'][number]['value'];
/** What is asked for; whom the card is for where nobody was chosen. */
type Wish = { recipient: string | null; tone: Tone | null; offset: number };

const TONES: Record<Tone, string> = {
  warm: 'Warm',
  funny: 'Funny',
  quiet: 'Quiet',
  plain: 'Plain',
  formal: 'Formal',
  short: 'Short',
};

/** Messages to begin with, by whom the card is for and the tone; one is taken and then changed. */
export function Starters({
  cardId,
  name,
  message,
  onTake,
  focusId,
}: {
  cardId: string;
  name: string;
  message: string;
  onTake: (message: string) => void;
  focusId: string;
}) {
  const id = useId();
  const toast = useToast();
  const [wish, setWish] = useState<Wish>({ recipient: null, tone: null, offset: 0 });
  const [shelf, setShelf] = useState<Shelf | 'away' | null>(null);
  const now = useRef(message);
  useEffect(() => void (now.current = message), [message]);
  const called = name.trim().slice(0, FRONT_NAME_MAX);
  const { recipient, tone, offset } = wish;
  useEffect(() => {
    let isWanted = true;
    const query = {
      cardId,
      offset,
      limit: AT_ONCE,
      ...(recipient ? { recipient } : {}),
      ...(tone ? { tone } : {}),
      ...(called ? { name: called } : {}),
    };
    call('GET /messages', { query }).then(
      (found) => isWanted && setShelf(found),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        // What is there stays; only where nothing ever came is there nothing to show.
        if (isWanted) setShelf((was) => was ?? 'away');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [cardId, recipient, tone, offset, called]);

  if (shelf === 'away') return null;
  function take(words: string) {
    const before = message;
    onTake(words);
    if (before.trim() !== '' && before !== words)
      toast('Your message is replaced', { undo: () => putBack(before, words) });
    document.querySelector<HTMLElement>(`#${CSS.escape(focusId)}`)?.focus();
  }
  /** What was written since is not lost either. */
  function putBack(before: string, words: string) {
    const since = now.current;
    onTake(before);
    if (since !== words && since !== before) toast('Your earlier message is back', { undo: () => onTake(since) });
  }
  return (
    <section className={css.starters} aria-labelledby={id} aria-busy={shelf === null}>
      <div className={css.head}>
        <h2 id={id}>Words to begin with</h2>
        {shelf !== null && shelf.total > AT_ONCE && (
          <button
            type="button"
            className={shared.button}
            onClick={() => setWish({ ...wish, offset: offset + AT_ONCE >= shelf.total ? 0 : offset + AT_ONCE })}
          >
            Show me others
          </button>
        )}
      </div>
      {shelf !== null && (
        <div className={css.choices}>
          {shelf.recipients.length > 1 && (
            <label className={css.whom}>
              <span>For</span>
              <Select
                small
                value={shelf.recipient}
                onChange={(event) => setWish({ recipient: event.target.value, tone: null, offset: 0 })}
              >
                {shelf.recipients.map(({ value }) => (
                  <option key={value} value={value}>
                    {sayWhom(value)}
                  </option>
                ))}
              </Select>
            </label>
          )}
          {shelf.tones.length > 1 && (
            <Chips label="Tone">
              {shelf.tones.map(({ value }) => (
                <li key={value}>
                  <Chip
                    on={tone === value}
                    onClick={() => setWish({ recipient, tone: tone === value ? null : value, offset: 0 })}
                  >
                    {TONES[value]}
                  </Chip>
                </li>
              ))}
            </Chips>
          )}
        </div>
      )}
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
                  <button
                    type="button"
                    className={shared.button}
                    aria-label={`Begin with: ${starter.text}`}
                    onClick={() => take(starter.text)}
                  >
                    Begin with this
                  </button>
                </p>
              </li>
            ))}
      </ul>
      <output className={text.sr}>{shelf !== null && sayPlace(offset, shelf)}</output>
    </section>
  );
}

function sayWhom(value: string): string {
  return value === 'group' ? 'From all of us' : value.charAt(0).toUpperCase() + value.slice(1);
}
function sayPlace(offset: number, { results, total }: Shelf): string {
  return `Messages ${offset + 1} to ${offset + results.length} of ${total}`;
}
