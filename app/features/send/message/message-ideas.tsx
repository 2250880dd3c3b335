import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Chip, Chips } from '#app/ui/form/chip.tsx';
import { Select } from '#app/ui/form/field.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import type { CallReply } from '#contract/calls.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import shared from '../send.module.css';
import css from './message-ideas.module.css';

const PAGE_SIZE = 3;
type Ideas = CallReply<'GET /messages'>;
type Tone = Ideas['tones'][number]['value'];
/** What is asked for. Without a `recipient` the server goes by the card. */
type IdeaFilter = { recipient: string | null; tone: Tone | null; offset: number };

const TONES: Record<Tone, string> = {
  warm: 'Warm',
  funny: 'Funny',
  quiet: 'Quiet',
  plain: 'Plain',
  formal: 'Formal',
  short: 'Short',
};

/** Suggested messages by recipient and tone. One can be used as it is or as a start. */
export function MessageIdeas({
  cardId,
  occasion,
  name,
  message,
  onUse,
  focusId,
}: {
  cardId: string | null;
  occasion: string;
  name: string;
  message: string;
  onUse: (message: string) => void;
  focusId: string;
}) {
  const id = useId();
  const toast = useToast();
  const [filter, setFilter] = useState<IdeaFilter>({ recipient: null, tone: null, offset: 0 });
  const [ideas, setIdeas] = useState<Ideas | 'unavailable' | null>(null);
  const latestMessage = useRef(message);
  useEffect(() => void (latestMessage.current = message), [message]);
  const greetedName = name.trim().slice(0, NAME_ON_CARD_MAX);
  const { recipient, tone, offset } = filter;
  useEffect(() => {
    let isCurrent = true;
    const query = {
      ...(cardId === null ? { occasion } : { cardId }),
      offset,
      limit: PAGE_SIZE,
      ...(recipient ? { recipient } : {}),
      ...(tone ? { tone } : {}),
      ...(greetedName ? { name: greetedName } : {}),
    };
    call('GET /messages', { query }).then(
      (found) => isCurrent && setIdeas(found),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        // Ideas that are shown stay; the section is hidden only if none were ever loaded.
        if (isCurrent) setIdeas((was) => was ?? 'unavailable');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [cardId, occasion, recipient, tone, offset, greetedName]);

  if (ideas === 'unavailable') return null;
  function applyIdea(idea: string) {
    const before = message;
    onUse(idea);
    if (before.trim() !== '' && before !== idea) toast('Message replaced', { undo: () => restore(before, idea) });
    document.querySelector<HTMLElement>(`#${CSS.escape(focusId)}`)?.focus();
  }
  /** Puts the earlier message back. What was written since can be restored in turn. */
  function restore(before: string, idea: string) {
    const latest = latestMessage.current;
    onUse(before);
    if (latest !== idea && latest !== before) toast('Your earlier message is back', { undo: () => onUse(latest) });
  }
  return (
    <section className={css.ideas} aria-labelledby={id} aria-busy={ideas === null}>
      <div className={css.head}>
        <h2 id={id}>Message ideas</h2>
        {ideas !== null && ideas.total > PAGE_SIZE && (
          <button
            type="button"
            className={shared.button}
            onClick={() => setFilter({ ...filter, offset: offset + PAGE_SIZE >= ideas.total ? 0 : offset + PAGE_SIZE })}
          >
            Show others
          </button>
        )}
      </div>
      {ideas !== null && (
        <div className={css.choices}>
          {ideas.recipients.length > 1 && (
            <label className={css.recipient}>
              <span>For</span>
              <Select
                small
                value={ideas.recipient}
                onChange={(event) => setFilter({ recipient: event.target.value, tone: null, offset: 0 })}
              >
                {ideas.recipients.map(({ value }) => (
                  <option key={value} value={value}>
                    {formatRecipientKind(value)}
                  </option>
                ))}
              </Select>
            </label>
          )}
          {ideas.tones.length > 1 && (
            <Chips label="Tone">
              {ideas.tones.map(({ value }) => (
                <li key={value}>
                  <Chip
                    on={tone === value}
                    onClick={() => setFilter({ recipient, tone: tone === value ? null : value, offset: 0 })}
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
        {ideas === null
          ? [0, 1, 2].map((line) => (
              <li key={line}>
                <SkeletonLine width="90%" />
                <SkeletonLine width="60%" near />
              </li>
            ))
          : ideas.results.map((idea) => (
              <li key={idea.text}>
                <p className={css.words}>{idea.text}</p>
                <p className={text.note}>
                  <button
                    type="button"
                    className={shared.button}
                    aria-label={`Use: ${idea.text}`}
                    onClick={() => applyIdea(idea.text)}
                  >
                    Use this
                  </button>
                </p>
              </li>
            ))}
      </ul>
      <output className={text.sr}>{ideas !== null && formatRange(offset, ideas)}</output>
    </section>
  );
}

function formatRecipientKind(value: string): string {
  return value === 'group' ? 'From all of us' : value.charAt(0).toUpperCase() + value.slice(1);
}
function formatRange(offset: number, { results, total }: Ideas): string {
  return `Messages ${offset + 1} to ${offset + results.length} of ${total}`;
}
