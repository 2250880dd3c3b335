/** What a word of a query describes. */
export type Role = 'occasion' | 'number' | 'who' | 'thing' | 'look' | 'mood';
