import { type Html, html } from '#shared/text/html.ts';

/** Signs that turn the direction of what follows them: in a name they could make another name of it. */
const TURNS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** A name or a phrase on one line, without anything that could add a header, break a line or turn the writing round. */
export function oneLine(text: string): string {
  return text
    .replace(TURNS, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}

/** A person's name inside a sentence, kept apart from the direction of the sentence. */
export function nameOf(name: string): Html {
  return html`<bdi>${oneLine(name)}</bdi>`;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** The direction that a text is written in, by its first letter. Said outright, since mail clients take `dir="auto"` away. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** An address that a link may lead to. @throws for anything but http and https: a bug of ours, never a person's. */
export function webAddress(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A link in a mail leads to the web.');
  return url;
}

/** A colour that may stand in a style. @throws for anything but a hex colour. */
export function hexColour(colour: string): string {
  if (!/^#[0-9a-f]{3,8}$/i.test(colour)) throw new Error(`Not a hex colour: ${colour}`);
  return colour;
}
