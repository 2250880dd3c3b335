import { formatDay } from '#server/exports/exports.ts';
import { type Html, html } from '#shared/text/html.ts';
import { titleOf } from './card-page.ts';
import type { ExportedCardRow } from './queries.ts';

export type ExportFolder = 'sent' | 'received';
/** A card as it stands in the list of all. */
export type ListedCard = {
  title: string;
  /** who sent it, where that was somebody else */ from: string | null;
  at: Date;
  /** its page; null for one that has none */ page: string | null;
  /** the words of a draft, which has no page */ words: string;
};

export function toListedCard(row: ExportedCardRow, folder: ExportFolder, page: string | null): ListedCard {
  return {
    title: titleOf(row),
    from: folder === 'received' ? row.sender_name : null,
    at: row.sent_at ?? row.created_at,
    page,
    words: page === null ? row.message.trim() : '',
  };
}

/** The lists of cards on the first page: sent, received, and drafts where there are any. */
export function cardSections({ sent, received }: Readonly<Record<ExportFolder, readonly ListedCard[]>>): Html[] {
  const gone = sent.filter((card) => card.page !== null);
  const drafts = sent.filter((card) => card.page === null);
  return [
    section('Cards you sent', gone, 'You have not sent a card yet.'),
    section('Cards you received', received, 'You have not received a card yet.'),
    ...(drafts.length === 0 ? [] : [section('Not sent', drafts, '')]),
  ];
}

function section(title: string, cards: readonly ListedCard[], none: string): Html {
  const newest = cards.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return html`<section><h2>${title}</h2>${cards.length === 0 ? html`<p>${none}</p>` : html`<ul class="list">${newest.map(line)}</ul>`}</section>
`;
}

function line({ title, from, at, page, words }: ListedCard): Html {
  const named =
    page === null ? html`${title}` : html`<a href="${page.split('/').map(encodeURIComponent).join('/')}">${title}</a>`;
  return html`<li><p>${named} <span class="when">${from !== null && html`from <bdi>${from}</bdi>, `}${formatDay(at)}</span></p>${words !== '' && html`<p dir="auto">${words}</p>`}</li>
`;
}
