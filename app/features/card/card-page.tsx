import { siteOrigin } from '#app/client/api.ts';
import { QuietBoundary } from '#app/client/error-boundary.tsx';
import { CardTile as CardInGrid } from '#app/ui/card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { shareLink } from '#app/ui/hand-over.ts';
import text from '#app/ui/text.module.css';
import { TileGrid } from '#app/ui/tile.tsx';
import type { Card, RelatedTile } from '#contract/card.ts';
import { isolated } from '#shared/isolated.ts';
import { routes } from '#shared/routes.ts';
import { CardCopy } from './card-copy.tsx';
import { cardJson } from './card-json.ts';
import { linkToCard } from './card-link.ts';
import css from './card-page.module.css';
import { canLoad, cardPictures } from './card-pictures.ts';
import { type CardSearch, choiceOf, chosenIn, nameIn, nameToDraw } from './card-search.ts';
import { CardStage } from './card-stage.tsx';
import { crumbsOf, type Crumb } from './crumbs.ts';
import { personOf, possessive, typeFrontName, useFrontName, useNameInAddress } from './front-name.ts';
import { usePause } from './use-pause.ts';
import { useShownFront } from './use-shown-front.ts';

/** The name is drawn this long after the last key. */
const DRAW_AFTER_MS = 150;
/** The cards beside it are many pictures: theirs when it is fairly sure what the name is. */
const DRAW_ALL_AFTER_MS = 700;

type Props = {
  card: Card;
  related: readonly RelatedTile[];
  shelves: readonly Crumb[];
  /** what stands in the address */ search: CardSearch;
  onPalette: (paletteId: string) => void;
  onName: (name: string) => void;
};

/** One card: held, opened, in the colours and with the name that somebody wishes. */
export function CardPage({ card, related, shelves, search, onPalette, onName }: Props) {
  const arrived = nameIn(search);
  const typed = useFrontName(arrived);
  const rested = nameToDraw(usePause(typed, DRAW_AFTER_MS));
  useNameInAddress(rested, arrived, onName);
  const name = card.takesName ? rested : '';
  const { paletteId } = chosenIn(card, search).way;
  const shown = useShownFront(card, { paletteId, name }, card.takesName ? arrived : '');
  const settled = nameToDraw(usePause(typed, DRAW_ALL_AFTER_MS));
  // Where this front could not be had with the name, neither could others.
  const besideName = shown.hasFailed ? '' : settled;
  const chosen = choiceOf(card, paletteId, card.takesName ? nameToDraw(typed) : '');
  const crumbs = crumbsOf(card.categories, shelves);
  const shelf = crumbs.at(-1);
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: cardJson(card, siteOrigin()) }} />
      <section className={css.section}>
        {/* Without script each choice is sent as a form, and the page comes back with it made. */}
        <form
          className={classNames(text.wrap, css.view)}
          action={routes.card(card.cardId)}
          onSubmit={(event) => event.preventDefault()}
        >
          {/* What the key Enter presses: it goes with the choices alone, not with a face. */}
          <button type="submit" hidden>
            Show it so
          </button>
          <CardStage
            key={card.cardId}
            card={card}
            pictures={cardPictures(card, shown.paletteId, shown.name)}
            name={shown.name}
            first={search.face ?? 'front'}
          />
          <CardCopy
            card={card}
            crumbs={crumbs}
            choice={{
              typedName: typed,
              paletteId,
              // The name as it stands in the field: whoever presses at once means what they typed.
              sendPath: routes.sendCard(card.cardId, chosen),
              sharePath: routes.copy('card', card.cardId, chosen),
              onShare: () => void shareLink(linkToCard(card, paletteId, card.takesName ? nameToDraw(typed) : '')),
              hasFailed: shown.hasFailed,
              lacking: shown.lacking,
              onName: typeFrontName,
              onPalette,
              onConsiderPalette: (considered) => void canLoad(cardPictures(card, considered, name)('front')),
            }}
          />
          <output className={text.sr}>{shown.name && `${isolated(shown.name)} stands on the front.`}</output>
        </form>
      </section>
      {related.length > 0 && (
        <QuietBoundary>
          <section className={classNames(text.wrap, css.related)} aria-labelledby="related">
            <div className={css.head}>
              <h2 id="related">
                {besideName ? (
                  <>
                    More with <bdi>{possessive(personOf(besideName))}</bdi> name
                  </>
                ) : (
                  'More like this'
                )}
              </h2>
              {shelf && (
                <PathLink className={text.arrow} to={shelf.path}>
                  The whole shelf <span className={text.sr}>{shelf.name}</span> <Icon name="right" />
                </PathLink>
              )}
            </div>
            <TileGrid>
              {related.map((other) => (
                <li key={other.cardId}>
                  <CardInGrid card={other} nameOnFront={nameFor(other, besideName)} />
                </li>
              ))}
            </TileGrid>
          </section>
        </QuietBoundary>
      )}
    </>
  );
}

/** The name as it can stand on another card. */
function nameFor({ takesName, nameMax }: RelatedTile, name: string): string | undefined {
  return takesName && name !== '' && name.length <= nameMax ? name : undefined;
}
