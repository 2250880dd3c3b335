import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A database that can be made unreachable for a while. */
export type TorturedDatabase = {
  url: string;
  /** Breaks all connections and refuses new ones. */
  disconnect(): Promise<void>;
  /** Makes it reachable again. */
  restore(): Promise<void>;
  close(): Promise<void>;
};

const SOCKET = '.s.PGSQL.5432';

/** A proxy in front of a database whose server must keep running for others. It breaks only the connections through it. */
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
  async function restore(): Promise<void> {
    server = createServer((near) => {
      const far = connect(target);
      keep(near, far);
      keep(far, near);
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(path.join(folder, SOCKET), resolve));
  }
  async function disconnect(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  await restore();
  return {
    url: url.href,
    disconnect,
    restore,
    async close() {
      await disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
