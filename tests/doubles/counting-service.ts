import { startLocalServer } from './local-server.ts';

export type CountingService = {
  /** The address of its script. */ script: string;
  /** The reported events: the name of each, and the address at which it happened. */
  events: { name: string; u: string }[];
  /** Requests of any kind. */ requests: string[];
  stop(): Promise<void>;
};

/** A web analytics service that works like Plausible: a script that defines `plausible`, and an endpoint that it reports to. */
export async function countingService(): Promise<CountingService> {
  const events: CountingService['events'] = [];
  const requests: string[] = [];
  const server = await startLocalServer((request, response) => {
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
      if (body !== '') events.push(JSON.parse(body) as CountingService['events'][number]);
      response.end('ok');
    });
  });
  return {
    script: `${server.url}/script.js`,
    events,
    requests,
    stop: () => server.stop(),
  };
}
