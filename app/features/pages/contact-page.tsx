import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import { ContactForm } from './contact-form.tsx';
import css from './contact-page.module.css';

/** The contact page. */
export function ContactPage(said: { sent: number | undefined; wrong?: string }) {
  return (
    <div className={classNames(text.wrap, css.page)}>
      <div className={css.words}>
        <h1 className={text.display}>
          Contact <em>us.</em>
        </h1>
        <p className={classNames(text.lead, css.lead)}>A person reads your message and answers by email.</p>
        <h2>Common questions</h2>
        <dl className={css.hint}>
          <dt>A card does not open</dt>
          <dd>
            Some email programs cut off long links. <PathLink to={routes.open()}>Enter the code</PathLink> that is below
            the button in the email.
          </dd>
          <dt>A card did not arrive</dt>
          <dd>
            Its page shows the delivery status and lets you correct the address. The link to that page is in the email
            you got when you sent the card.
          </dd>
          <dt>You do not want any more cards</dt>
          <dd>At the bottom of every card you can block cards from this sender or from everyone.</dd>
        </dl>
      </div>
      <ContactForm {...said} />
    </div>
  );
}
