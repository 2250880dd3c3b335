import { useEffect, useId, useRef, useState } from 'react';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import shared from '../send.module.css';
import { IdeaFilters } from './idea-filters.tsx';
import css from './message-ideas.module.css';
import { type IdeaFilter, type Ideas, PAGE_SIZE, useMessageIdeas } from './use-message-ideas.ts';

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
  const [filter, setFilter] = useState<IdeaFilter>({ recipient: null, tone: null, offset: 0 });
  const ideas = useMessageIdeas({ cardId, occasion, name }, filter);
  const replaceMessage = useReplaceMessage(message, onUse);
  const { offset } = filter;

  if (ideas === 'unavailable') return null;
  function applyIdea(idea: string) {
    replaceMessage(idea);
    document.querySelector<HTMLElement>(`#${CSS.escape(focusId)}`)?.focus();
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
      {ideas !== null && <IdeaFilters ideas={ideas} filter={filter} onChange={setFilter} />}
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

/** Replaces the message with an idea. The earlier message can be restored, and so can what was written since. */
function useReplaceMessage(message: string, onUse: (message: string) => void): (idea: string) => void {
  const toast = useToast();
  const latestMessage = useRef(message);
  useEffect(() => void (latestMessage.current = message), [message]);
  function restore(before: string, idea: string) {
    const latest = latestMessage.current;
    onUse(before);
    if (latest !== idea && latest !== before) toast('Your earlier message is back', { undo: () => onUse(latest) });
  }
  return (idea) => {
    const before = message;
    onUse(idea);
    if (before.trim() !== '' && before !== idea) toast('Message replaced', { undo: () => restore(before, idea) });
  };
}

function formatRange(offset: number, { results, total }: Ideas): string {
  return `Messages ${offset + 1} to ${offset + results.length} of ${total}`;
}
