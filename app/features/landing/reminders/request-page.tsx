import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Field, TextArea } from '#app/ui/form/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { MESSAGE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './request-page.module.css';
import { PageIntro, Section, NumberedSteps } from '../sections.tsx';

const FIRST = 'When is your birthday? I would like to be on time this year. The day and the month are enough.';

/** A birthday request: one message, shown in full, sent from the sender's own phone. */
export function RequestPage() {
  const [words, setWords] = useSavedInput('ask-birthday', FIRST);
  const said = encodeURIComponent(words);
  async function copy() {
    try {
      await navigator.clipboard.writeText(words);
      showToast('Message copied.');
    } catch {
      showToast('Your browser did not let us copy. Select the text and copy it yourself.', { tone: 'error' });
    }
  }
  return (
    <>
      <PageIntro
        title={
          <>
            Ask for <em>their birthday.</em>
          </>
        }
        lead="Write one message and send it from your own phone. It does not pass through us."
        beside={
          <div className={css.ask}>
            <Field label="Your message">
              <TextArea
                value={words}
                maxLength={MESSAGE_MAX}
                rows={4}
                serif
                onChange={(event) => setWords(event.target.value)}
              />
            </Field>
            <div className={css.links}>
              <Button onClick={() => void copy()}>Copy message</Button>
              <a className={css.link} href={`sms:?&body=${said}`}>
                Text message
              </a>
              <a className={css.link} href={`https://wa.me/?text=${said}`} rel="noreferrer">
                WhatsApp
              </a>
              <a
                className={css.link}
                href={`mailto:?subject=${encodeURIComponent('When is your birthday?')}&body=${said}`}
              >
                Email
              </a>
            </div>
          </div>
        }
      />
      <Section title="When they answer">
        <NumberedSteps
          steps={[
            ['Write the card straight away', 'Put their name on the front.'],
            [
              'Choose the date',
              'You can schedule a card up to two years ahead. It arrives at nine in the morning, their time.',
            ],
          ]}
        />
        <div className={css.end}>
          <ButtonLink variant="quiet" to={routes.browse('birthday')}>
            Choose a birthday card
          </ButtonLink>
          <PathLink className={css.link} to={routes.birthdayRequest('howto')}>
            How it works
          </PathLink>
        </div>
      </Section>
    </>
  );
}
