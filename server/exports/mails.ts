import { shortMail } from '#emails/short-mail.ts';
import type { RenderedMail } from '#emails/frame.ts';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectReadyExport } from './queries.ts';

/** An export that can be fetched, to its member. Subject: the export. */
export const EXPORT_READY = defineMessage('export-ready');

export const exportMails = [
  renderMessage(EXPORT_READY, {
    async email(context, db, { subjectId }) {
      const ready = await selectReadyExport(db, subjectId);
      if (!ready?.expires_at) return null;
      const until = ready.expires_at.toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        timeZone: ready.zone,
      });
      const accountUrl = siteOf(context).origin + routes.account();
      return { mail: exportReadyEmail({ name: ready.name, accountUrl, until }), toName: ready.name };
    },
  }),
];

/** Says that the export is ready. Requested by the member, so it has no List-Unsubscribe; the file itself can be opened by its member only. */
export function exportReadyEmail(mail: { name: string; accountUrl: string; until: string }): RenderedMail {
  return shortMail({
    subject: 'Your data is ready to download',
    preview: `You can download it until ${mail.until}.`,
    name: mail.name,
    says: [
      'Everything in your account is now in one ZIP file. Each card is a page that opens without the internet.',
      `Download it from your account until ${mail.until}. After that, we delete the file.`,
    ],
    button: { url: mail.accountUrl, label: 'Go to my download' },
    why: 'You received this email because you asked for a copy of your data.',
  });
}
