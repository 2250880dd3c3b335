import { shownAddress } from '../recipients/address.ts';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import { type Html, html } from '#shared/text/html.ts';
import { exportPage, formatDay, formatPeople } from '#server/exports/exports.ts';
import { frontNamesOf } from './front-names-of.ts';
import type { ExportedRecipient, ExportedCardRow } from './queries.ts';

/** A drawn face, and what it shows for whoever cannot see it. */
export type PageFace = { svg: string; alt: string };

/** What is drawn of a card: its faces, and the fronts that its people have instead of the first of those, in their order, as addresses. */
export type PageDrawings = { faces: readonly PageFace[]; fronts: readonly (string | null)[] };

/** A card as a page: the pictures are in it, the words are text, and of one that was sent also what became of it. */
export function cardPage(row: ExportedCardRow, folder: 'sent' | 'received', { faces, fronts }: PageDrawings): string {
  const sent = row.sent_at === null ? '' : `, sent on ${formatDay(row.sent_at)}`;
  return exportPage(titleOf(row), [
    html`<p class="facts">From <bdi>${row.sender_name}</bdi>${sent}. ${row.title}.</p>
<ul class="faces">${faces.map(({ svg, alt }) => html`<li><img src="${dataUrl(svg)}" alt="${alt}" width="1000" height="1400"></li>`)}</ul>
`,
    written(row),
    folder === 'sent' ? deliveryStatusHtml(row, fronts) : null,
  ]);
}

/** `A birthday card for Amelie`. */
export function titleOf({ occasion, people }: Pick<ExportedCardRow, 'occasion' | 'people'>): string {
  const names = people.map((person) => person.name).filter((name) => name !== '');
  const kind = kindOfCardWithArticle(occasion);
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${names.length === 0 ? '' : ` for ${formatPeople(names)}`}`;
}

function written({ verse, message }: ExportedCardRow): Html | null {
  const parts = [verse, message].map((text) => text.trim()).filter((text) => text !== '');
  if (parts.length === 0) return null;
  return html`<section class="words" aria-label="Message">${parts.map((text) => html`<p dir="auto">${text}</p>`)}</section>
`;
}

/** How far it came with each person, the front that they have for themselves, and their thanks. */
function deliveryStatusHtml(row: ExportedCardRow, fronts: PageDrawings['fronts']): Html {
  const names = row.names_on_front === 'each' ? frontNamesOf(row) : [];
  return html`<section><h2>Delivery status</h2><ul class="list">${row.people.map(
    (person, i) =>
      html`<li><p><bdi>${person.name}</bdi>, ${shownAddress(person)}. <span class="when">${stateOf(person)}</span>${frontOf(names[i] ?? null)}</p>${pictureOf(fronts[i] ?? null, person.name)}${person.thanks !== null && html`<blockquote dir="auto">${person.thanks}</blockquote>`}</li>`,
  )}</ul></section>
`;
}

function frontOf(name: string | null): Html | null {
  return name === null ? null : html`<br>On the front: <bdi>${name}</bdi>`;
}

function pictureOf(front: string | null, name: string): Html | null {
  return front === null
    ? null
    : html`<img class="front" src="${front}" alt="The front for ${name}." width="350" height="490">`;
}

function stateOf({ acceptedAt, bouncedAt, openedAt, thankedAt, dueAt }: ExportedRecipient): string {
  if (thankedAt !== null) return `Replied on ${formatDay(thankedAt)}.`;
  if (openedAt !== null) return `Opened on ${formatDay(openedAt)}.`;
  if (acceptedAt !== null) return `Sent on ${formatDay(acceptedAt)}.`;
  if (bouncedAt !== null) return `Bounced on ${formatDay(bouncedAt)}.`;
  return dueAt === null ? 'Not sent.' : `Scheduled for ${formatDay(dueAt)}.`;
}

/** Written out rather than in base64, so that the ZIP makes it small. */
function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#<>"&\r\n\t]/g, encodeURIComponent)}`;
}

/** The name of a card's file: its day, whom it is for, and a few figures that tell it from others. */
export function pageFileName(row: ExportedCardRow, folder: string): string {
  const day = (row.sent_at ?? row.created_at).toISOString().slice(0, 10);
  const who = (folder === 'received' ? row.sender_name : (row.people[0]?.name ?? ''))
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `cards/${folder}/${[day, who.toLowerCase(), row.id.slice(-6)].filter((part) => part !== '').join('-')}.html`;
}
