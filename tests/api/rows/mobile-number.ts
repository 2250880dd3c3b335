import type { mobileNumberCalls } from '#contract/mobile-number.ts';
import { loggedIn, memberInPerson, type RowsOf } from '../scenario.ts';

/** What is said where no text messages are sent, as here: `server/mobile-numbers` has the calls where they are. */
const NO_TEXTS = '409 no-texts';
const NO_CODE = '422 expired';

/** The mobile number at which a member gets texts. */
export const mobileNumberRows: RowsOf<typeof mobileNumberCalls> = {
  'GET /mobile-number': { expected: loggedIn() },
  'POST /mobile-number': {
    given: () => ({ body: { number: '+44 7700 900123' } }),
    expected: memberInPerson({ member: NO_TEXTS, premium: NO_TEXTS, other: NO_TEXTS, admin: NO_TEXTS }),
  },
  'POST /mobile-number/confirm': {
    given: () => ({ body: { code: '123456' } }),
    expected: memberInPerson({ member: NO_CODE, premium: NO_CODE, other: NO_CODE, admin: NO_CODE }),
  },
  'DELETE /mobile-number': { expected: memberInPerson() },
};
