import type { HandName, InkName } from './handwriting.ts';

/** A picture at two sizes, both 5 to 7. */
export type Picture = { src: string; large?: string | undefined };

/** Everything that an opening shows: colours, pictures by address, and texts. Nothing is fetched besides the pictures. */
export type OpeningCard = {
  /** the front, 700 and 1400 wide */
  cover: Picture;
  /** what the front shows, in a sentence */
  alt: string;
  /** background of the cover until its picture is loaded */
  paper: string;
  /** colour of the paper inside */
  stock: string;
  /** colour of the seal and the petals */
  accent: string;
  /** ink of the printed text inside */
  coverInk: string;
  /** the left page; `isDrawn` when its text is part of the picture */
  left: { picture: Picture | null; text: string; isDrawn: boolean };
  /** the right page with the message */
  right: { picture: Picture | null; text: string; hand: HandName; ink: InkName };
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

/** Labels and announcements for screen readers, and the text of the Skip button. */
export type OpeningLabels = {
  envelope: string;
  card: string;
  left: string;
  right: string;
  furtherPage: (page: number) => string;
  skip: string;
  opening: string;
  opened: string;
  closed: string;
};
