import { ButtonLink } from '#app/ui/button/button.tsx';
import { Hero } from '#app/parts/hero.tsx';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/load-cards.ts';
import { Section, CallToAction } from '../sections.tsx';
import { NameForm } from '../names/name-form.tsx';

/** After the request was sent: what to do while waiting. */
export function RequestSuccessPage({ cards }: { cards: CardList }) {
  return (
    <>
      <Hero
        title={
          <>
            Now wait for <em>their answer.</em>
          </>
        }
        lead="They will answer on your phone, where you asked. You can already choose the card."
        actions={<ButtonLink to={routes.browse('birthday')}>Choose a birthday card</ButtonLink>}
        cards={cards.results}
      />
      <Section title="Whose birthday is it?">
        <NameForm label="Their name" />
      </Section>
      <CallToAction
        actions={
          <ButtonLink variant="quiet" to={routes.birthdayRequest('ask')}>
            Ask someone else
          </ButtonLink>
        }
      >
        Whose birthday <em>do you need next?</em>
      </CallToAction>
    </>
  );
}
