import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a Postgres that can stall: connections stay open, but no data passes. */
export type StallingProxy = {
  /** The address of the database through the proxy. */
  url: string;
  /** From now on no data passes in either direction, until `resume`. */
  stall(): void;
  /** Passes on the data that was held, and all that follows. */
  resume(): void;
  close(): Promise<void>;
};

/** For a Postgres that is reached by a socket: the socket's folder, and the address of the database at a port of this machine. */
export function hostAddress(databaseUrl: string): { folder: string; urlAt: (port: number) => string } {
  const { pathname, searchParams } = new URL(databaseUrl);
  // The address of a socket has user and password as parameters; that of a host needs them before the host.
  const [user, password] = ['user', 'password'].map((name) => encodeURIComponent(searchParams.get(name) ?? ''));
  return {
    folder: searchParams.get('host') ?? '',
    urlAt: (port) => `postgres://${user}:${password}@127.0.0.1:${port}${pathname}`,
  };
}

/** @param databaseUrl of a Postgres that is reached by a socket, as the embedded one is. */
export async function startStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const { folder, urlAt } = hostAddress(databaseUrl);
  const open = new Set<Socket>();
  let isStalled = false;

  /** Passes on all data and the end of the stream. Not a pipe, because a pipe would resume a paused stream. */
  function pass(from: Socket, to: Socket): void {
    open.add(from);
    if (isStalled) from.pause();
    from.on('data', (chunk) => to.write(chunk));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => open.delete(from));
  }

  const server = createServer((client) => {
    const database = connect(`${folder}/.s.PGSQL.5432`);
    pass(client, database);
    pass(database, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: urlAt(port),
    stall() {
      isStalled = true;
      for (const socket of open) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of open) socket.resume();
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
