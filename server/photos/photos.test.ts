import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await signedIn(app);
});

const dataUrl = (bytes: Uint8Array, type = 'jpeg') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const set = (image: string, who: TestMember = member) => who.ask('POST /account/photo', { body: { image } });
/** Red at the left, blue at the right. */
const twoColours = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c01010' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1010c0' } },
      left: width / 2,
      top: 0,
    },
  ]);
async function pictureOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await app.visitor().get(url)).arrayBuffer());
}

/** A PNG that says it is so many points wide and high: small as a file, large as a picture. */
function bomb(
  width: number,
  height: number,
  kind: 'black and white' | '16 bits a channel' = 'black and white',
): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  function chunk(name: string, data: Buffer): Buffer {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Colour and alpha of 16 bits, in seven passes: nothing of it can be let go of before all of it is read.
  head.set(kind === 'black and white' ? [1, 0, 0, 0, 0] : [16, 6, 0, 0, 1], 8);
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a photo', () => {
  test('is encoded anew, square, at two widths, and can be seen by everybody who has its address', async () => {
    const { photo } = (await set(dataUrl(await twoColours().jpeg().toBuffer()))).data;
    expect(photo.url).toBe(`/media/photos/${photo.photoId}-384.webp`);
    const answer = await app.visitor().get(photo.url);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(await sharp(await pictureOf(photo.url)).metadata()).toMatchObject({ width: 384, height: 384 });
    const small = photo.url.replace('-384', '-96');
    expect(await sharp(await pictureOf(small)).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    expect((await member.call('GET /login', { query: {} })).user.photoUrl).toBe(small);
    expect((await member.call('GET /account')).account.photo).toEqual(photo);
    for (const other of ['-97', '-700', ''])
      expect((await app.visitor().get(photo.url.replace('-384', other))).status).toBe(404);
  });

  test('replaces the earlier one, whose pictures are deleted', async () => {
    const first = (await set(dataUrl(await twoColours().png().toBuffer()))).data.photo;
    const second = (await set(dataUrl(await twoColours().webp().toBuffer()))).data.photo;
    expect((await app.visitor().get(first.url)).status).toBe(404);
    expect((await app.visitor().get(second.url)).status).toBe(200);
    const stranger = await signedIn(app);
    const away = { params: { photoId: second.photoId } };
    expect(await stranger.ask('DELETE /account/photo/{photoId}', away)).toMatchObject({
      status: 404,
      errors: [{ errorCode: 'unknown-photo' }],
    });
    expect((await member.call('DELETE /account/photo/{photoId}', away)).account.photo).toBeNull();
    expect((await app.visitor().get(second.url)).status).toBe(404);
    expect((await member.ask('DELETE /account/photo/{photoId}', away)).status).toBe(404);
  });

  test('is turned as the camera was held, and keeps nothing of where and with what it was taken', async () => {
    const bytes = await twoColours(400, 400)
      .withExif({
        IFD0: { Make: 'Spycam', Copyright: 'Rosa' },
        IFD3: { GPSLatitude: '59/1 19/1 46/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const picture = await pictureOf((await set(dataUrl(bytes))).data.photo.url);
    const meta = await sharp(picture).metadata();
    expect([meta.exif, meta.xmp, meta.iptc, meta.icc, meta.orientation]).toEqual(Array(5).fill(undefined));
    expect(picture.toString('latin1')).not.toMatch(/Spycam|Exif|GPS/);
    // Red was at the left; turned by a quarter to the right it is at the top.
    const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [(20 * 384 + 192) * 3, (364 * 384 + 192) * 3];
    expect(data[top]).toBeGreaterThan(150);
    expect(data[bottom + 2]).toBeGreaterThan(150);
  });

  test('is recognised by its content, not by its name', async () => {
    expect((await set(dataUrl(await twoColours().gif().toBuffer(), 'png'))).status).toBe(200);
    expect((await set(dataUrl(await twoColours(64, 64).avif().toBuffer(), 'x-whatever'))).status).toBe(200);
  });

  test('is the only thing that is stored of a file that is also something else', async () => {
    const jpeg = await twoColours().jpeg().toBuffer();
    const hidden = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const picture = await pictureOf((await set(dataUrl(Buffer.concat([jpeg, hidden])))).data.photo.url);
    expect(picture.includes('<script')).toBe(false);
    expect(picture.includes('PK\u0003')).toBe(false);
  });

  test.each([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      'not-a-photo',
    ],
    [
      'SVG behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg width="9" height="9"/>')]),
      'unreadable',
    ],
    ['a page', Buffer.from('<!doctype html><p>Hello'), 'not-a-photo'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'not-a-photo'],
    ['a list of files to read', Buffer.from('push graphic-context\nimage over 0,0 0,0 "/etc/passwd"'), 'not-a-photo'],
    ['a HEIC of a phone', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), 'heic'],
    ['a WebP of nothing', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'), 'unreadable'],
    ['nothing', Buffer.alloc(0), 'not-a-photo'],
    ['a picture of more points than there is memory for', bomb(30_000, 30_000), 'too-large'],
    ['a strip of more points than there is memory for', bomb(1_000_000, 60), 'too-large'],
    ['a picture whose points take twice the memory', bomb(7200, 7200, '16 bits a channel'), 'too-large'],
    // Enlarged until they fill a square, they would take gigabytes.
    ['a line of points', bomb(16_000, 1), 'too-narrow'],
    ['a column of points', bomb(1, 16_000), 'too-narrow'],
  ])('is not made from %s', async (_, bytes, code) => {
    const { status, errors } = await set(dataUrl(bytes));
    expect(status).toBe(422);
    expect(errors).toMatchObject([{ field: 'image', errorCode: code }]);
    expect((await member.call('GET /account')).account.photo).toBeNull();
  });

  test('is not made from half a file, and the one before stays', async () => {
    const whole = await twoColours(1200, 900).jpeg().toBuffer();
    const { photo } = (await set(dataUrl(whole))).data;
    expect((await set(dataUrl(whole.subarray(0, whole.length / 2)))).errors[0]?.errorCode).toBe('unreadable');
    expect((await member.call('GET /account')).account.photo).toEqual(photo);
  });

  test.each([
    ['an address to fetch', 'https://evil.example/photo.jpg'],
    ['text', 'data:text/html;base64,PGI+'],
    ['SVG that is not even packed', 'data:image/svg+xml,<svg/>'],
    ['no text at all', 5],
  ])('is refused at once when it is %s', async (_, image) => {
    expect(await set(image as string)).toMatchObject({ status: 422, errors: [{ field: 'image' }] });
  });

  test('is limited in size, and in number per hour', async () => {
    expect((await set(`data:image/png;base64,${'A'.repeat(11_300_000)}`)).status).toBe(413);
    expect(await set(`data:image/png;base64,${'A'.repeat(11_200_500)}`)).toMatchObject({
      status: 422,
      errors: [{ field: 'image', errorMessage: 'This picture is too large. Up to 8 MB is fine.' }],
    });
    const answers = [];
    for (let i = 0; i < 31; i++) answers.push((await set(dataUrl(Buffer.from('no')))).status);
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(422));
    expect(answers[30]).toBe(429);
  });

  test.each([
    ['a panorama', () => twoColours(4000, 200).jpeg()],
    ['a single point', () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#c01010' } }).png()],
    ['inks for a printer', () => twoColours().toColourspace('cmyk').jpeg()],
    ['grey of 16 bits', () => twoColours().toColourspace('grey16').png()],
  ])('is made from %s', async (_, picture) => {
    const { data, errors } = await set(dataUrl(await picture().toBuffer()));
    expect(errors).toEqual([]);
    const meta = await sharp(await pictureOf(data.photo.url)).metadata();
    expect(meta).toMatchObject({ width: 384, height: 384, space: 'srgb' });
  });

  test('is the first frame of an animation', async () => {
    const frames = await Promise.all([
      twoColours(300, 300).png().toBuffer(),
      twoColours(300, 300).negate().png().toBuffer(),
    ]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const picture = await pictureOf((await set(dataUrl(moving))).data.photo.url);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[(192 * 384 + 20) * 3]).toBeGreaterThan(150);
  });

  test('waits for few others of the same browser, so that they do not fill the memory', async () => {
    const large = dataUrl(await twoColours(6000, 4000).jpeg().toBuffer());
    const answers = await Promise.all(Array.from({ length: 10 }, () => set(large)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(6);
    for (const { status, errors } of refused)
      expect([status, errors[0]?.field, errors[0]?.errorMessage]).toEqual([
        429,
        'image',
        'Your last pictures are still being read. Try again in a minute.',
      ]);
  });
});
