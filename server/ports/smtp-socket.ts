import net from 'node:net';

/** How often it is looked whether anything came; a share of the longest silence. */
const LOOKS = 20;

export type SmtpSocketOptions = {
  host: string;
  port: number;
  /** How long connecting may take. */ connectMs: number;
  /** How long the other side may be silent, while this process runs. */ silenceMs: number;
};

/**
 * A connection to a mail server, which ends when nothing has come or gone for long. Silence is counted in looks and not by the clock: the timeout of a socket
 * fires before what waits is read, so that a process that was paused would give up an answer that had long come, and send the mail again.
 * @throws where there is no connection within the time.
 */
export async function connectSmtpSocket({ host, port, connectMs, silenceMs }: SmtpSocketOptions): Promise<net.Socket> {
  const socket = net.connect({ host, port });
  const tooLong = setTimeout(() => socket.destroy(timeout('The mail server does not accept connections.')), connectMs);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } finally {
    clearTimeout(tooLong);
  }
  // Whoever speaks over it hears that it ended; with TLS around it, nobody listens to its own errors.
  socket.on('error', () => undefined);
  endWhenSilent(socket, silenceMs);
  return socket;
}

function endWhenSilent(socket: net.Socket, silenceMs: number): void {
  let heard = 0;
  let silentLooks = 0;
  const look = setInterval(() => {
    const now = socket.bytesRead + socket.bytesWritten;
    silentLooks = now === heard ? silentLooks + 1 : 0;
    heard = now;
    if (silentLooks >= LOOKS) socket.destroy(timeout('The mail server did not answer.'));
  }, silenceMs / LOOKS);
  look.unref();
  socket.once('close', () => clearInterval(look));
}

function timeout(message: string): Error {
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
