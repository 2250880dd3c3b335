import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CountingService = {
  /** The address of its script. */ script: string;
  /** What it was told: the name of the event, and the address that it was said to have happened at. */
  told: { name: string; u: string }[];
  /** Requests of any kind. */ requests: string[];
  stop(): Promise<void>;
};

/** A web analytics service that speaks as Plausible does: a script that gives the page `plausible`, and a door that it reports to. */
export async function countingService(): Promise<CountingService> {
  const told: CountingService['told'] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url === '/script.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(
        `const api = document.currentScript.dataset.api;
         window.plausible = (name, options) => void fetch(api, { method: 'POST', body: JSON.stringify({ name, u: options.u }) });`,
      );
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (body !== '') told.push(JSON.parse(body) as CountingService['told'][number]);
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    script: `http://127.0.0.1:${(server.address() as AddressInfo).port}/script.js`,
    told,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
