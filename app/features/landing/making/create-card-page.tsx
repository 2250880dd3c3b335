import type { TileCard } from '#app/parts/card-tile.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import text from '#app/ui/text.module.css';
import { media, routes } from '#shared/routes.ts';
import css from './create-card-page.module.css';
import type { CardList } from '#app/client/cards/load-cards.ts';
import { NameForm } from '../names/name-form.tsx';
import { CardGrid, PageIntro, Section, CallToAction } from '../sections.tsx';

/** What can be changed on a card. */
export function CreateCardPage({
  card,
  ways,
  cards,
}: {
  card: TileCard;
  /** its colourways */ ways: readonly { paletteId: string; name: string; v: string }[];
  cards: CardList;
}) {
  return (
    <>
      <PageIntro
        title={
          <>
            Make it <em>theirs.</em>
          </>
        }
        lead="You cannot design a card from scratch yet. You can choose the colours, the name on the front, the message inside and the handwriting."
        actions={<ButtonLink to={routes.cards()}>Choose a card</ButtonLink>}
      />
      <Section title={card.title} line="One card in all its colours. Choose the one you like.">
        <ul className={css.choices}>
          {ways.map(({ paletteId, name, v }) => (
            <li key={paletteId}>
              <PathLink to={routes.card(card.cardId, { palette: paletteId })} className={css.choice}>
                <CardPicture
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
      <Section title="Whose name?" line="See it on our cards.">
        <NameForm label="Their name" />
      </Section>
      <Section title="More cards to start with">
        <CardGrid cards={cards.results} />
      </Section>
      <CallToAction
        actions={
          <ButtonLink to={routes.sign()} variant="quiet">
            See the handwriting
          </ButtonLink>
        }
      >
        Five handwriting styles, five ink colours, and <em>as long a message</em> as you like.
      </CallToAction>
    </>
  );
}
