import type { Context as RequestContext, Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { type CardRow, factsOf, shopOf } from '#server/cards/cards.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { PICTURE_LIMITS, picturesOf, resizePicture } from '#server/pictures/pictures.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { mayBeUnsupported, UNSUPPORTED_CHARACTERS_HEADER } from '#shared/text/unsupported-characters.ts';
import { networkOf } from '../network.ts';
import { IMMUTABLE, parsePictureFile, picture, PRIVATE } from './picture-answer.ts';

/** Pictures of cards of the shop: for everybody and for ever, but for those with a name on them. */
export function registerShopPictures(media: Hono, context: Context, trustedProxies: number): void {
  const [shop, pictures] = [shopOf(context), picturesOf(context)];
  const limits = context.rateLimits.of(PICTURE_LIMITS);
  const sentence = () => 'Too many pictures requested at once.';

  /** The name that an address puts on a front. Each is drawn anew, so a network has so many an hour. */
  async function nameIn(request: RequestContext): Promise<string | null> {
    const name =
      request.req
        .query('name')
        ?.normalize('NFC')
        .replace(/\p{Cc}/gu, ' ')
        .slice(0, NAME_ON_CARD_MAX)
        .trim() || null;
    if (name !== null) await limits.named.take(networkOf(request, trustedProxies), 'name', sentence);
    return name;
  }

  /** Whoever asks for all that there is keeps the drawing process busy for days. What was drawn once is there for everybody. */
  const mayDraw = (request: RequestContext) => () =>
    limits.cold.take(networkOf(request, trustedProxies), 'general', sentence);

  media.get('/cards/:cardId/:palette/social.jpg', async (request) => {
    const card = await shop.row(requireCardId(request.req.param('cardId')));
    const paletteId = request.req.param('palette');
    if (!hasColourway(card, paletteId)) return request.notFound();
    const name = await nameIn(request);
    return picture(
      await pictures.social(card, paletteId, name, mayDraw(request)),
      'jpg',
      name === null ? IMMUTABLE : PRIVATE,
    );
  });

  media.get('/cards/:cardId/:palette/:file', async (request) => {
    const file = parsePictureFile(request.req.param('file'));
    const card = await shop.row(requireCardId(request.req.param('cardId')));
    const paletteId = request.req.param('palette');
    if (!hasColourway(card, paletteId)) return request.notFound();
    const name = await nameIn(request);
    const drawn = await pictures.shop(card, paletteId, file.face, file.width, name, mayDraw(request));
    // Mails show JPEG, which every mail client knows.
    const bytes = file.kind === 'jpg' ? await resizePicture(drawn, file.width, 'jpeg') : drawn;
    const answer = picture(bytes, file.kind, name === null ? IMMUTABLE : PRIVATE);
    // The picture shows what can be drawn of a name; whoever typed it is to hear what cannot.
    const lacking = name !== null && mayBeUnsupported(name) ? await context.studio.unsupportedCharacters(name) : [];
    if (lacking.length > 0)
      answer.headers.set(UNSUPPORTED_CHARACTERS_HEADER, lacking.map(encodeURIComponent).join(' '));
    return answer;
  });
}

function hasColourway(card: CardRow, paletteId: string): boolean {
  return factsOf(card).colourways.some((way) => way.paletteId === paletteId);
}

function requireCardId(text: string): string {
  const parsed = calls['GET /cards/{cardId}'].params.safeParse({ cardId: text });
  if (!parsed.success) throw new Failure('not-found', []);
  return parsed.data.cardId;
}
