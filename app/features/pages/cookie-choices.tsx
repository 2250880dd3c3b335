import { useSyncExternalStore } from 'react';
import { ApiError } from '#app/client/api.ts';
import { answerConsent, type Consent, refusesByItself, thirdParties, useConsent } from '#app/client/consent.ts';
import { Choice } from '#app/ui/choice.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { say } from '#app/ui/toast-store.ts';
import css from './cookie-choices.module.css';

const NO: Consent = { analytics: false, ads: false };

/** The two questions that there are, to answer at any time. They act at once, as switches do. */
export function CookieChoices() {
  const consent = useConsent();
  const isRefused = useIsRefused();
  const { counting, ads } = useIsSetUp();
  const now = isRefused ? NO : (consent ?? NO);
  async function choose(next: Consent) {
    try {
      await answerConsent(next);
      say('Kept.', { undo: () => void choose(now) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say('Your answer did not get through. Try again in a moment.', { tone: 'wrong' });
    }
  }
  return (
    <div className={css.choices}>
      <Choice
        kind="switch"
        checked={now.analytics}
        disabled={isRefused || consent === undefined}
        onChange={(event) => void choose({ ...now, analytics: event.target.checked })}
      >
        <b>Count visits with an outside service</b>
        <span className={css.note}>
          {counting
            ? 'It hears which page you look at, never a private one, and sets no cookie through us.'
            : 'None is set up here at present. Your answer holds should there ever be one.'}
        </span>
      </Choice>
      <Choice
        kind="switch"
        checked={now.ads}
        disabled={isRefused || consent === undefined}
        onChange={(event) => void choose({ ...now, ads: event.target.checked })}
      >
        <b>Advertising</b>
        <span className={css.note}>
          {ads
            ? 'Lets us see which advertisement somebody came from. The service sets cookies of its own.'
            : 'None is set up here at present. Your answer holds should there ever be one.'}
        </span>
      </Choice>
      {isRefused && (
        <Notice>Your browser sends Global Privacy Control. That is a no to both, and nothing is asked.</Notice>
      )}
    </div>
  );
}

const never = () => () => undefined;
function useIsRefused(): boolean {
  return useSyncExternalStore(
    never,
    () => refusesByItself(navigator),
    () => false,
  );
}
/** What is set up here; on the server's page nothing, since it says nothing about its reader. */
function useIsSetUp(): { counting: boolean; ads: boolean } {
  const text = useSyncExternalStore(
    never,
    () => `${thirdParties().counting !== null} ${thirdParties().ads !== null}`,
    () => 'false false',
  );
  const [counting, ads] = text.split(' ');
  return { counting: counting === 'true', ads: ads === 'true' };
}
