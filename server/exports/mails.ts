import { exportReadyEmail } from '#emails/export-ready-email.ts';
import { defineMessage, writeMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectReadyExport } from './queries.ts';

/** An export that can be fetched, to its member. Subject: the export. */
export const EXPORT_READY = defineMessage('export-ready');

export const exportMails = [
  writeMessage(EXPORT_READY, {
    async email(context, db, { subjectId }) {
      const ready = await selectReadyExport(db, subjectId);
      if (!ready?.expires_at) return null;
      const until = ready.expires_at.toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        timeZone: ready.zone,
      });
      const site = siteOf(context);
      const accountUrl = `${site.origin}${routes.account()}`;
      return { letter: exportReadyEmail({ site, name: ready.name, accountUrl, until }), toName: ready.name };
    },
  }),
];
