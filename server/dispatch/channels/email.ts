import type { WrittenEmail } from '#server/kernel/message.ts';
import { type Mailer, MailLater, MailRefused } from '#server/ports/mailer.ts';
import type { Channel } from './channel.ts';

/** Messages that leave through a mail server. */
export function emailChannel(mailer: Pick<Mailer, 'send'>): Channel<WrittenEmail> {
  return {
    async send({ key, address }, written) {
      const {
        letter,
        toName,
        fromName = 'Cardamom',
        replyTo = null,
        isAutomatic = true,
        unsubscribeUrl = null,
      } = written;
      try {
        const accepted = await mailer.send({
          key,
          fromName,
          to: { name: toName, address },
          replyTo,
          ...letter,
          isAutomatic,
          unsubscribeUrl,
        });
        return { state: 'accepted', ...accepted };
      } catch (error) {
        if (error instanceof MailRefused) return { state: 'refused', reason: error.reason, response: error.message };
        if (error instanceof MailLater) return { state: 'deferred', error };
        throw error;
      }
    },
  };
}
