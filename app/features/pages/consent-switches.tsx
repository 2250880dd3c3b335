import { useSyncExternalStore } from 'react';
import { ApiError } from '#app/client/api.ts';
import {
  saveConsent,
  type Consent,
  browserRefusesTracking,
  thirdParties,
  useConsent,
} from '#app/client/analytics/consent.ts';
import { Choice } from '#app/ui/form/choice.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import css from './consent-switches.module.css';

const NO: Consent = { analytics: false, ads: false };

/** The two consents, which can be changed at any time. As switches, they apply at once. */
export function ConsentSwitches() {
  const consent = useConsent();
  const isRefused = useIsRefused();
  const { counting, ads } = useServices();
  const now = isRefused ? NO : (consent ?? NO);
  async function choose(next: Consent) {
    try {
      await saveConsent(next);
      showToast('Saved.', { undo: () => void choose(now) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('Your choice could not be saved. Please try again.', { tone: 'error' });
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
            ? 'It sees which public pages you open, and sets no cookies here.'
            : 'We use none at present. Your choice applies if we ever add one.'}
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
            ? 'Shows us which advertisement a visitor came from. The service sets its own cookies.'
            : 'We use none at present. Your choice applies if we ever add one.'}
        </span>
      </Choice>
      {isRefused && <Notice>Your browser sends Global Privacy Control, so both are off.</Notice>}
    </div>
  );
}

const never = () => () => undefined;
function useIsRefused(): boolean {
  return useSyncExternalStore(
    never,
    () => browserRefusesTracking(navigator),
    () => false,
  );
}
/** The configured third-party services; none on the server, since it renders pages without a user. */
function useServices(): { counting: boolean; ads: boolean } {
  const text = useSyncExternalStore(
    never,
    () => `${thirdParties().counting !== null} ${thirdParties().ads !== null}`,
    () => 'false false',
  );
  const [counting, ads] = text.split(' ');
  return { counting: counting === 'true', ads: ads === 'true' };
}
