import type { LeafPicture } from '#app/ui/leaf/leaf.tsx';
import type { LaidLetter } from '#shared/letter/letter.ts';
import type { VerseLine } from '#shared/letter/verse.ts';
import type { HandName, InkName } from './handwriting.ts';

/** Everything that an opening shows: colours, pictures by address, and texts. Nothing is fetched besides the pictures. */
export type OpeningCard = {
  cover: LeafPicture;
  /** what the front shows, in a sentence */
  alt: string;
  /** background of the cover until its picture is loaded */
  paper: string;
  /** colour of the paper inside */
  stock: string;
  /** colour of the seal and the petals */
  accent: string;
  /** the left page: its picture, and the verse in it, line by line */
  left: { picture: LeafPicture; verse: VerseLine[] };
  /** the right page: its picture, and the letter that is written over it, which may go on on further pages */
  right: { picture: LeafPicture; letter: LaidLetter; hand: HandName; ink: InkName };
  to: string;
  from: string;
  envelope: {
    colour: string;
    flap: string;
    shade: string;
    /** ink of the recipient's and the sender's name */
    ink: string;
    liner: string;
    stamp: string;
    postmark: { day: string; hour: string };
  };
};

/** Labels and announcements for screen readers, and the texts of the buttons. */
export type OpeningLabels = {
  envelope: string;
  card: string;
  left: string;
  right: string;
  furtherPage: (page: number) => string;
  skip: string;
  opening: string;
  opened: string;
  /** of the buttons that turn the pages */
  pages: string;
  /** of the pages that they lead to; `further` of one further page of a letter, or of two beside each other */
  names: {
    front: string;
    inside: string;
    verse: string;
    message: string;
    further: (page: number, next?: number) => string;
  };
};
