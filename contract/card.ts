import { z } from 'zod';
import { RELATIONS } from '#shared/cards/relation.ts';
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
    style: z.string().meta({ description: 'its technique, in a word or two' }),
    isFree: z.boolean(),
    paletteId: PaletteId,
    v: z.string().meta({ description: 'content hash of the front; part of the URLs of its pictures' }),
    alt: z.string().meta({ description: 'what the front shows, and its text' }),
    paper: z.string().meta({ description: 'background colour, shown until the picture has loaded' }),
    colourways: z.array(Colourway),
    relation: z
      .enum(RELATIONS)
      .nullable()
      .meta({ description: 'the relation that it is for: mum, wife …; null for a card that suits others too' }),
  })
  .meta({ id: 'CardTile' });
export type CardTile = z.infer<typeof CardTile>;

const NO_SHOP_ID = CardId.nullable().meta({ description: 'null for a card that is not from the shop' });
/** A card on its way, as it stands in a list. */
export const SendTile = CardTile.extend({ cardId: NO_SHOP_ID }).meta({ id: 'SendTile' });
export type SendTile = z.infer<typeof SendTile>;

/** A card that goes with another: the name on the front of that one may stand on this one. */
export const RelatedTile = CardTile.extend({
  takesName: z.boolean().meta({ description: 'whether a name can be put on the front' }),
  nameMax: z.number().int().meta({ description: 'how many characters a name on the front may have' }),
}).meta({ id: 'RelatedTile' });
export type RelatedTile = z.infer<typeof RelatedTile>;

/** A card on its own page. */
export const Card = RelatedTile.extend({
  line: z.string().meta({ description: 'one sentence about it' }),
  headline: z.string(),
  verse: z.string().meta({ description: 'the verse on the left page; lines separated by \\n' }),
  needsName: z.boolean().meta({ description: 'whether the picture spells a name, so that one is required' }),
  nameOnFront: z.string().meta({ description: 'the text in its place when no name is given' }),
  occasion: z.string(),
  categories: z.array(CategoryRef),
  breadcrumbs: z.array(CategoryRef).meta({
    description:
      'the path to it through the shop: one of its categories that says no more of whom it is for than the card, below its parents',
  }),
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
    heading: z.string().meta({ description: 'the title of its own page' }),
    line: z.string(),
    path: z.string(),
    count: z.number().int(),
    parents: z
      .array(CountedCategory.extend({ children: z.array(CountedCategory) }))
      .meta({ description: 'from the top category down, each with its subcategories' }),
    children: z.array(CountedCategory),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;
const CategorySlugs = z.object({ top: Slug.optional(), mid: Slug.optional(), sub: Slug.optional() });
const Choice = z.string().regex(/^[a-z0-9][a-z0-9 -]{0,39}$/, 'This is not one of the choices.');
const Filters = z.object({
  recipient: Choice.optional().meta({ description: 'whom it is for: dad, friend …' }),
  mood: Choice.optional().meta({ description: 'funny, warm, elegant …' }),
  style: Choice.optional().meta({ description: 'technique: gold foil, watercolour …' }),
  colour: Choice.optional().meta({ description: 'a main colour' }),
  price: z.enum(['free', 'premium'], 'free or premium.').optional(),
});
const Narrowing = CategorySlugs.extend({
  q: z
    .string()
    .trim()
    .max(SEARCH_MAX, `At most ${SEARCH_MAX} characters.`)
    .optional()
    .meta({ description: 'search keywords' }),
  ...Filters.shape,
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
    kind: z.enum(['category', 'words', 'card']),
    text: z.string(),
    path: z.string(),
    count: z.number().int().optional().meta({ description: 'how many cards it leads to, if known' }),
    cardId: CardId.optional(),
    v: z.string().optional(),
    paletteId: PaletteId.optional(),
    paper: z.string().optional(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

/** A holiday that comes: when it is, and cards for it. */
export const UpcomingDay = z
  .object({
    name: z.string(),
    date: z.iso.date().meta({ description: 'of a holiday that begins at nightfall: the evening before its first day' }),
    isEvening: z.boolean(),
    isByMoon: z.boolean().meta({ description: 'by a lunar calendar: on another date each year' }),
    note: z.string().nullable().meta({ description: 'more about it' }),
    path: z.string(),
    count: z.number().int(),
    cards: z.array(CardTile),
  })
  .meta({ id: 'UpcomingDay' });
export type UpcomingDay = z.infer<typeof UpcomingDay>;

/** The words of a search, as they were typed, by how many of its cards have them. */
export const MatchedWords = z
  .object({
    all: z.array(z.string()).meta({ description: 'words that every card has' }),
    some: z.array(z.string()).meta({ description: 'words that some of the cards have' }),
    none: z.array(z.string()).meta({ description: 'words that were left out: none of the cards has them' }),
  })
  .meta({ id: 'MatchedWords' });
export type MatchedWords = z.infer<typeof MatchedWords>;

export const cardCalls = {
  'GET /card-nav': {
    access: 'anyone',
    summary: 'Lists the categories of the shop: three levels, with counts.',
    reply: z.object({ navItems: z.array(NavItem) }),
  },
  'GET /cards': {
    access: 'anyone',
    summary: 'Lists cards of a category or of the whole shop, with filters and search.',
    query: Paging.extend({
      ...Narrowing.shape,
      sort: z.enum(['popular', 'new', 'for-you'], 'popular, new or for-you.').optional(),
    }),
    reply: listOf(CardTile).extend({
      corrected: z.string().nullable().meta({ description: 'the corrected search text that was used' }),
      loosened: z.boolean().meta({ description: 'no card matches every word; these match some' }),
      words: MatchedWords.nullable().meta({
        description: 'if no card has every word of the search: which of them these cards have',
      }),
      named: z
        .string()
        .nullable()
        .meta({ description: 'a first name in the search text: it can be put on the fronts' }),
    }),
  },
  'GET /cards/facets': {
    access: 'anyone',
    summary: 'Returns how many cards each further filter would leave.',
    query: Narrowing,
    reply: z.object({ facets: Facets, total: z.number().int() }),
  },
  'GET /cards/suggestions': {
    access: 'anyone',
    summary: 'Suggests categories, searches and cards for what is being typed.',
    query: z.object({
      q: z.string().trim().min(1, 'Type a word.').max(SEARCH_MAX, `At most ${SEARCH_MAX} characters.`),
    }),
    reply: listOf(Suggestion),
  },
  'GET /cards/window': {
    access: 'anyone',
    summary: 'Lists the featured cards: of many kinds, for any season.',
    query: Paging,
    reply: listOf(CardTile),
  },
  'GET /cards/coming-up': {
    access: 'anyone',
    summary: 'Lists upcoming holidays, the nearest first, with cards for each.',
    query: Paging.extend({
      from: z.iso.date('A day is written like 2026-11-26.').meta({ description: 'the first day to include' }),
      timeZone: z
        .string()
        .max(64, 'This is not a time zone.')
        .optional()
        .meta({ description: 'of the reader: some holidays are on other days in other countries' }),
    }),
    reply: listOf(UpcomingDay),
  },
  'GET /cards/{cardId}': {
    access: 'anyone',
    summary: 'Returns one card.',
    params: z.object({ cardId: CardId }),
    reply: z.object({ card: Card }),
  },
  'GET /cards/{cardId}/related': {
    access: 'anyone',
    summary:
      'Lists cards similar to a card: those for the same occasion, person and tone first, each with another technique and another picture.',
    params: z.object({ cardId: CardId }),
    query: Paging,
    reply: listOf(RelatedTile),
  },
  'GET /categories': {
    access: 'anyone',
    summary:
      'Returns one category: its texts, its parents and its subcategories. Filters narrow what its numbers count.',
    query: CategorySlugs.extend(Filters.shape),
    reply: z.object({ category: Category }),
  },
  'GET /messages': {
    access: 'anyone',
    summary: 'Suggests messages for a card or an occasion, for one kind of recipient and in one tone.',
    query: Paging.extend({
      cardId: CardId.optional(),
      occasion: z.string().max(40, 'This is not an occasion.').optional(),
      recipient: Choice.optional().meta({ description: 'the recipient; if left out, the one the card is for' }),
      tone: MessageTone.optional(),
      name: z
        .string()
        .max(NAME_ON_CARD_MAX)
        .optional()
        .meta({ description: 'used where a message names the recipient' }),
    }),
    reply: listOf(z.object({ text: z.string(), tone: MessageTone })).extend({
      recipient: z.string().meta({ description: 'the recipient of these messages' }),
      recipients: FacetCounts.meta({ description: 'other recipients with messages' }),
      tones: z.array(z.object({ value: MessageTone, count: z.number().int() })),
    }),
  },
} as const;
