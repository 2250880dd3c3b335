import { useState } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { useSession } from '#app/client/session/session.ts';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';
import shared from '../send.module.css';
import { getSenderErrors, type SenderField } from './sender-errors.ts';
import type { StepProps } from '../steps/step.ts';

/** The sender's name and email address, and a phrase by which the recipient can tell that the card is genuine. */
export function SenderSection({
  draft,
  snapshot,
  edit,
  store,
  server,
  hasSubmitted,
}: Pick<StepProps, 'draft' | 'snapshot' | 'edit' | 'store' | 'server'> & { hasSubmitted: boolean }) {
  const [touched, setTouched] = useState<Partial<Record<SenderField, boolean>>>({});
  const { user } = useSession();
  /** the address that was checked last */
  const [checked, setChecked] = useState('');
  const errors = getSenderErrors(draft);
  /** Asks whether the address belongs to a member (specification, section 5). */
  async function check() {
    const email = draft.senderEmail.trim();
    if (user.isLoggedIn || errors.senderEmail || email === checked) return;
    setChecked(email);
    await (
      await retryChunk('check-email', () => import('#app/client/session/check-email.ts'))
    ).checkEmail(email, (message) => showToast(message, { tone: 'error' }));
  }
  const field = (name: SenderField) => ({
    'data-field': name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
    onBlur: () => {
      setTouched((was) => ({ ...was, [name]: draft[name].trim() !== '' || hasSubmitted || (was[name] ?? false) }));
      void store.flush();
      if (name === 'senderEmail') void check();
    },
  });
  const errorAt = (name: SenderField) =>
    snapshot.rejectionOf(name) ?? (touched[name] || hasSubmitted ? errors[name] : undefined);
  return (
    <section aria-labelledby="from">
      <h2 id="from">From you</h2>
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
                , to find this card in your account. Or send it without signing in.
              </>
            ) : (
              `Replies go to this address. No account needed. We may email you once to confirm this address. You can send a card to up to ${server.limits.recipients.toLocaleString('en')} people.`
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
          aside="Optional"
          error={errorAt('phrase')}
          hint={`It appears in the email ${server.sendsTexts ? 'or text ' : ''}next to your name. Choose something only the two of you know.`}
        >
          <TextInput {...field('phrase')} autoComplete="off" />
        </Field>
      </div>
    </section>
  );
}
