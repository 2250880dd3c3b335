import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { impose } from '#cards/render/sheets/imposition.ts';
import { media } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { bytesAt } from '#tests/bytes-at.ts';
import { sendForReading } from '#tests/factories/read-link.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it.each([
  ['Latin', 'You kept the sofa warm,\nthe kettle on.\n\nWe saved the good chair by the window for you.'],
  ['Hebrew', 'יום הולדת שמח לך\nמכולנו'],
])('the words over a verse lie where they are seen, each line as wide as its letters: %s', async (_, own) => {
  const link = await sendForReading(app, { verse: own });
  const picture = sharp(await bytesAt(app, media.keepsake(link.magicLink, link.magicLink2, 'inside-left.png')));
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const bytes = await bytesAt(app, media.keepsake(link.magicLink, link.magicLink2, 'card-a4-flat.pdf'));
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(2);
  const { items } = await page.getTextContent();
  const [place] = impose('a4', 'flat', 1).sides[1]!.places;
  const scale = info.width / ((place!.width * 72) / 25.4);
  const corner = { x: (place!.x * 72) / 25.4, y: (page.view[3] ?? 0) - (place!.y * 72) / 25.4 };
  const words = items.flatMap((item) => {
    if (!('str' in item) || !/\p{L}/u.test(item.str)) return [];
    const [, , , , x, baseline] = item.transform as number[];
    const left = (x! - corner.x) * scale;
    return [{ left, right: left + item.width * scale, baseline: (corner.y - baseline!) * scale }];
  });
  // Some readers give words of Hebrew one by one.
  const lines = Object.values(Object.groupBy(words, ({ baseline }) => Math.round(baseline))).map((all = []) => ({
    left: Math.min(...all.map((word) => word.left)),
    right: Math.max(...all.map((word) => word.right)),
    baseline: all[0]!.baseline,
  }));
  expect(lines.length).toBeGreaterThanOrEqual(own.split(/\n+/).length);
  const isInk = (x: number, y: number) => (data[Math.round(y) * info.width + x] ?? 255) < 120;
  const columns = Array.from({ length: Math.round(info.width * 0.84) }, (_, i) => i + Math.round(info.width * 0.08));
  for (const { left, right, baseline } of lines) {
    const rows = Array.from({ length: 56 }, (_, i) => baseline - i);
    const inked = columns.filter((x) => rows.some((y) => isInk(x, y)));
    expect(Math.abs(left - inked[0]!)).toBeLessThan(4);
    expect(Math.abs(right - inked.at(-1)!)).toBeLessThan(4);
    // Letters stand on the line: under it there is little, and just over it a lot.
    const inkAt = (y: number) => columns.filter((x) => isInk(x, y)).length;
    expect(inkAt(baseline - 4)).toBeGreaterThan(3 * inkAt(baseline + 5));
  }
});
