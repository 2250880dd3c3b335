import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { say } from '#app/ui/toast-store.ts';
import { useKeptWords } from '#app/client/use-kept-words.ts';
import { MESSAGE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './ask-page.module.css';
import { Opening, Section, StepsDown } from './parts.tsx';

const FIRST = 'When is your birthday? I would like to be on time this year. The day and the month are enough.';

/** Asking for a birthday: one message, whose every word the asker sees, from the asker's own phone. */
export function AskPage() {
  const [words, setWords] = useKeptWords('ask-birthday', FIRST);
  const said = encodeURIComponent(words);
  async function copy() {
    try {
      await navigator.clipboard.writeText(words);
      say('Copied. Paste it wherever you talk to them.');
    } catch {
      say('Your browser did not let us copy. Mark the words and copy them yourself.', { tone: 'wrong' });
    }
  }
  return (
    <>
      <Opening
        title={
          <>
            Ask, <em>and be on time.</em>
          </>
        }
        lead="One message, in your words. It goes from your own phone, so they know who asks, and nothing of it passes through us."
        beside={
          <div className={css.ask}>
            <Field label="What you ask">
              <TextArea
                value={words}
                maxLength={MESSAGE_MAX}
                rows={4}
                serif
                onChange={(event) => setWords(event.target.value)}
              />
            </Field>
            <div className={css.ways}>
              <Button onClick={() => void copy()}>Copy it</Button>
              <a className={css.way} href={`sms:?&body=${said}`}>
                Text message
              </a>
              <a className={css.way} href={`https://wa.me/?text=${said}`} rel="noreferrer">
                WhatsApp
              </a>
              <a
                className={css.way}
                href={`mailto:?subject=${encodeURIComponent('When is your birthday?')}&body=${said}`}
              >
                Email
              </a>
            </div>
          </div>
        }
      />
      <Section title="And when they answer">
        <StepsDown
          steps={[
            ['Write the card the same evening', 'While you still hear them. Put their name on the front.'],
            ['Name the day', 'It waits up to two years and leaves at nine in their morning.'],
          ]}
        />
        <div className={css.end}>
          <ButtonLink variant="quiet" to={routes.browse('birthday')}>
            Choose a birthday card
          </ButtonLink>
          <PathLink className={css.way} to={routes.birthdayRequest('howto')}>
            How a day is kept
          </PathLink>
        </div>
      </Section>
    </>
  );
}
