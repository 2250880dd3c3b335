import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field, TextArea } from '#app/ui/form/field.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { BIRTHDAY_REQUEST_MESSAGE_MAX, BIRTHDAY_REQUEST_PEOPLE_MAX } from '#shared/limits.ts';
import { firstName } from '#shared/people/first-name.ts';
import { routes } from '#shared/routes.ts';
import css from './ask.module.css';
import { AskedMail } from './asked-mail.tsx';
import { ChoosePeople } from './choose-people.tsx';
import { bodyOf, type ChosenPerson, formatAsk, formatOutcome, isWrittenTo, parseSavedPeople } from './chosen-people.ts';

const FIRST = 'When is your birthday? I would like to be on time this year. The day and the month are enough.';
const FIELDS = [
  'message',
  'people',
  ...Array.from({ length: BIRTHDAY_REQUEST_PEOPLE_MAX }, (_, i) =>
    ['name', 'email', 'mobile', 'contactId'].map((part) => `people.${i}.${part}`),
  ).flat(),
];

/** A member asks for birthdays: whom, in which words, and the exact mail that each of them gets. */
export function AskPage() {
  const [savedPeople, savePeople, forgetPeople] = useSavedInput('ask-birthday-people', '');
  const [message, setMessage, forgetMessage] = useSavedInput('ask-birthday', FIRST);
  const [showsBirthday, setShowsBirthday] = useState(false);
  const account = useLoaded(async () => (await call('GET /account')).account);
  const { formRef, running, generalError, errorAt, run, clear, reject } = useAction(FIELDS);
  const navigateTo = useNavigateTo();
  const people = parseSavedPeople(savedPeople);
  const hasBirthday = (account.value?.birthday ?? null) !== null;

  function choose(next: ChosenPerson[]) {
    savePeople(JSON.stringify(next));
    clear();
  }
  async function ask() {
    if (people.length === 0) return reject({ people: 'Choose somebody to ask.' });
    const isAsked = await run(async () => {
      await call('POST /birthday/request', { body: bodyOf(people, message, hasBirthday && showsBirthday) });
    });
    if (!isAsked) return;
    forgetPeople();
    forgetMessage();
    navigateTo(routes.birthdayRequest('success'));
  }
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Ask for birthdays"
        lead="Each of them gets one message, in your words. They need no account to answer, and the birthday goes into your reminders."
        back={{ to: routes.reminders(), name: 'Your reminders' }}
      />
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <PageSection title="Who">
          <ChoosePeople people={people} onChange={choose} errorAt={errorAt} />
          <PathLink className={text.arrow} to={routes.birthdayGroup()}>
            Ask a whole team or family with one link
          </PathLink>
        </PageSection>
        <PageSection title="Your message" isText>
          <div className={css.words}>
            <Field label="What you write to them" error={errorAt('message')}>
              <TextArea
                value={message}
                maxLength={BIRTHDAY_REQUEST_MESSAGE_MAX}
                rows={4}
                serif
                onChange={({ target }) => {
                  setMessage(target.value);
                  clear('message');
                }}
              />
            </Field>
            {hasBirthday && (
              <Choice checked={showsBirthday} onChange={({ target }) => setShowsBirthday(target.checked)}>
                Show them my birthday too, once they have told me theirs
              </Choice>
            )}
          </div>
        </PageSection>
        <PageSection title="What they get" isText>
          <AskedMail
            person={people.find(({ email }) => email !== undefined) ?? people.find(isWrittenTo) ?? people[0]}
            message={message}
          />
          {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
          <div className={css.end}>
            <Button type="submit" busy={running !== null}>
              {formatAsk(people, firstName)}
            </Button>
            <p className={text.soft}>{formatOutcome(people)}</p>
          </div>
          <PathLink className={text.arrow} to={routes.birthdayRequest('success')}>
            See who you have asked
          </PathLink>
        </PageSection>
      </form>
    </div>
  );
}
