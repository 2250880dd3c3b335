import { routes } from '#shared/routes.ts';

/** The ways to add a date besides a birthday that is known. */
export const OTHER_DATES = [
  {
    name: 'An anniversary',
    note: 'A wedding, or any day that two people share',
    action: 'Add one',
    to: routes.addAnniversaryByHand(),
  },
  {
    name: 'Holidays',
    note: 'Christmas, Diwali, Mother’s Day and others, as your country has them',
    action: 'Choose',
    to: routes.addHolidays(),
  },
  {
    name: 'Another day',
    note: 'The day you met, a name day, a day to call',
    action: 'Add a day',
    to: routes.addEventByHand(),
  },
  {
    name: 'A birthday you do not know',
    note: 'Ask by email or with a link. They answer without an account',
    action: 'Ask for it',
    to: routes.birthdayRequest('ask'),
  },
  {
    name: 'The birthdays of a whole group',
    note: 'One link for a team, a class or a family. Each adds their own',
    action: 'Make a list',
    to: routes.birthdayGroup(),
  },
] as const;
