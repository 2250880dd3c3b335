import type { ApiError } from '#app/client/api.ts';
import { Field, TextArea, TextInput } from '#app/ui/form/field.tsx';
import { EMAIL_MAX, PERSON_NAME_MAX, TICKET_MAX, TICKET_SUBJECT_MAX } from '#shared/limits.ts';
import css from './contact-page.module.css';
import type { ContactFormState } from './use-contact-form.ts';

/** The fields of the contact form. */
export function ContactFields({
  error,
  form: { input, setName, setEmail, setSubject, setMessage },
}: {
  error: ApiError | null;
  form: ContactFormState;
}) {
  return (
    <>
      <div className={css.two}>
        <Field label="Your name" error={error?.at('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            required
            maxLength={PERSON_NAME_MAX}
            value={input.name}
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
            value={input.email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </div>
      <Field label="Subject" aside="optional" error={error?.at('subject')}>
        <TextInput
          name="subject"
          maxLength={TICKET_SUBJECT_MAX}
          value={input.subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      </Field>
      <Field label="Message" error={error?.at('message')}>
        <TextArea
          name="message"
          required
          rows={9}
          maxLength={TICKET_MAX}
          value={input.message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      {/* Invisible. Bots give themselves away by filling in every field. */}
      <div className={css.honeypot} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
