import { useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { answerConsent, type Consent, refusesByItself, thirdParties, useConsent } from '#app/client/consent.ts';
import { Button } from '#app/ui/button.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import { routes } from '#shared/routes.ts';
import css from './cookie-banner.module.css';

type Answer = readonly [words: string, consent: Consent];
const ONLY_NEEDED: Answer = ['Only what is needed', { analytics: false, ads: false }];

/** The answers that there are, of the same weight each. Only what is set up is asked for. */
export function answersFor({ counting, ads }: { counting: boolean; ads: boolean }): readonly Answer[] {
  return [
    ONLY_NEEDED,
    ...(counting ? [['Count visits too', { analytics: true, ads: false }] as const] : []),
    ...(ads
      ? [[counting ? 'Counting and advertising' : 'Advertising too', { analytics: counting, ads: true }] as const]
      : []),
  ];
}

/**
 * The question about cookies. It takes no focus. It is there only where a service outside is set up, nothing was answered, and the browser does not refuse by itself.
 */
export function CookieBanner() {
  const consent = useConsent();
  const [busy, setBusy] = useState<string | null>(null);
  const parties = thirdParties();
  const isAsked = parties.counting !== null || parties.ads !== null;
  if (!isAsked || consent !== null || refusesByItself(navigator)) return null;
  async function answer([words, next]: Answer) {
    setBusy(words);
    try {
      await answerConsent(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say('Your answer did not get through. Try again in a moment.', { tone: 'wrong' });
    } finally {
      setBusy(null);
    }
  }
  return (
    <section className={css.banner} aria-label="A question about cookies">
      <div className={css.inside}>
        <p>
          {parties.ads === null
            ? 'May an outside service count this visit? It hears which page you look at, never a private one, and nothing else.'
            : parties.counting === null
              ? 'May a service set cookies, so that we see which advertisement led here?'
              : 'May outside services count this visit, and set cookies to see which advertisement led here?'}{' '}
          <PathLink className={text.link} to={routes.cookies()}>
            What that means
          </PathLink>
        </p>
        <div className={css.answers}>
          {answersFor({ counting: parties.counting !== null, ads: parties.ads !== null }).map((given) => (
            <Button key={given[0]} variant="quiet" busy={busy === given[0]} onClick={() => void answer(given)}>
              {given[0]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
