import type { CSSProperties } from 'react';
import type { TileCard } from '#app/parts/card-tile.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { HeaderNote } from '#app/ui/layout/header-note.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { classNames } from '#app/ui/class-names.ts';
import { routes } from '#shared/routes.ts';
import css from './name-page.module.css';
import landing from '../landing.module.css';
import { NameForm } from './name-form.tsx';
import { CardGrid, Quotes, Section } from '../sections.tsx';

/** One name in very large letters, and cards with that name on them. */
export function NamePage({
  name,
  places,
  cards,
  words,
}: {
  name: string;
  /** its rank, in a sentence; null if it is not in the lists */ places: string | null;
  cards: readonly TileCard[];
  words: readonly string[];
}) {
  return (
    <>
      <HeaderNote>
        <PathLink className={text.link} to={routes.names()}>
          Another name
        </PathLink>
      </HeaderNote>
      <div
        className={classNames(text.wrap, css.top)}
        style={{ '--n': Math.max(4, Array.from(name).length) } as CSSProperties}
      >
        <h1 className={css.name}>
          <bdi>{name}</bdi>
        </h1>
        <div className={css.row}>
          <div>
            {cards.length > 0 && (
              <p className={css.quote}>
                Your cards with this name. <em>Choose one</em> to send.
              </p>
            )}
            {places !== null && <p className={classNames(text.soft, css.places)}>{places}</p>}
          </div>
          <div className={landing.actions}>
            <ButtonLink to={routes.cards('birthday')}>All birthday cards</ButtonLink>
          </div>
        </div>
      </div>
      {cards.length > 0 ? (
        <Section title="With the name on the front">
          <CardGrid cards={cards} nameOnFront={name} />
        </Section>
      ) : (
        <Section title="This name is too long for the front" line="You can write it inside the card.">
          <ButtonLink to={routes.cards('birthday')}>Choose a birthday card</ButtonLink>
        </Section>
      )}
      {words.length > 0 && (
        <Section title="What to write inside" line="Use these messages, or change them.">
          <Quotes words={words} />
        </Section>
      )}
      <Section title="Another name">
        <NameForm label="Their name" />
      </Section>
    </>
  );
}
