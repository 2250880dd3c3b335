import { ButtonLink } from '#app/ui/button.tsx';
import { Line, Lines } from '#app/ui/lines.tsx';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import { inFigures } from '#shared/count.ts';
import { routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { Asked, Section, Well } from './parts.tsx';

/** How a day is not forgotten: the card is written now, and leaves by itself. */
export function AddRemindersPage({
  shelf,
  counts,
}: {
  shelf: Shelf;
  counts: { birthday: number; anniversary: number; holidays: number };
}) {
  return (
    <>
      <ShopWindow
        title={
          <>
            Write it now, <em>forget it safely.</em>
          </>
        }
        lead="Reminders that nudge you are still being made. What already works is better on the day: choose the card today, name the date, and it leaves without you."
        acts={<ButtonLink to={routes.cards()}>Choose a card</ButtonLink>}
        ledge={shelf.results}
      />
      <Section title="What is the day?">
        <Lines>
          <Line
            isMid
            name="A birthday"
            note={`${inFigures(counts.birthday)} cards, with their name on the front`}
            end={
              <ButtonLink size="small" variant="quiet" to={routes.browse('birthday')}>
                Birthday cards
              </ButtonLink>
            }
          />
          <Line
            isMid
            name="An anniversary"
            note={`${inFigures(counts.anniversary)} cards, many of them by the year`}
            end={
              <ButtonLink size="small" variant="quiet" to={routes.browse('anniversary')}>
                Anniversary cards
              </ButtonLink>
            }
          />
          <Line
            isMid
            name="A holiday"
            note={`${inFigures(counts.holidays)} cards for eighteen feasts`}
            end={
              <ButtonLink size="small" variant="quiet" to={routes.browse('holiday')}>
                Holiday cards
              </ButtonLink>
            }
          />
          <Line
            isMid
            name="A birthday that you do not know"
            note="Ask, in one message from your own phone"
            end={
              <ButtonLink size="small" variant="quiet" to={routes.birthdayRequest('ask')}>
                Ask for it
              </ButtonLink>
            }
          />
        </Lines>
      </Section>
      <Section title="Good to know">
        <Asked
          answers={[
            [
              'How far ahead?',
              'Up to two years. Next year’s card can be written while you still know what you meant to say.',
            ],
            ['At what hour?', 'At nine where they are, or any other hour. Summer time is already counted.'],
            ['And if plans change?', 'Until the minute it leaves you may change every word, or stop it.'],
          ]}
        />
      </Section>
      <Well
        acts={
          <ButtonLink variant="quiet" to={routes.reminders()}>
            See what waits
          </ButtonLink>
        }
      >
        Have you planned some already? <em>They are all in one list.</em>
      </Well>
    </>
  );
}
