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
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(children));
    const { take } = renderContext();
    take?.(html);
    return new Response(take ? null : html, { status, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default { fetch: createStartHandler(render) };
