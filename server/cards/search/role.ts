/** What a word says of the card that is looked for. */
export type Role = 'occasion' | 'number' | 'who' | 'thing' | 'look' | 'mood';
