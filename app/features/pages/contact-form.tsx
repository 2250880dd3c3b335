import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSession } from '#app/client/session.ts';
import { useKeptWords } from '#app/client/use-kept-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextArea, TextInput } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { EMAIL_MAX, PERSON_NAME_MAX, TICKET_MAX, TICKET_SUBJECT_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './contact-page.module.css';

type State = { at: 'writing' } | { at: 'sending' } | { at: 'sent'; number: number } | { at: 'wrong'; error: ApiError };

const never = () => () => undefined;

/** A letter to the people behind the counter. What is typed is kept in this window until it is sent. */
export function ContactForm({ sent, wrong }: { sent: number | undefined; wrong?: string }) {
  const { user } = useSession();
  const [name, setName, forgetName] = useKeptWords('contact-name', user.name ?? '');
  const [email, setEmail, forgetEmail] = useKeptWords('contact-email', user.email ?? '');
  const [subject, setSubject, forgetSubject] = useKeptWords('contact-subject', '');
  const [message, setMessage, forgetMessage] = useKeptWords('contact-message', '');
  const [state, setState] = useState<State>(sent === undefined ? { at: 'writing' } : { at: 'sent', number: sent });
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLHeadingElement>(null);
  // Until then the browser itself looks at what was filled in, and the form goes the plain way.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const error = state.at === 'wrong' ? state.error : null;

  useEffect(() => {
    if (state.at === 'sent') done.current?.focus();
    if (state.at === 'wrong') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    setState({ at: 'sending' });
    try {
      const { ticketNumber } = await call('POST /open_ticket', {
        body: { name, email, subject, message, ...(typeof website === 'string' && website !== '' ? { website } : {}) },
      });
      for (const forget of [forgetName, forgetEmail, forgetSubject, forgetMessage]) forget();
      setState({ at: 'sent', number: ticketNumber });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setState({ at: 'wrong', error: failed });
    }
  }

  function writeAnother() {
    setSubject('');
    setMessage('');
    forgetSubject();
    forgetMessage();
    setState({ at: 'writing' });
  }

  if (state.at === 'sent')
    return (
      <div className={css.sent}>
        <h2 ref={done} tabIndex={-1}>
          Your letter is here
        </h2>
        <p className={text.lead}>
          It has the number {state.number}. A receipt is on its way to {email || 'your address'}, and the answer comes
          there too.
        </p>
        <Button variant="quiet" onClick={writeAnother}>
          Write another
        </Button>
      </div>
    );
  const general = error?.at('general');
  return (
    <form
      ref={form}
      className={css.form}
      action={routes.contact()}
      method="post"
      onSubmit={(event) => void send(event)}
      noValidate={isAlive}
    >
      <div className={css.two}>
        <Field label="Your name" error={error?.at('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            required
            maxLength={PERSON_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Your email" error={error?.at('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={EMAIL_MAX}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </div>
      <Field label="What it is about" aside="if you like" error={error?.at('subject')}>
        <TextInput
          name="subject"
          maxLength={TICKET_SUBJECT_MAX}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      </Field>
      <Field label="Your words" error={error?.at('message')}>
        <TextArea
          name="message"
          required
          rows={9}
          maxLength={TICKET_MAX}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      {/* Nobody sees it. Programs that fill in every field give themselves away. */}
      <div className={css.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {wrong !== undefined && state.at === 'writing' && (
        <Notice tone="bad">
          {wrong === 'too-many'
            ? 'Those were many letters at once. Wait an hour; your words are one step back.'
            : 'Something was missing. Go one step back: your words are still there.'}
        </Notice>
      )}
      {general && (
        <Notice tone="bad">
          {general === 'Fetch POST failed'
            ? 'It did not get through. Your words are safe here. Try again in a moment.'
            : general}
        </Notice>
      )}
      <div className={css.send}>
        <Button type="submit" busy={state.at === 'sending'}>
          Send the letter
        </Button>
        <span className={text.note}>Your words are kept in this window until then.</span>
      </div>
    </form>
  );
}
