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
import type { AnyRouter } from '@tanstack/react-router';
import { renderContext } from '#app/client/api.ts';
import { renderStandaloneCard } from '#app/standalone/render-card.tsx';
import { StandalonePageContext } from '#app/standalone/standalone-page.tsx';
import { UNFINISHED_MARKER } from '#shared/unfinished-marker.ts';

/**
 * Pages are rendered completely before the first byte is sent, because they are hashed and cached; streaming would only cost time. The caller may
 * take the text directly instead of reading it from a response body. Not-found pages wait for their own chunk, and pages in development for theirs,
 * which needs a stream.
 */
const render = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const status = getSsrStatus(router);
  const standalone = status === 200 ? renderStandaloneCard(router) : null;
  const children = createElement(StandalonePageContext, { value: standalone }, createElement(RouterServer, { router }));
  if ((import.meta.env.DEV && !standalone) || status !== 200)
    return renderRouterToStream({ request, router, responseHeaders, children });
  const text = renderToString(children);
  // A part that is still loading, or that threw an error, is left out here silently. The stream waits for the first kind, and reports the error of
  // the second.
  if (text.includes(UNFINISHED_MARKER)) return renderRouterToStream({ request, router, responseHeaders, children });
  try {
    const html = standalone
      ? withoutRouter(text)
      : await withRouter(text, router, FILLED_IN.test(new URL(request.url).pathname));
    const { take } = renderContext();
    take?.(html);
    return new Response(take ? null : html, { status, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Pages with forms to write in are hydrated at once, since text typed before hydration could be lost. */
const FILLED_IN = /^\/card\/send(\/|$)/;

/** A page with the data of its router. */
async function withRouter(text: string, router: AnyRouter, isFilledIn: boolean): Promise<string> {
  const html = await transformHtmlStringWithRouter(router, text);
  if (isFilledIn) return html;
  const { page, modules } = takeModules(html);
  return listModules(page, modules);
}

/** A page that stands alone. The modules of its route are the router's; the entry knows those that it needs instead. */
function withoutRouter(text: string): string {
  return listModules(`<!DOCTYPE html>${takeModules(text).page}`, []);
}

/**
 * Lists the scripts of the page in a meta tag, which the browser entry reads once the page is painted (app/client.tsx). As links they would be
 * fetched earlier, and slow down the pictures.
 */
function listModules(html: string, modules: readonly string[]): string {
  const end = html.indexOf('</head>');
  return `${html.slice(0, end)}<meta name="page-modules" content="${modules.join(' ')}"/>${html.slice(end)}`;
}

/** Takes the links to scripts out of the head of a page. */
function takeModules(html: string): { page: string; modules: string[] } {
  const end = html.indexOf('</head>');
  const modules: string[] = [];
  const head = html.slice(0, end).replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href: string) => {
    modules.push(href);
    return '';
  });
  return { page: head + html.slice(end), modules };
}

export default { fetch: createStartHandler(render) };
