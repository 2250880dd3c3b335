import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './footer.module.css';
import { FootLink } from './foot-link.tsx';
import { LightSwitch } from './light-switch.tsx';
import { Mark } from './mark.tsx';
import type { Shelf } from './shelf.ts';

/** How many shelves a column of the footer names. */
const COLUMN = 5;

/** The floor of the shop. It leads only to what there is. */
export function Footer({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <footer className={css.footer}>
      <div className={classNames(text.wrap, css.inside)}>
        <div className={css.grid}>
          <div className={css.about}>
            <Mark />
            <p>Cards and birthdays, remembered. Every card you send stays open for as long as they want to keep it.</p>
          </div>
          <FootColumn
            title="Cards"
            links={[
              ...shelves.slice(0, COLUMN - 1).map(({ name, path }) => [name, path] as const),
              ['All cards', routes.cards()],
              ['Group cards', routes.groupCards()],
            ]}
          />
          <FootColumn
            title="Remembering"
            links={[
              ['Reminders', routes.addReminders()],
              ['Ask for a birthday', routes.birthdayRequest('howto')],
              ['The shop in figures', routes.infographic()],
              ['First names', routes.names()],
            ]}
          />
          <FootColumn
            title="Cardamom"
            links={[
              ['Open a card', routes.open()],
              ['About us', routes.about()],
              ['Contact', routes.contact()],
            ]}
          />
        </div>
        <div className={css.end}>
          <span>Cardamom</span>
          <SmallPrint />
          <LightSwitch />
        </div>
      </div>
    </footer>
  );
}

/** What every shop has at its door, in small letters. */
function SmallPrint() {
  return (
    <>
      <FootLink to={routes.terms()}>Terms</FootLink>
      <FootLink to={routes.privacy()}>Privacy</FootLink>
      <FootLink to={routes.cookies()}>Cookies</FootLink>
    </>
  );
}

function FootColumn({ title, links }: { title: string; links: readonly (readonly [name: string, path: string])[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([name, path]) => (
          <li key={path}>
            <FootLink to={path}>{name}</FootLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One line, below pages where one thing is done. */
export function SimpleFooter() {
  return (
    <footer className={css.simple}>
      <div className={text.wrap}>
        <div className={css.simpleEnd}>
          <span>Cardamom</span>
          <FootLink to={routes.cards()}>Cards</FootLink>
          <FootLink to={routes.open()}>Open a card</FootLink>
          <SmallPrint />
          <LightSwitch />
        </div>
      </div>
    </footer>
  );
}
