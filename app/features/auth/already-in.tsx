import type { User } from '#contract/session.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './door.module.css';

/** For who comes to the door and is in. */
export function AlreadyIn({ user }: { user: User }) {
  return (
    <div className={css.stage}>
      <p className={text.lead}>
        You are in already, as <bdi>{user.name}</bdi> ({user.email}).
      </p>
      <div className={css.acts}>
        <ButtonLink to={routes.home()}>Go on to the shop</ButtonLink>
        <ButtonLink to={routes.logout()} variant="plain">
          Sign out
        </ButtonLink>
      </div>
    </div>
  );
}
