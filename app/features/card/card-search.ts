import type { Card } from '#contract/card.ts';
import { reminderIn } from '#app/parts/followed-reminder.ts';
import type { AddressQuery } from '#shared/links/address-query.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import type { CardChoice } from '#shared/routes.ts';
import type { Face } from './card-pictures.ts';

/** The query of a card's page: the chosen colourway and name, and the face that is shown. */
export type CardSearch = {
  palette: string | undefined;
  name: string | undefined;
  face: Face | undefined;
  /** the date of the calendar that it is chosen for */ calendar_id: string | undefined;
  /** the reminder that led here */ r?: string;
};

/** The faces besides the default one, the front. */
const FACES = ['inside', 'back', 'envelope'] as const satisfies readonly Face[];

/** Parses the query of a card's page. Values that are null, empty or the text null are dropped (specification, section 2), and so are invalid ones. */
export function parseCardSearch({ palette, name, face, calendar_id: calendarId, r }: AddressQuery): CardSearch {
  return {
    palette: palette === '' || palette === 'null' ? undefined : palette,
    name: parseName(name),
    face: FACES.find((one) => one === face),
    calendar_id: calendarId === '' || calendarId === 'null' ? undefined : calendarId,
    ...reminderIn({ r }),
  };
}

function parseName(value: string | undefined): string | undefined {
  if (value === undefined || value === 'null') return undefined;
  return (
    normalizeName(value.normalize('NFC').replace(/\p{Cc}/gu, ' '))
      .slice(0, NAME_ON_CARD_MAX)
      .trim() || undefined
  );
}

/** The colourway and name that a query asks for, as far as the card has them; else the card's own colourway and no name. */
export function getChosen(card: Card, { palette, name }: Pick<CardSearch, 'palette' | 'name'>) {
  const ownColourway = { paletteId: card.paletteId, v: card.v };
  const colourway = card.colourways.find(({ paletteId }) => paletteId === palette) ?? ownColourway;
  return { colourway, name: card.takesName ? getNameOnFront({ name }) : '' };
}

/** A choice as a query, without the card's defaults. */
export function toCardChoice(card: Pick<Card, 'paletteId'>, paletteId: string, name: string): CardChoice {
  return { palette: paletteId === card.paletteId ? undefined : paletteId, name: name || undefined };
}

/** A name as it is drawn: trimmed, with single spaces. */
export function normalizeName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** The name in the query; empty where there is none. */
export function getNameOnFront({ name }: Pick<CardSearch, 'name'>): string {
  return name ?? '';
}
