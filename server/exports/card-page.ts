import { aCard } from '#shared/card-kind.ts';
import { type Html, html } from '#shared/html.ts';
import type { PackedRow } from './contents-queries.ts';

/** A drawn face, and what it shows for whoever cannot see it. */
export type PageFace = { svg: string; alt: string };

const STYLE = html.raw(`<style>
:root{color-scheme:light dark;--ground:#f3f0e6;--ink:#17231d;--soft:#46544c;--line:#ddd7c8}
@media (prefers-color-scheme:dark){:root{--ground:#181b17;--ink:#f0ecdf;--soft:#c2c5b6;--line:#3d4438}img{filter:brightness(.9)}}
body{margin:0 auto;padding:3rem 1.25rem;max-width:68rem;background:var(--ground);color:var(--ink);font:1.125rem/1.6 Georgia,'Iowan Old Style',serif}
h1{font-weight:500;font-size:2rem;line-height:1.2;margin:0 0 .5rem;text-wrap:balance}
.facts{color:var(--soft);margin:0 0 2rem}
.faces{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:1.5rem;margin:0 0 2.5rem;padding:0;list-style:none}
img{display:block;width:100%;height:auto;aspect-ratio:5/7;border-radius:2px;box-shadow:0 1px 2px #0002,0 8px 24px #0002}
.words{border-top:1px solid var(--line);padding-top:1.5rem;max-width:34rem;overflow-wrap:anywhere}
.words p{white-space:pre-line;margin:0 0 1.25rem}
@media print{body{background:#fff;color:#000}}
</style>`);
/** Nothing in the page asks anything of the network, and nothing in it runs. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** A card as a page that opens by itself, now and in twenty years: the pictures are in it, the words are text. */
export function cardPage(row: PackedRow, faces: readonly PageFace[]): string {
  const people = row.people.map((person) => person.name).filter((name) => name !== '');
  const to = people.length === 0 ? '' : ` for ${listed(people)}`;
  const kind = aCard(row.occasion);
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${to}`;
  const sent = row.sent_at?.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title>
${STYLE}</head>
<body>
<main><h1>${title}</h1>
<p class="facts">From <bdi>${row.sender_name}</bdi>${sent === undefined ? '' : `, sent on ${sent}`}. ${row.title}.</p>
<ul class="faces">${faces.map(({ svg, alt }) => html`<li><img src="${dataUrl(svg)}" alt="${alt}" width="1000" height="1400"></li>`)}</ul>
${written(row)}</main>
</body></html>
`.markup;
}

function written({ verse, message }: PackedRow): Html | null {
  const parts = [verse, message].map((text) => text.trim()).filter((text) => text !== '');
  if (parts.length === 0) return null;
  return html`<section class="words" aria-label="What is written in it">${parts.map((text) => html`<p dir="auto">${text}</p>`)}</section>
`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 4);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length === 1 ? String(shown[0]) : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Written out rather than in base64, so that the ZIP makes it small. */
function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#<>"&\r\n\t]/g, encodeURIComponent)}`;
}

/** The name of a card's file: its day, whom it is for, and a few figures that tell it from others. */
export function pageName(row: PackedRow, folder: string): string {
  const day = (row.sent_at ?? row.created_at).toISOString().slice(0, 10);
  const who = (folder === 'received' ? row.sender_name : (row.people[0]?.name ?? ''))
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `cards/${folder}/${[day, who.toLowerCase(), row.id.slice(-6)].filter((part) => part !== '').join('-')}.html`;
}
