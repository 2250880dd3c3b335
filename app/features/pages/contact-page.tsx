import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import { ContactForm } from './contact-form.tsx';
import css from './contact-page.module.css';

/** Where one writes to the people behind the counter. */
export function ContactPage(said: { sent: number | undefined; wrong?: string }) {
  return (
    <div className={classNames(text.wrap, css.page)}>
      <div className={css.words}>
        <h1 className={text.display}>
          Write <em>to us.</em>
        </h1>
        <p className={classNames(text.lead, css.lead)}>A person reads it, and answers by mail.</p>
        <h2>Perhaps it is one of these</h2>
        <dl className={css.often}>
          <dt>A card does not open</dt>
          <dd>
            Links lose their end in some mails. <PathLink to={routes.open()}>Type the code</PathLink> that stands below
            the button.
          </dd>
          <dt>A card did not arrive</dt>
          <dd>
            Its page shows what the mail server said, and lets you mend the address. Your link to it is in the mail you
            got when you sent it.
          </dd>
          <dt>You want no more cards</dt>
          <dd>Every card has two plain refusals at its foot: from this sender, or from everybody.</dd>
        </dl>
      </div>
      <ContactForm {...said} />
    </div>
  );
}
