import type { Queryable } from '#db/client.ts';
import {
  alreadyMemberEmail,
  joinEmail,
  noAccountEmail,
  resetPasswordEmail,
  signInEmail,
  stillLeavingEmail,
} from '#emails/coming-in-emails.ts';
import { clockAt } from '#shared/local-time.ts';
import { type MailedAct, routes } from '#shared/routes.ts';
import { selectAddressee, selectIsLinkUnused } from './outbox-queries.ts';
import type { WriterParts, Writers } from './written.ts';

/** A link and its digits, sealed, and when they are over. */
type Secrets = { tokenSealed: string; digitsSealed: string; until: string };
/** Mails that answer whoever wants to come in, to join, or to have a new password, by kind. Secrets stand sealed in them. */
export type ComingInMails = {
  'sign-in-link': Secrets;
  join: Secrets;
  'already-member': Secrets;
  'no-account': { wanted: 'link' | 'reset' };
  'still-leaving': Secrets;
  'reset-password': { memberId: string };
};

export const comingInWriters: Writers<ComingInMails> = {
  async 'sign-in-link'(parts, db, secrets, to) {
    const member = (await isAlive(parts, db, secrets)) ? await selectAddressee(db, to) : undefined;
    return member
      ? { letter: signInEmail({ ...wayIn(parts, secrets, 'sign-in'), name: member.name }), toName: member.name }
      : null;
  },
  join: async (parts, db, secrets) =>
    (await isAlive(parts, db, secrets)) ? { letter: joinEmail(wayIn(parts, secrets, 'join')), toName: '' } : null,
  async 'already-member'(parts, db, secrets, to) {
    const member = (await isAlive(parts, db, secrets)) ? await selectAddressee(db, to) : undefined;
    if (!member) return null;
    return {
      letter: alreadyMemberEmail({ ...wayIn(parts, secrets, 'sign-in'), name: member.name }),
      toName: member.name,
    };
  },
  'no-account': async ({ site }, _, { wanted }) => ({
    letter: noAccountEmail({ site, wanted, joinUrl: site.origin + routes.register() }),
    toName: '',
  }),
  async 'still-leaving'(parts, db, secrets, to) {
    const member = await selectAddressee(db, to);
    if (!member?.leaving_at) return null;
    const { url: restoreUrl, site } = wayIn(parts, secrets, 'restore');
    const until = dayAndTime(member.leaving_at, member.zone);
    return { letter: stillLeavingEmail({ site, name: member.name, until, restoreUrl }), toName: member.name };
  },
  async 'reset-password'({ site, links }, db, { memberId }, to) {
    const member = await selectAddressee(db, to);
    // Somebody who left keeps the account first, by the link in the mail about that.
    if (!member || member.member_id !== memberId || member.leaving_at !== null) return null;
    const url = site.origin + routes.changePassword(links.make('reset', member));
    return { letter: resetPasswordEmail({ site, name: member.name, url }), toName: member.name };
  },
};

/**
 * Whether a mail still lets somebody in: after a time without a mail server it may be too late, and of two that were asked for in one breath only the
 * newer counts. One that lets nobody in is not sent, so that the newest in a mailbox is the one that works, whatever the order they came in.
 */
async function isAlive({ clock, keys }: WriterParts, db: Queryable, { tokenSealed, until }: Secrets) {
  if (Date.parse(until) <= clock.now()) return false;
  return selectIsLinkUnused(db, keys.hash('mailed-link', keys.open(Buffer.from(tokenSealed, 'base64'))));
}

function wayIn({ site, keys }: WriterParts, { tokenSealed, digitsSealed }: Secrets, act: MailedAct) {
  const opened = (sealed: string) => keys.open(Buffer.from(sealed, 'base64'));
  return { site, url: site.origin + routes.verifyToken(opened(tokenSealed), act), digits: opened(digitsSealed) };
}

/** An instant on the member's own clock: "28 November at 23:59". */
function dayAndTime(instant: Date, zone: string): string {
  const { date, time } = clockAt(instant.getTime(), zone);
  return `${Temporal.PlainDate.from(date).toLocaleString('en-GB', { day: 'numeric', month: 'long' })} at ${time}`;
}
