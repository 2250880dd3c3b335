import { startLocalServer } from './local-server.ts';

type Told = { id: string; ev: string; /** the address of the page, which it reads by itself */ dl: string };
export type AdPixel = {
  /** The address of its script. */ script: string;
  events: Told[];
  /** Requests of any kind. */ requests: string[];
  stop(): Promise<void>;
};

/**
 * An ad pixel that works like Meta's. Its script takes over the queue that the page began, and reports events by requesting a
 * picture; it adds the address of the page by itself. Unless it is told not to, it also reports each new entry of the history.
 */
export async function startAdPixel(): Promise<AdPixel> {
  const events: Told[] = [];
  const requests: string[] = [];
  const server = await startLocalServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
    if (pathname === '/fbevents.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(
        `{ const { src } = document.currentScript;
         const pixel = window.fbq;
         const tell = (id, ev) => { new Image().src = new URL('/tr?' + new URLSearchParams({ id, ev, dl: location.href }), src); };
         let auto = true;
         let own = '';
         pixel.callMethod = (method, ...given) => {
           if (method === 'init') own = given[0];
           if (method === 'set' && given[0] === 'autoConfig') auto = given[1];
           if (method === 'trackSingle' || method === 'trackSingleCustom') tell(given[0], given[1]);
         };
         for (const given of pixel.queue.splice(0)) pixel.callMethod(...given);
         if (auto) addEventListener('click', () => tell(own, 'SubscribedButtonClick'));
         if (!pixel.disablePushState) {
           const push = history.pushState.bind(history);
           history.pushState = (...state) => { push(...state); tell(own, 'PageView'); };
         } }`,
      );
      return;
    }
    if (pathname === '/tr') {
      const { id = '', ev = '', dl = '' } = Object.fromEntries(searchParams);
      events.push({ id, ev, dl });
      response.setHeader('Content-Type', 'image/gif');
      response.end(Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'));
      return;
    }
    response.end();
  });
  return {
    script: `${server.url}/fbevents.js`,
    events,
    requests,
    stop: () => server.stop(),
  };
}
