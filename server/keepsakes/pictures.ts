import type { Keepsakes } from '#contract/keepsake.ts';
import { failure } from '#server/kernel/failure.ts';
import { media } from '#shared/routes.ts';
import { fileName } from './file-names.ts';
import type { Link, OpenedCard, View } from './opened-card.ts';

/** Pixels of the longer side: sharp on the screen of a phone, and still small. */
const LONG_SIDE = 1600;

type Size = { width: number; height: number };
const UPRIGHT: Size = { width: Math.round((LONG_SIDE * 5) / 7), height: LONG_SIDE };
const OPENED: Size = { width: LONG_SIDE, height: Math.round((LONG_SIDE * 7) / 10) };
const ENVELOPE: Size = { width: LONG_SIDE, height: Math.floor((LONG_SIDE * 5) / 7) };

/** A view of a card as a picture: its name in an address, and in words. */
export type NamedView = { name: string; label: string; view: View };

/** Everything of a card that can be saved as a picture, in the order in which it is seen. */
export function viewsOf({ card: { letter } }: Pick<OpenedCard, 'card'>): NamedView[] {
  const pages = letter.pages.map((_, page): NamedView => ({
    name: `letter-${page + 1}`,
    label: page === 0 ? 'Message' : `Message, page ${page + 1}`,
    view: { kind: 'letter', page },
  }));
  return [
    { name: 'envelope', label: 'Envelope', view: { kind: 'face', face: 'envelope' } },
    { name: 'front', label: 'Front', view: { kind: 'face', face: 'front' } },
    { name: 'inside', label: 'Opened card', view: { kind: 'inside' } },
    { name: 'inside-left', label: 'Verse', view: { kind: 'face', face: 'inside-left' } },
    ...pages,
    { name: 'back', label: 'Back', view: { kind: 'face', face: 'back' } },
  ];
}

/** The view that a name stands for. @throws Failure where the card has none of that name */
export function requireView(opened: OpenedCard, name: string): NamedView {
  const found = viewsOf(opened).find((view) => view.name === name);
  if (found) return found;
  throw failure('not-found', 'general', 'no-picture', 'This card has no such picture.');
}

/** How large the picture of a view is. */
export function sizeOf(view: View): Size {
  if (view.kind === 'inside') return OPENED;
  return view.kind === 'face' && view.face === 'envelope' ? ENVELOPE : UPRIGHT;
}

/** What a file of a card is called: the card, whom it is for or from, and what the file shows. */
export function nameOf({ card, faces }: OpenedCard, what: string, extension: string): string {
  const person = card.to === '' ? `from ${card.from}` : `for ${card.to}`;
  const kind = `${card.occasion.charAt(0).toUpperCase()}${card.occasion.slice(1)}`;
  return fileName([faces.headline.trim() || kind, person, what], extension);
}

/** The pictures of a card, as they are listed. */
export function listPictures(opened: OpenedCard, { magicLink, magicLink2 }: Link): Keepsakes['pictures'] {
  return viewsOf(opened).map(({ name, label, view }) => ({
    name,
    label,
    fileName: nameOf(opened, label.toLowerCase(), 'png'),
    ...sizeOf(view),
    path: media.keepsake(magicLink, magicLink2 ?? null, `${name}.png`),
  }));
}
