import { SERIF } from '#emails/frame.ts';
import { hexColour, webAddress } from '#emails/markup.ts';
import { type Html, html } from '#shared/text/html.ts';

/** Width of the picture's file in a mail, in pixels; it is shown at half of that. */
export const COVER_WIDTH = 560;
/** Cards are five by seven. */
const COVER_HEIGHT = (COVER_WIDTH / 5) * 7;
const [WIDTH, HEIGHT] = [COVER_WIDTH / 2, COVER_HEIGHT / 2];

/** The still picture of a card's front: JPEG, 560 wide. `paper` and `ink` are what shows while it is not there. */
export type MailCover = { url: string; alt: string; paper: string; ink: string };

/** The picture of a card in a mail, on its wall, and where it leads. */
export function cardPicture(cover: MailCover, url: string): Html {
  return html`<tr><td class="backdrop" align="center" style="background:#d3dec4;padding:30px 20px 34px"><a href="${webAddress(url)}" style="text-decoration:none"><img class="dim" src="${webAddress(cover.url)}" width="${WIDTH}" height="${HEIGHT}" alt="${cover.alt}" style="display:block;width:${WIDTH}px;height:${HEIGHT}px;max-width:100%;border:0;background:${hexColour(cover.paper)};font:italic 400 20px/28px ${SERIF};color:${hexColour(cover.ink)};box-shadow:0 1px 2px rgba(34,42,26,.2),5px 16px 26px -8px rgba(34,42,26,.4);border-radius:2px"></a></td></tr>
`;
}
