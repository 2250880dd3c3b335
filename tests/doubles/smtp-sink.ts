import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerError, type SMTPServerSession } from 'smtp-server';

export type Received = { from: string; to: string; messageId: string; source: string };
/** A real SMTP server that keeps the mails it receives. The recipient's address decides how it answers: `gone@`, `full@`, `later@`, `spam@`. */
export type SmtpSink = {
  url: string;
  received: Received[];
  /** Addresses that no longer exist. */ gone: Set<string>;
  /** Called for each mail before its sender gets an answer, which waits for it. */
  onReceived: ((mail: Received) => void | Promise<void>) | null;
  close(): Promise<void>;
};

const ANSWERS: Record<string, [number, string]> = {
  gone: [550, '5.1.1 No such user here'],
  full: [452, '4.2.2 Mailbox full, try again later'],
  later: [451, '4.7.1 Greylisted, try again later'],
};

export async function startSmtpSink(): Promise<SmtpSink> {
  const received: Received[] = [];
  const gone = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const answer = ANSWERS[gone.has(address) ? 'gone' : (address.split('@')[0] ?? '')];
      callback(answer ? says([answer[0], `${answer[1]} <${address}>`]) : null);
    },
    onMailFrom({ address }, _session, callback) {
      callback(address.startsWith('blocked') ? says([550, '5.7.1 Sender not allowed']) : null);
    },
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const source = await text(stream);
      const to = session.envelope.rcptTo[0]?.address ?? '';
      if (to.startsWith('spam@')) throw says([554, '5.7.1 Message content rejected']);
      const mail = {
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to,
        messageId: /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? '',
        source,
      };
      received.push(mail);
      await sink.onReceived?.(mail);
      return 'OK';
    }),
  });
  // A sender that is killed drops its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    gone,
    onReceived: null,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return sink;
}

function says([responseCode, message]: [number, string]): SMTPServerError {
  return Object.assign(new Error(message), { responseCode });
}
