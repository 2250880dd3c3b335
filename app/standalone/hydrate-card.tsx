import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteComponentStack } from '#app/client/errors/report-error.ts';
import { DATA_ID, ID_PREFIX, standaloneRoot } from './standalone.ts';
import { StandaloneCard, type StandaloneCardProps } from './standalone-card.tsx';

/** Hydrates the page of a received card. Its reader may have an old phone and a slow network, and goes nowhere from here: there is no router. */
export function hydrate(): void {
  const root = standaloneRoot();
  const data = document.getElementById(DATA_ID)?.textContent;
  if (!root || !data) return;
  const { card, search } = JSON.parse(data) as StandaloneCardProps;
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <StandaloneCard card={card} search={search} />
      </StrictMode>,
      {
        identifierPrefix: ID_PREFIX,
        onCaughtError(error, { componentStack }) {
          console.error(error);
          noteComponentStack(error, componentStack);
        },
        onRecoverableError: reportError,
      },
    );
  });
}
