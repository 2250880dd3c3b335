import { onePanel } from './one-panel.ts';

/** A link that somebody gives away, and what it leads to. */
export type SharedLink = {
  /** whole, with the site's name */ address: string;
  title: string;
  /** what whoever follows it will see, in a sentence */ line: string;
  /** the address of its picture at a width */ picture: (width: number) => string;
  paper: string;
};

/** The dialog that gives a link away. */
export const { usePanel: useSharedLink, open: openSharedLink, close: closeSharedLink } = onePanel<SharedLink>();
