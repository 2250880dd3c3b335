import { z } from 'zod';
import { HAND_IDS, INK_IDS } from '#shared/letter/hands.ts';
import { CARD_LINES_MAX } from '#shared/limits.ts';

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const Hex = z.string().regex(/^#[0-9a-f]{6}$/i);
const Num = z.number().finite();
const ROLES = ['bg', 'paper', 'ink', 'a', 'b', 'c', 'd', 'e', 'foil'] as const;

/** a colour, or a role of the card's palette that follows when the palette changes */
export const Colour = z.union([Hex, z.object({ role: z.enum(ROLES) })]);
/** in card units: a page is 1000 by 1400; turned by `rot` degrees about its middle */
export const Box = z.object({
  x: Num.min(-2000).max(3000),
  y: Num.min(-2000).max(3000),
  w: Num.positive().max(3000),
  h: Num.positive().max(3000),
  rot: Num.min(-180).max(180).default(0),
});

export const ANIMATIONS = ['none', 'fade', 'pop', 'float', 'sway', 'draw-on', 'twinkle', 'bloom', 'bounce'] as const;
const Anim = z.object({
  preset: z.enum(ANIMATIONS),
  delay: Num.min(0).max(10).default(0),
  duration: Num.min(0.1).max(20).default(1.2),
  loop: z.boolean().default(false),
});

const Base = z.object({
  id: Id,
  name: z.string().max(60).optional(),
  locked: z.boolean().default(false),
  hidden: z.boolean().default(false),
  opacity: Num.min(0).max(1).default(1),
  anim: Anim.optional(),
  /** the alternative text; left out for decoration and for text */
  label: z.string().max(200).optional(),
});

/** Art that the design draws: the whole cover, or an inside page with its rim and ornament. Never stored as paths. */
export const PartLayer = Base.extend({ type: z.literal('part'), part: z.enum(['cover', 'verse', 'letter', 'back']) });

const FontKey = z.string().regex(/^[a-z0-9-]{1,40}(:\d{3}i?)?$/);
export const TextStyle = z.object({
  font: FontKey,
  /** card units, or as large as the box allows */
  size: z.union([z.literal('fit'), Num.min(12).max(600)]),
  tracking: Num.min(-200).max(1200).default(0),
  leading: Num.min(0.5).max(3).default(1.25),
  align: z.enum(['start', 'middle', 'end']).default('middle'),
  transform: z.enum(['none', 'upper', 'lower']).default('none'),
  fill: Colour,
  effect: z.enum(['none', 'foil', 'outline', 'echo']).default('none'),
  path: z
    .object({ kind: z.enum(['line', 'arc', 'wave']), amount: Num.min(-1).max(1) })
    .default({ kind: 'line', amount: 0 }),
});

/** the text of a message: 5,000 characters and some for the greeting */
export const MESSAGE_LENGTH = 5200;

export const TextLayer = Base.extend({
  type: z.literal('text'),
  role: z.enum(['headline', 'sub', 'name', 'verse', 'message', 'signature', 'note']),
  /** lines or, in a message, paragraphs */
  lines: z.array(z.string().max(MESSAGE_LENGTH)).max(CARD_LINES_MAX),
  /** of a message: where its lines begin on the page where it was written, in UTF-16 code units of all its paragraphs */
  breaks: z.array(z.int().min(1).max(MESSAGE_LENGTH)).max(MESSAGE_LENGTH).optional(),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)
    .default('en'),
  /** `design`: the design sets its place and style; `free`: it has its own box and style */
  setting: z.enum(['design', 'free']).default('design'),
  box: Box.optional(),
  style: TextStyle.optional(),
});

export const PHOTO_FRAMES = ['print', 'plain', 'round', 'arch', 'heart'] as const;
export const PhotoLayer = Base.extend({
  type: z.literal('photo'),
  box: Box,
  /** the id of a picture that the server has decoded; null for an empty place */
  asset: z.string().max(80).nullable(),
  crop: z
    .object({ x: Num.min(0).max(1), y: Num.min(0).max(1), zoom: Num.min(1).max(8) })
    .default({ x: 0.5, y: 0.5, zoom: 1 }),
  frame: z.enum(PHOTO_FRAMES).default('print'),
  alt: z.string().max(200).default(''),
});

export const StickerLayer = Base.extend({
  type: z.literal('sticker'),
  set: z.enum(['noto', 'fluent-emoji-flat', 'fluent-emoji-high-contrast']),
  shape: Id,
  box: Box,
});

export const InkLayer = Base.extend({
  type: z.literal('ink'),
  strokes: z
    .array(
      z.object({
        /** x, y, and pressure from 0 to 1 */
        points: z
          .array(z.tuple([Num, Num, Num]))
          .min(1)
          .max(2000),
        width: Num.positive().max(80),
        colour: Colour,
      }),
    )
    .max(400),
});

export const Layer = z.discriminatedUnion('type', [PartLayer, TextLayer, PhotoLayer, StickerLayer, InkLayer]);

export const FACES = ['cover', 'inside-left', 'inside-right', 'back'] as const;
export const Face = z.object({
  id: z.enum(FACES),
  layers: z.array(Layer).max(200),
  /** what the picture shows; the words are read from the layers */
  alt: z.string().min(1).max(400),
});

export const Palette = z.object({
  id: Id,
  bg: Hex,
  paper: Hex,
  ink: Hex,
  a: Hex,
  b: Hex,
  c: Hex,
  d: Hex,
  e: Hex,
  metal: z.enum(['gold', 'rose', 'silver']),
});

export const Design = z.object({
  family: Id,
  /** the family's version when this document was made */
  version: z.number().int().positive(),
  motif: Id,
  variant: Id.optional(),
  material: Id.optional(),
  seed: z.string().max(60),
});

export const Envelope = z.object({
  to: z.string().max(120).default(''),
  from: z.string().max(120).default(''),
  seal: z.enum(['none', 'sticker', 'wax', 'heart']).default('sticker'),
  /** '28 NOV|2026', set when it is sent */
  postmark: z.string().max(24).default(''),
});

export const REVEALS = ['envelope', 'fold', 'none'] as const;
export const BURSTS = ['none', 'confetti', 'hearts', 'snow', 'petals', 'stars'] as const;
export const Reveal = z.object({
  preset: z.enum(REVEALS).default('envelope'),
  burst: z.enum(BURSTS).default('none'),
});

export const SCHEMA = 'card/1';

/** A card as it is stored: its design, its words and what people added. It is small, because it contains no artwork. */
export const CardDocument = z
  .object({
    schema: z.literal(SCHEMA),
    id: Id,
    rev: z.number().int().nonnegative(),
    design: Design,
    size: z.object({ w: z.literal(1000), h: z.literal(1400), print: z.literal('5x7') }),
    palette: Palette,
    faces: z.array(Face).min(1).max(4),
    /** the handwriting of the letter and the envelope; null for the design's own */
    hand: z.enum(HAND_IDS).nullable(),
    /** the ink of the letter; null for the design's own */
    ink: z.enum(INK_IDS).nullable(),
    envelope: Envelope,
    reveal: Reveal,
    a11y: z.object({ title: z.string().min(1).max(160), lang: z.string().max(35) }),
    /** its occasion, by the shop's name; a card of the shop has it in its row */
    occasion: Id.optional(),
    credits: z.array(z.object({ what: z.string().max(120), licence: z.string().max(60) })).default([]),
  })
  .superRefine((card, context) => {
    const ids = new Set<string>();
    const faces = new Set<string>();
    const issue = (message: string, path: (string | number)[]) => context.addIssue({ code: 'custom', message, path });
    card.faces.forEach((face, f) => {
      if (faces.has(face.id)) issue(`The ${face.id} is there twice.`, ['faces', f]);
      faces.add(face.id);
      face.layers.forEach((layer, l) => {
        const path = ['faces', f, 'layers', l];
        if (ids.has(layer.id)) issue(`Two layers have the id ${layer.id}.`, [...path, 'id']);
        ids.add(layer.id);
        if (layer.type === 'photo' && layer.asset !== null && layer.alt.trim() === '') {
          issue('Say what the photo shows.', [...path, 'alt']);
        }
        if (layer.type === 'text' && layer.setting === 'free' && !(layer.box && layer.style)) {
          issue('Text that stands by itself needs a box and a style.', path);
        }
        if (layer.type === 'text' && layer.lines.reduce((sum, line) => sum + line.length, 0) > MESSAGE_LENGTH) {
          issue('This message is too long.', [...path, 'lines']);
        }
      });
    });
    if (!faces.has('cover')) issue('A card has a cover.', ['faces']);
  });

export type CardDocument = z.infer<typeof CardDocument>;
export type CardFace = z.infer<typeof Face>;
export type FaceId = CardFace['id'];
export type CardLayer = z.infer<typeof Layer>;
export type TextLayer = z.infer<typeof TextLayer>;
export type TextStyle = z.infer<typeof TextStyle>;
export type PhotoLayer = z.infer<typeof PhotoLayer>;
export type StickerLayer = z.infer<typeof StickerLayer>;
export type InkLayer = z.infer<typeof InkLayer>;
export type Colour = z.infer<typeof Colour>;
export type Box = z.infer<typeof Box>;
