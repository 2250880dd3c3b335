export type Mailbox = { name: string; address: string };

/** A mail to one person. */
export type OutgoingMail = {
  /**
   * Names this sending for good: the delivery's id and its attempt. The Message-ID is made of it, so that the same attempt sent twice
   * (a worker that died between the mail server's yes and our own note of it) is recognised as one message by whoever receives it.
   */
  key: string;
  /** The name that stands in From, with the site's own address. */
  fromName: string;
  to: Mailbox;
  replyTo: Mailbox | null;
  subject: string;
  html: string;
  text: string;
  /** Written by us rather than by a person: automatic answers to it are not wanted (RFC 3834). */
  isAutomatic: boolean;
  /** An address that takes one POST to end mails of this kind (RFC 8058); null for letters and receipts. */
  unsubscribeUrl: string | null;
};

export type SendResult = { messageId: string; response: string };

/** The way mails leave. */
export type Mailer = {
  /** The site's own address, which stands in From. */
  readonly fromAddress: string;
  /**
   * Hands a mail to the mail server.
   * @throws MailRefused when it will never be taken, MailLater when it may be taken another time.
   */
  send(mail: OutgoingMail): Promise<SendResult>;
  /** @throws when the mail server cannot be reached or does not let us in. */
  verify(): Promise<void>;
  /** Lets connections go. Mails on their way are finished first. */
  close(): Promise<void>;
};

/** The mail server said no for good. `reason` is a sentence for the sender's ledger. */
export class MailRefused extends Error {
  readonly reason: string;
  constructor(reason: string, response: string) {
    super(response);
    this.name = 'MailRefused';
    this.reason = reason;
  }
}

/** Not now: the mail server is away, busy, or does not let us in. */
export class MailLater extends Error {
  constructor(response: string) {
    super(response);
    this.name = 'MailLater';
  }
}

/** The Message-ID of a sending: the same for the same key, always. */
export function messageIdOf(key: string, fromAddress: string): string {
  return `<${key}@${domainOf(fromAddress)}>`;
}

/**
 * Where failures are reported to: the key stands in the address (variable envelope return path), so that a report names its delivery
 * whatever its text says. Without a bounce address it is the From address.
 */
export function envelopeSender(key: string, fromAddress: string, bounceAddress: string | null): string {
  if (bounceAddress === null) return fromAddress;
  return bounceAddress.replace('@', `+${key}@`);
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/**
 * Says in a sentence what a mail server meant by refusing (RFC 3463: the enhanced code, where there is one, else the reply code).
 */
export function bounceReason(response: string): string {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response);
  const status = enhanced ? `${enhanced[1]}.${enhanced[2]}` : '';
  if (['1.1', '1.3', '1.6', '1.0'].includes(status)) return 'There is no mailbox with this address.';
  if (['1.2', '1.10', '4.4'].includes(status)) return 'This domain does not receive email. Check the part after the @.';
  if (status === '2.1') return 'This mailbox is closed.';
  if (status === '2.2' || (status === '' && response.startsWith('552'))) return 'This mailbox is full.';
  if (status === '' && /^(550|551|553)/.test(response))
    return 'There is no mailbox with this address, or it does not accept email from us.';
  return 'Their mail server refused the email.';
}
