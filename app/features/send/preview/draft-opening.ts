import type { OpeningCard, OpeningLabels } from '#app/ui/opening/opening-card.ts';
import type { CardSend } from '#contract/card-send.ts';
import { CARD_PAGE_NAMES } from '#app/parts/card-page-names.ts';
import { media } from '#shared/routes.ts';
import { dateFormat } from '#shared/time/date-format.ts';
import type { ShownFront } from '../fronts/shown-front.ts';
import type { DraftRecipient } from '../recipients/recipients.ts';
import type { Draft } from '../draft/draft.ts';

const MONTH_DAY = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Whose card is shown, and what is on its front; `clock` is the time of the sender. */
type Shown = { clock: { date: string; time: string }; front: ShownFront; person: DraftRecipient | undefined };

/** A draft as the opening shows it: what one of its recipients will see. */
export function toOpeningCard(server: CardSend, draft: Draft, { clock, front, person }: Shown): OpeningCard {
  const face = (name: string) => ({
    src: media.draft(server.cardSendId, name, 700, server.v),
    large: media.draft(server.cardSendId, name, 1400, server.v),
  });
  const { paper, stock, accent, envelope, flap, shade, envelopeInk } = server.colours;
  const when = server.schedule.kind === 'on' ? server.schedule : clock;
  return {
    cover: { src: front.src, large: front.large },
    alt: front.alt,
    paper,
    stock,
    accent,
    left: { picture: face('inside-left'), verse: server.verseLines },
    right: { picture: face('inside-right'), letter: server.letter, hand: server.hand, ink: server.ink },
    to: person?.name.trim() ?? '',
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

export function getOpeningLabels(to: string): OpeningLabels {
  return {
    envelope: to ? `Closed envelope addressed to ${to}` : 'Closed envelope',
    card: 'The card',
    left: 'Inside, left page',
    right: 'Your message',
    furtherPage: (page) => `Your message, page ${page}`,
    skip: 'Skip',
    opening: 'Opening the envelope.',
    opened: 'The card is open at the verse and your message.',
    ...CARD_PAGE_NAMES,
  };
}
