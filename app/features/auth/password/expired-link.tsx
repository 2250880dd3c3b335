import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { toFormErrors } from '#app/client/form-errors.ts';

/** Sends a password reset link without leaving the page. A signed-in member cannot use the form of the auth page. */
export function ResetLinkButton({ email, label }: { email: string; label: string }) {
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    try {
      await call('POST /account/password/reset', { body: { email } });
      showToast(`We sent a password reset link to ${email}. It works once, for an hour.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { general, at } = toFormErrors(error, ['email']);
      showToast(general ?? at['email'] ?? error.message, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <TextButton disabled={isBusy} onClick={() => void ask()}>
      {label}
    </TextButton>
  );
}

/** Shown where a password reset link was used or has expired. */
export function ExpiredLink({ email }: { email: string }) {
  return (
    <Notice tone="bad">
      The password reset link for <bdi dir="ltr">{email}</bdi> was already used or has expired. Nothing was changed.{' '}
      <ResetLinkButton email={email} label="Send a new link" />
    </Notice>
  );
}
