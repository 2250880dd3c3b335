/** The colours of a piece of china. */
export type China = { base: string; one: string; two: string; leaf: string; trim: string };
