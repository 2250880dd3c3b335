/** A top category, as the navigation of every page shows it. */
export type NavCategory = { slug: string; name: string; path: string; count: number };
