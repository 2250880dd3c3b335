import { z } from 'zod';
import { THANKS_MAX } from '#shared/limits.ts';
import { Hand, Ink } from './card-send.ts';
import { MagicLink } from './fields.ts';

const Link = z.object({ magicLink: MagicLink, magicLink2: MagicLink.optional() });
/** Colours and pictures of the envelope that a card comes in. */
export const Envelope = z.object({
  colour: z.string(),
  flap: z.string(),
  shade: z.string(),
  ink: z.string(),
  linerPicture: z.string(),
  stampPicture: z.string(),
  postmark: z.object({ day: z.string(), hour: z.string() }),
});
/** A card as the one who receives it reads it. */
export const ReadCard = z
  .object({
    magicLink: z.string(),
    magicLink2: z.string().nullable(),
    to: z.string(),
    from: z.string(),
    phrase: z.string(),
    occasion: z.string().meta({ description: 'what kind of card, as in "a birthday card"' }),
    alt: z.string(),
    title: z.string(),
    paper: z.string(),
    stock: z.string().meta({ description: 'colour of the writing paper' }),
    coverInk: z.string(),
    accent: z.string(),
    coverPicture: z.string(),
    coverPictureLarge: z.string(),
    insideLeftPicture: z.string(),
    insideRightPicture: z.string().meta({ description: 'the leaf without its words' }),
    backPicture: z.string(),
    socialPicture: z.string(),
    printPath: z.string(),
    verse: z.string(),
    message: z.string(),
    hand: Hand,
    ink: Ink,
    envelope: Envelope,
    isTest: z.boolean().meta({
      description: 'whether its sender sent it to themselves: it shows the draft as it is, and counts nothing',
    }),
    isOpened: z.boolean(),
    isPersonal: z
      .boolean()
      .meta({ description: 'whether the link names its recipient, so that opening and thanking are theirs' }),
    thanks: z.object({ text: z.string(), canChangeUntil: z.string().nullable() }).nullable(),
    answers: z.array(z.string()).meta({ description: 'ready answers' }),
    refused: z.enum(['sender', 'everyone']).nullable(),
  })
  .meta({ id: 'ReadCard' });
export type ReadCard = z.infer<typeof ReadCard>;
const Reading = z.object({ card: ReadCard });

export const cardReadCalls = {
  'GET /card/read': {
    access: 'anyone',
    summary: 'A card, for the one who reads it. Changes nothing.',
    query: Link,
    reply: Reading,
  },
  'POST /card/read/open': { access: 'anyone', summary: 'The envelope was opened.', body: Link, reply: Reading },
  'POST /card/read/thank': {
    access: 'anyone',
    summary: 'A thank-you to the sender; may be changed for ten seconds.',
    body: z.object({
      magicLink: MagicLink,
      magicLink2: MagicLink,
      text: z
        .string('Write a word or two first.')
        .trim()
        .min(1, 'Write a word or two first.')
        .max(THANKS_MAX, `Thanks can have up to ${THANKS_MAX.toLocaleString('en')} characters.`),
    }),
    reply: Reading,
  },
  'POST /card/read/refuse': {
    access: 'anyone',
    summary: 'No more cards from this sender, or from anyone.',
    body: z.object({ magicLink: MagicLink, magicLink2: MagicLink, from: z.enum(['sender', 'everyone']) }),
    reply: Reading,
  },
  'DELETE /card/read/refuse': {
    access: 'anyone',
    summary: 'Takes the refusal back.',
    body: z.object({ magicLink: MagicLink, magicLink2: MagicLink }),
    reply: Reading,
  },
  'POST /open': {
    access: 'anyone',
    summary: 'Finds a card by the code in its mail. Ten tries an hour.',
    body: z.object({
      code: z
        .string('Enter the eight letters and digits from your email.')
        .max(40, 'A code has eight letters and digits.'),
    }),
    reply: z.object({ path: z.string() }),
  },
} as const;
