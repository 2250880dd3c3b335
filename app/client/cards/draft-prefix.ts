/** The prefix of the storage keys of drafts. By itself, so that signing out brings nothing else of what a draft is. */
export const DRAFT_PREFIX = 'cardamom:draft:';
