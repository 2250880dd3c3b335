import type { Context } from '#server/kernel/context.ts';
import type { ExportPart, MemberExport } from '#server/kernel/module.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectFavoriteTitles } from './queries.ts';

/** The cards that a member keeps by heart. */
export const exportFavorites: MemberExport = { order: 50, parts };

async function* parts(context: Context, memberId: string): AsyncGenerator<ExportPart> {
  const { origin } = siteOf(context);
  const favorites = (await selectFavoriteTitles(context.db, memberId)).map((row) => ({
    cardId: row.card_id,
    title: row.title,
    url: origin + routes.card(row.card_id),
    keptAt: row.created_at,
  }));
  yield {
    name: 'favorites.json',
    about: 'your favourite cards',
    content: new TextEncoder().encode(`${JSON.stringify(favorites, null, 2)}\n`),
  };
}
