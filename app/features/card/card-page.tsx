import { useEffect } from 'react';
import { siteOrigin } from '#app/client/api.ts';
import { rememberCard } from '#app/client/cards/recent-cards.ts';
import { ErrorBoundary } from '#app/client/errors/error-boundary.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { RecentCards } from '#app/parts/recent-cards/recent-cards.tsx';
import { shareLink } from '#app/parts/share/native-share.ts';
import text from '#app/ui/text.module.css';
import type { Card, RelatedTile } from '#contract/card.ts';
import { isolateBidi } from '#shared/text/bidi-isolation.ts';
import { useFollowedReminder } from '#app/parts/followed-reminder.ts';
import { CardDate } from '#app/parts/card-date.ts';
import { routes } from '#shared/routes.ts';
import { CardDetails } from './card-details.tsx';
import { getStructuredData } from './structured-data.ts';
import { createCardLink } from './card-link.ts';
import css from './card-page.module.css';
import { preloadPicture, cardPictures } from './card-pictures.ts';
import { type CardSearch, toCardChoice, getChosen, getNameOnFront, normalizeName } from './card-search.ts';
import { CardViewer } from './card-viewer.tsx';
import { setNameOnFront, useNameOnFront, useNameInAddress } from './name-on-front.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { RelatedCards } from './related-cards.tsx';
import { useLoadedFront } from './use-loaded-front.ts';

/** Delay after the last key before the name is drawn. */
const DRAW_AFTER_MS = 150;
/** The related cards are many pictures, so they wait longer. */
const DRAW_ALL_AFTER_MS = 700;

type Props = {
  card: Card;
  related: readonly RelatedTile[];
  /** the query */ search: CardSearch;
  onPalette: (paletteId: string) => void;
  onName: (name: string) => void;
};

/** One card with its faces, in the chosen colourway and with the chosen name, and related cards. */
export function CardPage({ card, related, search, onPalette, onName }: Props) {
  const arrived = getNameOnFront(search);
  const typed = useNameOnFront(arrived);
  const debounced = normalizeName(useDebounced(typed, DRAW_AFTER_MS));
  useNameInAddress(debounced, arrived, onName);
  const name = card.takesName ? debounced : '';
  const { paletteId } = getChosen(card, search).colourway;
  const shown = useLoadedFront(card, { paletteId, name }, card.takesName ? arrived : '');
  const relatedName = normalizeName(useDebounced(typed, DRAW_ALL_AFTER_MS));
  const chosen = toCardChoice(card, paletteId, card.takesName ? normalizeName(typed) : '');
  useEffect(() => rememberCard(card), [card]);
  useFollowedReminder(search.r);
  return (
    <CardDate value={search.calendar_id}>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: getStructuredData(card, siteOrigin()) }} />
      <section className={css.section}>
        {/* Without script each choice submits the form, and the page comes back with it. */}
        <form
          className={classNames(text.wrap, css.view)}
          action={routes.card(card.cardId)}
          onSubmit={(event) => event.preventDefault()}
        >
          {/* The default button for Enter: it submits the choices without a face. */}
          <button type="submit" hidden>
            Update preview
          </button>
          <CardViewer
            key={card.cardId}
            card={card}
            pictures={cardPictures(card, shown.paletteId, shown.name)}
            name={shown.name}
            first={search.face ?? 'front'}
          />
          <CardDetails
            card={card}
            choice={{
              typedName: typed,
              paletteId,
              // The name as typed, even if its preview is not drawn yet.
              sendPath: routes.sendCard(card.cardId, { ...chosen, calendarId: search.calendar_id }),
              sharePath: routes.copy('card', card.cardId, chosen),
              onShare: () =>
                void shareLink(createCardLink(card, paletteId, card.takesName ? normalizeName(typed) : '')),
              hasFailed: shown.hasFailed,
              unsupported: shown.unsupported,
              onName: setNameOnFront,
              onPalette,
              onConsiderPalette: (considered) => void preloadPicture(cardPictures(card, considered, name)('front')),
            }}
          />
          <output className={text.sr}>{shown.name && `The front says ${isolateBidi(shown.name)}.`}</output>
        </form>
      </section>
      {related.length > 0 && (
        <ErrorBoundary>
          {/* If this front could not be drawn with the name, the others cannot either. */}
          <RelatedCards
            related={related}
            category={card.breadcrumbs.at(-1)}
            nameOnFront={shown.hasFailed ? '' : relatedName}
          />
        </ErrorBoundary>
      )}
      <RecentCards without={card.cardId} />
    </CardDate>
  );
}
