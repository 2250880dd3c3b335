import { ButtonLink } from '#app/ui/button/button.tsx';
import { type ContactProviderId, PROVIDER_TITLES } from '#shared/imports/contact-consent.ts';
import { routes } from '#shared/routes.ts';
import css from './source-panel.module.css';

/** Their logos, as their brand guidelines ask for, in the colour of the text. */
const LOGOS: Record<ContactProviderId, string> = {
  google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z',
  microsoft: 'M2 2h9.5v9.5H2zM12.5 2H22v9.5h-9.5zM2 12.5h9.5V22H2zM12.5 12.5H22V22h-9.5z',
};

/** A button for each provider whose contacts can be read; the member agrees to it on the provider's own page. */
export function ProviderContacts({ accounts }: { accounts: readonly ContactProviderId[] }) {
  if (accounts.length === 0) return null;
  return (
    <div className={css.online}>
      <div className={css.providers}>
        {accounts.map((provider) => (
          <ButtonLink key={provider} variant="quiet" to={routes.contactsFrom(provider)} leaves>
            <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
              <path d={LOGOS[provider]} />
            </svg>
            {PROVIDER_TITLES[provider]}
          </ButtonLink>
        ))}
      </div>
      <p className={css.note}>
        You allow it on their page. We can read your contacts this one time, and change nothing there.
      </p>
    </div>
  );
}
