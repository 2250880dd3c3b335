import type { CardDocument, CardFace, CardLayer, FaceId, TextLayer } from '#cards/document/card-document.ts';
import type { LaidLetter } from '#shared/letter/letter.ts';
import type { VerseLine } from '#shared/letter/verse.ts';
import type { Family } from '#cards/render/family.ts';
import { fitsOf } from '#cards/render/fits.ts';
import { type Drawing, type Input, scoped } from './drawing.ts';
import { back } from './faces/back.ts';
import { lookOf } from './faces/default-look.ts';
import { envelope } from './faces/envelope.ts';
import { envelopeBack, flap, pocket } from './faces/envelope-back.ts';
import { INKS } from '#shared/letter/hands.ts';
import { HAND_FACES } from './faces/hands.ts';
import { layOut, letter, type Letter } from './faces/letter.ts';
import { liner, lining } from './faces/liner.ts';
import { email, social } from './faces/pictures.ts';
import type { FaceSource } from './faces/stage.ts';
import { stamp } from './faces/stamp.ts';
import type { VerseFit } from './faces/verse-fit.ts';
import { fitOfVerse, layOutVerse, verse } from './faces/verse.ts';
import { inkLayerArt } from './layers/ink.ts';
import { type PhotoFinder, photoLayerArt } from './layers/photo.ts';
import { stickerLayerArt } from './layers/sticker.ts';
import { textLayerArt } from './layers/text.ts';
import type { FontKey } from './lettering.ts';
import { hash } from './random.ts';
import { escapeXml } from './svg.ts';

/** what can be drawn of a card: its four faces, its envelope's pieces, and the pictures made of them */
export const PIECES = [
  'cover',
  'inside-left',
  'inside-right',
  'back',
  'envelope',
  'envelope-back',
  'flap',
  'pocket',
  'liner',
  'lining',
  'stamp',
  'social',
  'email',
] as const;
export type Piece = (typeof PIECES)[number];

export type ComposedLayer = { id: string; role: string; svg: string; anim?: string; label?: string };
/** A drawn face: definitions, layers from back to front, and what a screen reader says of it. */
export type Composed = {
  defs: string;
  layers: ComposedLayer[];
  width: number;
  height: number;
  /** what the picture shows */
  alt: string;
  /** the words on it, in reading order */
  words: string[];
};

export type ComposeOptions = {
  /** which leaf of the letter, from 0 */
  leaf?: number;
  /** where decoded photos are; a sent picture needs data: URLs of JPEG or PNG */
  photo?: PhotoFinder;
  /** draw places that wait for a photo, as a builder does */
  waiting?: boolean;
};

const BLANK = 'Happy|Birthday';

function faceOf(card: CardDocument, id: FaceId): CardFace | undefined {
  return card.faces.find((face) => face.id === id);
}

function designLayer(card: CardDocument, face: FaceId, role: TextLayer['role']): TextLayer | undefined {
  return faceOf(card, face)?.layers.find(
    (l): l is TextLayer => l.type === 'text' && l.role === role && l.setting === 'design' && !l.hidden,
  );
}

/** the words that the design itself sets */
function designText(card: CardDocument, face: FaceId, role: TextLayer['role']): string[] | undefined {
  return designLayer(card, face, role)?.lines;
}

function inputOf(card: CardDocument, prefix: string): Input {
  const { motif, variant, material, seed } = card.design;
  const input: Input = {
    palette: card.palette,
    headline: designText(card, 'cover', 'headline')?.join('|') ?? '',
    seed,
    motif,
    prefix,
  };
  const sub = designText(card, 'cover', 'sub')?.join(' ');
  const name = designText(card, 'cover', 'name')?.join(' ');
  if (variant !== undefined) input.variant = variant;
  if (material !== undefined) input.material = material;
  if (sub !== undefined) input.sub = sub;
  if (name !== undefined) input.name = name;
  return input;
}

/** The covers that were drawn last, the latest at the end. All faces of a card are made from its cover, one after the other. */
let drawnCovers: readonly { family: Family; input: string; cover: Drawing }[] = [];
const COVERS_CACHED = 4;
/** The prefix of a cached cover's ids; it occurs nowhere else in a drawing. */
const CACHED_PREFIX = '_cover_';

/** A cover, drawn once and given out under each prefix that is asked for. */
function drawCover(family: Family, { prefix = '', ...given }: Input): Drawing {
  const input = JSON.stringify(given);
  const found = drawnCovers.find((drawn) => drawn.family === family && drawn.input === input);
  const cover = found?.cover ?? scoped(() => family.draw({ ...given, prefix: CACHED_PREFIX }));
  drawnCovers = [...drawnCovers.filter((drawn) => drawn !== found), { family, input, cover }].slice(-COVERS_CACHED);
  return cover.withPrefix(prefix);
}

/** The cover with its own words. */
function coverOf(card: CardDocument, family: Family, prefix: string): Drawing {
  return drawCover(family, inputOf(card, prefix));
}

/**
 * What the other faces are made from. Their cover is drawn with plain words, so that its parts stand where they were
 * measured, except where the words are the picture.
 */
function sourceOf(card: CardDocument, family: Family, prefix: string): FaceSource {
  const look = lookOf(family, card.design.motif);
  const picture = family.motifs[card.design.motif];
  const isNumber = picture !== undefined && fitsOf(family, picture).headline?.needsNumber === true;
  return {
    look,
    palette: card.palette,
    prefix,
    cover: (p) => {
      if (look.ownWords) return coverOf(card, family, p);
      const { name: _name, sub, ...input } = inputOf(card, p);
      const number = isNumber && sub !== undefined ? { sub } : {};
      return drawCover(family, { ...input, ...number, headline: BLANK, prefix: p });
    },
  };
}

function handOf(card: CardDocument): { hand?: FontKey } {
  return card.hand === null ? {} : { hand: HAND_FACES[card.hand] };
}

/** Where the lines of the letter begin, as its writer saw them. */
function breaksOf(card: CardDocument): Pick<Letter, 'breaks'> {
  const message = designLayer(card, 'inside-right', 'message');
  return message?.breaks === undefined ? {} : { breaks: message.breaks };
}

/** what the text of the letter flows round: photos and stickers on its page */
function letterOf(card: CardDocument, waiting: boolean): Letter {
  const layers = faceOf(card, 'inside-right')?.layers ?? [];
  const holes = layers.flatMap((layer) => {
    if (layer.hidden || (layer.type !== 'photo' && layer.type !== 'sticker')) return [];
    if (layer.type === 'photo' && layer.asset === null && !waiting) return [];
    const { x, y, w, h } = layer.box;
    return [{ x: x - 34, y: y - 20, w: w + 68, h: h + 44 }];
  });
  const text = designText(card, 'inside-right', 'message')?.join('\n') ?? '';
  return {
    text,
    signature: designText(card, 'inside-right', 'signature')?.join(' ') ?? null,
    holes,
    ...breaksOf(card),
    ...handOf(card),
    ...(card.ink === null ? {} : { ink: INKS[card.ink].colour }),
  };
}

/** the words of the inside's left page; | divides lines */
function verseOf(card: CardDocument): string {
  return designText(card, 'inside-left', 'verse')?.join('|') ?? '';
}

function drawPiece(card: CardDocument, piece: Piece, family: Family, prefix: string, o: ComposeOptions): Drawing {
  if (piece === 'cover') return coverOf(card, family, prefix);
  const source = sourceOf(card, family, prefix);
  const { to, from, seal, postmark } = card.envelope;
  const address = { to, from, postmark, ...handOf(card) };
  switch (piece) {
    case 'inside-left':
      return verse(source, verseOf(card));
    case 'inside-right':
      return letter(source, letterOf(card, o.waiting ?? false), o.leaf ?? 0);
    case 'back':
      return back(source);
    case 'envelope':
      return envelope(source, address);
    case 'envelope-back':
      return envelopeBack(source, { from, seal, ...handOf(card) });
    case 'flap':
      return flap(source, { from, seal, ...handOf(card) });
    case 'pocket':
      return pocket(source);
    case 'liner':
      return liner(source);
    case 'lining':
      return lining(source);
    case 'stamp':
      return stamp(source);
    case 'social':
      return social(source, coverOf(card, family, `${prefix}c`));
    case 'email':
      return email(source, coverOf(card, family, `${prefix}c`), address);
  }
}

function layerArt(c: Drawing, layer: CardLayer, o: ComposeOptions): string {
  switch (layer.type) {
    case 'part':
      return '';
    case 'text':
      return layer.setting === 'free' ? textLayerArt(c, layer) : '';
    case 'photo':
      return photoLayerArt(c, layer, o.photo ?? (() => undefined), o.waiting ?? false);
    case 'sticker':
      return stickerLayerArt(c, layer);
    case 'ink':
      return inkLayerArt(c, layer);
  }
}

/** what people put on a face, over what the design draws there */
function addLayers(c: Drawing, face: CardFace | undefined, o: ComposeOptions): ComposedLayer[] {
  return (face?.layers ?? []).flatMap((layer): ComposedLayer[] => {
    const art = layer.hidden ? '' : layerArt(c, layer, o);
    if (!art) return [];
    const svg = layer.opacity < 1 ? `<g opacity="${layer.opacity}">${art}</g>` : art;
    const label = layer.label ?? (layer.type === 'photo' ? layer.alt : undefined);
    const anim = layer.anim?.preset;
    return [{ id: layer.id, role: layer.type, svg, ...(anim ? { anim } : {}), ...(label ? { label } : {}) }];
  });
}

function wordsOn(face: CardFace | undefined): string[] {
  return (face?.layers ?? []).flatMap((layer) => {
    if (layer.hidden) return [];
    if (layer.type === 'text') return layer.lines.filter((line) => line.trim() !== '');
    if (layer.type === 'photo' && layer.asset !== null) return [`Photo: ${layer.alt}`];
    return [];
  });
}

/** what every id of a piece begins with: another card, another state of it or another piece has another */
export function prefixOf(card: CardDocument, piece: Piece, leaf = 0): string {
  return `c${hash(`${card.id}|${card.rev}|${piece}|${leaf}|${hash(JSON.stringify(card))}`).toString(36)}`;
}

/**
 * Draws one piece of a card. Pure: the same card always gives the same bytes.
 * @throws when the family has no such motif, or the letter no such leaf
 */
export function compose(card: CardDocument, piece: Piece, family: Family, o: ComposeOptions = {}): Composed {
  if (family.id !== card.design.family) throw new Error(`the card is of ${card.design.family}, not ${family.id}`);
  const leaf = o.leaf ?? 0;
  const drawing = scoped(() => drawPiece(card, piece, family, prefixOf(card, piece, leaf), o));
  const face = card.faces.find((f) => f.id === piece);
  // photos and stickers lie on the first leaf
  const extra = leaf === 0 ? addLayers(drawing, face, o) : [];
  const own = drawing.layers.map((l): ComposedLayer => ({
    id: l.id,
    role: l.role,
    svg: l.svg,
    ...(l.anim ? { anim: l.anim } : {}),
  }));
  return {
    defs: drawing.defs.join(''),
    layers: [...own, ...extra],
    width: drawing.W,
    height: drawing.H,
    alt: face?.alt ?? drawing.alt,
    words: wordsOn(face),
  };
}

/** The lines of the card's letter, page by page. */
export function layOutLetterOf(card: CardDocument, family: Family, o: ComposeOptions = {}): LaidLetter {
  return layOut(sourceOf(card, family, prefixOf(card, 'inside-right')), letterOf(card, o.waiting ?? false));
}

/** Where the lines of the card's verse stand on its inside's left page, in card units; none without words. */
export function verseLayout(card: CardDocument, family: Family): VerseLine[] {
  return scoped(() => layOutVerse(sourceOf(card, family, prefixOf(card, 'inside-left')), verseOf(card)));
}

/** Whether the inside's left page holds the card's verse as it is written, and how much it holds of one that is too long. */
export function verseFit(card: CardDocument, family: Family): VerseFit {
  return scoped(() => fitOfVerse(sourceOf(card, family, prefixOf(card, 'inside-left')), verseOf(card)));
}

/** A composed piece as one SVG document, `width` pixels across; its words stand in the title for screen readers. */
export function toSvg(composed: Composed, width: number): string {
  const { defs, layers, width: w, height: h, alt, words } = composed;
  const height = Math.round((width * h) / w);
  const art = layers
    .map((l) => {
      const anim = l.anim ? ` data-anim="${escapeXml(l.anim)}"` : '';
      const said = l.label ? `<title>${escapeXml(l.label)}</title>` : '';
      return `<g data-role="${escapeXml(l.role)}"${anim}>${said}${l.svg}</g>`;
    })
    .join('');
  const title = escapeXml([alt, ...words].join(' ').trim());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}" role="img"><title>${title}</title><defs>${defs}</defs>${art}</svg>`;
}
