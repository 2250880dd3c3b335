import { createPanelStore } from '#app/ui/overlay/panel-store.ts';

/** A link to share, and what it leads to. */
export type SharedLink = {
  /** absolute */ address: string;
  title: string;
  /** what people with the link will see, in a sentence */ line: string;
  /** the address of its picture at a width */ picture: (width: number) => string;
  paper: string;
};

/** The share dialog. */
export const { usePanel: useSharedLink, open: openSharedLink, close: closeSharedLink } = createPanelStore<SharedLink>();
