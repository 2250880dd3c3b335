import { useRef } from 'react';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ShareActions, ShareLinkField, useCopyLink } from '#app/parts/share/share-panel.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import text from '#app/ui/text.module.css';
import type { Card } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import { createCardLink } from './card-link.ts';
import { toCardChoice } from './card-search.ts';
import css from './share-link-page.module.css';

/** The share-link page of a card: the card as shown to those who follow the link, and the link to copy. */
export function ShareLinkPage({ card, paletteId, name }: { card: Card; paletteId: string; name: string }) {
  const link = createCardLink(card, paletteId, name);
  const field = useRef<HTMLInputElement>(null);
  const { said, copy } = useCopyLink(link, field);
  return (
    <section className={classNames(text.wrap, css.page)}>
      <CardPicture
        className={css.picture}
        picture={link.picture}
        paper={card.paper}
        alt={card.alt}
        sizes="(max-width: 767px) 9rem, 15rem"
        first
      />
      <div className={css.copy}>
        <h1>Share {card.title}</h1>
        <p className={text.soft}>{link.line} People with the link see exactly this.</p>
        <div className={css.link}>
          <ShareLinkField link={link} said={said} field={field} />
          <noscript>
            <p className={text.note}>Select the link and copy it.</p>
          </noscript>
        </div>
        <div className={css.actions}>
          <ShareActions link={link} copy={copy} />
          <ButtonLink variant="plain" to={routes.card(card.cardId, toCardChoice(card, paletteId, name))}>
            Back to the card
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
