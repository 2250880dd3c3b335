import { lazy, Suspense, useState } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { ErrorBoundary } from '#app/client/errors/error-boundary.tsx';
import type { CardSend } from '#contract/card-send.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { DraftRecipient } from '../recipients/recipients.ts';
import css from './email-preview.module.css';

const EmailView = lazy(async () => ({
  default: (await retryChunk('email-view', () => import('./email-view.tsx'))).EmailView,
}));

type Props = {
  server: CardSend;
  people: readonly DraftRecipient[];
  store: DraftStore;
  /** whose card is shown above */ personKey: string | undefined;
};

/** The email that brings the card, closed at first. Nothing of it is loaded before it is opened. */
export function EmailPreview(props: Props) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={css.preview} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>Preview the email</summary>
      {wasOpened && (
        <ErrorBoundary>
          <Suspense fallback={<div className={css.loading} aria-busy="true" />}>
            <EmailView {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
