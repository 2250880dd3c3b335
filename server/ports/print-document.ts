import type { Mark } from '#cards/render/sheets/imposition.ts';
import type { Hand } from '#shared/letter/hands.ts';

/** Words that stand on a page, for selecting and searching; what is seen of them is in the drawing. In card units: a page is 1000 wide. */
export type PrintedLine = {
  /** empty for a line without words, which is copied too */
  text: string;
  isRtl: boolean;
  size: number;
  /** where the room of the line begins, and how wide it is */
  left: number;
  width: number;
} & (
  | { align: 'start'; top: number }
  /** made as wide as its room, whatever its letters are drawn with; `baseline` is what they stand on */
  | { align: 'fill'; baseline: number }
);
/** A page that is drawn, as often as it stands on a sheet. */
export type PrintedPage = { svg: string; alt: string; lines: PrintedLine[] };
/** Where a page stands on a side, in millimetres. */
export type PrintedPlace = { page: number; x: number; y: number; width: number; height: number; isTurned: boolean };
/** Sides of sheets to print, all of one size. */
export type PrintDocument = {
  title: string;
  author: string;
  hand: Hand;
  width: number;
  height: number;
  pages: PrintedPage[];
  sides: { places: PrintedPlace[]; marks: Mark[] }[];
};
