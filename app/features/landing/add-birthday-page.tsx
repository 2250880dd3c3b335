import { ButtonLink } from '#app/ui/button.tsx';
import { Line, Lines } from '#app/ui/lines.tsx';
import { routes } from '#shared/routes.ts';
import { NameForm } from './name-form.tsx';
import { Opening, Section } from './parts.tsx';

/** A birthday, begun with the name. */
export function AddBirthdayPage() {
  return (
    <>
      <Opening
        title={
          <>
            Whose <em>birthday</em> is it?
          </>
        }
        lead="Begin with the name, and see it on the cards. The day comes with the card: you name it before it is sent, and it leaves by itself."
        acts={<NameForm label="Their name" />}
      />
      <Section title="Or begin elsewhere">
        <Lines>
          <Line
            isMid
            name="One by hand"
            note="Name, card, day: three steps"
            end={
              <ButtonLink size="small" variant="quiet" to={routes.addBirthdayByHand()}>
                By hand
              </ButtonLink>
            }
          />
          <Line
            isMid
            name="Several at once"
            note="By who they are to you"
            end={
              <ButtonLink size="small" variant="quiet" to={routes.moreBirthdays()}>
                Several
              </ButtonLink>
            }
          />
          <Line
            isMid
            name="One that you have to ask for"
            note="One message, in your words, from your own phone"
            end={
              <ButtonLink size="small" variant="quiet" to={routes.birthdayRequest('ask')}>
                Ask
              </ButtonLink>
            }
          />
        </Lines>
      </Section>
    </>
  );
}

/** One birthday by hand, in the order in which it is done. */
export function BirthdayByHandPage() {
  return (
    <>
      <Opening
        title={
          <>
            One birthday, <em>by hand.</em>
          </>
        }
        lead="We keep a birthday with its card, not in a list of its own. That takes three minutes, and then it is done for the year."
      />
      <Section title="1. The name">
        <NameForm label="Their name" />
      </Section>
      <Section
        title="2. The card"
        line="The name stands on it at once. Choose the one that is theirs, and write inside."
      >
        <ButtonLink variant="quiet" to={routes.browse('birthday')}>
          See all birthday cards
        </ButtonLink>
      </Section>
      <Section
        title="3. The day"
        line="On the page for people and days choose “On a day”. For 29 February take the 28th or 1 March in the years between."
      >
        <ButtonLink variant="quiet" to={routes.reminders()}>
          See what waits already
        </ButtonLink>
      </Section>
    </>
  );
}
