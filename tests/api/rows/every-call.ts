import type { CallName } from '#contract/calls.ts';
import type { Row } from '../scenario.ts';
import { accountRows } from './account.ts';
import { adminRows } from './admin.ts';
import { birthdayGroupRows } from './birthday-groups.ts';
import { birthdayRequestRows } from './birthday-requests.ts';
import { calendarRows } from './calendar.ts';
import { contactRows } from './contacts.ts';
import { signInRows } from './sign-in.ts';
import { favoriteRows } from './favorites.ts';
import { mobileNumberRows } from './mobile-number.ts';
import { paymentRows } from './payment.ts';
import { pushSubscriptionRows } from './push-subscriptions.ts';
import { sendRows } from './sends.ts';
import { shopRows } from './shop.ts';

/** The row of each call of the contract; one that is missing does not compile. */
export const everyCall: Record<CallName, Row> = {
  ...shopRows,
  ...signInRows,
  ...accountRows,
  ...favoriteRows,
  ...sendRows,
  ...paymentRows,
  ...calendarRows,
  ...contactRows,
  ...birthdayGroupRows,
  ...birthdayRequestRows,
  ...pushSubscriptionRows,
  ...mobileNumberRows,
  ...adminRows,
};
