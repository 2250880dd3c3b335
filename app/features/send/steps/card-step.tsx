import { useEffect, useState } from 'react';
import { Field, TextInput } from '#app/ui/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { Swatches } from '#app/ui/swatches.tsx';
import text from '#app/ui/text.module.css';
import { FRONT_NAME_MAX } from '#shared/limits.ts';
import { media, routes } from '#shared/routes.ts';
import { beginChanging } from '../changing-card.ts';
import css from '../send.module.css';
import own from './card-step.module.css';
import { LiveSheet } from './live-sheet.tsx';
import { StepEnd } from './step-end.tsx';
import type { OpenDraft } from './step.ts';

const DRAW_AFTER_MS = 150;
const WIDTH = 700;

/** The first step: the front, with a name on it and in the colours that suit. */
export function CardStep({ cardSendId, server, draft, snapshot, edit, store, go, back }: OpenDraft) {
  const { card } = server;
  const [left, setLeft] = useState(false);
  const name = useAfter(draft.nameOnFront.trim(), DRAW_AFTER_MS);
  const isTooLong = draft.nameOnFront.trim().length > card.nameMax;
  const frontIn = (paletteId: string) => {
    const colourway = card.colourways.find((candidate) => candidate.paletteId === paletteId);
    return (
      colourway &&
      media.card(
        card.cardId,
        paletteId,
        'front',
        WIDTH,
        colourway.v,
        card.takesName && name !== '' && !isTooLong ? name : undefined,
      )
    );
  };
  const saved = media.draft(cardSendId, 'front', WIDTH, server.v);
  const tooLong =
    card.nameMax < FRONT_NAME_MAX
      ? `This card has room for a name of up to ${card.nameMax} characters.`
      : `A name can have up to ${FRONT_NAME_MAX} characters.`;
  const error = snapshot.refused('nameOnFront') ?? (left && isTooLong ? tooLong : undefined);

  function next() {
    setLeft(true);
    if (isTooLong) return document.querySelector<HTMLElement>('[data-field="nameOnFront"]')?.focus();
    void store.flush();
    go(back ?? 'words');
  }
  return (
    <div className={`${text.wrap} ${css.cardGrid}`}>
      <div className={css.stageCard}>
        <LiveSheet src={frontIn(draft.paletteId) ?? saved} fallback={saved} alt={card.alt} paper={card.paper} />
      </div>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <h1 tabIndex={-1}>{card.takesName ? 'Whose name is on it?' : 'Here is your card'}</h1>
        <section className={css.fields}>
          {card.takesName && (
            <Field
              label="The name on the front"
              aside={
                draft.nameOnFront.length > card.nameMax / 2
                  ? `${draft.nameOnFront.trim().length} of ${card.nameMax}`
                  : card.needsName
                    ? undefined
                    : 'If you like'
              }
              hint={
                card.needsName
                  ? 'The picture spells it, so this card needs one.'
                  : card.nameOnFront
                    ? `Without one it says “${card.nameOnFront}”.`
                    : undefined
              }
              error={error}
            >
              <TextInput
                serif
                data-field="nameOnFront"
                value={draft.nameOnFront}
                autoComplete="off"
                onChange={(event) => edit({ nameOnFront: event.target.value })}
                onBlur={() => {
                  setLeft(true);
                  void store.flush();
                }}
              />
            </Field>
          )}
          {card.colourways.length > 1 && (
            <Swatches
              legend="Colours"
              options={card.colourways.map((colourway) => ({
                id: colourway.paletteId,
                name: colourway.name,
                colours: colourway.swatch,
              }))}
              value={draft.paletteId}
              onChange={(paletteId) => edit({ paletteId })}
              onConsider={(paletteId) => {
                const src = frontIn(paletteId);
                if (src) new Image().src = src;
              }}
            />
          )}
          <p className={own.which}>
            <b className={text.serif}>{card.title}</b>
            <span className={text.small}>
              {card.style.charAt(0).toUpperCase() + card.style.slice(1)}. The inside, the back and the envelope match
              it.{' '}
              <PathLink
                className={`${text.link} ${text.nowrap}`}
                to={routes.cards()}
                onClick={() => beginChanging(cardSendId)}
              >
                Choose another card
              </PathLink>
            </span>
          </p>
        </section>
        <StepEnd before={null} next={back ? 'Back to the preview' : 'Write the words'} />
      </form>
    </div>
  );
}

/** A value once it has stood still for a while. */
function useAfter<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
