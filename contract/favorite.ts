import { z } from 'zod';
import { MY_CARDS_TYPES } from '#shared/routes.ts';
import { CardId, CardTile, SendTile } from './card.ts';
import { CardSendState } from './card-send.ts';
import { SoftPair } from './fields.ts';
import { listOf, Paging } from './reply.ts';

/** The lists of one's own cards, as their addresses name them. */
const MyCardsType = z.enum(MY_CARDS_TYPES);

const Favorite = z.object({ card: CardTile, cardSend: z.null().meta({ description: 'null for a favourite' }) });
const OwnSend = z.object({
  card: SendTile,
  cardSend: z.object({
    cardSendId: z.string().nullable().meta({ description: 'null for a card that was received' }),
    state: CardSendState,
    path: z.string().meta({ description: 'where it is looked at, or gone on with' }),
    occasion: z.string().meta({ description: 'what kind of card it is: birthday, christmas …' }),
    nameOnFront: z.string().nullable().meta({ description: 'the name that was put on the front; null for none' }),
    front: z.string().nullable().meta({
      description:
        'the picture of the front of a card that is not of the shop; null where it is of the shop, and for administrators',
    }),
    people: z.array(z.string()).meta({ description: 'names: to whom, or for a received card from whom' }),
    at: z.string().meta({ description: 'ISO 8601, UTC: when it leaves, left, came, or was last touched' }),
    became: z
      .object({ opened: z.number().int(), thanked: z.number().int(), bounced: z.number().int() })
      .nullable()
      .meta({ description: 'of a card that was sent: how many opened it, wrote back, and never got it' }),
  }),
});
/** One card of such a list. */
export const MyCard = z.union([Favorite, OwnSend]).meta({ id: 'MyCard' });
export type MyCard = z.infer<typeof MyCard>;

export const favoriteCalls = {
  'POST /card/favorite': {
    access: 'soft',
    summary:
      'Keeps a card among the favourites, or takes it out (`delete` "1"). Needs a login, or a soft login by `t` and `e`.',
    body: z.object({
      cardId: CardId,
      rank: z.literal(1, 'The rank of a favourite is always 1.').default(1),
      delete: z.enum(['0', '1'], 'This is "1" to take the card out, and "0" to put it in.').default('0'),
      ...SoftPair,
    }),
    reply: z.object({ favoriteCards: z.array(z.string()) }),
  },
  'GET /my_cards': {
    access: 'member',
    summary: "A member's own cards, by list: what is planned, sent, received, on the table, or a favourite.",
    query: Paging.extend({ type: MyCardsType.default('favorites') }),
    reply: listOf(MyCard),
  },
} as const;
