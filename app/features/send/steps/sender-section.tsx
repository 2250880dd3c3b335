import { useState } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { useSession } from '#app/client/session.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import { routes } from '#shared/routes.ts';
import shared from '../send.module.css';
import { senderErrors, type SenderField } from './sender-errors.ts';
import type { OpenDraft } from './step.ts';

/** Who it is from, and the phrase that proves it. */
export function SenderSection({
  draft,
  snapshot,
  edit,
  store,
  server,
  hasTried,
}: Pick<OpenDraft, 'draft' | 'snapshot' | 'edit' | 'store' | 'server'> & { hasTried: boolean }) {
  const [left, setLeft] = useState<Partial<Record<SenderField, boolean>>>({});
  const { user } = useSession();
  /** the address that was asked about last */
  const [checked, setChecked] = useState('');
  const errors = senderErrors(draft);
  /** Whose address it is, where that is a member's: the specification's check, section 5. */
  async function check() {
    const email = draft.senderEmail.trim();
    if (user.isLoggedIn || errors.senderEmail || email === checked) return;
    setChecked(email);
    await (
      await retryChunk('check-email', () => import('#app/client/check-email.ts'))
    ).checkEmail(email, (message) => say(message, { tone: 'wrong' }));
  }
  const field = (name: SenderField) => ({
    'data-field': name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
    onBlur: () => {
      setLeft((was) => ({ ...was, [name]: draft[name].trim() !== '' || hasTried || (was[name] ?? false) }));
      void store.flush();
      if (name === 'senderEmail') void check();
    },
  });
  const errorAt = (name: SenderField) => snapshot.refused(name) ?? (left[name] || hasTried ? errors[name] : undefined);
  return (
    <section aria-labelledby="from">
      <h2 id="from">So they know it is you</h2>
      <div className={shared.fields}>
        <Field label="Your name" error={errorAt('senderName')}>
          <TextInput {...field('senderName')} name="name" autoComplete="name" />
        </Field>
        <Field
          label="Your email address"
          error={errorAt('senderEmail')}
          hint={
            user.isMember && !user.isLoggedIn && checked === draft.senderEmail.trim() ? (
              <>
                This address has an account here.{' '}
                <PathLink className={text.link} to={routes.login(routes.send('people', server.cardSendId))}>
                  Sign in
                </PathLink>
                , and the card is among your cards. Or send it as it is.
              </>
            ) : (
              `Their thanks come here. You need no account: the first time you send from an address, we may ask for one press of a button in a mail to it. A card goes to up to ${server.limits.recipients.toLocaleString('en')} people.`
            )
          }
        >
          <TextInput
            {...field('senderEmail')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
          />
        </Field>
        <Field
          label="A private phrase"
          aside="If you like"
          error={errorAt('phrase')}
          hint="It stands in the email beside your name. Choose something only the two of you would know."
        >
          <TextInput {...field('phrase')} autoComplete="off" />
        </Field>
      </div>
    </section>
  );
}
