import {
  defineHandlerCallback,
  getSsrStatus,
  renderRouterToStream,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { renderContext } from '#app/client/api.ts';
import { UNFINISHED_MARKER } from '#shared/unfinished-marker.ts';

/**
 * Pages leave whole: they are hashed and kept before the first byte goes out, so that streaming would only cost. Whoever
 * asked may take the text as it is; it need not go through a body and back. A lost page waits for its own chunk, and the
 * pages of development for theirs: only a stream waits.
 */
const render = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const children = createElement(RouterServer, { router });
  const status = getSsrStatus(router);
  if (import.meta.env.DEV || status !== 200)
    return renderRouterToStream({ request, router, responseHeaders, children });
  const text = renderToString(children);
  // A part that waits, or threw, is left out here without a word: the stream waits for the one, and tells why of the other.
  if (text.includes(UNFINISHED_MARKER)) return renderRouterToStream({ request, router, responseHeaders, children });
  try {
    const whole = await transformHtmlStringWithRouter(router, text);
    const html = FILLED_IN.test(new URL(request.url).pathname) ? whole : modulesAfterPaint(whole);
    const { take } = renderContext();
    take?.(html);
    return new Response(take ? null : html, { status, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Pages that are there to be written on: what is typed before they are alive might be lost, so that they come alive at once. */
const FILLED_IN = /^\/card\/send(\/|$)/;

/**
 * The page names its scripts where the browser's entry reads them, once the page is painted (app/client.tsx). As links they
 * would be fetched before, and take the line from the pictures.
 */
function modulesAfterPaint(html: string): string {
  const end = html.indexOf('</head>');
  const modules: string[] = [];
  const head = html.slice(0, end).replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href: string) => {
    modules.push(href);
    return '';
  });
  return `${head}<meta name="page-modules" content="${modules.join(' ')}"/>${html.slice(end)}`;
}

export default { fetch: createStartHandler(render) };
