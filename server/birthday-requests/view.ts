import type { AskedBirthday, BirthdayRequest, ToldBirthday } from '#contract/birthday-request.ts';
import { type Keys, magicLinkFrom } from '#server/kernel/keys.ts';
import { formatPhoneNumber } from '#server/mobile-numbers/mobile-numbers.ts';
import { firstName } from '#shared/people/first-name.ts';
import { routes } from '#shared/routes.ts';
import type { OpenRequestRow, RequestRow } from './queries.ts';

/** The link of a request. It is made from its id whenever it is shown, and kept nowhere. */
export function linkOf(keys: Pick<Keys, 'hash'>, requestId: string): string {
  return magicLinkFrom(keys.hash('birthday-request', requestId));
}
/** What the link of a request is looked up by. */
export function linkHashOf(keys: Pick<Keys, 'hash'>, magicLink: string): Buffer {
  return keys.hash('birthday-request-link', magicLink);
}

/** A request as the member sees it who asked. A refusal cannot be told from silence. */
export function viewRequest(keys: Pick<Keys, 'hash'>, row: RequestRow): BirthdayRequest {
  return {
    requestId: row.request_id,
    name: row.name,
    contactId: row.contact_id,
    email: row.email,
    mobile: row.mobile === null ? null : formatPhoneNumber(row.mobile),
    path: routes.birthdayAnswer(linkOf(keys, row.request_id)),
    askedAt: row.created_at.toISOString(),
    state: row.answered_at !== null ? 'answered' : row.bounced_at !== null ? 'bounced' : 'asked',
    calendarId: row.calendar_id,
  };
}

/** A request as the friend sees it who is asked. */
export function viewAsked(magicLink: string, row: OpenRequestRow): AskedBirthday {
  return {
    magicLink,
    to: firstName(row.name),
    from: firstName(row.asker_name),
    fromWhole: row.asker_name,
    message: row.message,
    askedAt: row.created_at.toISOString(),
    cameBy: row.email !== null ? 'email' : row.mobile !== null ? 'text' : 'link',
    answer: toldIn(row),
    refused: row.refused ?? (row.is_declined ? 'request' : null),
    birthday: row.answered_at === null ? null : birthdayOfAsker(row),
  };
}

function toldIn(row: RequestRow): ToldBirthday | null {
  const { year, month, day, leap_day_rule: leapDayRule } = row;
  return month === null ? null : { year, month, day, leapDayRule };
}

/** The day and the month are needed: without them there is nothing to remember. */
function birthdayOfAsker(row: OpenRequestRow): AskedBirthday['birthday'] {
  const { birth_month: month, birth_day: day } = row;
  if (!row.shows_birthday || month === null || day === null) return null;
  return { year: row.hides_birth_year ? null : row.birth_year, month, day };
}
