/**
 * Limits and constants of the business. Those that the specification names stand in its section 9; the others are defaults of the configuration. How often
 * something may be done stands in the `limits.ts` of the module that counts it.
 */
export const PAGE_SIZE = 20;
/** The largest page that a list call gives. */
export const PAGE_SIZE_MAX = 100;
/** First names in each list of the most frequent ones. */
export const TOP_NAMES = 100;
export const ALERT_TIMEOUT_MS = 5000;
/** Alerts that carry Undo stay longer. */
export const UNDO_TIMEOUT_MS = 10_000;
export const TITLE_LIMIT = 120;
export const VERSION_RELOADS_MAX = 3;
export const CHUNK_RETRIES = 5;
export const CHUNK_RETRY_DELAY_MS = 1000;
/** A script from elsewhere is waited for so long. */
export const SCRIPT_TIMEOUT_MS = 120_000;
/** A window that is being resized is measured when it has rested so long. */
export const RESIZE_DEBOUNCE_MS = 150;
/** The name on the front of a card, in characters. */
export const NAME_ON_CARD_MAX = 40;
/** The words inside, at the left, in characters. */
export const VERSE_MAX = 400;
export const MESSAGE_MAX = 5000;
/** Lines of a message, and of the words inside: as many as a card holds. */
export const CARD_LINES_MAX = 400;
export const PERSON_NAME_MAX = 80;
export const PHRASE_MAX = 80;
export const THANKS_MAX = 1000;
export const EMAIL_MAX = 254;
/** Thanks can be changed for this long after they were sent. */
export const THANKS_CHANGE_MS = 10_000;
/** How far ahead a card may be scheduled, in days. */
export const SCHEDULE_AHEAD_DAYS = 730;

/**
 * Sending without an account: recipients of one card, cards an hour and a day for one address and network, and the people that these cards go to. Nobody knows a
 * visitor: a family's birthdays fit in, a list of customers does not.
 */
export const VISITOR_LIMITS = {
  recipients: 10,
  cardsPerHour: 5,
  cardsPerDay: 20,
  peoplePerHour: 30,
  peoplePerDay: 60,
} as const;
export const MEMBER_LIMITS = { recipients: 200 } as const;
export const PREMIUM_LIMITS = { recipients: 1000 } as const;

/** The largest request body that the API reads, in bytes: large enough that a far too long message is answered at its own field. */
export const BODY_MAX = 2 * 1024 * 1024;
/** Characters of a search. */
export const SEARCH_MAX = 100;
/** Cards of a search are counted so far; what is found beyond is “more than”. */
export const SEARCH_COUNTED = 500;

/** A password: so many characters at least, and at most. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
export const MOBILE_MAX = 24;
/** A photo as a data URL, in characters: 8 MB of picture. */
export const PHOTO_TEXT_MAX = 11_200_000;
export const TICKET_MAX = 5000;
export const TICKET_SUBJECT_MAX = 120;
/** Why an administrator does something. */
export const REASON_MAX = 300;
/** A mailed link and its six digits work for this long, once. */
export const MAILED_LINK_MINUTES = 15;
/** The link of a mail that leads to a new password works for this long. */
export const RESET_LINK_MINUTES = 60;
/** Wrong digits after which those of a mail are dead. Its link, of 130 bits, lives on: nobody can wear it out for somebody else. */
export const DIGITS_TRIES_MAX = 5;
/** Favourites of one member: all of them are in every reply about the session. */
export const FAVORITES_MAX = 1000;
/** Passkeys of one member. */
export const PASSKEYS_MAX = 20;
