import type { OutgoingEmail } from '#server/kernel/message.ts';
import { type Mailer, MailLater, MailRefused } from '#server/ports/mailer.ts';
import type { Channel } from './channel.ts';

/** Sends messages through a mail server. */
export function emailChannel(mailer: Pick<Mailer, 'send'>): Channel<OutgoingEmail> {
  return {
    async send({ key, address }, outgoing) {
      const {
        mail,
        toName,
        fromName = 'Cardamom',
        replyTo = null,
        isAutomatic = true,
        unsubscribeUrl = null,
      } = outgoing;
      try {
        const accepted = await mailer.send({
          key,
          fromName,
          to: { name: toName, address },
          replyTo,
          ...mail,
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
