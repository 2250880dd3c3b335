import { ButtonLink } from '#app/ui/button/button.tsx';
import { NumberedSteps } from '#app/ui/list/numbered-steps.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/cards/load-cards.ts';
import { SignedCardPreview } from './signed-card-preview.tsx';
import { CardGrid, Faq, PageIntro, Quotes, Section } from '../sections.tsx';

/** Group cards. They cannot be signed together yet; the page says what a group can do until then. */
export function GroupCardsPage({
  leaving,
  thanks,
  birthday,
  words,
}: {
  leaving: CardList;
  thanks: CardList;
  birthday: CardList;
  /** messages from a group for a birthday */ words: readonly string[];
}) {
  const [cover] = leaving.results;
  return (
    <>
      <PageIntro
        title={
          <>
            One card <em>from everyone.</em>
          </>
        }
        lead="You cannot sign a card together with a shared link yet. Until then, one of you collects the messages and writes the card for all."
        actions={<ButtonLink to={routes.cards('retirement', 'leaving')}>Choose the card</ButtonLink>}
        beside={cover && <SignedCardPreview cover={cover} />}
      />
      <Section title="How to do it today">
        <NumberedSteps
          steps={[
            ['Ask everyone for a message', 'One sentence each is enough.'],
            ['Choose the card and put their name on it', 'You do not need an account.'],
            ['Write everything inside', 'Your message can have up to 5,000 characters. Sign with all the names.'],
            [
              'Choose the date and time',
              'It arrives at the time you choose, in their time zone. You can see when it was opened.',
            ],
          ]}
        />
      </Section>
      <Section
        title="For someone who is leaving"
        all={{ path: routes.cards('retirement', 'leaving'), count: leaving.total, of: 'leaving cards' }}
      >
        <CardGrid cards={leaving.results.slice(0, 5)} />
      </Section>
      <Section
        title="For a birthday at work"
        line="From the whole team. It arrives at nine on the day, if you like."
        all={{
          path: routes.cards('birthday', 'colleague'),
          count: birthday.total,
          of: 'birthday cards for a colleague',
        }}
      >
        <CardGrid cards={birthday.results} />
      </Section>
      <Section title="Messages from a group" line="For a birthday. Use them as they are, or change them.">
        <Quotes words={words} />
      </Section>
      <Section
        title="To say thank you at work"
        all={{ path: routes.cards('thank-you', 'work'), count: thanks.total, of: 'thank you cards for work' }}
      >
        <CardGrid cards={thanks.results} />
      </Section>
      <Section title="Good to know">
        <Faq
          answers={[
            ['Will they see it early?', 'No. We send it at the time you choose.'],
            ['Who sees the reply?', 'The reply goes to the person who sent the card.'],
            [
              'Whose birthday is next?',
              <>
                Make a list, and{' '}
                <PathLink className={text.link} to={routes.birthdayGroup()}>
                  everyone in the team adds their own birthday
                </PathLink>
                .
              </>,
            ],
          ]}
        />
      </Section>
    </>
  );
}
