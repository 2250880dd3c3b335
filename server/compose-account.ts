import { type Accounts, accountsOver } from '#server/account/account.ts';
import { type Leaving, leavingOver } from '#server/account/leaving.ts';
import type { Shop } from '#server/cards/cards.ts';
import { type Exports, exportsOver } from '#server/exports/exports.ts';
import { type Favorites, favoritesOver } from '#server/favorites/favorites.ts';
import { type MyCards, myCardsOver } from '#server/favorites/my-cards.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { mailedLinksOver, passwordsOver } from '#server/members/members.ts';
import { type Notifications, notificationsOver } from '#server/notifications/notifications.ts';
import { type Photos, photosOver } from '#server/photos/photos.ts';
import type { MemberLinks } from '#server/sessions/member-links.ts';
import { type TicketOpening, ticketOpeningOver } from '#server/tickets/opening.ts';
import { ACCOUNT_LIMITS } from '#shared/limits.ts';
import type { Outside } from './compose.ts';

/** What is a member's own, and letters to us. */
export type Own = {
  accounts: Accounts;
  leaving: Leaving;
  exports: Exports;
  photos: Photos;
  favorites: Favorites;
  myCards: MyCards;
  notifications: Notifications;
  ticketOpening: TicketOpening;
};

/** Puts it together. */
export function composeAccount(
  outside: Outside,
  { limits, links, shop }: { limits: RateLimits; links: MemberLinks; shop: Shop },
): Own {
  const mailedLinks = mailedLinksOver(outside);
  function limit(name: keyof typeof ACCOUNT_LIMITS) {
    const [points, seconds] = ACCOUNT_LIMITS[name];
    return limits.limit(`account-${name}`, points, seconds);
  }
  return {
    accounts: accountsOver({ ...outside, mailedLinks, addressLimit: limit('addresses') }),
    leaving: leavingOver({
      ...outside,
      mailedLinks,
      passwords: passwordsOver(),
      passwordLimit: limit('passwordTries'),
    }),
    exports: exportsOver({ ...outside, limit: limit('exports') }),
    photos: photosOver({ ...outside, limit: limit('photos') }),
    favorites: favoritesOver({ ...outside, shop }),
    myCards: myCardsOver({ ...outside, shop }),
    notifications: notificationsOver({ ...outside, links, checkLimit: limit('addressChecks') }),
    ticketOpening: ticketOpeningOver({
      ...outside,
      limits: { byNetwork: limit('lettersFromNetwork'), byAddress: limit('lettersFromAddress') },
    }),
  };
}
