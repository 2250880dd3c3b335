/** What many people want cards for somebody to leave out. A member may name anything else, in words of their own. */
export const AVOIDABLE = ['Alcohol', 'Age jokes', 'Religion', 'Pets'] as const;
