import type { Card } from '#contract/card.ts';
import type { AddressQuery } from '#shared/address-query.ts';
import { FRONT_NAME_MAX } from '#shared/limits.ts';
import type { CardChoice } from '#shared/routes.ts';
import type { Face } from './card-pictures.ts';

/** What stands in the address of a card's page: what was chosen of the card, and which face is looked at. */
export type CardSearch = {
  palette: string | undefined;
  name: string | undefined;
  face: Face | undefined;
};

/** Faces that are not shown anyhow. */
const FACES = ['inside', 'back', 'envelope'] as const satisfies readonly Face[];

/** Reads the query of a card's page. What is null, empty or the text null is dropped (specification, section 2), and so is what cannot be meant. */
export function readCardSearch({ palette, name, face }: AddressQuery): CardSearch {
  return {
    palette: palette === '' || palette === 'null' ? undefined : palette,
    name: readName(name),
    face: FACES.find((one) => one === face),
  };
}

function readName(value: string | undefined): string | undefined {
  if (value === undefined || value === 'null') return undefined;
  return (
    nameToDraw(value.normalize('NFC').replace(/\p{Cc}/gu, ' '))
      .slice(0, FRONT_NAME_MAX)
      .trim() || undefined
  );
}

/** What an address asks for, as far as the card has it: the card's own colourway where it names no other, and the name that it takes. */
export function chosenIn(card: Card, { palette, name }: Pick<CardSearch, 'palette' | 'name'>) {
  const own = { paletteId: card.paletteId, v: card.v };
  const way = card.colourways.find(({ paletteId }) => paletteId === palette) ?? own;
  return { way, name: card.takesName ? nameIn({ name }) : '' };
}

/** What was chosen of a card, without what it has anyhow. */
export function choiceOf(card: Pick<Card, 'paletteId'>, paletteId: string, name: string): CardChoice {
  return { palette: paletteId === card.paletteId ? undefined : paletteId, name: name || undefined };
}

/** A name as it is drawn: without the spaces around it, and with single ones inside. */
export function nameToDraw(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** The name in the address, as it is drawn. */
export function nameIn({ name }: Pick<CardSearch, 'name'>): string {
  return name ?? '';
}
