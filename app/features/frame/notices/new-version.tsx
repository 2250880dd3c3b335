import { useState } from 'react';
import { checkVersionNow } from '#app/client/release/version-check.ts';
import { Button } from '#app/ui/button/button.tsx';
import css from './cookie-banner.module.css';

/**
 * Shown when a newer release was deployed while this page was open. The reader reloads it, since a form may be half filled in. It
 * counts as one of the reloads that the version rule allows.
 */
export function NewVersion() {
  const [isLater, setLater] = useState(false);
  if (isLater) return null;
  return (
    <section className={css.banner} aria-label="New version">
      <div className={css.inside}>
        <p>A new version of Cardamom is available. Reload the page when you have finished what you are writing.</p>
        <div className={css.answers}>
          <Button variant="quiet" onClick={() => setLater(true)}>
            Later
          </Button>
          <Button variant="quiet" onClick={checkVersionNow}>
            Reload
          </Button>
        </div>
      </div>
    </section>
  );
}
