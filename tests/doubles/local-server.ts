import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = {
  /** Its address, without a slash at the end. */ url: string;
  port: number;
  /** Closes it with all its connections. */ stop(): Promise<void>;
};

/** A server on loopback for one test file. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
