import { type WayChange, wayInChangedEmail } from '#emails/way-in-changed-email.ts';
import { defineMessage, writeMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectName } from './queries.ts';

/** A sign-in method was added or removed, to its member. */
export const SIGN_IN_METHOD_CHANGED = defineMessage<{ change: WayChange }>('way-in-changed');

export const signInMethodMails = [
  writeMessage(SIGN_IN_METHOD_CHANGED, {
    async email(context, db, { memberId, payload: { change } }) {
      const name = memberId === null ? undefined : await selectName(db, memberId);
      if (name === undefined) return null;
      const site = siteOf(context);
      const accountUrl = `${site.origin}${routes.account()}`;
      return { letter: wayInChangedEmail({ site, name, change, accountUrl }), toName: name };
    },
  }),
];
