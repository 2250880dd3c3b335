import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { startLocalServer } from './local-server.ts';

export type NextRelease = {
  /** The address that the browser uses. */ url: string;
  port: number;
  /** From here on the site answers from there. */ proxyTo(site: string): void;
  /** From here on it is of another release: its service worker, and its version until a page was loaded, which then is of it too. */
  release(build: string): void;
  stop(): Promise<void>;
};

/** A proxy in front of a site that is updated: the same pages, until a new release answers with a service worker and a version of its own. */
export async function nextRelease(): Promise<NextRelease> {
  let site = '';
  let build: string | null = null;
  let isPageOfIt = false;

  async function renewed(answer: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    return Buffer.from(
      answer.headers['content-type']?.includes('json')
        ? text.replace(/"build":"[^"]*"/, `"build":"${build}"`)
        : text.replaceAll(/frame-[0-9a-z]+/g, `frame-${build}`),
    );
  }
  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (incoming.headers.accept?.includes('text/html')) isPageOfIt = true;
    const isRenewed =
      build !== null && (incoming.url === '/service-worker.js' || (incoming.url === '/api/1/version' && !isPageOfIt));
    const headers = { ...incoming.headers, ...(isRenewed ? { 'accept-encoding': 'identity' } : {}) };
    const outward = ask(new URL(incoming.url ?? '/', site), { method: incoming.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (!isRenewed) {
        outgoing.writeHead(status, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      void renewed(answer).then((body) => {
        const { 'content-length': _, etag: __, ...kept } = answer.headers;
        outgoing.writeHead(status, kept);
        outgoing.end(body);
      });
    });
    outward.on('error', () => outgoing.destroy());
    incoming.pipe(outward);
  }
  const server = await startLocalServer(pass);
  return {
    url: `http://localhost:${server.port}`,
    port: server.port,
    proxyTo: (to) => void (site = to),
    release(id) {
      build = id;
      isPageOfIt = false;
    },
    stop: () => server.stop(),
  };
}
