import { routes } from '#shared/routes.ts';

/** A link of the main navigation, and the pages on which it is marked as current. */
export type MainLink = {
  name: string;
  icon: 'cards' | 'bell' | 'people' | 'envelope';
  to: string;
  on: readonly string[];
};

/** For visitors, Reminders leads to the page about reminders; for members, to their own. */
export function mainLinks(isLoggedIn: boolean): MainLink[] {
  const myCards = new URL('.', new URL(routes.myCards('sent'), 'http://here')).pathname;
  return [
    { name: 'Cards', icon: 'cards', to: routes.cards(), on: [routes.cards(), routes.card('')] },
    {
      name: 'Group cards',
      icon: 'people',
      to: routes.groupCards(),
      on: [routes.groupCards(), routes.sign(), routes.share()],
    },
    {
      name: 'Reminders',
      icon: 'bell',
      to: isLoggedIn ? routes.reminders() : routes.addReminders(),
      on: [routes.reminders(), routes.calendar(), routes.addressBook(), routes.birthdayGroup()],
    },
    { name: 'My cards', icon: 'envelope', to: routes.myCards('upcoming'), on: [myCards] },
  ];
}

/** How a link is followed from a page: within the shop the scroll position stays (specification, section 2). */
export function scrollOptions({ to }: MainLink, path: string): { resetScroll?: false } {
  return to === routes.cards() && (path === to || path.startsWith(`${to}/`)) ? { resetScroll: false } : {};
}

/** Whether a page belongs to a link: it is the page itself, or one below it. */
export function isLinkActive({ on }: MainLink, path: string): boolean {
  return on.some((page) => path === page || path.startsWith(page.endsWith('/') ? page : `${page}/`));
}
