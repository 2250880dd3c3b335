import { useRef } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SharedLinkActs, SharedLinkField, useCopying } from '#app/ui/share-link-panel.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import text from '#app/ui/text.module.css';
import type { Card } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import { linkToCard } from './card-link.ts';
import { choiceOf } from './card-search.ts';
import css from './copy-page.module.css';

/** A page that gives a link to a card away: the card as whoever follows the link will see it, and the link to take. */
export function CopyPage({ card, paletteId, name }: { card: Card; paletteId: string; name: string }) {
  const link = linkToCard(card, paletteId, name);
  const field = useRef<HTMLInputElement>(null);
  const { said, copy } = useCopying(link, field);
  return (
    <section className={classNames(text.wrap, css.page)}>
      <Sheet
        className={css.picture}
        picture={link.picture}
        paper={card.paper}
        alt={card.alt}
        sizes="(max-width: 767px) 9rem, 15rem"
        first
      />
      <div className={css.copy}>
        <h1>Share {card.title}</h1>
        <p className={text.soft}>{link.line} Whoever has the link sees just this.</p>
        <div className={css.link}>
          <SharedLinkField link={link} said={said} field={field} />
          <noscript>
            <p className={text.note}>Select the link, and copy it.</p>
          </noscript>
        </div>
        <div className={css.acts}>
          <SharedLinkActs link={link} copy={copy} />
          <ButtonLink variant="plain" to={routes.card(card.cardId, choiceOf(card, paletteId, name))}>
            Back to the card
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
