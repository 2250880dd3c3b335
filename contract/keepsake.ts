import { z } from 'zod';
import { MagicLink } from './fields.ts';

/** A picture of a card as a file. */
export const KeepsakePicture = z.object({
  name: z.string().meta({
    description:
      'what it shows: `front`, `inside-left`, `letter-1` and on, `back`, `envelope`, or `inside` for the opened card',
  }),
  label: z.string().meta({ description: 'the same in words' }),
  fileName: z.string(),
  width: z.number().meta({ description: 'in pixels' }),
  height: z.number(),
  path: z.string().meta({ description: 'where the PNG is downloaded' }),
});
export const Paper = z.enum(['a4', 'a5', 'letter']);
export const Fold = z.enum(['half', 'quarter', 'flat']).meta({
  description:
    '`half`: both sides of the paper, folded once. `quarter`: one side, folded twice; half of it is upside down. `flat`: one page on each sheet',
});
/** A card to print, on one kind of paper and folded in one way. */
export const KeepsakeSheets = z.object({
  paper: Paper,
  fold: Fold,
  fileName: z.string(),
  path: z.string().meta({ description: 'where the PDF is downloaded; with `?show=1` it is shown' }),
  sheets: z.number().meta({ description: 'how many sheets of paper it takes' }),
  isDuplex: z
    .boolean()
    .meta({ description: 'whether the sheets are printed on both sides, turned over at the short edge' }),
  cardWidth: z.number().meta({ description: 'of the finished card, in millimetres' }),
  cardHeight: z.number(),
});
/** The card as one page that opens without a network. */
export const KeepsakePage = z.object({
  fileName: z.string(),
  path: z.string().meta({ description: 'where the HTML file is downloaded' }),
});
/** What a card can be kept as. */
export const Keepsakes = z
  .object({ pictures: z.array(KeepsakePicture), sheets: z.array(KeepsakeSheets), page: KeepsakePage })
  .meta({ id: 'Keepsakes' });
export type Keepsakes = z.infer<typeof Keepsakes>;

export const keepsakeCalls = {
  'GET /card/keepsakes': {
    access: 'anyone',
    summary: 'Lists the files that a card can be kept as, for whoever can read it. Changes nothing.',
    query: z.object({ magicLink: MagicLink, magicLink2: MagicLink.optional() }),
    reply: z.object({ keepsakes: Keepsakes }),
  },
} as const;
