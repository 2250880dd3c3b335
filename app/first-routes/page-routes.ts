import type { AnyRoute } from '@tanstack/react-router';
import { Route as anniversaryGift } from '#app/routes/(landing)/anniversary.gift.tsx';
import { Route as groupCards } from '#app/routes/(landing)/group-cards.tsx';
import { Route as happyBirthday } from '#app/routes/(landing)/happy_birthday.tsx';
import { Route as infographic } from '#app/routes/(landing)/infographic.tsx';
import { Route as giftCard } from '#app/routes/(landing)/ios-app.gift-card.tsx';
import { Route as poply } from '#app/routes/(landing)/poply.tsx';
import { Route as about } from '#app/routes/(pages)/about.tsx';
import { Route as company } from '#app/routes/(pages)/company.tsx';
import { Route as contact } from '#app/routes/(pages)/contact.tsx';
import { Route as privacy } from '#app/routes/(pages)/privacy.tsx';
import { Route as team } from '#app/routes/(pages)/team.tsx';
import { Route as terms } from '#app/routes/(pages)/terms.tsx';
import { Route as birthdayGroup } from '#app/routes/birthday/group.index.tsx';
import { Route as read } from '#app/routes/card/read/$magicLink.{-$magicLink2}.tsx';
import { Route as name } from '#app/routes/name/$popularName.tsx';
import { Route as names } from '#app/routes/name/index.tsx';
import { Route as open } from '#app/routes/open.tsx';
import { READ_ROUTE } from '#app/standalone/standalone.ts';
import { place } from './route-table.ts';

/** Each in its group of routes, which is a part of its id and not of its path. */
const PAGES: readonly (readonly [route: AnyRoute, path: string, group?: string])[] = [
  [anniversaryGift, '/anniversary/gift', '(landing)'],
  [groupCards, '/group-cards', '(landing)'],
  [happyBirthday, '/happy_birthday', '(landing)'],
  [infographic, '/infographic', '(landing)'],
  [giftCard, '/ios-app/gift-card', '(landing)'],
  [poply, '/poply', '(landing)'],
  [about, '/about', '(pages)'],
  [company, '/company', '(pages)'],
  [contact, '/contact', '(pages)'],
  [privacy, '/privacy', '(pages)'],
  [team, '/team', '(pages)'],
  [terms, '/terms', '(pages)'],
  [birthdayGroup, '/birthday/group/'],
  [names, '/name/'],
  [name, '/name/$popularName'],
  [open, '/open'],
  // What stands in place of a card whose link is unknown, or that could not be loaded. The page of a card itself needs no router (app/standalone).
  [read, READ_ROUTE],
];

/** The public pages beside the shop. */
export function firstRoutes(root: AnyRoute): AnyRoute[] {
  return PAGES.map(([route, path, group]) => place(route, root, { id: group ? `/${group}${path}` : path, path }));
}
