/** Why a thank-you form sent without script failed: it was empty, or the ten seconds for changes were over. */
export type ThanksProblem = 'empty' | 'late';
