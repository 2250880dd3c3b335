/** The kinds of calendar entry, as `calendarTypeId` numbers them (specification, section 3: 3 is suggestions). */
export const CALENDAR_TYPES = { birthday: 1, anniversary: 2, suggestions: 3, holiday: 4, event: 5 } as const;
/** The kinds that a member writes. */
export const OWN_TYPES = ['birthday', 'anniversary', 'event'] as const;
export type OwnType = (typeof OWN_TYPES)[number];
/** The kinds that stand in a member's calendar: those that they write, and the holidays that they choose. */
export const KEPT_TYPES = ['birthday', 'anniversary', 'holiday', 'event'] as const;
export type KeptType = (typeof KEPT_TYPES)[number];
