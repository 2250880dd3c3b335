import sharp from 'sharp';
import type { Signature } from '#cards/catalogue/pairing/distance.ts';
import { toOklab } from '#cards/render/colour.ts';

const CHROMA = 1.6;
const known = new Map<number, [number, number, number]>();

/**
 * Oklab of a pixel, to six bits a channel; lightness 0 to 100, chroma stretched so that hue counts. All pixels of a step are
 * given the colour of its middle, so that what is measured does not hang on which of them was seen first.
 */
function labOf(r: number, g: number, b: number): [number, number, number] {
  const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
  let lab = known.get(key);
  if (!lab) {
    const hex = (v: number) => ((v & ~3) | 2).toString(16).padStart(2, '0');
    const o = toOklab(`#${hex(r)}${hex(g)}${hex(b)}`);
    known.set(key, (lab = [o.l * 100, o.a * 100 * CHROMA, o.b * 100 * CHROMA]));
  }
  return lab;
}

type Raw = { data: Buffer; width: number; height: number };

type Source = { rgb: Buffer; width: number; height: number };

async function scaled(
  { rgb, width: w, height: h }: Source,
  width: number,
  height: number,
  grey: boolean,
  kernel: 'mitchell' | 'lanczos3',
): Promise<Raw> {
  const flat = sharp(rgb, { raw: { width: w, height: h, channels: 3 } });
  const image = grey ? flat.greyscale() : flat;
  return { data: await image.resize(width, height, { fit: 'fill', kernel }).raw().toBuffer(), width, height };
}

function hashOf({ data, width, height }: Raw): Uint8Array {
  const out = new Uint8Array((width - 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width - 1; x++)
      out[y * (width - 1) + x] = data[y * width + x]! < data[y * width + x + 1]! ? 1 : 0;
  }
  return out;
}

function gridOf({ data, width, height }: Raw): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) out.set(labOf(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!), i * 3);
  return out;
}

function sharesOf({ data, width, height }: Raw): Float32Array {
  const out = new Float32Array(6 * 7 * 7);
  const bin = (v: number) => Math.max(0, Math.min(6, Math.floor((v + 35) / 10)));
  for (let i = 0; i < width * height; i++) {
    const [l, a, b] = labOf(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    const at = Math.min(5, Math.floor(l / 16.7)) * 49 + bin(a) * 7 + bin(b);
    out[at] = out[at]! + 1 / (width * height);
  }
  return out;
}

/** directions of marks: 5 by 7 cells of 20 pixels, six directions, as a unit vector */
function marksOf({ data, width, height }: Raw): Float32Array {
  const out = new Float32Array(5 * 7 * 6);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const gx = data[y * width + x + 1]! - data[y * width + x - 1]!;
      const gy = data[(y + 1) * width + x]! - data[(y - 1) * width + x]!;
      const strength = Math.hypot(gx, gy);
      if (strength < 12) continue;
      const direction = Math.floor((((Math.atan2(gy, gx) + Math.PI) % Math.PI) / Math.PI) * 6) % 6;
      const at = (Math.floor(y / 20) * 5 + Math.floor(x / 20)) * 6 + direction;
      out[at] = out[at]! + strength / 255;
    }
  }
  const length = Math.hypot(...out) || 1;
  return out.map((v) => v / length);
}

/** The signature of a cover, from its pixels. */
export async function signatureOf(pixels: Source): Promise<Signature> {
  const [small, grid, colours, marks] = await Promise.all([
    scaled(pixels, 17, 16, true, 'mitchell'),
    scaled(pixels, 10, 14, false, 'mitchell'),
    scaled(pixels, 100, 140, false, 'lanczos3'),
    scaled(pixels, 100, 140, true, 'lanczos3'),
  ]);
  return { hash: hashOf(small), grid: gridOf(grid), shares: sharesOf(colours), marks: marksOf(marks) };
}
