import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './footer.module.css';
import { FooterLink } from './footer-link.tsx';
import { ThemeSelect } from './theme-select.tsx';
import { Logo } from '../header/logo.tsx';
import type { NavCategory } from '../nav-category.ts';

/** How many categories a column of the footer names. */
const COLUMN = 5;

/** The footer of most pages. */
export function Footer({ categories }: { categories: readonly NavCategory[] }) {
  return (
    <footer className={css.footer}>
      <div className={classNames(text.wrap, css.inside)}>
        <div className={css.grid}>
          <div className={css.about}>
            <Logo />
            <p>Cards and birthdays, remembered. The cards you send never expire.</p>
          </div>
          <FooterColumn
            title="Cards"
            links={[
              ...categories.slice(0, COLUMN - 1).map(({ name, path }) => [name, path] as const),
              ['All cards', routes.cards()],
              ['Group cards', routes.groupCards()],
            ]}
          />
          <FooterColumn
            title="Birthdays"
            links={[
              ['Reminders', routes.addReminders()],
              ['Ask for a birthday', routes.birthdayRequest('howto')],
              ['Birthdays of a group', routes.birthdayGroup()],
              ['Our cards in numbers', routes.infographic()],
              ['First names', routes.names()],
            ]}
          />
          <FooterColumn
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
          <LegalLinks />
          <ThemeSelect />
        </div>
      </div>
    </footer>
  );
}

/** Terms, privacy and cookies. */
function LegalLinks() {
  return (
    <>
      <FooterLink to={routes.terms()}>Terms</FooterLink>
      <FooterLink to={routes.privacy()}>Privacy</FooterLink>
      <FooterLink to={routes.cookies()}>Cookies</FooterLink>
    </>
  );
}

function FooterColumn({ title, links }: { title: string; links: readonly (readonly [name: string, path: string])[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([name, path]) => (
          <li key={path}>
            <FooterLink to={path}>{name}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The one-line footer of pages with a single task. */
export function SimpleFooter() {
  return (
    <footer className={css.simple}>
      <div className={text.wrap}>
        <div className={css.simpleEnd}>
          <span>Cardamom</span>
          <FooterLink to={routes.cards()}>Cards</FooterLink>
          <FooterLink to={routes.open()}>Open a card</FooterLink>
          <LegalLinks />
          <ThemeSelect />
        </div>
      </div>
    </footer>
  );
}
