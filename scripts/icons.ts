/** `node scripts/icons.ts` draws the site's icons from its logo: app icons into `public/icons`, and `public/favicon.ico`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const publicFolder = path.resolve(import.meta.dirname, '..', 'public');
const folder = path.join(publicFolder, 'icons');
/** The logo on 24 by 24, as in `public/favicon.svg` in the light theme. */
const MARK = `<g stroke="#21573f" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path fill="#e2e8d4" d="M12 2.3c5 3.9 6.700 7.700 6.700 11 0 4.500-2.900 8.400-6.700 8.400s-6.700-3.900-6.700-8.400c0-3.300 1.700-7.100 6.700-11Z"/><path fill="none" d="M12 3v18M9.200 6.500c-1.300 4-1.300 9.500.400 13.800M14.800 6.500c1.300 4 1.300 9.500-.400 13.800"/></g>`;

/** @param share how much of the picture the logo fills. Maskable icons are cut to any shape, and only their middle is always visible. */
function icon(size: number, share: number, ground: string | null): Buffer {
  const scale = (size * share) / 24;
  const inset = (size - 24 * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground === null ? '' : `<rect width="100%" height="100%" fill="${ground}"/>`}<g transform="translate(${inset} ${inset}) scale(${scale})">${MARK}</g></svg>`;
  return new Resvg(svg).render().asPng();
}

/** Several sizes of one icon in a file, each as a PNG (the ICO format of Windows: a header of 6 bytes, then 16 for each picture). */
function ico(sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size) => ({ size, png: icon(size, 1, null) }));
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const directory = pictures.map(({ size, png }) => {
    const row = Buffer.alloc(16);
    row.writeUInt8(size, 0);
    row.writeUInt8(size, 1);
    row.writeUInt16LE(1, 4);
    row.writeUInt16LE(32, 6);
    row.writeUInt32LE(png.length, 8);
    row.writeUInt32LE(offset, 12);
    offset += png.length;
    return row;
  });
  return Buffer.concat([header, ...directory, ...pictures.map(({ png }) => png)]);
}

await mkdir(folder, { recursive: true });
for (const size of [192, 512]) {
  await writeFile(path.join(folder, `icon-${size}.png`), icon(size, 0.78, '#faf8f2'));
  await writeFile(path.join(folder, `maskable-${size}.png`), icon(size, 0.54, '#e2e8d4'));
}
// Requested by programs that read no page: feed readers, link previews, the page of the API in older browsers.
await writeFile(path.join(publicFolder, 'favicon.ico'), ico([16, 32, 48]));
