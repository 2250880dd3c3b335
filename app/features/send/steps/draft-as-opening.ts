import type { OpeningCard, OpeningWords } from '#app/ui/opening/card.ts';
import type { CardSend } from '#contract/card-send.ts';
import { media } from '#shared/routes.ts';
import type { Draft } from '../draft/draft-model.ts';
import { dateFormat } from '#shared/date-format.ts';

const MONTH_DAY = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What the opening shows of a draft: what the first of its people will see. */
export function draftAsOpening(server: CardSend, draft: Draft, now: { date: string; time: string }): OpeningCard {
  const face = (name: string) => ({
    src: media.draft(server.cardSendId, name, 700, server.v),
    large: media.draft(server.cardSendId, name, 1400, server.v),
  });
  const { paper, stock, coverInk, accent, envelope, flap, shade, envelopeInk } = server.colours;
  const when = server.schedule.kind === 'on' ? server.schedule : now;
  return {
    cover: face('front'),
    alt: server.card.alt,
    paper,
    stock,
    accent,
    coverInk,
    left: { picture: face('inside-left'), words: server.verse, drawn: true },
    right: { picture: face('inside-right'), words: server.message, hand: server.hand, ink: server.ink },
    to: draft.people[0]?.name.trim() ?? '',
    from: draft.senderName.trim(),
    envelope: {
      colour: envelope,
      flap,
      shade,
      ink: envelopeInk,
      liner: media.draft(server.cardSendId, 'liner', 700, server.v),
      stamp: media.draft(server.cardSendId, 'stamp', 350, server.v),
      postmark: { day: MONTH_DAY.format(new Date(`${when.date}T12:00:00Z`)), hour: when.time },
    },
  };
}

export function wordsOfOpening(to: string): OpeningWords {
  return {
    envelope: to ? `A closed envelope, addressed to ${to}` : 'A closed envelope',
    card: 'The card',
    left: 'Inside, left',
    right: 'Your message',
    further: (leaf) => `Your message, leaf ${leaf}`,
    skip: 'Skip',
    opening: 'Opening the envelope.',
    opened: 'The card is open: its picture, the verse, and your message.',
    closed: 'The front of the card.',
  };
}
