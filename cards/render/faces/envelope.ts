import { lum, mix, withContrast, shade } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { at, type FontKey, set, tfit } from '../lettering.ts';
import { g, path, rect } from '../svg.ts';
import { postmark } from './postmark.ts';
import { STAMP, stampArt } from './stamp.ts';
import { beginFace, type FaceSource } from './stage.ts';
import { balance, faceFor, glue } from './verse-lines.ts';

export type Address = {
  to: string;
  from?: string;
  hand?: FontKey;
  /** '28 NOV|2026' */
  postmark?: string;
};

export const ENVELOPE = { w: 1400, h: 1000 };

/** the envelope's paper over a whole face: light across it, and laid lines */
export function envelopePaper(c: Drawing, colour: string): string {
  const dark = lum(colour) < 0.6;
  const light = c.lin(
    [
      [0, '#ffffff', dark ? 0.05 : 0.28],
      [0.6, '#ffffff', 0],
      [1, '#2a1a08', 0.1],
    ],
    0,
    0,
    1,
    1,
  );
  const laid = c.pattern(
    12,
    12,
    `<path d="M0 6H12" stroke="${shade(colour, -0.09)}" stroke-width="1.2" opacity=".22"/>`,
  );
  const sheet = (fill: string) => rect(0, 0, c.W, c.H, `fill="${fill}"`);
  return sheet(colour) + sheet(light) + sheet(laid);
}

/** the name's lines: its own or, under a long one, a second line; all of one size */
function nameLines(to: readonly string[], key: FontKey): { lines: string[]; size: number } {
  const sizeOf = (lines: readonly string[]) =>
    Math.min(
      lines.length > 1 ? 150 : 190,
      ...lines.map((line) => {
        const r = set(line, key, 100);
        return (980 / Math.max(1, r.x1 - r.x0)) * 100;
      }),
    );
  let lines = to.slice(0, 3).map(glue);
  if (lines.length === 1 && sizeOf(lines) < 128 && lines[0]!.includes(' ')) lines = balance(lines[0]!, 2);
  return { lines, size: sizeOf(lines) };
}

/** What is written on an envelope of one colour: the lines of `to` in its middle, `from` in its corner. */
export type AddressWords = { to: readonly string[]; from: string; key: FontKey; ink: string; colour: string };

/** The written words of an envelope, as SVG, those of its middle first; without what nobody wrote. */
export function addressArt({ to, from, key, ink, colour }: AddressWords): string[] {
  const { lines, size } = nameLines(to, key);
  const runs = lines.map((line) => set(line, key, size));
  const lead = size * 1.02;
  const y = 610 + (runs[0]?.xh ?? 0) / 2 - (lead * (lines.length - 1)) / 2;
  const lean = (i: number) => (runs.length > 1 ? (i ? 26 : -26) : 0);
  const name = runs.map((r, i) => at(r, 690 + lean(i), y + i * lead)).join('');
  const written = name ? [g(path(name, `fill="${ink}"`), 'transform="rotate(-1.6 700 600)"')] : [];
  if (!from.trim()) return written;
  const sender = at(tfit(from, key, 480, 54), 84, 128, 's');
  return [...written, path(sender, `fill="${withContrast(colour, mix(ink, colour, 0.25), 4.5)}"`)];
}

/** The envelope's front: the recipient's name in the sender's hand on smooth paper, as on the page that opens it; a stamp of the cover, its postmark. */
export function envelope(source: FaceSource, address: Address): Drawing {
  const stage = beginFace('envelope', source, ENVELOPE.w, ENVELOPE.h);
  const { c, k, look } = stage;
  const colour = k.env;
  const dark = lum(colour) < 0.6;
  c.add('ground', envelopePaper(c, colour));
  const sx = ENVELOPE.w - 70 - STAMP.w;
  const sy = 66;
  c.add('art', g(stampArt(stage), `transform="translate(${sx} ${sy}) rotate(1.2 ${STAMP.w / 2} ${STAMP.h / 2})"`));
  const mark = dark ? mix(colour, '#fff6e2', 0.62) : mix(colour, k.deep, 0.72);
  c.add('ornament', postmark(sx - 150, sy + 118, sx + 92, mark, address.postmark));
  // pen ink on light paper, a white pen on dark
  const written = address.to + (address.from ?? '');
  const key = faceFor(written, address.hand ? [address.hand, ...look.hand] : look.hand);
  const ink = withContrast(colour, dark ? mix(colour, '#fffaf0', 0.96) : mix(k.ink, '#1b1420', 0.2), 7);
  const words = addressArt({ to: address.to.split('|'), from: address.from ?? '', key, ink, colour });
  for (const art of words) c.add('type', art);
  c.add('texture', c.grain(0.6));
  c.alt = `An envelope for ${address.to.replaceAll('|', ' ')}${address.from?.trim() ? `, from ${address.from}` : ''}`;
  return c;
}
