import type { Hand, Ink } from '#shared/letter/hands.ts';
import { INKS } from '#shared/letter/hands.ts';
import type { LaidLetter } from '#shared/letter/letter.ts';
import { Drawing } from '../drawing.ts';
import { HAND_FACES } from '../faces/hands.ts';
import { inkPage } from '../letter/ink-lines.ts';
import { paletteOf } from '../palettes.ts';

/** Card units of every page of a card. */
export const PAGE_WIDTH = 1000;
export const PAGE_HEIGHT = 1400;

const ROOT = 'xmlns="http://www.w3.org/2000/svg"';

/** A page of a letter on its paper. */
export type WrittenPage = {
  /** the page without words, as SVG; null for plain paper */
  paper: string | null;
  /** colour of plain paper */
  stock: string;
  letter: LaidLetter;
  /** which of its pages, from 0 */
  page: number;
  hand: Hand;
  ink: Ink;
};

/** Draws a page of a letter with the very lines that its readers see, the name under it included. */
export function drawWrittenPage({ paper, stock, letter, page, hand, ink }: WrittenPage): string {
  const { size, area, pages } = letter;
  const lines = pages[page] ?? [];
  // Only the ids of the glyphs come from it; a card's own ids begin otherwise.
  const pen = new Drawing('letter', { palette: paletteOf('nordic'), headline: '', seed: '', prefix: `w${page}_` });
  const written =
    lines.length === 0
      ? ''
      : inkPage(pen, { lines, size, area, isOnly: pages.length === 1 }, HAND_FACES[hand], INKS[ink].colour);
  return pageSvg(`${paper === null ? plainPaper(stock) : innerOf(paper)}<defs>${pen.defs.join('')}</defs>${written}`);
}

/** A page without any words. */
export function drawPlainPage(stock: string): string {
  return pageSvg(plainPaper(stock));
}

/** Two pages beside each other, as they lie in an opened card. */
export function drawSpread(left: string, right: string): string {
  const half = (svg: string, x: number) =>
    `<svg x="${x}" width="${PAGE_WIDTH}" height="${PAGE_HEIGHT}" viewBox="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}">${innerOf(svg)}</svg>`;
  const width = PAGE_WIDTH * 2;
  return `<svg ${ROOT} viewBox="0 0 ${width} ${PAGE_HEIGHT}" width="${width}" height="${PAGE_HEIGHT}">${half(left, 0)}${half(right, PAGE_WIDTH)}</svg>`;
}

function pageSvg(inner: string): string {
  return `<svg ${ROOT} viewBox="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}" width="${PAGE_WIDTH}" height="${PAGE_HEIGHT}">${inner}</svg>`;
}

function plainPaper(stock: string): string {
  return `<rect width="${PAGE_WIDTH}" height="${PAGE_HEIGHT}" fill="${requireColour(stock)}"/>`;
}

/** A drawing with more over it. @param art as SVG */
export function withArt(svg: string, art: string): string {
  const end = svg.lastIndexOf('</svg>');
  if (end === -1) throw new Error('not an SVG document');
  return `${svg.slice(0, end)}${art}${svg.slice(end)}`;
}

/** @throws where it is not a colour in hexadecimal */
export function requireColour(colour: string): string {
  if (/^#[0-9a-f]{3,8}$/i.test(colour)) return colour;
  throw new Error(`not a colour: ${colour}`);
}

/** What stands inside an SVG document's root element. */
function innerOf(svg: string): string {
  const from = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  const to = svg.lastIndexOf('</svg>');
  if (from === 0 || to < from) throw new Error('not an SVG document');
  return svg.slice(from, to);
}
