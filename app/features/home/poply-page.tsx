import { BigIndex } from '#app/ui/big-index.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import type { CardTile } from '#contract/card.ts';
import css from './home-page.module.css';
import { ShopWindow } from './shop-window.tsx';

/** For whoever comes from a card that somebody shared: what this is, and how to answer with one. */
export function PoplyPage({
  ledge,
  occasions,
}: {
  ledge: readonly CardTile[];
  occasions: readonly { name: string; path: string; count: number }[];
}) {
  return (
    <>
      <ShopWindow
        title={
          <>
            Somebody thought of you. <em>Your turn.</em>
          </>
        }
        lead="Cards like the one you saw, with their name on the front and your words inside. No account, and the first takes three minutes."
        ledge={ledge}
      />
      <section className={classNames(text.wrap, css.section)}>
        <h2 className={text.sr}>All occasions</h2>
        <BigIndex title="All occasions" items={occasions} />
      </section>
    </>
  );
}
