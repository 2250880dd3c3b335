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
 * Pages are rendered completely before the first byte is sent, because they are hashed and cached; streaming would only cost time. The caller may
 * take the text directly instead of reading it from a response body. Not-found pages wait for their own chunk, and pages in development for theirs,
 * which needs a stream.
 */
const render = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const children = createElement(RouterServer, { router });
  const status = getSsrStatus(router);
  if (import.meta.env.DEV || status !== 200)
    return renderRouterToStream({ request, router, responseHeaders, children });
  const text = renderToString(children);
  // A part that is still loading, or that threw an error, is left out here silently. The stream waits for the first kind, and reports the error of
  // the second.
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

/** Pages with forms to write in are hydrated at once, since text typed before hydration could be lost. */
const FILLED_IN = /^\/card\/send(\/|$)/;

/**
 * Lists the scripts of the page in a meta tag, which the browser entry reads once the page is painted (app/client.tsx). As links they would be
 * fetched earlier, and slow down the pictures.
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
