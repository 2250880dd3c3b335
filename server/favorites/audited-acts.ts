/** What an administrator does with favourites and the list of cards while they impersonate a member. The names are stable, for programs. */
export const FAVORITE_ACTS = ['cards-listed', 'favorites-changed'] as const;

declare module '#server/audit/audit.ts' {
  interface AuditedActs {
    favorites: (typeof FAVORITE_ACTS)[number];
  }
}
