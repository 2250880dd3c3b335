import { useEffect, useState } from 'react';
import type { Provider } from '#contract/session.ts';
import { ApiError, call } from '#app/client/api.ts';
import { PROVIDER_NAMES } from '#app/client/session/provider-names.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { useAuth } from './auth-context.ts';
import css from './auth-page.module.css';

/** Their logos, as their brand guidelines ask for. */
const LOGOS: Record<Provider, string> = {
  google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z',
  apple:
    'M17.05 20.28c-.98.95-2.05.8-3.08.35-1.09-.46-2.09-.48-3.24 0-1.44.62-2.2.44-3.06-.35C2.79 15.25 3.51 7.59 9.05 7.31c1.35.07 2.29.74 3.08.8 1.18-.24 2.31-.93 3.57-.84 1.51.12 2.65.72 3.4 1.8-3.12 1.87-2.38 5.98.48 7.13-.57 1.5-1.31 2.99-2.54 4.09zM12.03 7.25c-.15-2.23 1.66-4.07 3.74-4.25.29 2.58-2.34 4.5-3.74 4.25z',
  facebook:
    'M14 13.5h2.5l1-4H14v-2c0-1.03 0-2 2-2h1.5V2.14c-.326-.043-1.557-.14-2.857-.14C11.928 2 10 3.657 10 6.7v2.8H7v4h3V22h4v-8.5z',
};

const ORDER = Object.keys(PROVIDER_NAMES) as Provider[];

/** A button for each provider that is set up here; nothing where none is. */
export function ProviderButtons() {
  const { next } = useAuth();
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    let isGone = false;
    call('GET /sign-in-ways').then(
      (reply) => isGone || setProviders(ORDER.filter((one) => reply.providers.includes(one))),
      (error: unknown) => {
        // The other sign-in methods work without it.
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => void (isGone = true);
  }, []);
  if (providers.length === 0) return null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <p className={css.or}>or continue with</p>
      <div className={css.otherProviders}>
        {providers.map((provider) => (
          <ButtonLink key={provider} variant="quiet" to={routes.signInWith(provider, next ?? undefined, zone)} leaves>
            <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
              <path d={LOGOS[provider]} />
            </svg>
            {PROVIDER_NAMES[provider]}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
