import { lazy, Suspense, useId, useState } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { QuietBoundary } from '#app/client/error-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { layLetter } from '#app/ui/opening/letter.ts';
import text from '#app/ui/text.module.css';
import { personIn } from '#shared/front-name.ts';
import { MESSAGE_MAX, VERSE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import shared from '../send.module.css';
import { HANDS, INKS } from './hands.ts';
import { LeftArt, RightArt, useLeftLeaf, useRightLeaf } from './leaf-art.tsx';
import { letterSize, verseSize } from './letter-size.ts';
import { PaperText } from './paper-text.tsx';
import { StepEnd } from './step-end.tsx';
import type { OpenDraft } from './step.ts';
import css from './words-step.module.css';

/** They stand below the letter, and are not needed for it. */
const Starters = lazy(async () => ({
  default: (await retryChunk('starters', () => import('./starters.tsx'))).Starters,
}));
const COUNT_FROM = 0.8;

/** The second step: the words inside, written on the paper they will stand on. */
export function WordsStep({ cardSendId, server, draft, snapshot, edit, store, go, back }: OpenDraft) {
  const id = useId();
  const [left, setLeft] = useState<Record<string, boolean>>({});
  const hand = HANDS.find((candidate) => candidate.hand === draft.hand) ?? HANDS[0];
  const ink = INKS.find((candidate) => candidate.ink === draft.ink) ?? INKS[0];
  const leftLeaf = useLeftLeaf(server);
  const rightLeaf = useRightLeaf(server);
  // The card's own lettering shows the verse until it is written on, and again when what was written is drawn.
  const isDrawn = leftLeaf.isNow && draft.verse === server.verse && draft.verse.trim() !== '';
  const max = Math.min(server.limits.message, MESSAGE_MAX);
  const person = draft.people[0]?.name.trim() || personIn(draft.nameOnFront);
  const errors = {
    verse:
      snapshot.refused('verse') ??
      (draft.verse.length > VERSE_MAX
        ? `The words inside can have up to ${VERSE_MAX} characters. ${draft.verse.length - VERSE_MAX} are too many.`
        : undefined),
    message:
      snapshot.refused('message') ??
      (draft.message.length > max
        ? `A message can have up to ${max.toLocaleString('en')} characters. ${(draft.message.length - max).toLocaleString('en')} are too many.`
        : undefined),
  };
  const shown = (field: 'verse' | 'message') => (left[field] || snapshot.refused(field) ? errors[field] : undefined);
  function leave(field: 'verse' | 'message') {
    setLeft((was) => ({ ...was, [field]: true }));
    void store.flush();
  }
  function next() {
    const wrong = errors.verse ? 'verse' : errors.message ? 'message' : null;
    setLeft({ verse: true, message: true });
    if (wrong) return document.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus();
    void store.flush();
    go(back ?? 'people');
  }
  const wiring = (field: 'verse' | 'message') => ({
    'data-field': field,
    'aria-invalid': shown(field) ? true : undefined,
    'aria-describedby': `${id}-${field}-help`,
    onBlur: () => leave(field),
  });

  // As the one who reads it will have it.
  const leaves = layLetter(draft.message).leaves.length;
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <div className={css.wall}>
        <div className={text.wrap}>
          <h1 tabIndex={-1}>What would you like to say?</h1>
          <div className={css.spread} style={{ '--stock': server.colours.stock } as React.CSSProperties}>
            <div className={css.verseSide}>
              <label className={`${css.label} ${css.labelVerse}`} htmlFor={`${id}-verse`}>
                The words inside
              </label>
              <div
                className={`${css.leaf} ${css.leafVerse}`}
                data-drawn={isDrawn || undefined}
                data-lines={linesOf(draft.verse)}
              >
                <LeftArt src={leftLeaf.src} />
                <PaperText
                  id={`${id}-verse`}
                  {...wiring('verse')}
                  className={css.verse}
                  style={{ '--size': verseSize(draft.verse) } as React.CSSProperties}
                  value={draft.verse}
                  onChange={(event) => edit({ verse: event.target.value })}
                  placeholder="A line of your own"
                />
              </div>
              <p id={`${id}-verse-help`} className={shown('verse') ? css.wrong : css.help}>
                {shown('verse') ??
                  (count(draft.verse, VERSE_MAX) || (draft.verse === '' ? '' : 'Press the words to change them.'))}
                {draft.verse !== server.card.verse && server.card.verse !== '' && !shown('verse') && (
                  <button type="button" className={css.reset} onClick={() => edit({ verse: server.card.verse })}>
                    Back to the card’s own words
                  </button>
                )}
              </p>
            </div>
            <div className={css.messageSide}>
              <label className={css.label} htmlFor={`${id}-message`}>
                Your message
              </label>
              <div className={`${css.leaf} ${css.leafMessage}`} data-hand={draft.hand}>
                <RightArt src={rightLeaf} />
                <PaperText
                  id={`${id}-message`}
                  {...wiring('message')}
                  className={css.message}
                  style={
                    {
                      '--size': letterSize(draft.message) * (hand?.scale ?? 1),
                      fontFamily: hand?.family,
                      color: ink?.colour,
                    } as React.CSSProperties
                  }
                  value={draft.message}
                  onChange={(event) => edit({ message: event.target.value })}
                  placeholder={`Dear ${person || 'you'},`}
                />
              </div>
              <p id={`${id}-message-help`} className={shown('message') ? css.wrong : css.help}>
                {shown('message') ?? (count(draft.message, max) || sayLeaves(leaves))}
              </p>
            </div>
          </div>
        </div>
      </div>
      <div className={`${text.wrap} ${css.tools}`}>
        <div className={css.pens}>
          <fieldset className={css.hands}>
            <legend>Your hand</legend>
            <span className={css.row}>
              {HANDS.map(({ hand: value, name, family, scale }) => (
                <label key={value} className={css.hand} style={{ fontFamily: family, fontSize: `${1.5 * scale}rem` }}>
                  <input
                    type="radio"
                    name={`${id}-hand`}
                    value={value}
                    checked={draft.hand === value}
                    onChange={() => edit({ hand: value })}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </span>
          </fieldset>
          <fieldset className={css.inks}>
            <legend>
              Ink <span className={css.chosen}>{ink?.name}</span>
            </legend>
            <span className={css.row}>
              {INKS.map(({ ink: value, name, colour }) => (
                <label key={value} className={css.ink} title={name}>
                  <input
                    type="radio"
                    name={`${id}-ink`}
                    value={value}
                    checked={draft.ink === value}
                    aria-label={name}
                    onChange={() => edit({ ink: value })}
                  />
                  <i style={{ background: colour }} aria-hidden="true" />
                </label>
              ))}
            </span>
          </fieldset>
        </div>
        {leaves > 1 && (
          <div className={css.long}>
            <Notice>A letter as long as this goes on over {leaves} leaves. All of it arrives.</Notice>
          </div>
        )}
        <StepEnd
          before={{ to: routes.send('card', cardSendId), name: 'Card' }}
          next={back ? 'Back to the preview' : 'Who is it for?'}
        />
        {/* Last, so that what comes late moves nothing that may be about to be pressed. */}
        <QuietBoundary>
          <Suspense>
            <Starters
              cardId={server.card.cardId}
              // What names one of them is not for all of them.
              name={draft.people.length > 1 ? '' : person}
              message={draft.message}
              onTake={(message) => edit({ message })}
              focusId={`${id}-message`}
            />
          </Suspense>
        </QuietBoundary>
      </div>
    </form>
  );
}

/** How high a band the verse needs on a phone. */
function linesOf(verse: string): 'few' | 'some' | 'many' {
  const lines = verse.split('\n').length + Math.floor(verse.length / 60);
  return lines > 6 ? 'many' : lines > 3 ? 'some' : 'few';
}
/** The count shows once it matters. */
function count(words: string, max: number): string {
  return words.length < max * COUNT_FROM
    ? ''
    : `${words.length.toLocaleString('en')} of ${max.toLocaleString('en')} characters`;
}
function sayLeaves(leaves: number): string {
  return leaves > 1 ? `Written over ${leaves} leaves` : '';
}
