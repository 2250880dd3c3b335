import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A database that can be away for a while. */
export type TorturedDatabase = {
  url: string;
  /** Takes it away from everybody at once. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

const SOCKET = '.s.PGSQL.5432';

/** A way to a database whose server has to stay up for others: all connections go through here, and break while it is away. */
export async function linkTo(databaseUrl: string): Promise<TorturedDatabase> {
  const url = new URL(databaseUrl);
  const target = path.join(url.searchParams.get('host') ?? '', SOCKET);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-link-'));
  url.searchParams.set('host', folder);
  const sockets = new Set<Socket>();
  let server: Server;

  function keep(socket: Socket, other: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }
  async function comeBack(): Promise<void> {
    server = createServer((near) => {
      const far = connect(target);
      keep(near, far);
      keep(far, near);
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(path.join(folder, SOCKET), resolve));
  }
  async function leave(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  await comeBack();
  return {
    url: url.href,
    leave,
    comeBack,
    async close() {
      await leave();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
