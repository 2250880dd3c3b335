import { ButtonLink } from '#app/ui/button.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import type { TileCard } from '#app/ui/card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { inFigures } from '#shared/count.ts';
import { routes } from '#shared/routes.ts';
import css from './text-page.module.css';
import { First, TextChapter } from './text-page.tsx';

/** What this is, and who stands behind it. One page under three addresses. */
export function AboutPage({ ledge, total }: { ledge: readonly TileCard[]; total: number }) {
  return (
    <>
      <ShopWindow
        title={
          <>
            A shop on a <em>quiet street.</em>
          </>
        }
        lead="We make cards, and we see to it that they arrive in time. That is all we do."
        acts={
          <ButtonLink to={routes.contact()} variant="quiet">
            Write to us
          </ButtonLink>
        }
        ledge={ledge}
      />
      <div className={classNames(text.wrap, css.page)}>
        <TextChapter title="The cards">
          <First>
            There are {inFigures(total)} of them, and each is drawn by code: front, inside, back, envelope and stamp.
          </First>
          <p>
            That is why a name belongs to the picture and is not printed over it, why one card comes in several colours,
            and why it is as sharp on paper as on a telephone. Nothing is bought from a picture library.
          </p>
        </TextChapter>
        <TextChapter title="How we treat people">
          <p>
            Whoever gets a card needs no account, sees no advertising and is asked for nothing. It opens in the browser
            they have, and it never expires.
          </p>
          <p>
            Whoever sends one sees what became of it: when it left, when it came, when it was opened. A wrong address is
            put right and sent again.
          </p>
          <p>
            What we count, we count without knowing who it was. The page on{' '}
            <PathLink to={routes.privacy()}>your privacy</PathLink> is short because there is little to say.
          </p>
        </TextChapter>
        <TextChapter title="The founders">
          <p>
            Cardamom was founded by people who kept forty birthdays and forgot some. They write the program, draw the
            cards and read the letters. There is no second floor with a sales department.
          </p>
          <p>
            The name is that of the spice: a small green pod that is worth unpacking. It goes into coffee and into buns
            for birthdays.
          </p>
        </TextChapter>
        <TextChapter title="A copy of your own">
          <p>
            The whole of it runs on one small machine, for a family, a choir or a firm, without an account anywhere
            else. Then the cards and everything that is written in them stay with whoever runs it.
          </p>
        </TextChapter>
      </div>
    </>
  );
}
