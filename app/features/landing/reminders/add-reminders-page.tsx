import { ButtonLink } from '#app/ui/button/button.tsx';
import { Hero } from '#app/parts/hero.tsx';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/load-cards.ts';
import { CallToAction, Faq, LinkRows, Section } from '../sections.tsx';

/** How reminders work: a card is written now and sent on the day. */
export function AddRemindersPage({
  cards,
  counts,
}: {
  cards: CardList;
  counts: { birthday: number; anniversary: number; holidays: number };
}) {
  return (
    <>
      <Hero
        title={
          <>
            Write it now, <em>we send it on time.</em>
          </>
        }
        lead="Choose a card today, pick the date, and we send it on the day. Keep birthdays in your reminders and see which one is next. We do not send reminder emails yet."
        actions={<ButtonLink to={routes.cards()}>Choose a card</ButtonLink>}
        cards={cards.results}
      />
      <Section title="What is the occasion?">
        <LinkRows
          rows={[
            {
              name: 'A birthday',
              note: `${formatInteger(counts.birthday)} cards, with their name on the front`,
              action: 'Birthday cards',
              to: routes.browse('birthday'),
            },
            {
              name: 'An anniversary',
              note: `${formatInteger(counts.anniversary)} cards, many of them by the year`,
              action: 'Anniversary cards',
              to: routes.browse('anniversary'),
            },
            {
              name: 'A holiday',
              note: `${formatInteger(counts.holidays)} cards for the holidays of the year`,
              action: 'Holiday cards',
              to: routes.browse('holiday'),
            },
            {
              name: 'A birthday you do not know',
              note: 'Ask with a message from your own phone',
              action: 'Ask for it',
              to: routes.birthdayRequest('ask'),
            },
          ]}
        />
      </Section>
      <Section title="Good to know">
        <Faq
          answers={[
            ['How far ahead?', 'Up to two years.'],
            [
              'At what hour?',
              'At nine in the morning in their time zone, or at any other hour. We take care of daylight saving time.',
            ],
            ['And if plans change?', 'You can change or cancel the card until the minute it is sent.'],
          ]}
        />
      </Section>
      <CallToAction
        actions={
          <ButtonLink variant="quiet" to={routes.reminders()}>
            See scheduled cards
          </ButtonLink>
        }
      >
        Have you already scheduled some cards? <em>See them in one list.</em>
      </CallToAction>
    </>
  );
}
