import { useEffect, useState } from 'react';
import { deleteSavedCards, listSavedCards } from '#app/client/offline/saved-cards.ts';
import { Button, buttonClass } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './offline-page.module.css';

/** Reloads: the page is shown under the address that was requested. An installed app has no reload button of the browser. */
const HERE = '';

/**
 * The offline page. The service worker stores it without scripts, and writes the saved cards into its list. With a network, the page lists them
 * itself, and can delete them from the device.
 */
export function OfflinePage() {
  const [cards, setCards] = useState<readonly { path: string; title: string }[]>([]);
  useEffect(() => void listSavedCards().then(setCards), []);
  return (
    <div className={classNames(text.wrap, css.page)}>
      <a className={css.mark} href={routes.home()}>
        <Icon name="cardamom" />
        Cardamom
      </a>
      <h1 className={text.display}>
        You are <em>offline.</em>
      </h1>
      <p className={text.lead}>Reconnect to continue.</p>
      <a className={classNames(buttonClass(), css.again)} href={HERE}>
        Try again
      </a>
      <section className={css.saved} aria-labelledby="kept">
        <h2 id="kept">Cards you opened on this device</h2>
        <ul className={css.list} data-kept-cards>
          {cards.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
        <p className={text.note}>The last twenty are saved on this device, with their messages and pictures.</p>
        {cards.length > 0 && (
          <Button variant="quiet" onClick={() => void deleteSavedCards().then(() => setCards([]))}>
            Remove them from this device
          </Button>
        )}
      </section>
    </div>
  );
}
