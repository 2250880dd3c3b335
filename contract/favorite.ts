import { z } from 'zod';
import { MY_CARDS_TYPES } from '#shared/routes.ts';
import { CardId, CardTile, SendTile } from './card.ts';
import { CardSendState } from './card-send.ts';
import { ContactId } from './contact.ts';
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
    path: z.string().meta({ description: 'where it is shown, or edited further' }),
    occasion: z.string().meta({ description: 'the occasion: birthday, christmas …' }),
    nameOnFront: z
      .string()
      .nullable()
      .meta({ description: 'the name on the front, or null; that of the first person where each has their own' }),
    front: z.string().nullable().meta({
      description:
        'the picture of the front of a card that is not from the shop; null for shop cards, and for administrators',
    }),
    people: z.array(z.string()).meta({ description: 'names of the recipients, or for a received card of the sender' }),
    at: z.string().meta({ description: 'ISO 8601, UTC: when it will be sent, was sent, arrived or was last edited' }),
    became: z
      .object({ opened: z.number().int(), thanked: z.number().int(), bounced: z.number().int() })
      .nullable()
      .meta({ description: 'of a sent card: how many opened it, replied, and did not get it' }),
  }),
});
/** One card of such a list. */
export const MyCard = z.union([Favorite, OwnSend]).meta({ id: 'MyCard' });
export type MyCard = z.infer<typeof MyCard>;

export const favoriteCalls = {
  'POST /card/favorite': {
    access: 'soft',
    summary:
      'Adds a card to the favourites, or removes it (`delete` "1"). Needs a login, or a soft login by `t` and `e`.',
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
    summary: "Lists a member's own cards: upcoming, sent, received, drafts or favourites.",
    query: Paging.extend({
      type: MyCardsType.default('favorites'),
      contactId: ContactId.optional().meta({
        description:
          'of one contact only: cards to one of their addresses or for one of their dates, or from one of their addresses. Favourites are of nobody, and stay what they are.',
      }),
    }),
    reply: listOf(MyCard),
  },
} as const;
