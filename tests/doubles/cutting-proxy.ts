import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { hostAddress } from './stalling-proxy.ts';

/** A proxy in front of a Postgres. It cuts the connections with the given numbers, from 1 on, as soon as Postgres answers on them. */
export async function startCuttingProxy(
  databaseUrl: string,
  /** A number is removed when its connection has been cut. */ cut: Set<number>,
  port = 0,
): Promise<{ url: string; close(): Promise<void> }> {
  const { folder, urlAt } = hostAddress(databaseUrl);
  const open = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    const number = ++count;
    const database = connect(`${folder}/.s.PGSQL.5432`);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
    if (cut.has(number))
      database.once('data', () => {
        cut.delete(number);
        client.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: urlAt((server.address() as AddressInfo).port),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
