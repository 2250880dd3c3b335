import { type CardDocument, type CardLayer, type FaceId, TextLayer } from './card-document.ts';
import { designText, linesOf } from './recipe.ts';

/** What somebody writes on a card. */
export type Words = Pick<CardDocument, 'hand' | 'ink'> & {
  /** the small line on the front; null keeps the current one */
  line: string | null;
  /** the printed words inside; | or a new line divides them */
  verse: string;
  /** the letter */
  message: string;
  /** where its lines begin on the page where it was written; null if it was not written there */
  breaks: number[] | null;
  /** the name under the letter; null if the letter is signed already, or has no sender */
  signature: string | null;
};

/** The same card with other words in the places of its design. */
export function withWords(
  document: CardDocument,
  { line, verse, message, breaks, signature, hand, ink }: Words,
): CardDocument {
  const written = withMessage(
    withText(withFrontLine(document, line), 'inside-left', 'verse', linesOf(verse)),
    message,
    breaks,
  );
  return { ...withSignature(written, signature), hand, ink };
}

/** The same card with another name under its letter. */
export function withSignature(document: CardDocument, signature: string | null): CardDocument {
  if (signature !== null) return withText(document, 'inside-right', 'signature', [signature]);
  return withLayers(document, 'inside-right', (layers) => layers.filter((layer) => !isDesigned(layer, 'signature')));
}

/** The same card with another line on its front. @param line null for its own */
export function withFrontLine(document: CardDocument, line: string | null): CardDocument {
  return line === null ? document : withText(document, 'cover', 'name', [line]);
}

/** The same card with another letter. @param breaks where its lines begin on the page where it was written */
export function withMessage(
  document: CardDocument,
  message: string,
  breaks: readonly number[] | null = null,
): CardDocument {
  const lines = message === '' ? [] : message.split('\n');
  return withLayers(document, 'inside-right', (layers) =>
    layers.map((layer) =>
      isDesigned(layer, 'message') ? TextLayer.parse({ ...layer, lines, breaks: breaks ?? undefined }) : layer,
    ),
  );
}

/** The letter of a card; empty if it has none. */
export function messageOf(document: CardDocument): string {
  return textOf(document, 'inside-right', 'message').join('\n');
}

/** The printed words inside a card; empty if it has none. */
export function verseOf(document: CardDocument): string {
  return textOf(document, 'inside-left', 'verse').join('\n');
}

/** The words on the front, in reading order. */
export function frontWordsOf(document: CardDocument): string[] {
  const layers = document.faces.find(({ id }) => id === 'cover')?.layers ?? [];
  return layers.flatMap((layer) => {
    const text = layer.type === 'text' && !layer.hidden ? layer.lines.join(' ').trim() : '';
    return text === '' ? [] : [text];
  });
}

function textOf(document: CardDocument, face: FaceId, role: TextLayer['role']): string[] {
  const layers = document.faces.find(({ id }) => id === face)?.layers ?? [];
  return layers.find((layer) => isDesigned(layer, role))?.lines ?? [];
}

function isDesigned(layer: CardLayer, role: TextLayer['role']): layer is TextLayer {
  return layer.type === 'text' && layer.role === role && layer.setting === 'design';
}

function withText(document: CardDocument, face: FaceId, role: TextLayer['role'], lines: string[]): CardDocument {
  return withLayers(document, face, (layers) =>
    layers.some((layer) => isDesigned(layer, role))
      ? layers.map((layer) => (isDesigned(layer, role) ? { ...layer, lines } : layer))
      : [...layers, designText(role, role, lines)],
  );
}

function withLayers(document: CardDocument, id: FaceId, change: (layers: CardLayer[]) => CardLayer[]): CardDocument {
  return {
    ...document,
    faces: document.faces.map((face) => (face.id === id ? { ...face, layers: change(face.layers) } : face)),
  };
}
