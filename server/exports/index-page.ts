import { type Html, html } from '#shared/html.ts';
import { titleOf } from './card-page.ts';
import type { PackedRow } from './contents-queries.ts';
import { paper, sayDay } from './paper.ts';

/** A card as it stands in the list of all. */
export type Listed = {
  title: string;
  /** who sent it, where that was somebody else */ from: string | null;
  at: Date;
  /** its page; null for one that has none */ page: string | null;
  /** the words of a draft, which has no page */ words: string;
};

export function listedOf(row: PackedRow, folder: 'sent' | 'received', page: string | null): Listed {
  return {
    title: titleOf(row),
    from: folder === 'received' ? row.sender_name : null,
    at: row.sent_at ?? row.created_at,
    page,
    words: page === null ? row.message.trim() : '',
  };
}

/** Where whoever opens an export begins: all cards, and what else lies beside this page. */
export function indexPage(
  name: string,
  at: Date,
  { sent, received }: { sent: readonly Listed[]; received: readonly Listed[] },
): string {
  const gone = sent.filter((card) => card.page !== null);
  const drafts = sent.filter((card) => card.page === null);
  return paper('Your cards', [
    html`<p class="facts">All that Cardamom kept for <bdi>${name}</bdi>, packed on ${sayDay(at)}. Every card opens from here, without a network.</p>
`,
    section('Cards you sent', gone, 'You have sent none yet.'),
    section('Cards you received', received, 'None has come to your address yet.'),
    drafts.length === 0 ? null : section('Not sent', drafts, ''),
    html`<section><h2>For programs</h2><ul class="list">
<li><a href="account.json">account.json</a> <span class="when">your account, what you hear about, your letters to us, and what we looked at</span></li>
<li><a href="cards.json">cards.json</a> <span class="when">every card with its words, its people and what became of it</span></li>
<li><a href="favorites.json">favorites.json</a> <span class="when">the cards you kept by heart</span></li>
<li><a href="people.vcf">people.vcf</a> <span class="when">everybody you wrote to, for an address book</span></li>
</ul></section>
`,
  ]);
}

function section(title: string, cards: readonly Listed[], none: string): Html {
  const newest = cards.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return html`<section><h2>${title}</h2>${cards.length === 0 ? html`<p>${none}</p>` : html`<ul class="list">${newest.map(line)}</ul>`}</section>
`;
}

function line({ title, from, at, page, words }: Listed): Html {
  const named =
    page === null ? html`${title}` : html`<a href="${page.split('/').map(encodeURIComponent).join('/')}">${title}</a>`;
  return html`<li><p>${named} <span class="when">${from !== null && html`from <bdi>${from}</bdi>, `}${sayDay(at)}</span></p>${words !== '' && html`<p dir="auto">${words}</p>`}</li>
`;
}
