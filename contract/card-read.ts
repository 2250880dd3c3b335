import { z } from 'zod';
import { THANKS_MAX } from '#shared/limits.ts';
import { Hand, Ink } from './card-send.ts';
import { MagicLink, multilineText } from './fields.ts';
import { Letter, VerseLines } from './letter.ts';

const Link = z.object({
  magicLink: MagicLink,
  magicLink2: MagicLink.optional().meta({
    description:
      'of a recipient; or of the front of one, from `fronts` of a sent card: then it is read in the name of nobody. Left out, the front has no name where each recipient has their own',
  }),
});
/** Colours and pictures of a card's envelope. */
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
    stock: z.string().meta({ description: 'colour of the paper inside' }),
    coverInk: z.string(),
    accent: z.string(),
    coverPicture: z.string(),
    coverPictureLarge: z.string(),
    insideLeftPicture: z.string(),
    insideRightPicture: z.string().meta({ description: 'the picture of the page without its text' }),
    backPicture: z.string(),
    socialPicture: z.string(),
    printPath: z.string().meta({ description: 'the page where the card is printed and saved' }),
    verse: z.string(),
    message: z.string(),
    verseLines: VerseLines.meta({ description: 'the verse in lines, where its picture has them' }),
    letter: Letter.meta({ description: 'the message and its signature, in lines' }),
    hand: Hand,
    ink: Ink,
    envelope: Envelope,
    isTest: z.boolean().meta({
      description:
        'whether it is a test that the sender sent to themselves: it shows the draft as it is now, and nothing is counted',
    }),
    isOpened: z.boolean(),
    isPersonal: z.boolean().meta({
      description:
        'whether the link belongs to one recipient, who can be shown as having opened it and can send thanks',
    }),
    thanks: z.object({ text: z.string(), canChangeUntil: z.string().nullable() }).nullable(),
    answers: z.array(z.string()).meta({ description: 'suggested replies' }),
    refused: z.enum(['sender', 'everyone']).nullable(),
  })
  .meta({ id: 'ReadCard' });
export type ReadCard = z.infer<typeof ReadCard>;
const Reading = z.object({ card: ReadCard });

export const cardReadCalls = {
  'GET /card/read': {
    access: 'anyone',
    summary: 'Returns a card for its recipient. Changes nothing.',
    query: Link,
    reply: Reading,
  },
  'POST /card/read/open': {
    access: 'anyone',
    summary: 'Records that the envelope was opened.',
    body: Link,
    reply: Reading,
  },
  'POST /card/read/thank': {
    access: 'anyone',
    summary: 'Sends a thank-you note to the sender. It can be changed for ten seconds.',
    body: z.object({
      magicLink: MagicLink,
      magicLink2: MagicLink,
      text: z
        .string('Write a word or two first.')
        .trim()
        .pipe(multilineText(THANKS_MAX, `Thanks can have up to ${THANKS_MAX.toLocaleString('en')} characters.`))
        .pipe(z.string().min(1, 'Write a word or two first.')),
    }),
    reply: Reading,
  },
  'POST /card/read/refuse': {
    access: 'anyone',
    summary: 'Stops cards to this address from this sender, or from everyone.',
    body: z.object({ magicLink: MagicLink, magicLink2: MagicLink, from: z.enum(['sender', 'everyone']) }),
    reply: Reading,
  },
  'DELETE /card/read/refuse': {
    access: 'anyone',
    summary: 'Allows cards to this address again.',
    body: z.object({ magicLink: MagicLink, magicLink2: MagicLink }),
    reply: Reading,
  },
  'POST /open': {
    access: 'anyone',
    summary: 'Finds a card by the code in its mail. Ten tries an hour for each address.',
    body: z.object({
      code: z
        .string('Enter the eight letters and digits from your email.')
        .max(40, 'A code has eight letters and digits.'),
    }),
    reply: z.object({ path: z.string() }),
  },
} as const;
