import { z } from 'zod';
import { Schedule } from '#contract/card-send.ts';
import { parseStored } from '#server/kernel/stored-json.ts';
import type { CardColours } from '#server/ports/artist.ts';

/** When a card is to leave. */
export function scheduleOf({ schedule }: { schedule: unknown }): Schedule {
  return parseStored(Schedule, schedule, 'card_sends.schedule');
}

const Faces = z.record(z.string(), z.string());
/** The hashes of a sent card's faces, by their names; null where nothing of it is drawn, or it was taken down. */
export function drawnFacesOf({ faces }: { faces: unknown }): Partial<Record<string, string>> | null {
  return parseStored(Faces.nullable(), faces, 'card_sends.faces');
}

const colour = z.string();
/** The colours that the pages around a card take. */
export type PageColours = Omit<CardColours, 'liner'>;
const Drawn = z.object({
  colours: z.object({
    paper: colour,
    stock: colour,
    coverInk: colour,
    accent: colour,
    envelope: colour,
    flap: colour,
    shade: colour,
    envelopeInk: colour,
  }),
});
/** The colours that a card was drawn in when it was sent. @throws where it was not sent. */
export function drawnColoursOf({ document }: { document: unknown }): PageColours {
  return parseStored(Drawn, document, 'card_sends.document').colours;
}
