import { ButtonLink } from '#app/ui/button.tsx';
import type { TileCard } from '#app/ui/card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './payment-page.module.css';

/** Where a membership is paid. There is none to pay: everything here is free, and the page says just that. */
export function PaymentPage({ ledge }: { ledge: readonly TileCard[] }) {
  return (
    <>
      <ShopWindow
        title={
          <>
            Everything here is <em>free.</em>
          </>
        }
        lead="There is no membership to pay for, no trial that ends, and nobody asks you for a card number."
        acts={
          <>
            <ButtonLink to={routes.cards()}>Choose a card</ButtonLink>
            <ButtonLink variant="quiet" to={routes.account()}>
              Your account
            </ButtonLink>
          </>
        }
        ledge={ledge}
      />
      <section className={classNames(text.wrap, css.asked)}>
        <h2 className={text.sr}>What that means</h2>
        <div>
          <h3>What is free</h3>
          <p>
            Every card of the shop, in every colour. Sending it, to as many people as you like, on the day you choose.
          </p>
        </div>
        <div>
          <h3>What we keep about payments</h3>
          <p>Nothing. We have no card number and no bank account of yours, so nothing can be taken from them.</p>
        </div>
        <div>
          <h3>What you have already</h3>
          <p>Stays. A card that you sent stays open for as long as they want to keep it.</p>
        </div>
      </section>
    </>
  );
}
