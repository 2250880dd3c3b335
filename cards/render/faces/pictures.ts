import { lum, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { n1 } from '../geometry.ts';
import { g, path, rect } from '../svg.ts';
import { type Address, envelope } from './envelope.ts';
import { adopt } from './lift.ts';
import { liningPaint } from './liner.ts';
import { beginFace, type FaceSource } from './stage.ts';
import { hair } from './strokes.ts';

/** a whole drawing at a place, turned by degrees about its middle, with the shadow that its sheet throws */
function laid(c: Drawing, from: Drawing, x: number, y: number, width: number, deg: number): string {
  const svg = from.layers.map((layer) => layer.svg).join('');
  adopt(c, from, svg);
  const scale = width / from.W;
  const height = from.H * scale;
  const sheet = `M0 0H${n1(width)}V${n1(height)}H0Z`;
  const clip = c.clip(path(`M0 0H${from.W}V${from.H}H0Z`));
  return g(
    c.soft(sheet, 4, 12, 26, '#1c1408', 0.3, 13) +
      g(g(svg, `clip-path="${clip}"`), `transform="scale(${scale.toFixed(4)})"`) +
      hair(sheet, '#000000', 1, 0.1),
    `transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)} ${n1(width / 2)} ${n1(height / 2)})"`,
  );
}

/** The social picture, 1200 by 630 (https://ogp.me): the cover standing on its own envelope's lining. */
export function social(source: FaceSource, cover: Drawing): Drawing {
  const stage = beginFace('social', source, 1200, 630);
  const { c, k } = stage;
  const sheet = (fill: string) => rect(0, 0, 1200, 630, `fill="${fill}"`);
  const shade = c.rad(
    [
      [0.2, '#000000', 0],
      [1, '#000000', lum(k.liner) < 0.5 ? 0.36 : 0.14],
    ],
    0.5,
    0.5,
    0.72,
  );
  c.add('ground', sheet(k.liner) + sheet(liningPaint(stage)) + sheet(shade));
  c.add('art', laid(c, cover, 600 - 200, 35, 400, 0));
  c.alt = cover.alt;
  return c;
}

/** The still for an email, 1200 by 900: the card before its envelope. */
export function email(source: FaceSource, cover: Drawing, address: Address): Drawing {
  const stage = beginFace('email', source, 1200, 900);
  const { c, k } = stage;
  const ground = lum(k.env) < 0.6 ? mix(k.stock, k.metal, 0.22) : mix(k.stock, k.env, 0.3);
  const light = c.rad(
    [
      [0, '#ffffff', 0.5],
      [1, '#2a1a08', 0.07],
    ],
    0.4,
    0.3,
    0.9,
  );
  c.add('ground', rect(0, 0, 1200, 900, `fill="${ground}"`) + rect(0, 0, 1200, 900, `fill="${light}"`));
  const front = envelope({ ...source, prefix: `${source.prefix}e` }, address);
  c.add('art', laid(c, front, 436, 204, 712, 4));
  c.add('art', laid(c, cover, 60, 148, 430, -3));
  c.alt = address.to ? `A card and its envelope, for ${address.to}` : 'A card and its envelope';
  return c;
}
