import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSession } from '#app/client/session/session.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextArea, TextInput } from '#app/ui/form/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { EMAIL_MAX, PERSON_NAME_MAX, TICKET_MAX, TICKET_SUBJECT_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './contact-page.module.css';

type State = { at: 'writing' } | { at: 'sending' } | { at: 'sent'; number: number } | { at: 'wrong'; error: ApiError };

const never = () => () => undefined;

/** A letter to the people behind the counter. What is typed is kept in this window until it is sent. */
export function ContactForm({ sent, wrong }: { sent: number | undefined; wrong?: string }) {
  const { user } = useSession();
  const [name, setName, forgetName] = useSavedInput('contact-name', user.name ?? '');
  const [email, setEmail, forgetEmail] = useSavedInput('contact-email', user.email ?? '');
  const [subject, setSubject, forgetSubject] = useSavedInput('contact-subject', '');
  const [message, setMessage, forgetMessage] = useSavedInput('contact-message', '');
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
          We have your message
        </h2>
        <p className={text.lead}>
          Its number is {state.number}. We have emailed a receipt to {email || 'your address'}. Our answer goes there
          too.
        </p>
        <Button variant="quiet" onClick={writeAnother}>
          Write another message
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
      <Field label="Subject" aside="optional" error={error?.at('subject')}>
        <TextInput
          name="subject"
          maxLength={TICKET_SUBJECT_MAX}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      </Field>
      <Field label="Message" error={error?.at('message')}>
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
            ? 'Too many messages. Please wait an hour. Go back to find your text.'
            : 'Something was missing. Go back: your text is still there.'}
        </Notice>
      )}
      {general && (
        <Notice tone="bad">
          {general === 'Fetch POST failed'
            ? 'Your message could not be sent. Your text is saved. Please try again in a moment.'
            : general}
        </Notice>
      )}
      <div className={css.send}>
        <Button type="submit" busy={state.at === 'sending'}>
          Send message
        </Button>
        <span className={text.note}>Your text is saved in this window until you send it.</span>
      </div>
    </form>
  );
}
