import {
  button,
  footer,
  heading,
  link,
  mailPage,
  paragraph,
  plainText,
  type RenderedMail,
  secondaryButton,
  section,
  SENT_BY,
  SERIF,
} from '#emails/frame.ts';
import { oneLine, webAddress } from '#emails/markup.ts';
import { type Html, html } from '#shared/text/html.ts';

/** A card that is sent by itself, a week before. */
export type AutomaticCard = {
  firstName: string;
  /** “Amelie turns 34” */ reminderName: string;
  /** “Saturday 5 December” */ day: string;
  message: string;
  picture: { url: string; alt: string };
  changeUrl: string;
  declineUrl: string;
  unsubscribeUrl: string;
};
/** The same where none could be planned. */
export type NoAutomaticCard = Pick<AutomaticCard, 'firstName' | 'reminderName' | 'day' | 'unsubscribeUrl'> & {
  reason: string;
  chooseUrl: string;
};

/** A card that is offered, a week before. */
export type OfferedCard = Omit<AutomaticCard, 'changeUrl' | 'declineUrl'> & {
  acceptUrl: string;
  chooseUrl: string;
};

const WHY = 'You asked us to send a card for this date each year. You can switch that off in “The year ahead”.';
const WHY_OFFERED =
  'You asked us to suggest a card for this date each year. You can switch that off in “The year ahead”.';
const STOP = 'Stop sending cards for me';

/** Tells a member which card leaves, what it says and when. */
export function automaticCardEmail(mail: AutomaticCard): RenderedMail {
  const { firstName, reminderName, day, message, picture, changeUrl, declineUrl, unsubscribeUrl } = mail;
  const title = `Your card for ${oneLine(firstName)}`;
  const lead = `${oneLine(reminderName)} on ${day}. This card leaves then, at nine in the morning. There is nothing you need to do.`;
  const rows = [
    section(40, 26, [heading(title), paragraph('14px 0 0', lead)]),
    cardRow(changeUrl, picture),
    section(28, 38, [
      words(message),
      html`<div style="padding:24px 0 0">${button(changeUrl, 'Change it')}</div>`,
      html`<div style="padding:12px 0 0">${secondaryButton(declineUrl, 'Do not send it')}</div>`,
    ]),
    footer(WHY, link(unsubscribeUrl, STOP), SENT_BY),
  ];
  const text = plainText([
    title,
    lead,
    picture.alt,
    message,
    `Change it:\n${changeUrl}`,
    `Do not send it:\n${declineUrl}`,
    WHY,
    `${STOP}:\n${unsubscribeUrl}`,
    SENT_BY,
  ]);
  return {
    subject: `${title} leaves on ${day}`,
    preview: oneLine(message),
    html: mailPage(title, oneLine(message), rows),
    text,
  };
}

/** Asks a member whether a card may go. */
export function offeredCardEmail(mail: OfferedCard): RenderedMail {
  const { firstName, reminderName, day, message, picture, acceptUrl, chooseUrl, unsubscribeUrl } = mail;
  const title = `A card for ${oneLine(firstName)}, if you like it`;
  const lead = `${oneLine(reminderName)} on ${day}. Shall we send this card then, at nine in the morning?`;
  const rows = [
    section(40, 26, [heading(title), paragraph('14px 0 0', lead)]),
    cardRow(acceptUrl, picture),
    section(28, 38, [
      words(message),
      html`<div style="padding:24px 0 0">${button(acceptUrl, 'Send this card')}</div>`,
      html`<div style="padding:12px 0 0">${secondaryButton(chooseUrl, 'Choose another')}</div>`,
    ]),
    footer(WHY_OFFERED, link(unsubscribeUrl, STOP), SENT_BY),
  ];
  const text = plainText([
    title,
    lead,
    picture.alt,
    message,
    `Send this card:\n${acceptUrl}`,
    `Choose another:\n${chooseUrl}`,
    WHY_OFFERED,
    `${STOP}:\n${unsubscribeUrl}`,
    SENT_BY,
  ]);
  return { subject: title, preview: lead, html: mailPage(title, lead, rows), text };
}

/** The front of the card, which leads on. */
function cardRow(url: string, { url: src, alt }: AutomaticCard['picture']): Html {
  return html`<tr><td class="backdrop" align="center" style="background:#d3dec4;padding:30px 20px"><a href="${webAddress(url)}"><img class="dim" src="${webAddress(src)}" width="200" height="280" alt="${alt}" style="display:block;width:200px;height:auto;aspect-ratio:5/7;border:0;border-radius:2px;box-shadow:0 1px 2px rgba(34,42,26,.2),3px 9px 16px -6px rgba(34,42,26,.4)"></a></td></tr>
`;
}

/** What is written in it. */
function words(message: string): Html {
  return html`<div class="t" style="font:400 20px/29px ${SERIF};color:#17231d;overflow-wrap:anywhere">${message}</div>`;
}

/** Tells a member that no card leaves, and why. */
export function noAutomaticCardEmail(mail: NoAutomaticCard): RenderedMail {
  const { firstName, reminderName, day, reason, chooseUrl, unsubscribeUrl } = mail;
  const title = `No card for ${oneLine(firstName)} yet`;
  const lead = `${oneLine(reminderName)} on ${day}, and we could not plan a card. ${oneLine(reason)}`;
  const rows = [
    section(40, 34, [
      heading(title),
      paragraph('14px 0 0', lead),
      html`<div style="padding:24px 0 0">${button(chooseUrl, 'Choose a card')}</div>`,
    ]),
    footer(WHY, link(unsubscribeUrl, STOP), SENT_BY),
  ];
  const text = plainText([title, lead, `Choose a card:\n${chooseUrl}`, WHY, `${STOP}:\n${unsubscribeUrl}`, SENT_BY]);
  return { subject: title, preview: lead, html: mailPage(title, lead, rows), text };
}
