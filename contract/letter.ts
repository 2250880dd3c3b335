import { z } from 'zod';

/** A message in lines, as every page that shows it has it. Lengths are in card units: a page is 1,000 wide and 1,400 high. */
export const Letter = z
  .object({
    size: z.number().meta({ description: 'font size' }),
    area: z
      .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
      .meta({ description: 'where the lines stand on each page' }),
    pages: z
      .array(
        z.array(
          z.object({
            text: z.string(),
            isRtl: z.boolean(),
            isEnd: z.boolean().meta({ description: 'whether it is the last line of its paragraph' }),
            left: z
              .number()
              .optional()
              .meta({ description: 'how far from the left of the area it begins; left out for 0' }),
            rows: z.number().optional().meta({
              description:
                'of the signature alone: how many lines of the letter it takes, standing on the last of them',
            }),
            scale: z.number().optional().meta({
              description: 'of the signature: how many times as large it is as the letter; left out for 1',
            }),
          }),
        ),
      )
      .meta({ description: 'the lines of each page; those of the signature are the last' }),
  })
  .meta({ id: 'Letter' });

/** A verse as its picture has it. Lengths are in card units, as those of a letter. */
export const VerseLines = z
  .array(
    z.object({
      text: z.string(),
      x: z.number().meta({ description: 'the middle of its ink' }),
      y: z.number().meta({ description: 'its baseline' }),
      width: z.number().meta({ description: 'how wide its ink is' }),
      size: z.number().meta({ description: 'font size' }),
      gaps: z.number().int().meta({ description: 'how many empty lines stand before it' }),
    }),
  )
  .meta({ id: 'VerseLines' });
