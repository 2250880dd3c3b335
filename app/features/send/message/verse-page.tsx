import type { CSSProperties } from 'react';
import type { CardSend } from '#contract/card-send.ts';
import { Leaf } from '#app/ui/leaf/leaf.tsx';
import { VERSE_MAX } from '#shared/limits.ts';
import { formatLength } from './format-length.ts';
import { GrowingTextarea } from './growing-textarea.tsx';
import css from './message-pages.module.css';
import { PageNote } from './page-note.tsx';
import { useLeftPage } from './page-pictures.ts';
import { getVerseSize } from './text-size.ts';

/** The left page: the verse. The picture shows it in the card's own lettering until it is edited, and again once the edit is drawn. */
export function VersePage({
  id,
  server,
  verse,
  error,
  onChange,
  onBlur,
}: {
  id: string;
  server: CardSend;
  verse: string;
  error: string | undefined;
  onChange: (verse: string) => void;
  onBlur: () => void;
}) {
  const page = useLeftPage(server);
  const isDrawn = page.isCurrent && verse === server.verse && verse.trim() !== '';
  const original = server.card.verse;
  return (
    <div className={css.verseSide}>
      <label className={css.label} htmlFor={id}>
        Verse
      </label>
      <Leaf as="div" side="left" picture={{ src: page.src }} className={css.leaf} data-drawn={isDrawn || undefined}>
        {/* While the verse is edited, the paper under it is blank. */}
        <i className={css.blank} />
        <GrowingTextarea
          id={id}
          data-field="verse"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          onBlur={onBlur}
          className={css.verse}
          style={{ '--size': getVerseSize(verse) } as CSSProperties}
          value={verse}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Write your own verse"
        />
      </Leaf>
      <PageNote
        id={`${id}-help`}
        error={error}
        note={formatLength(verse, VERSE_MAX) || (verse !== '' && 'Select the verse to edit it.')}
      >
        {verse !== original && original !== '' && (
          <button type="button" className={css.reset} onClick={() => onChange(original)}>
            Restore the original verse
          </button>
        )}
      </PageNote>
    </div>
  );
}
