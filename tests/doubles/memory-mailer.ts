import {
  bounceReason,
  type Mailer,
  MailLater,
  MailRefused,
  messageIdOf,
  type OutgoingMail,
} from '#server/ports/mailer.ts';

/** A mailer that keeps its mails in memory. The recipient's address decides how it answers, as with the SMTP sink. */
export type MemoryMailer = Mailer & {
  sent: (OutgoingMail & { messageId: string })[];
  /** Runs before each sending; `send` throws what it throws. */
  before: (mail: OutgoingMail) => void | Promise<void>;
  /** While true, it accepts nothing. */
  isAway: boolean;
};

const REFUSALS: Record<string, string> = {
  gone: '550 5.1.1 No such user here',
  spam: '554 5.7.1 Message content rejected',
};

export function memoryMailer(fromAddress = 'cards@cards.example'): MemoryMailer {
  const mailer: MemoryMailer = {
    fromAddress,
    sent: [],
    isAway: false,
    before: () => undefined,
    async send(mail) {
      await mailer.before(mail);
      const local = mail.to.address.split('@')[0] ?? '';
      const refusal = REFUSALS[local];
      if (mailer.isAway || local === 'full' || local === 'later') throw new MailLater('451 4.3.0 Try again later');
      if (refusal !== undefined) throw new MailRefused(bounceReason(refusal), refusal);
      const messageId = messageIdOf(mail.key, fromAddress);
      mailer.sent.push({ ...mail, messageId });
      return { messageId, response: '250 OK' };
    },
    async verify() {
      if (mailer.isAway) throw new MailLater('The mail server is away.');
    },
    close: () => Promise.resolve(),
  };
  return mailer;
}
