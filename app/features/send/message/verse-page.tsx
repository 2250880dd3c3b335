import type { CSSProperties } from 'react';
import type { CardSend } from '#contract/card-send.ts';
import { VERSE_MAX } from '#shared/limits.ts';
import { formatLength } from './format-length.ts';
import { GrowingTextarea } from './growing-textarea.tsx';
import css from './message-pages.module.css';
import { LeftPageArt, useLeftPage } from './page-art.tsx';
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
      <label className={`${css.label} ${css.labelVerse}`} htmlFor={id}>
        Verse
      </label>
      <div
        className={`${css.page} ${css.pageVerse}`}
        data-drawn={isDrawn || undefined}
        data-lines={getLineClass(verse)}
      >
        <LeftPageArt src={page.src} />
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
      </div>
      <p id={`${id}-help`} className={error ? css.wrong : css.help}>
        {error ?? (formatLength(verse, VERSE_MAX) || (verse === '' ? '' : 'Select the verse to edit it.'))}
        {verse !== original && original !== '' && !error && (
          <button type="button" className={css.reset} onClick={() => onChange(original)}>
            Restore the original verse
          </button>
        )}
      </p>
    </div>
  );
}

/** How high the page must be on a phone. */
function getLineClass(verse: string): 'few' | 'some' | 'many' {
  const lines = verse.split('\n').length + Math.floor(verse.length / 60);
  return lines > 6 ? 'many' : lines > 3 ? 'some' : 'few';
}
