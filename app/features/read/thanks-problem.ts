/** What a word back that was sent without script came back with: it was empty, or its ten seconds were over. */
export type ThanksProblem = 'empty' | 'late';
