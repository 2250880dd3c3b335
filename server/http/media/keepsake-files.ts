import type { Context as RequestContext, Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { Fold, Paper } from '#contract/keepsake.ts';
import { contentDisposition, type KeepsakeFile, keepsakesOf } from '#server/keepsakes/keepsakes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';

const SHEETS = /^card-([a-z\d]+)-([a-z]+)\.pdf$/;
const PICTURE = /^([a-z]+(?:-[a-z]+)?(?:-\d{1,2})?)\.png$/;
const Link = calls['GET /card/keepsakes'].query;

/** Files of a card to keep, for whoever has its link. */
export function registerKeepsakeFiles(media: Hono, context: Context): void {
  const keepsakes = keepsakesOf(context);
  for (const path of ['/keepsakes/:magicLink/:magicLink2/:file', '/keepsakes/:magicLink/:file'] as const)
    media.get(path, async (request) => {
      const link = linkOf(request);
      const file = request.req.param('file') ?? '';
      const picture = PICTURE.exec(file)?.[1];
      if (picture !== undefined) return answer(await keepsakes.picture(link, picture), 'image/png');
      const [, ...printing] = SHEETS.exec(file) ?? [];
      const [paper, fold] = [Paper.safeParse(printing[0]), Fold.safeParse(printing[1])];
      if (paper.success && fold.success) {
        const pdf = await keepsakes.pdf(link, { paper: paper.data, fold: fold.data });
        return answer(pdf, 'application/pdf', request.req.query('show') !== undefined);
      }
      if (file === 'card.html') return answer(await keepsakes.page(link), 'text/html; charset=utf-8');
      return request.notFound();
    });
}

function linkOf(request: RequestContext) {
  const given = { magicLink: request.req.param('magicLink'), magicLink2: request.req.param('magicLink2') };
  const link = Link.safeParse(given);
  if (!link.success) throw new Failure('not-found', []);
  return link.data;
}

/**
 * Nobody keeps it: the card may be taken down, and a test may change.
 * @param isShown whether it opens in the browser, to be printed
 */
function answer({ name, bytes }: KeepsakeFile, type: string, isShown = false): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': contentDisposition(name, isShown ? 'inline' : 'attachment'),
      'Cache-Control': 'private, no-cache',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      // Where a browser shows a page all the same, it is not one of this site.
      ...(type.startsWith('text/html') ? { 'Content-Security-Policy': 'sandbox' } : {}),
    },
  });
}
