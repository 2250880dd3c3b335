import type { suggestionCalls } from '#contract/suggestion.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { suggestionsOf } from './suggestions.ts';

export function suggestionHandlers(context: Context): HandlersOf<typeof suggestionCalls> {
  const suggestions = suggestionsOf(context);
  return {
    'GET /calendar/{calendarId}/cards': ({ params, query }, { actor }) =>
      suggestions.forDate(actor, params.calendarId, query.limit),
    'GET /card/send/avoided': ({ query }, { actor }) => suggestions.listAvoided(actor, query.cardSendId),
  };
}
