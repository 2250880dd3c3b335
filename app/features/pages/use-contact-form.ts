import { type FormEvent, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { useSession } from '#app/client/session/session.ts';

export type ContactState =
  | { at: 'writing' }
  | { at: 'sending' }
  | { at: 'sent'; number: number }
  | { at: 'wrong'; error: ApiError };

/** The state of the contact form, and sending it. @param sent the number of a message that was sent without script */
export function useContactForm(sent: number | undefined) {
  const { user } = useSession();
  const [name, setName, deleteName] = useSavedInput('contact-name', user.name ?? '');
  const [email, setEmail, deleteEmail] = useSavedInput('contact-email', user.email ?? '');
  const [subject, setSubject, deleteSubject] = useSavedInput('contact-subject', '');
  const [message, setMessage, deleteMessage] = useSavedInput('contact-message', '');
  const [state, setState] = useState<ContactState>(
    sent === undefined ? { at: 'writing' } : { at: 'sent', number: sent },
  );

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    setState({ at: 'sending' });
    try {
      const { ticketNumber } = await call('POST /open_ticket', {
        body: { name, email, subject, message, ...(typeof website === 'string' && website !== '' ? { website } : {}) },
      });
      for (const forget of [deleteName, deleteEmail, deleteSubject, deleteMessage]) forget();
      setState({ at: 'sent', number: ticketNumber });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setState({ at: 'wrong', error: failed });
    }
  }

  function writeAnother() {
    setSubject('');
    setMessage('');
    deleteSubject();
    deleteMessage();
    setState({ at: 'writing' });
  }

  return {
    input: { name, email, subject, message },
    setName,
    setEmail,
    setSubject,
    setMessage,
    state,
    send,
    writeAnother,
  };
}
export type ContactFormState = ReturnType<typeof useContactForm>;
