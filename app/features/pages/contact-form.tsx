import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { ContactFields } from './contact-fields.tsx';
import css from './contact-page.module.css';
import { useContactForm } from './use-contact-form.ts';

const never = () => () => undefined;

/** The contact form. Typed text is saved in this window until it is sent. */
export function ContactForm({ sent, wrong }: { sent: number | undefined; wrong?: string }) {
  const contact = useContactForm(sent);
  const { state, send } = contact;
  const form = useRef<HTMLFormElement>(null);
  // Before hydration the browser validates the fields, and submits the form itself.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (state.at === 'wrong') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  if (state.at === 'sent')
    return <ContactSent number={state.number} email={contact.input.email} onWriteAnother={contact.writeAnother} />;
  const error = state.at === 'wrong' ? state.error : null;
  const general = error?.at('general');
  return (
    <form
      ref={form}
      className={css.form}
      action={routes.contact()}
      method="post"
      onSubmit={(event) => void send(event)}
      noValidate={isHydrated}
    >
      <ContactFields error={error} form={contact} />
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

/** Replaces the form once the message is sent, and gets the focus. */
function ContactSent({ number, email, onWriteAnother }: { number: number; email: string; onWriteAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.sent}>
      <h2 ref={heading} tabIndex={-1}>
        We have your message
      </h2>
      <p className={text.lead}>
        Its number is {number}. We have emailed a receipt to {email || 'your address'}. Our answer goes there too.
      </p>
      <Button variant="quiet" onClick={onWriteAnother}>
        Write another message
      </Button>
    </div>
  );
}
