import type { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { sentFacesOf } from '#server/card-reads/card-reads.ts';
import { cardSendsOf, testSendsOf } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { picturesOf } from '#server/pictures/pictures.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { readCookies, SESSION_COOKIE } from '../cookies.ts';
import { parsePictureFile, picture, type PictureFile, PRIVATE } from './picture-answer.ts';

/** Of a test, which shows a draft: that may change at any moment. */
const SHORT = 'private, max-age=60';

/** The format of the picture in a file. */
function typeOf({ kind }: PictureFile): 'jpeg' | 'webp' {
  return kind === 'jpg' ? 'jpeg' : 'webp';
}

/** Pictures of a draft for its own session, and of a sent card for those who have its link. */
export function registerSentPictures(media: Hono, context: Context): void {
  const [pictures, sentFaces, tests, sessions] = [
    picturesOf(context),
    sentFacesOf(context),
    testSendsOf(context),
    sessionsOf(context),
  ];

  media.get('/drafts/:cardSendId/:file', async (request) => {
    const file = parsePictureFile(request.req.param('file'));
    const actor = await sessions.actorOf(readCookies(request.req.header('Cookie'))[SESSION_COOKIE]);
    const cardSendId = calls['GET /card/send'].query.shape.card_send_id
      .unwrap()
      .safeParse(request.req.param('cardSendId'));
    if (!cardSendId.success) return request.notFound();
    const document = await cardSendsOf(context).document(actor, cardSendId.data, request.req.query('to'));
    return picture(await pictures.draft(document, file.face, file.width, typeOf(file)), file.kind, PRIVATE);
  });

  for (const path of ['/sent/:magicLink/:magicLink2/:file', '/sent/:magicLink/:file'] as const)
    media.get(path, async (request) => {
      const file = parsePictureFile(request.req.param('file'));
      const magicLink = request.req.param('magicLink');
      const type = typeOf(file);
      const sent = await sentFaces.face(
        { magicLink, magicLink2: request.req.param('magicLink2'), to: request.req.query('to') },
        file.face,
      );
      if (sent !== null)
        return picture(await pictures.sent(sent.hash, file.width, type, sent.redraw), file.kind, PRIVATE);
      const test = MAGIC_LINK.test(magicLink) ? await tests.document(magicLink) : null;
      if (test === null) return request.notFound();
      return picture(await pictures.draft(test, file.face, file.width, type), file.kind, SHORT);
    });
}
