import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerError, type SMTPServerSession } from 'smtp-server';
import type { SmtpFault, SmtpFaults } from './smtp-faults.ts';
import { type Copy, count, type RunRecord } from './record.ts';

/** A real mail server that defers, cuts connections, refuses and answers late, and records what it did. */
export type MailServer = {
  /** An address of its own for each process, to know which process sent a message. */
  listenFor(process: string): Promise<string>;
  /** Called when a message has been received, before the answer: the moment at which a sender may be killed. */
  onReceived: (copy: Copy) => void;
  close(): Promise<void>;
};

/** Longer than any pause: the server never closes the connection of a paused sender. */
const SOCKET_TIMEOUT_MS = 20 * 60_000;
/** The answer to a connection that is cut. */
const NO_REPLY = new Promise<never>(() => undefined);

export function createMailServer(record: RunRecord, smtpFaults: SmtpFaults, lateMs: number): MailServer {
  const servers: SMTPServer[] = [];
  const ended = new AbortController();
  const tries = new Map<string, number>();
  /** Chooses what happens to an attempt at an address; each call counts as one attempt. */
  const nextFault = (address: string): SmtpFault | null => {
    const attempt = (tries.get(address) ?? 0) + 1;
    tries.set(address, attempt);
    const what = smtpFaults.of(address, attempt);
    if (what !== null) count(record, what);
    return what;
  };
  const self: MailServer = {
    onReceived: () => undefined,
    async listenFor(process) {
      const onReceived = (copy: Copy) => self.onReceived(copy);
      const late = () => pause(lateMs, undefined, { signal: ended.signal });
      const server = createListener({ process, record, nextFault, late, onReceived });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
    async close() {
      ended.abort();
      await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
    },
  };
  return self;
}

type ListenerOptions = Pick<MailServer, 'onReceived'> & {
  process: string;
  record: RunRecord;
  nextFault: (address: string) => SmtpFault | null;
  late: () => Promise<void>;
};

function createListener({ process, record, nextFault, late, onReceived }: ListenerOptions): SMTPServer {
  const sockets = new Map<number, Socket>();
  /** When the envelope of each connection began, and what happens to it. */
  const envelopeBeganAt = new Map<string, number>();
  const faultOf = new Map<string, SmtpFault | null>();
  const cut = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.resetAndDestroy();

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const what = faultOf.get(session.id) ?? null;
    if (what === 'cuts during the message') {
      stream.once('data', () => cut(session));
      stream.resume();
      return NO_REPLY;
    }
    const header = await readHeader(stream);
    if (what === 'defers the message') throw smtpError(451, '4.3.0 Try again later');
    if (what === 'refuses the message') {
      record.refused.add(keyInSender(session));
      throw smtpError(554, '5.7.1 Message content rejected');
    }
    const copy: Copy = {
      id: `copy-${record.copies.length + 1}`,
      key: /^message-id:\s*<([^@]+)@/im.exec(header)?.[1] ?? '',
      address: session.envelope.rcptTo[0]?.address ?? '',
      process,
      beganAt: envelopeBeganAt.get(session.id) ?? 0,
      receivedAt: Date.now(),
      answeredAt: null,
      cutAt: null,
    };
    record.copies.push(copy);
    onReceived(copy);
    const cutNow = () => {
      copy.cutAt = Date.now();
      cut(session);
    };
    if (what === 'answers late') await late();
    if (what === 'cuts before its 250') {
      cutNow();
      return NO_REPLY;
    }
    copy.answeredAt = Date.now();
    if (what === 'cuts after its 250') setImmediate(cutNow);
    return copy.id;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    socketTimeout: SOCKET_TIMEOUT_MS,
    closeTimeout: 100,
    onMailFrom(_, { id }, callback) {
      envelopeBeganAt.set(id, Date.now());
      callback(null);
    },
    onRcptTo({ address }, session, callback) {
      const what = nextFault(address);
      faultOf.set(session.id, what);
      if (what === 'cuts before the message') cut(session);
      else if (what === 'defers the recipient') callback(smtpError(451, '4.7.1 Greylisted, try again later'));
      else if (what === 'refuses the recipient') {
        record.refused.add(keyInSender(session));
        callback(smtpError(550, '5.1.1 No such user here'));
      } else callback(null);
    },
    onData: callbackify(receive),
  });
  // A sender that is killed drops its connection.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  return server;
}

/** The key in the envelope's sender: `bounces+KEY@cards.example`. */
function keyInSender({ envelope }: SMTPServerSession): string {
  return /\+([^@]+)@/.exec(envelope.mailFrom ? envelope.mailFrom.address : '')?.[1] ?? '';
}

/** The header of a message. The rest is read and ignored. */
async function readHeader(stream: SMTPServerDataStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) if (!text.includes('\r\n\r\n')) text += String(chunk);
  return text;
}

function smtpError(responseCode: number, message: string): SMTPServerError {
  return Object.assign(new Error(message), { responseCode });
}
