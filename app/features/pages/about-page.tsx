import { ButtonLink } from '#app/ui/button/button.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { Hero } from '#app/parts/hero.tsx';
import type { TileCard } from '#app/parts/card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import css from './text-page.module.css';
import { Intro, TextSection } from './text-page.tsx';

/** What the product is, and who makes it. One page with three addresses. */
export function AboutPage({ cards, total }: { cards: readonly TileCard[]; total: number }) {
  return (
    <>
      <Hero
        title={
          <>
            About <em>Cardamom.</em>
          </>
        }
        lead="We make greeting cards and deliver them on time."
        actions={
          <ButtonLink to={routes.contact()} variant="quiet">
            Contact us
          </ButtonLink>
        }
        cards={cards}
      />
      <div className={classNames(text.wrap, css.page)}>
        <TextSection title="The cards">
          <Intro>
            We have {formatInteger(total)} cards. Each one is drawn by code: front, inside, back, envelope and stamp.
          </Intro>
          <p>
            That is why a name is part of the picture, why one card comes in several colours, and why it is as sharp on
            paper as on a phone. We use no stock pictures.
          </p>
        </TextSection>
        <TextSection title="How we treat people">
          <p>
            You need no account to open a card, and you see no advertising. It opens in any browser and never expires.
          </p>
          <p>
            When you send a card, you see when it was sent and opened. You can correct a wrong address and send the card
            again.
          </p>
          <p>
            We count visits without knowing who you are. Read more about{' '}
            <PathLink to={routes.privacy()}>your privacy</PathLink>.
          </p>
        </TextSection>
        <TextSection title="The founders">
          <p>
            Cardamom was founded by people who tried to remember forty birthdays and forgot some. They write the
            software, draw the cards and answer your messages.
          </p>
          <p>
            Cardamom is a spice: a small green pod that is worth opening. It goes into coffee and into birthday buns.
          </p>
        </TextSection>
        <TextSection title="Run it yourself">
          <p>
            Cardamom runs on one small computer, for a family, a choir or a company, without an account anywhere else.
            All cards and messages stay on that computer.
          </p>
        </TextSection>
      </div>
    </>
  );
}
