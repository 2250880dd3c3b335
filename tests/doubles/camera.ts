import { Resvg } from '@resvg/resvg-js';

/** Where a module is dark: x goes right, y goes down. */
type Symbol = { size: number; isDark: (x: number, y: number) => boolean };

/** Symbols of level L, by version (ISO/IEC 18004, table 9): all codewords, blocks, and error-correcting codewords of a block. */
const LEVEL_L: Record<number, readonly [all: number, blocks: number, correcting: number]> = {
  1: [26, 1, 7],
  2: [44, 1, 10],
  3: [70, 1, 15],
  4: [100, 1, 20],
  5: [134, 1, 26],
  6: [172, 2, 18],
  7: [196, 2, 20],
  8: [242, 2, 24],
  9: [292, 2, 30],
};
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * Reads a drawn QR code as a camera would (ISO/IEC 18004): text in bytes, level L, up to version 9. Version, level and mask are read from the
 * symbol itself, and its error-correcting codewords must fit. @throws when a camera could not read it
 */
export function readQr(svg: string): string {
  const symbol = look(svg);
  const version = (symbol.size - 17) / 4;
  const mask = MASKS[maskOf(symbol)];
  const [all, blocks, correcting] = LEVEL_L[version] ?? [0, 0, 0];
  if (!mask || all === 0) throw new Error(`No symbol of version ${version} is read here.`);
  const codewords = wordsOf(bitsOf(symbol, version, mask)).slice(0, all);
  const data = Array.from({ length: blocks }, (_, block) => {
    const own = codewords.filter((_word, i) => i % blocks === block);
    if (!isWhole(own, correcting)) throw new Error('The codewords that correct errors do not fit.');
    return own.slice(0, -correcting);
  }).flat();
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (!bits.startsWith('0100')) throw new Error('This is no text in bytes.');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  return new TextDecoder().decode(Uint8Array.from(wordsOf(bits.slice(12, 12 + 8 * length))));
}

/** The symbol in a picture. Its size is known from the finder pattern in its corner, whose side is seven modules. */
function look(svg: string): Symbol {
  const { pixels, width, height } = new Resvg(svg).render();
  const isDarkAt = (x: number, y: number) => (pixels[(Math.floor(y) * width + Math.floor(x)) * 4] ?? 255) < 128;
  const first = Array.from({ length: width * height }, (_, i) => i).findIndex((i) => isDarkAt(i % width, i / width));
  const [left, top] = [first % width, Math.floor(first / width)];
  let side = 0;
  while (isDarkAt(left + side, top)) side++;
  let right = width - 1;
  while (!isDarkAt(right, top)) right--;
  const size = Math.round((right + 1 - left) / (side / 7));
  const module = (right + 1 - left) / size;
  return { size, isDark: (x, y) => isDarkAt(left + (x + 0.5) * module, top + (y + 0.5) * module) };
}

/** The mask, from the two copies of the format (BCH 15, 5). */
function maskOf({ size, isDark }: Symbol): number {
  const along = Array.from({ length: 15 }, (_, i) => i);
  const atCorner = along.map((i) => (i < 6 ? isDark(8, i) : i < 8 ? isDark(8, i + 1) : isDark(i < 9 ? 7 : 14 - i, 8)));
  const apart = along.map((i) => (i < 8 ? isDark(size - 1 - i, 8) : isDark(8, size - 15 + i)));
  const [format, copy] = [atCorner, apart].map(
    (bits) => bits.reduce((sum, bit, i) => sum + (bit ? 1 << i : 0), 0) ^ 0x5412,
  );
  let rest = format ?? 0;
  for (let i = 14; i >= 10; i--) if (rest & (1 << i)) rest ^= 0x537 << (i - 10);
  if (format === undefined || format !== copy || rest !== 0) throw new Error('The format cannot be read.');
  if (format >> 13 !== 1) throw new Error('The symbol is not of level L.');
  return (format >> 10) & 7;
}

/** The bits of the codewords without the mask: two columns at a time from the right, up and down. */
function bitsOf({ size, isDark }: Symbol, version: number, mask: (x: number, y: number) => boolean): string {
  const centres = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  const isCorner = (x: number, y: number) => (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isAligning = (x: number, y: number) =>
    centres.some((cx) => centres.some((cy) => !isCorner(cx, cy) && Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3));
  const isVersion = (x: number, y: number) => version > 6 && Math.min(x, y) < 6 && Math.max(x, y) >= size - 11;
  const isOurs = (x: number, y: number) =>
    x !== 6 && y !== 6 && !isCorner(x, y) && !isAligning(x, y) && !isVersion(x, y);
  let bits = '';
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp)
    for (let row = 0; row < size; row++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - row : row;
        if (isOurs(x, y)) bits += isDark(x, y) === mask(x, y) ? '0' : '1';
      }
  return bits;
}

function wordsOf(bits: string): number[] {
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

/** Whether a block is a Reed-Solomon codeword over GF(256), modulus 0x11D: zero at each root of its generator. */
function isWhole(block: readonly number[], correcting: number): boolean {
  const times = (a: number, b: number): number =>
    b === 0 ? 0 : (b & 1 ? a : 0) ^ times(a & 0x80 ? (a << 1) ^ 0x11d : a << 1, b >> 1);
  let root = 1;
  for (let i = 0; i < correcting; i++, root = times(root, 2))
    if (block.reduce((sum, word) => times(sum, root) ^ word, 0) !== 0) return false;
  return true;
}
