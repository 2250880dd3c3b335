import { useState } from 'react';
import { checkNow } from '#app/client/version-check.ts';
import { Button } from '#app/ui/button.tsx';
import css from './cookie-banner.module.css';

/**
 * A newer release has come while this page stood open. Loading it is the reader's press, since something may be half written; it counts
 * among the reloads that the version rule allows.
 */
export function NewVersion() {
  const [isLater, setLater] = useState(false);
  if (isLater) return null;
  return (
    <section className={css.banner} aria-label="A newer version">
      <div className={css.inside}>
        <p>Cardamom was renewed while this page stood open. Load it when nothing here is half written.</p>
        <div className={css.answers}>
          <Button variant="quiet" onClick={() => setLater(true)}>
            Later
          </Button>
          <Button variant="quiet" onClick={checkNow}>
            Load it anew
          </Button>
        </div>
      </div>
    </section>
  );
}
