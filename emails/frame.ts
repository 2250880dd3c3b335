import { type Html, html } from '#shared/text/html.ts';
import { directionOf, webAddress } from './markup.ts';

/** The place that a mail comes from and leads to: its address without a path, such as `https://cards.example`. */
export type Site = { origin: string };
/** What may stand inside a template. */
export type Part = Parameters<typeof html>[1];
/** A mail in its two forms, which say the same in the same order. `preview` is the line that an inbox shows beside the subject. */
export type RenderedMail = { subject: string; preview: string; html: string; text: string };

/** The last line of every mail. */
export const SENT_BY = 'Sent by Cardamom: greeting cards and birthday reminders.';

export const SANS = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "'Brygada 1918','Iowan Old Style','Palatino Linotype',Georgia,'Times New Roman',serif";
const INK = '#17231d';
const SOFT_INK = '#46544c';
export const LINK = '#21573f';

/*
 * Everything that matters stands in the elements. The block in the head only adds what some clients understand:
 * the phone, and the dark theme. Text is set in fonts that the reader has: a mail loads its one picture from our server and nothing else.
 */
const HEAD = html.raw(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){.col{width:100%!important}.pad{padding-left:22px!important;padding-right:22px!important}.h1{font-size:30px!important;line-height:36px!important}.stack{display:block!important;width:100%!important;box-sizing:border-box;padding:0 0 10px!important}}
@media (prefers-color-scheme:dark){.ground{background:#181b17!important}.sheet{background:#22271f!important}.backdrop{background:#2b3328!important}.t{color:#f0ecdf!important}.s{color:#c2c5b6!important}.l{color:#b4d3a4!important}.hr{border-color:#3d4438!important}.bp{background:#b4d3a4!important;border-color:#b4d3a4!important;color:#11281c!important}.bq{border-color:#8b8c7c!important;color:#f0ecdf!important}.dim{filter:brightness(.9)}}
[data-ogsc] .t{color:#f0ecdf!important}[data-ogsc] .s{color:#c2c5b6!important}[data-ogsc] .l{color:#b4d3a4!important}
</style>`);

/** Keeps an inbox from filling its preview with what follows it. */
const FILLER = html.raw('&#8199;&#847; '.repeat(40));

/** The whole mail: a sheet of paper, 600 wide, on the ground of the shop. */
export function mailPage(title: string, preview: string, rows: Part): string {
  return html`<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${title}</title>
${HEAD}</head>
<body class="ground" style="margin:0;padding:0;background:#e2e8d4;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#e2e8d4">${preview}${FILLER}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#e2e8d4"><tr><td align="center" style="padding:28px 12px 40px">
<table role="presentation" class="col" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:600px">
${rows}
</table></td></tr></table>
</body></html>
`.markup;
}

/** A part of the sheet, full width. `padding` in pixels: top and bottom. */
export function section(top: number, bottom: number, content: Part): Html {
  return html`<tr><td class="pad sheet" style="background:#fffdf7;padding:${top}px 48px ${bottom}px">${content}</td></tr>
`;
}

/** What is said before the sheet begins, on the ground. */
export function preface(content: Part): Html {
  return html`<tr><td class="pad" style="padding:0 48px 20px">${content}</td></tr>
`;
}

/** What stands under the sheet, on the ground. */
export function footer(...lines: Part[]): Html {
  const said = lines.filter((line) => line !== null && line !== false);
  return html`<tr><td class="pad" style="padding:26px 48px 0">${said.map((line) => html`<p class="s" style="margin:0 0 8px;font:400 13px/20px ${SANS};color:#4d5a51">${line}</p>`)}</td></tr>
`;
}

export function heading(content: Part): Html {
  return html`<h1 class="h1 t" style="margin:0;font:500 36px/42px ${SERIF};letter-spacing:-.4px;color:${INK};overflow-wrap:anywhere;text-wrap:balance">${content}</h1>`;
}

/** A line in the shop's own voice. `margin` is a CSS margin. */
export function paragraph(margin: string, content: Part): Html {
  return html`<p class="s" style="margin:${margin};font:400 16px/26px ${SANS};color:${SOFT_INK};overflow-wrap:anywhere">${content}</p>`;
}
export function smallParagraph(margin: string, content: Part): Html {
  return html`<p class="s" style="margin:${margin};font:400 15px/23px ${SANS};color:${SOFT_INK};overflow-wrap:anywhere">${content}</p>`;
}
export function leadParagraph(content: Part): Html {
  return html`<p class="t" style="margin:0 0 4px;font:600 16px/24px ${SANS};color:${INK}">${content}</p>`;
}
export function strong(content: Part): Html {
  return html`<b class="t" style="color:${INK}">${content}</b>`;
}

/** More paragraphs than this are kept apart by line breaks alone, so that a text of nothing but line ends stays small. */
const PARAGRAPHS_MAX = 60;
/** Words that a person wrote, in their own direction, paragraph by paragraph. */
export function quotedText(text: string, style: 'said' | 'quoted' = 'said'): Html {
  const paragraphs = text.trim().split(/\n[^\S\n]*\n\s*/);
  const rtl = directionOf(text) === 'rtl';
  const written =
    paragraphs.length > PARAGRAPHS_MAX
      ? lines(paragraphs.join('\n'))
      : paragraphs.map(
          (paragraph, i) =>
            html`<p style="margin:0${i < paragraphs.length - 1 ? ' 0 16px' : ''}">${lines(paragraph)}</p>`,
        );
  const slant = style === 'quoted' && !rtl ? 'italic ' : '';
  return html`<div class="t" dir="${rtl ? 'rtl' : 'ltr'}" style="margin:0 0 22px;font:${slant}400 20px/32px ${SERIF};color:#1d2a24;text-align:${rtl ? 'right' : 'left'};overflow-wrap:anywhere">${written}</div>`;
}
function lines(text: string): Html[] {
  return text.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`));
}

/** The one thing to do. */
export function button(url: string, label: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td><a class="b bp" href="${webAddress(url)}" style="display:inline-block;background:${LINK};border:1px solid ${LINK};color:#fffefb;border-radius:8px;padding:14px 24px;font:600 16px/20px ${SANS};text-decoration:none;text-align:center">${label}</a></td></tr></table>`;
}
/** Another thing to do, beside or below the button. */
export function secondaryButton(url: string, label: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td><a class="b bq" href="${webAddress(url)}" style="display:inline-block;border:1px solid #8b8c7c;color:${INK};border-radius:8px;padding:14px 24px;font:600 16px/20px ${SANS};text-decoration:none;text-align:center">${label}</a></td></tr></table>`;
}
export function link(url: string, label: Part): Html {
  return html`<a class="l" href="${webAddress(url)}" style="color:${LINK};text-decoration:underline">${label}</a>`;
}
export const DIVIDER = html`<div class="hr" style="border-top:1px solid #ddd7c8;margin:0 0 24px;font-size:1px;line-height:1px">&nbsp;</div>`;

/** The plain part: its pieces, one empty line between them. */
export function plainText(pieces: (string | null | false)[]): string {
  return `${pieces.filter((piece) => piece !== null && piece !== false && piece !== '').join('\n\n')}\n`;
}

/** The first words of a text, for the preview of an inbox. */
export function firstWords(text: string, max = 110): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.lastIndexOf(' ', max);
  return `${flat.slice(0, cut > max / 2 ? cut : max).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
