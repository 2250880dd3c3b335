import { z } from 'zod';
import { NAME_ON_CARD_MAX, SEARCH_MAX } from '#shared/limits.ts';
import { listOf, Paging } from './reply.ts';

export const CardId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'This is not the name of a card.');
export const PaletteId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'This is not a colourway.');
const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'This is not a category.');

/** A colourway: the same design in other colours. `swatch` has the ground and two inks, as hex colours. */
export const Colourway = z
  .object({
    paletteId: PaletteId,
    name: z.string(),
    swatch: z.tuple([z.string(), z.string(), z.string()]),
    v: z.string().meta({ description: 'content hash of its pictures' }),
  })
  .meta({ id: 'Colourway' });
export type Colourway = z.infer<typeof Colourway>;

export const CategoryRef = z.object({ slug: z.string(), name: z.string(), path: z.string() });
/** A card as it stands in a list. */
export const CardTile = z
  .object({
    cardId: CardId,
    title: z.string(),
    style: z.string().meta({ description: 'how it is made, in a word or two' }),
    isFree: z.boolean(),
    paletteId: PaletteId,
    v: z.string().meta({ description: 'content hash of the front; stands in the address of its pictures' }),
    alt: z.string().meta({ description: 'what the front shows, and its words' }),
    paper: z.string().meta({ description: 'colour of the ground, shown until the picture is there' }),
    colourways: z.array(Colourway),
  })
  .meta({ id: 'CardTile' });
export type CardTile = z.infer<typeof CardTile>;

const NO_SHOP_ID = CardId.nullable().meta({ description: 'null for a card that is not of the shop' });
/** A card on its way, as it stands in a list. */
export const SendTile = CardTile.extend({ cardId: NO_SHOP_ID }).meta({ id: 'SendTile' });
export type SendTile = z.infer<typeof SendTile>;

/** A card that goes with another: the name on the front of that one may stand on this one. */
export const RelatedTile = CardTile.extend({
  takesName: z.boolean().meta({ description: 'whether a name can stand on the front' }),
  nameMax: z.number().int().meta({ description: 'how many characters a name on the front may have' }),
}).meta({ id: 'RelatedTile' });
export type RelatedTile = z.infer<typeof RelatedTile>;

/** A card on its own page. */
export const Card = RelatedTile.extend({
  line: z.string().meta({ description: 'one sentence that introduces it' }),
  headline: z.string(),
  verse: z.string().meta({ description: 'the words inside at the left; lines parted by \\n' }),
  needsName: z.boolean().meta({ description: 'whether the picture spells a name, so that one must be given' }),
  nameOnFront: z.string().meta({ description: 'what stands there when no name is given' }),
  occasion: z.string(),
  categories: z.array(CategoryRef),
  envelope: z.object({ colour: z.string(), liner: z.string(), ink: z.string() }),
}).meta({ id: 'Card' });
export type Card = z.infer<typeof Card>;

/** A card on its way, with what its sender may change of it. */
export const SendCard = Card.extend({ cardId: NO_SHOP_ID }).meta({ id: 'SendCard' });
export type SendCard = z.infer<typeof SendCard>;

export type NavItem = { slug: string; name: string; path: string; count: number; items: NavItem[] };
export const NavItem: z.ZodType<NavItem> = z
  .lazy(() =>
    z.object({
      slug: z.string(),
      name: z.string(),
      path: z.string(),
      count: z.number().int(),
      items: z.array(NavItem),
    }),
  )
  .meta({ id: 'NavItem' });

const CountedCategory = CategoryRef.extend({ count: z.number().int() });
export const Category = z
  .object({
    top: z.string(),
    mid: z.string().nullable(),
    sub: z.string().nullable(),
    name: z.string(),
    heading: z.string().meta({ description: 'the title of its page' }),
    line: z.string(),
    path: z.string(),
    count: z.number().int(),
    parents: z
      .array(CountedCategory.extend({ children: z.array(CountedCategory) }))
      .meta({ description: 'from the top category down, each with what is in it' }),
    children: z.array(CountedCategory),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;
const Shelf = z.object({ top: Slug.optional(), mid: Slug.optional(), sub: Slug.optional() });
const Choice = z.string().regex(/^[a-z0-9][a-z0-9 -]{0,39}$/, 'This is not one of the choices.');
const Narrowing = Shelf.extend({
  q: z
    .string()
    .trim()
    .max(SEARCH_MAX, `At most ${SEARCH_MAX} characters.`)
    .optional()
    .meta({ description: 'words to find cards by' }),
  recipient: Choice.optional().meta({ description: 'whom it is for: dad, friend …' }),
  mood: Choice.optional().meta({ description: 'funny, warm, elegant …' }),
  style: Choice.optional().meta({ description: 'how it is made: gold foil, watercolour …' }),
  colour: Choice.optional().meta({ description: 'a colour it is mostly of' }),
  price: z.enum(['free', 'premium'], 'free or premium.').optional(),
});
const FacetCounts = z.array(z.object({ value: z.string(), count: z.number().int() }));
/** How many cards each choice would leave, the most first. */
export const Facets = z
  .object({
    recipient: FacetCounts,
    mood: FacetCounts,
    style: FacetCounts,
    colour: FacetCounts,
    price: FacetCounts,
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof Facets>;
/** How a message speaks. `short` is said of its length. */
export const MessageTone = z.enum(
  ['warm', 'funny', 'quiet', 'plain', 'formal', 'short'],
  'This is not one of the tones.',
);
export type MessageTone = z.infer<typeof MessageTone>;
/** What may be meant by what is being typed. */
export const Suggestion = z
  .object({
    kind: z.enum(['shelf', 'words', 'card']),
    text: z.string(),
    path: z.string(),
    count: z.number().int().optional().meta({ description: 'how many cards it leads to, where that is known' }),
    cardId: CardId.optional(),
    v: z.string().optional(),
    paletteId: PaletteId.optional(),
    paper: z.string().optional(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

/** A holiday that comes: when it is, and cards for it. */
export const ComingDay = z
  .object({
    name: z.string(),
    date: z.iso.date().meta({ description: 'of a feast that begins at nightfall, the evening before its first day' }),
    isEvening: z.boolean(),
    isByMoon: z.boolean().meta({ description: 'by a calendar of the moon: on another day each year' }),
    note: z.string().nullable().meta({ description: 'what more there is to say of it' }),
    path: z.string(),
    count: z.number().int(),
    cards: z.array(CardTile),
  })
  .meta({ id: 'ComingDay' });
export type ComingDay = z.infer<typeof ComingDay>;

export const cardCalls = {
  'GET /card-nav': {
    access: 'anyone',
    summary: 'The navigation of the shop: categories of three levels with their counts.',
    reply: z.object({ navItems: z.array(NavItem) }),
  },
  'GET /cards': {
    access: 'anyone',
    summary: 'Cards of a category, or of the whole shop; narrowed, and found by words.',
    query: Paging.extend({
      ...Narrowing.shape,
      sort: z.enum(['popular', 'new', 'for-you'], 'popular, new or for-you.').optional(),
    }),
    reply: listOf(CardTile).extend({
      corrected: z.string().nullable().meta({ description: 'what was looked for in place of the words given' }),
      loosened: z.boolean().meta({ description: 'no card has every word; these have some' }),
      named: z.string().nullable().meta({ description: 'a first name among the words: it can stand on the fronts' }),
    }),
  },
  'GET /cards/facets': {
    access: 'anyone',
    summary: 'How many cards each further choice would leave.',
    query: Narrowing,
    reply: z.object({ facets: Facets, total: z.number().int() }),
  },
  'GET /cards/suggestions': {
    access: 'anyone',
    summary: 'Shelves, words and cards that go on from what is being typed.',
    query: z.object({
      q: z.string().trim().min(1, 'Type a word.').max(SEARCH_MAX, `At most ${SEARCH_MAX} characters.`),
    }),
    reply: listOf(Suggestion),
  },
  'GET /cards/window': {
    access: 'anyone',
    summary: 'The cards that stand in the shop window: of many kinds, and for any season.',
    query: Paging,
    reply: listOf(CardTile),
  },
  'GET /cards/coming-up': {
    access: 'anyone',
    summary: 'The holidays that come, the nearest first, with cards for each.',
    query: Paging.extend({
      from: z.iso
        .date('A day is written like 2026-11-26.')
        .meta({ description: 'the first day that may be among them' }),
      timeZone: z
        .string()
        .max(64, 'This is not a time zone.')
        .optional()
        .meta({ description: 'of the reader: mothers have their day at other times elsewhere' }),
    }),
    reply: listOf(ComingDay),
  },
  'GET /cards/{cardId}': {
    access: 'anyone',
    summary: 'One card.',
    params: z.object({ cardId: CardId }),
    reply: z.object({ card: Card }),
  },
  'GET /cards/{cardId}/related': {
    access: 'anyone',
    summary:
      'Cards that go with one card: for the same occasion, person and mood first, each of another make with another picture.',
    params: z.object({ cardId: CardId }),
    query: Paging,
    reply: listOf(RelatedTile),
  },
  'GET /categories': {
    access: 'anyone',
    summary: 'One category: its words, its parents and what is in it.',
    query: Shelf,
    reply: z.object({ category: Category }),
  },
  'GET /messages': {
    access: 'anyone',
    summary: 'Messages that a sender may take and change, for a card or an occasion: for one person, and in one tone.',
    query: Paging.extend({
      cardId: CardId.optional(),
      occasion: z.string().max(40, 'This is not an occasion.').optional(),
      recipient: Choice.optional().meta({ description: 'whom it is for; where it is not given, whom the card is for' }),
      tone: MessageTone.optional(),
      name: z
        .string()
        .max(NAME_ON_CARD_MAX)
        .optional()
        .meta({ description: 'stands in them where they name somebody' }),
    }),
    reply: listOf(z.object({ text: z.string(), tone: MessageTone })).extend({
      recipient: z.string().meta({ description: 'whom these are for' }),
      recipients: FacetCounts.meta({ description: 'whom else there are some for' }),
      tones: z.array(z.object({ value: MessageTone, count: z.number().int() })),
    }),
  },
} as const;
