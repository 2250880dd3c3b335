import type { HandName, InkName } from './hand.ts';

/** A picture at two sizes, both 5 to 7. */
export type Picture = { src: string; large?: string | undefined };

/** Everything that an opening shows: colours, pictures by address, and words. Nothing is fetched and nothing is looked up. */
export type OpeningCard = {
  /** the front, 700 and 1400 wide */
  cover: Picture;
  /** what the front shows, in a sentence */
  alt: string;
  /** ground of the cover, there until its picture is */
  paper: string;
  /** writing paper of the inside */
  stock: string;
  /** colour of the seal and the petals */
  accent: string;
  /** ink of the printed words inside */
  coverInk: string;
  /** the left leaf; `drawn` when its words are part of the picture */
  left: { picture: Picture | null; words: string; drawn: boolean };
  /** the right leaf, and what was written on it */
  right: { picture: Picture | null; words: string; hand: HandName; ink: InkName };
  to: string;
  from: string;
  envelope: {
    colour: string;
    flap: string;
    shade: string;
    /** what the name and the sender are written in */
    ink: string;
    liner: string;
    stamp: string;
    postmark: { day: string; hour: string };
  };
};

/** What the parts are called, for those who listen, and the steps that are told aloud. */
export type OpeningWords = {
  envelope: string;
  card: string;
  left: string;
  right: string;
  further: (leaf: number) => string;
  skip: string;
  opening: string;
  opened: string;
  closed: string;
};
