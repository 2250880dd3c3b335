/** Widths of a member's photo, in pixels: in the frame of the site, and on the account's page on a dense screen. */
export const PHOTO_WIDTHS = [96, 384] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
