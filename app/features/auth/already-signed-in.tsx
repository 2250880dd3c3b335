import type { User } from '#contract/session.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './auth-page.module.css';

/** Shown in place of the forms to a member who is signed in. */
export function AlreadySignedIn({ user }: { user: User }) {
  return (
    <div className={css.stage}>
      <p className={text.lead}>
        You are signed in as <bdi>{user.name}</bdi> ({user.email}).
      </p>
      <div className={css.actions}>
        <ButtonLink to={routes.home()}>Go to the shop</ButtonLink>
        <ButtonLink to={routes.logout()} variant="plain">
          Sign out
        </ButtonLink>
      </div>
    </div>
  );
}
