import { useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import {
  saveConsent,
  type Consent,
  browserRefusesTracking,
  thirdParties,
  useConsent,
} from '#app/client/analytics/consent.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';
import css from './cookie-banner.module.css';

type Answer = readonly [words: string, consent: Consent];
const ONLY_NEEDED: Answer = ['Only necessary', { analytics: false, ads: false }];

/** The possible answers, all equally prominent. Only services that are configured are offered. */
export function consentChoices({ counting, ads }: { counting: boolean; ads: boolean }): readonly Answer[] {
  return [
    ONLY_NEEDED,
    ...(counting ? [['Allow visit counting', { analytics: true, ads: false }] as const] : []),
    ...(ads
      ? [
          [
            counting ? 'Allow counting and advertising' : 'Allow advertising',
            { analytics: counting, ads: true },
          ] as const,
        ]
      : []),
  ];
}

/**
 * The cookie banner. It takes no focus. It is shown only if a third-party service is configured, there is no answer yet, and the browser does not refuse by itself.
 */
export function CookieBanner() {
  const consent = useConsent();
  const [busy, setBusy] = useState<string | null>(null);
  const parties = thirdParties();
  const isAsked = parties.counting !== null || parties.ads !== null;
  if (!isAsked || consent !== null || browserRefusesTracking(navigator)) return null;
  async function answer([words, next]: Answer) {
    setBusy(words);
    try {
      await saveConsent(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('Your choice could not be saved. Please try again.', { tone: 'error' });
    } finally {
      setBusy(null);
    }
  }
  return (
    <section className={css.banner} aria-label="Cookie settings">
      <div className={css.inside}>
        <p>
          {parties.ads === null
            ? 'May an outside service count your visit? It sees which public pages you open, and nothing else.'
            : parties.counting === null
              ? 'May a service set cookies to show us which advertisement brought you here?'
              : 'May outside services count your visit and set cookies to show us which advertisement brought you here?'}{' '}
          <PathLink className={text.link} to={routes.cookies()}>
            What does this mean?
          </PathLink>
        </p>
        <div className={css.answers}>
          {consentChoices({ counting: parties.counting !== null, ads: parties.ads !== null }).map((given) => (
            <Button key={given[0]} variant="quiet" busy={busy === given[0]} onClick={() => void answer(given)}>
              {given[0]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
