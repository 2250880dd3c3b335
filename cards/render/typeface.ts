import { create, type Font } from 'fontkit';

declare module 'fontkit' {
  /** the library reads any bytes; its published types know only Node's Buffer */
  function create(bytes: Uint8Array): Font | FontCollection;
}

/** 'great-vibes', 'playfair-display:700', 'playfair-display:400i'; the weight is 400 when left out */
export type FontKey = string;
/** a whole font file: TTF, OTF, WOFF or WOFF2 */
export type FontLoader = (key: FontKey) => Uint8Array;

let load: FontLoader | undefined;
const opened = new Map<FontKey, Font>();
const choices = new Map<string, FontKey | undefined>();

/** Complete faces tried, in this order, for characters that the chosen face lacks. */
const FALLBACKS = [
  'noto-sans',
  'noto-sans-hebrew',
  'noto-naskh-arabic',
  'noto-sans-thai',
  'ma-shan-zheng',
  'yuji-syuku',
  'gowun-dodum',
  'yatra-one',
  'noto-emoji',
];
/** the weights in which each fallback is installed */
const WEIGHTS: Record<string, number[]> = {
  'noto-sans': [400, 500, 600, 700],
  'noto-sans-hebrew': [400, 500, 600, 700],
  'noto-naskh-arabic': [400, 500, 600, 700],
  'noto-sans-thai': [400, 500, 600, 700],
};
/** brush faces for Han and kana: the first writes the simplified characters, the second the Japanese and most of the others */
const EASTERN = ['ma-shan-zheng:400', 'yuji-syuku:400'];

/** Where font files come from: called once per face, with a key as in `FontKey`; throws when there is none. */
export function setFontLoader(loader: FontLoader): void {
  load = loader;
  opened.clear();
  choices.clear();
}

/** A key in its one spelling: 'Caveat:500@latin-ext' is 'caveat:500', since files are complete. */
export function plainKey(key: FontKey): FontKey {
  const [face = '', rest = ''] = key.toLowerCase().split('@')[0]?.split(':') ?? [];
  const weight = Number.parseInt(rest, 10) || 400;
  return `${face}:${weight}${rest.endsWith('i') ? 'i' : ''}`;
}

/** The file of a face. Throws when no loader is set or it has no such face. */
export function fontBytes(key: FontKey): Uint8Array {
  if (!load) throw new Error('no font loader: call setFontLoader first');
  return load(plainKey(key));
}

/** The face for a key. Throws when no loader is set or it has no such face. */
export function font(key: FontKey): Font {
  const plain = plainKey(key);
  const known = opened.get(plain);
  if (known) return known;
  const face = create(fontBytes(plain));
  if (!('layout' in face)) throw new Error(`a collection is not a face: ${plain}`);
  opened.set(plain, face);
  return face;
}

/** Whether the face itself holds the character. */
export function holds(key: FontKey, character: string): boolean {
  return font(key).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function fallbackKeys(weight: number): FontKey[] {
  return FALLBACKS.map((face) => {
    const near = WEIGHTS[face]?.reduce((a, b) => (Math.abs(b - weight) < Math.abs(a - weight) ? b : a)) ?? 400;
    return `${face}:${near}`;
  });
}

/** The key of the face that draws a character: the wanted one if it can, else a fallback; undefined when none can. */
export function faceOf(key: FontKey, character: string): FontKey | undefined {
  const plain = plainKey(key);
  const memo = `${plain}|${character}`;
  if (!choices.has(memo)) {
    if (choices.size > 50_000) choices.clear();
    const weight = Number.parseInt(plain.split(':')[1] ?? '400', 10);
    choices.set(
      memo,
      [plain, ...fallbackKeys(weight)].find((k) => holds(k, character)),
    );
  }
  return choices.get(memo);
}

/** Han and kana, which stand in one face together. */
export function isEastern(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character);
}

/** The one face that draws all Han and kana of a text, so that a name is not in two hands; undefined when none does. */
export function easternFaceOf(key: FontKey, text: string): FontKey | undefined {
  const characters = Array.from(text).filter(isEastern);
  if (characters.length === 0) return undefined;
  return [plainKey(key), ...EASTERN].find((face) => characters.every((ch) => holds(face, ch)));
}

/** Kept for drawings that ask for the part of a face that holds a character: files are complete, so it is the face. */
export function fontFor(face: string, _character: string): FontKey {
  return plainKey(face);
}

/** invisible joiners and selectors: part of the character before them, never drawn by themselves */
export function isClinging(character: string): boolean {
  return /^(?:\p{M}|\p{Emoji_Modifier}|\u200d|\p{Variation_Selector})$/u.test(character);
}

/** The characters of a text that no installed face can draw, each once. */
export function unsupportedCharacters(text: string, key: FontKey = 'noto-sans'): string[] {
  const lacking = Array.from(text.normalize('NFC')).filter(
    (ch) => ch.trim() !== '' && !isClinging(ch) && !faceOf(key, ch),
  );
  return [...new Set(lacking)];
}
