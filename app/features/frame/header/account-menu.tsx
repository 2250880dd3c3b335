import type { User } from '#contract/session.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { useMenu } from '#app/ui/overlay/use-menu.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import css from './account-menu.module.css';

/** The favourites link and the account menu of a signed-in member. */
export function AccountMenu({ user }: { user: User }) {
  const { ref, close } = useMenu();
  const name = user.name ?? '';
  const count = user.favoriteCards.length;
  const isAdmin = user.adminMemberId === user.memberId;
  const links: readonly (readonly [name: string, to: string])[] = [
    ['My account', routes.account()],
    ['My cards', routes.myCards('upcoming')],
    ['Favourites', routes.myCards('favorites')],
    ['Notifications', routes.notifications()],
    ...(isAdmin ? [['Administration', routes.admin()] as const] : []),
    ['Sign out', routes.logout()],
  ];
  return (
    <>
      <PathLink
        className={css.heart}
        to={routes.myCards('favorites')}
        aria-label={`Favourites, ${count === 1 ? 'one card' : `${formatInteger(count)} cards`}`}
      >
        <Icon name="heart" />
        {count > 0 && <span aria-hidden="true">{formatInteger(count)}</span>}
      </PathLink>
      <details ref={ref} className={css.menu}>
        <summary aria-label={`Account menu, ${name}`}>
          <Avatar name={name} photo={user.photoUrl} />
        </summary>
        <div className={css.panel}>
          <p className={css.member}>
            <b>
              <bdi>{name}</bdi>
            </b>
            {user.email}
          </p>
          <ul>
            {links.map(([label, to]) => (
              <li key={to}>
                <PathLink
                  to={to}
                  className={css.item}
                  onClick={close}
                  preload={to === routes.logout() ? false : 'intent'}
                >
                  {label}
                </PathLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  );
}
