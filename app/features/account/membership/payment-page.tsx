import { ButtonLink } from '#app/ui/button/button.tsx';
import type { TileCard } from '#app/parts/card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Hero } from '#app/parts/hero.tsx';
import text from '#app/ui/text.module.css';
import { MEMBER_LIMITS } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './payment-page.module.css';

/** The payment page. Everything here is free, and the page says so. */
export function PaymentPage({ ledge }: { ledge: readonly TileCard[] }) {
  return (
    <>
      <Hero
        title={
          <>
            Everything here is <em>free.</em>
          </>
        }
        lead="There is no paid membership and no trial period. You never need a credit card."
        actions={
          <>
            <ButtonLink to={routes.cards()}>Choose a card</ButtonLink>
            <ButtonLink variant="quiet" to={routes.account()}>
              Your account
            </ButtonLink>
          </>
        }
        cards={ledge}
      />
      <section className={classNames(text.wrap, css.questions)}>
        <h2 className={text.sr}>What that means</h2>
        <div>
          <h3>What is free</h3>
          <p>
            Every card in the shop, in every colour. You can send each to up to {MEMBER_LIMITS.recipients} people, on
            the day you choose.
          </p>
        </div>
        <div>
          <h3>Your payment details</h3>
          <p>We have none. We do not store a credit card or a bank account, so we cannot charge you.</p>
        </div>
        <div>
          <h3>Your cards</h3>
          <p>They stay. The cards you sent never expire.</p>
        </div>
      </section>
    </>
  );
}
