import { useState } from 'react';
import { PathLink } from '#app/ui/path-link.tsx';
import { Swatches } from '#app/ui/form/swatches.tsx';
import text from '#app/ui/text.module.css';
import { useDebounced } from '#app/ui/use-debounced.ts';
import { frontNameOf } from '#shared/cards/front-name.ts';
import { media, routes } from '#shared/routes.ts';
import { startCardChange } from '../draft/card-change.ts';
import { FrontNamesLine } from '../fronts/front-names-line.tsx';
import { getFrontError, getSingleName, hasFrontChoice, setSingleName } from '../fronts/front-names.ts';
import css from '../send.module.css';
import own from './card-step.module.css';
import { LoadedCardPicture } from './loaded-card-picture.tsx';
import { NameOnFrontField } from './name-on-front-field.tsx';
import { StepFooter } from './step-footer.tsx';
import type { StepProps } from './step.ts';

const DRAW_AFTER_MS = 150;
const WIDTH = 700;

/** The first step: the name on the front, and the colours. */
export function CardStep({ cardSendId, server, draft, snapshot, edit, store, go, returnTo }: StepProps) {
  const { card } = server;
  const [isTouched, setTouched] = useState(false);
  const single = getSingleName(draft);
  const hasChoice = hasFrontChoice(card, draft);
  const name = useDebounced(frontNameOf(draft.namesOnFront, draft.nameOnFront, draft.people[0]), DRAW_AFTER_MS);
  const isTooLong = !hasChoice && single.value.trim().length > card.nameMax;
  const getFrontPicture = (paletteId: string) => frontPictureOf(card, paletteId, isTooLong ? '' : name);
  const saved = media.draft(cardSendId, 'front', WIDTH, server.v);
  const tooLong = getFrontError(single.value.trim(), { ...card, needsName: false });
  const error = snapshot.rejectionOf(single.field) ?? (isTouched ? tooLong : undefined);

  function next() {
    setTouched(true);
    if (isTooLong) return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(single.field)}"]`)?.focus();
    void store.flush();
    go(returnTo ?? 'words');
  }
  return (
    <div className={`${text.wrap} ${css.cardGrid}`}>
      <div className={css.stageCard}>
        <LoadedCardPicture
          src={getFrontPicture(draft.paletteId) || saved}
          fallback={saved}
          alt={card.alt}
          paper={card.paper}
        />
      </div>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <h1 tabIndex={-1}>{card.takesName && !hasChoice ? 'Add a name to the front' : 'Your card'}</h1>
        <section className={css.fields}>
          {hasChoice && <FrontNamesLine card={card} draft={draft} go={go} />}
          {card.takesName && !hasChoice && (
            <NameOnFrontField
              card={card}
              field={single.field}
              value={single.value}
              error={error}
              onChange={(value) => edit(setSingleName(draft, value))}
              onBlur={() => {
                setTouched(true);
                void store.flush();
              }}
            />
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
                const src = getFrontPicture(paletteId);
                if (src) new Image().src = src;
              }}
            />
          )}
          <p className={own.details}>
            <b className={text.serif}>{card.title}</b>
            <span className={text.small}>
              {card.style.charAt(0).toUpperCase() + card.style.slice(1)}. The inside, the back and the envelope match.{' '}
              <PathLink
                className={`${text.link} ${text.nowrap}`}
                to={routes.cards()}
                onClick={() => startCardChange(cardSendId)}
              >
                Choose another card
              </PathLink>
            </span>
          </p>
        </section>
        <StepFooter previous={null} next={returnTo ? 'Back to preview' : 'Next: message'} />
      </form>
    </div>
  );
}

/** The address of the front in one of its colourways, with a name where it takes one and there is one. */
function frontPictureOf(card: StepProps['server']['card'], paletteId: string, name: string) {
  const colourway = card.colourways.find((candidate) => candidate.paletteId === paletteId);
  return (
    colourway &&
    card.cardId !== null &&
    media.card(card.cardId, paletteId, 'front', WIDTH, colourway.v, card.takesName && name !== '' ? name : undefined)
  );
}
