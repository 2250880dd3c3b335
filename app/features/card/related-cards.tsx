import { CardTile as CardInGrid } from '#app/parts/card-tile.tsx';
import { TileGrid } from '#app/parts/tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { Card, RelatedTile } from '#contract/card.ts';
import { getPersonOnCard } from '#shared/cards/name-on-card.ts';
import { possessive } from '#shared/text/possessive.ts';
import css from './card-page.module.css';

/** Cards that go with the one above them, with the name on their fronts where it fits, and the way to its category. */
export function RelatedCards({
  related,
  category,
  nameOnFront,
}: {
  related: readonly RelatedTile[];
  category: Card['breadcrumbs'][number] | undefined;
  /** empty for none */ nameOnFront: string;
}) {
  return (
    <section className={classNames(text.wrap, css.related)} aria-labelledby="related">
      <div className={css.head}>
        <h2 id="related">
          {nameOnFront ? (
            <>
              More with <bdi>{possessive(getPersonOnCard(nameOnFront) || nameOnFront)}</bdi> name
            </>
          ) : (
            'More like this'
          )}
        </h2>
        {category && (
          <PathLink className={text.arrow} to={category.path}>
            See all <span className={text.sr}>{category.name}</span> <Icon name="right" />
          </PathLink>
        )}
      </div>
      <TileGrid>
        {related.map((other) => (
          <li key={other.cardId}>
            <CardInGrid card={other} nameOnFront={nameFor(other, nameOnFront)} />
          </li>
        ))}
      </TileGrid>
    </section>
  );
}

/** The name, if it fits on another card. */
function nameFor({ takesName, nameMax }: RelatedTile, name: string): string | undefined {
  return takesName && name !== '' && name.length <= nameMax ? name : undefined;
}
