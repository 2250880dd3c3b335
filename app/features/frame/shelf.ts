/** A category of the first level, as the frame of every page knows it. */
export type Shelf = { slug: string; name: string; path: string; count: number };
