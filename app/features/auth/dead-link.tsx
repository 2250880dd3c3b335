import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { say } from '#app/ui/toast-store.ts';
import { problemsOf } from './problems.ts';

/** Mails the link to a new password from where one is: whoever is in cannot ask for it at the door. */
export function NewLink({ email, words }: { email: string; words: string }) {
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    try {
      await call('POST /account/password/reset', { body: { email } });
      say(`A link to a new password is on its way to ${email}. It works once, for an hour.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { general, at } = problemsOf(error, ['email']);
      say(general ?? at['email'] ?? error.message, { tone: 'wrong' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <TextButton disabled={isBusy} onClick={() => void ask()}>
      {words}
    </TextButton>
  );
}

/** The link of a mail was to set a password, and does so no longer. */
export function DeadLink({ email }: { email: string }) {
  return (
    <Notice tone="bad">
      The link to a new password for <bdi dir="ltr">{email}</bdi> was used already, or its time is over. Nothing was
      changed. <NewLink email={email} words="Mail me a new one" />
    </Notice>
  );
}
