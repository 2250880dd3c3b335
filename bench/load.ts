import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';

/** Requests per second that a URL answers under load from twenty connections. @throws when any response was an error. */
export async function requestsPerSecond(
  url: string,
  headers: Record<string, string> = {},
  seconds = 3,
): Promise<number> {
  const result = await autocannon({ url, headers, connections: 20, duration: seconds, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url}: ${result.non2xx} responses were not successful, and ${result.errors} requests had no response.`,
    );
  return result.requests.average;
}

/** A bare HTTP server, to compare the product with. */
export async function bareServer(listener: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
