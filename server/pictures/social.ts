import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;

/** A card's social picture: its front standing on its own ground, 1200 by 630 (https://ogp.me). */
export async function socialPicture(front: Buffer, paper: string): Promise<Buffer> {
  const height = HEIGHT - 90;
  const card = await sharp(front).resize({ height }).png().toBuffer();
  const { width } = await sharp(card).metadata();
  const left = Math.round((WIDTH - width) / 2);
  const shadow = await sharp({
    create: { width: width + 80, height: height + 80, channels: 4, background: { r: 20, g: 30, b: 24, alpha: 0 } },
  })
    .composite([
      {
        input: { create: { width, height, channels: 4, background: { r: 20, g: 30, b: 24, alpha: 0.42 } } },
        left: 40,
        top: 40,
      },
    ])
    .blur(16)
    .png()
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite([
      {
        input: {
          create: { width: WIDTH, height: HEIGHT, channels: 4, background: { r: 226, g: 232, b: 212, alpha: 0.55 } },
        },
        left: 0,
        top: 0,
      },
      { input: shadow, left: left - 34, top: 5 + 16 },
      { input: card, left, top: 45 },
    ])
    .jpeg({ quality: 86 })
    .toBuffer();
}
