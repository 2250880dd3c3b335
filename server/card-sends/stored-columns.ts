import { z } from 'zod';
import { Schedule } from '#contract/card-send.ts';
import { Letter, VerseLines } from '#contract/letter.ts';
import type { LaidLetter } from '#shared/letter/letter.ts';
import type { VerseLine } from '#shared/letter/verse.ts';
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

const Front = z.object({ name: z.string().nullable(), line: z.string().nullable(), face: z.string().nullable() });
/** A person's own front as it was sent: the name, the line on the front that spells it, and the hash of the face; null until it is drawn. */
export type SentFront = z.infer<typeof Front>;
/** A person's own front as it was sent; null where all people of the card have the same. */
export function sentFrontOf({ front }: { front: unknown }): SentFront | null {
  return parseStored(Front.nullable(), front, 'recipients.front');
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
const WithLetter = z.object({ letter: Letter.optional() });
/** The lines of a card's letter, as they were when it was sent; null for a card that was sent before lines were kept. */
export function drawnLetterOf({ document }: { document: unknown }): LaidLetter | null {
  return parseStored(WithLetter, document, 'card_sends.document').letter ?? null;
}

const WithVerse = z.object({ verseLines: VerseLines.optional() });
/** The lines of a card's verse, as they were when it was sent; null for a card that was sent before they were kept. */
export function drawnVerseOf({ document }: { document: unknown }): VerseLine[] | null {
  return parseStored(WithVerse, document, 'card_sends.document').verseLines ?? null;
}

const Breaks = z.array(z.number()).nullable();
/** Where the lines of a message begin, as its writer saw them; null where nobody saw it in lines. */
export function breaksOf({ message_breaks }: { message_breaks: unknown }): number[] | null {
  return parseStored(Breaks, message_breaks, 'card_sends.message_breaks');
}

/** The colours that a card was drawn in when it was sent. @throws where it was not sent. */
export function drawnColoursOf({ document }: { document: unknown }): PageColours {
  return parseStored(Drawn, document, 'card_sends.document').colours;
}
