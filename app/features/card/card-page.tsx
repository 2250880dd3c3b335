import { QuietBoundary } from '#app/client/error-boundary.tsx';
import { CardTile as CardInGrid } from '#app/ui/card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { TileGrid } from '#app/ui/tile.tsx';
import type { Card, CardTile } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import { CardCopy } from './card-copy.tsx';
import css from './card-page.module.css';
import { canLoad, cardPictures } from './card-pictures.ts';
import { CardStage } from './card-stage.tsx';
import { crumbsOf, type Crumb } from './crumbs.ts';
import { nameToDraw, personOf, possessive, typeFrontName, useFrontName } from './front-name.ts';
import { usePause } from './use-pause.ts';
import { useShownFront } from './use-shown-front.ts';

/** The name is drawn this long after the last key. */
const DRAW_AFTER_MS = 150;

type Props = {
  card: Card;
  related: readonly CardTile[];
  shelves: readonly Crumb[];
  /** the colourway in the address */ wished: string | undefined;
  onPalette: (paletteId: string) => void;
};

/** One card: held, opened, in the colours and with the name that somebody wishes. */
export function CardPage({ card, related, shelves, wished, onPalette }: Props) {
  const typed = useFrontName();
  const rested = nameToDraw(usePause(typed, DRAW_AFTER_MS));
  const name = card.takesName ? rested : '';
  const paletteId = card.colourways.find((way) => way.paletteId === wished)?.paletteId ?? card.paletteId;
  const shown = useShownFront(card, { paletteId, name });
  const crumbs = crumbsOf(card.categories, shelves);
  const shelf = crumbs.at(-1);
  return (
    <>
      <section className={css.section}>
        <div className={classNames(text.wrap, css.view)}>
          <CardStage
            key={card.cardId}
            card={card}
            pictures={cardPictures(card, shown.paletteId, shown.name)}
            name={shown.name}
          />
          <CardCopy
            card={card}
            crumbs={crumbs}
            choice={{
              typedName: typed,
              paletteId,
              // The name as it stands in the field: whoever presses at once means what they typed.
              sendPath: sendPath(
                card.cardId,
                paletteId === card.paletteId ? undefined : paletteId,
                card.takesName ? nameToDraw(typed) : '',
              ),
              hasFailed: shown.hasFailed,
              onName: typeFrontName,
              onPalette,
              onConsiderPalette: (considered) => void canLoad(cardPictures(card, considered, name)('front')),
            }}
          />
          <output className={text.sr}>{shown.name && `${shown.name} stands on the front.`}</output>
        </div>
      </section>
      {related.length > 0 && (
        <QuietBoundary>
          <section className={classNames(text.wrap, css.related)} aria-labelledby="related">
            <div className={css.head}>
              <h2 id="related">{rested ? `More with ${possessive(personOf(rested))} name` : 'More like this'}</h2>
              {shelf && (
                <PathLink className={text.arrow} to={shelf.path}>
                  The whole shelf <span className={text.sr}>{shelf.name}</span> <Icon name="right" />
                </PathLink>
              )}
            </div>
            <TileGrid>
              {related.map((other) => (
                <li key={other.cardId}>
                  <CardInGrid card={other} nameOnFront={rested || undefined} />
                </li>
              ))}
            </TileGrid>
          </section>
        </QuietBoundary>
      )}
    </>
  );
}

/** Where the card goes onto the table, with what was chosen here. */
function sendPath(cardId: string, palette: string | undefined, name: string): string {
  const [path = '', query = ''] = routes.sendCard(cardId).split('?');
  const search = new URLSearchParams(query);
  if (palette) search.set('palette', palette);
  if (name) search.set('name', name);
  return `${path}?${search}`;
}
