import { ButtonLink } from '#app/ui/button/button.tsx';
import { Hero } from '#app/parts/hero.tsx';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/cards/load-cards.ts';
import { CallToAction, Faq, LinkRows, Section } from '../sections.tsx';
import { OTHER_DATES } from './other-dates.ts';

/** What reminders do, the dates that can be added, and the cards that can be written ahead. */
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
            Never forget <em>a birthday again.</em>
          </>
        }
        lead="Add the dates that matter to you. We email you in time, with cards that suit the person. Or write the card now, and we send it on the day."
        actions={<ButtonLink to={routes.addBirthdayByHand()}>Add a birthday</ButtonLink>}
        cards={cards.results}
      />
      <Section title="What would you like to remember?">
        <LinkRows
          rows={[
            {
              name: 'A birthday',
              note: 'The day is enough, you can leave out the year',
              action: 'Add one',
              to: routes.addBirthdayByHand(),
            },
            ...OTHER_DATES,
          ]}
        />
      </Section>
      <Section title="Write a card now, for later">
        <LinkRows
          rows={[
            {
              name: 'For a birthday',
              note: `${formatInteger(counts.birthday)} cards, with their name on the front`,
              action: 'Birthday cards',
              to: routes.browse('birthday'),
            },
            {
              name: 'For an anniversary',
              note: `${formatInteger(counts.anniversary)} cards, many of them by the year`,
              action: 'Anniversary cards',
              to: routes.browse('anniversary'),
            },
            {
              name: 'For a holiday',
              note: `${formatInteger(counts.holidays)} cards for the holidays of the year`,
              action: 'Holiday cards',
              to: routes.browse('holiday'),
            },
          ]}
        />
      </Section>
      <Section title="Good to know">
        <Faq
          answers={[
            [
              'When do you remind me?',
              'A week before and the day before, at nine in the morning. You can choose other days and another hour, for everybody or for one person.',
            ],
            [
              'When does a card arrive?',
              'At nine in the morning in their time zone, or at any other hour, up to two years ahead. We take care of daylight saving time.',
            ],
            ['And if plans change?', 'You can change or cancel a card until the minute it is sent.'],
            [
              'How do the reminders stop?',
              'Every email leads to a page where you stop them, for this year or for good.',
            ],
          ]}
        />
      </Section>
      <CallToAction
        actions={
          <ButtonLink variant="quiet" to={routes.reminders()}>
            Your reminders
          </ButtonLink>
        }
      >
        Have you already added some dates? <em>See which one is next.</em>
      </CallToAction>
    </>
  );
}
