import sharp, { type OverlayOptions } from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
/** The wall that cards are shown on. */
const WALL = { r: 233, g: 238, b: 222 };
const SHADOW = { r: 20, g: 30, b: 24 };
/** A thing of the picture: its height, where its middle is, how far it is turned (degrees), how soft its shadow is. */
type Place = { height: number; x: number; y: number; turn: number; blur: number };
const ENVELOPE: Place = { height: 412, x: 722, y: 338, turn: 5, blur: 24 };
const CARD: Place = { height: 546, x: 424, y: 315, turn: -2.5, blur: 24 };
const SHADOW_DEPTH = 0.2;
/** Where the shadow falls, from the thing. */
const FALLS = { x: 6, y: 16 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** A card's social picture, 1200 by 630 (https://ogp.me): its front leaning before its envelope. */
export async function socialPicture(front: Buffer, envelope: Buffer): Promise<Buffer> {
  const layers = await Promise.all([placed(envelope, ENVELOPE), placed(front, CARD)]);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: WALL } })
    .composite(layers.flat())
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** A thing and, below it, the shadow that it casts. */
async function placed(picture: Buffer, { height, x, y, turn, blur }: Place): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(picture)
    .resize({ height })
    .ensureAlpha()
    .rotate(turn, { background: CLEAR })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(x - info.width / 2);
  const top = Math.round(y - info.height / 2);
  const shape = await sharp(data).extractChannel('alpha').linear(SHADOW_DEPTH, 0).png().toBuffer();
  const size = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  const dark = await sharp({ create: { ...size, background: '#000' } })
    .composite([{ input: shape, left: left + FALLS.x, top: top + FALLS.y }])
    .png()
    .toBuffer();
  const shade = await sharp(dark).blur(blur).extractChannel(0).raw().toBuffer();
  const shadow = await sharp({ create: { ...size, background: SHADOW } })
    .joinChannel(shade, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer();
  return [
    { input: shadow, left: 0, top: 0 },
    { input: data, left, top },
  ];
}
