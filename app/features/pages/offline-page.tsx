import { useEffect, useState } from 'react';
import { forgetKeptCards, keptCards } from '#app/client/offline/start.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './offline-page.module.css';

/** The page stands under the address that was asked for: this asks for it once more. An installed site has no button of the browser's for it. */
const HERE = '';

/**
 * No network. The service worker keeps this page without its scripts, and writes the kept cards into its list; with a network it shows them
 * itself, and can take them off the device.
 */
export function OfflinePage() {
  const [cards, setCards] = useState<readonly { path: string; title: string }[]>([]);
  useEffect(() => void keptCards().then(setCards), []);
  return (
    <div className={classNames(text.wrap, css.page)}>
      <a className={css.mark} href={routes.home()}>
        <Icon name="cardamom" />
        Cardamom
      </a>
      <h1 className={text.display}>
        No network <em>just now.</em>
      </h1>
      <p className={text.lead}>The shop is where it was. Come back when you are online, and go on from here.</p>
      <a className={classNames(buttonClass(), css.again)} href={HERE}>
        Try again
      </a>
      <section className={css.kept} aria-labelledby="kept">
        <h2 id="kept">Cards that you opened here</h2>
        <ul className={css.list} data-kept-cards>
          {cards.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
        <p className={text.note}>The last twenty are kept on this device, with their words and pictures.</p>
        {cards.length > 0 && (
          <Button variant="quiet" onClick={() => void forgetKeptCards().then(() => setCards([]))}>
            Remove them from this device
          </Button>
        )}
      </section>
    </div>
  );
}
