import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to a Postgres that can go dead: connections stay open, and nothing passes any more. */
export type StallingProxy = {
  /** The address of the database by this way. */
  url: string;
  /** From now on nothing passes, in either direction, until `go`. */
  stall(): void;
  /** Lets through what was held back, and what comes. */
  go(): void;
  close(): Promise<void>;
};

/** Of a Postgres that is reached by a socket: its folder, and its address by a port of this machine. */
export function hostAddress(databaseUrl: string): { folder: string; urlAt: (port: number) => string } {
  const { pathname, searchParams } = new URL(databaseUrl);
  // An address with a host is read otherwise than one with a socket: user and password go before it.
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

  /** Passes on all that comes, and the end of it too: by hand, because a pipe would resume what is held back. */
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
    go() {
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
