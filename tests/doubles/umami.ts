import { startLocalServer } from './local-server.ts';

type Told = { website: string | undefined; url: string; name?: string; title: string; referrer: string };
export type Umami = {
  /** The address of its script. */ script: string;
  /** The reported events. */ events: Told[];
  /** Requests of any kind. */ requests: string[];
  stop(): Promise<void>;
};

/** A web analytics service that works like Umami: `umami.track` calls the given function with the page's properties, and reports its result. */
export async function startUmami(): Promise<Umami> {
  const events: Told[] = [];
  const requests: string[] = [];
  const server = await startLocalServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url === '/script.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(
        `{ const { src, dataset: { websiteId: website, autoTrack } } = document.currentScript;
         const send = (payload) => void fetch(new URL('/api/send', src), { method: 'POST', body: JSON.stringify({ type: 'event', payload }) });
         const here = () => ({ website, url: location.pathname + location.search, title: document.title, referrer: document.referrer });
         window.umami = { track: (change) => send(change(here())) };
         if (autoTrack !== 'false') send(here()); }`,
      );
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (body !== '') events.push((JSON.parse(body) as { payload: Told }).payload);
      response.end('ok');
    });
  });
  return {
    script: `${server.url}/script.js`,
    events: events,
    requests,
    stop: () => server.stop(),
  };
}
