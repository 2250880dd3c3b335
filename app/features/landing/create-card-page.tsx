import type { TileCard } from '#app/ui/card-tile.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import text from '#app/ui/text.module.css';
import { media, routes } from '#shared/routes.ts';
import css from './create-card-page.module.css';
import type { Shelf } from './load-shelf.ts';
import { NameForm } from './name-form.tsx';
import { CardRow, Opening, Section, Well } from './parts.tsx';

/** Making a card one's own: what can be changed today. */
export function CreateCardPage({
  card,
  ways,
  shelf,
}: {
  card: TileCard;
  /** its colourways, by name */ ways: readonly { paletteId: string; name: string; v: string }[];
  shelf: Shelf;
}) {
  return (
    <>
      <Opening
        title={
          <>
            Make it <em>theirs.</em>
          </>
        }
        lead="An empty sheet to build on is not on the table yet. What you can make your own today: the colours, the name on the front, every word inside, and the hand it is written in."
        acts={<ButtonLink to={routes.cards()}>Choose a card to begin with</ButtonLink>}
      />
      <Section title={card.title} line="One drawing, and the colours it comes in. Choose the one that is theirs.">
        <ul className={css.ways}>
          {ways.map(({ paletteId, name, v }) => (
            <li key={paletteId}>
              <PathLink to={routes.card(card.cardId, { palette: paletteId })} className={css.way}>
                <Sheet
                  picture={(width) => media.card(card.cardId, paletteId, 'front', width, v)}
                  paper={card.paper}
                  sizes="(max-width: 767px) 44vw, 260px"
                />
                <span className={classNames(text.small, css.colour)}>{name}</span>
              </PathLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Whose name?" line="See it on fronts that have room for it.">
        <NameForm label="Their name" />
      </Section>
      <Section title="Good to begin with">
        <CardRow cards={shelf.results} />
      </Section>
      <Well
        acts={
          <ButtonLink to={routes.sign()} variant="quiet">
            See the hands
          </ButtonLink>
        }
      >
        Five hands to write in, five inks, and <em>as long a letter</em> as you like.
      </Well>
    </>
  );
}
