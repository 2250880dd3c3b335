/**
 * Limits and constants of the business. Some are given by the specification (section 9); the others are defaults of the configuration. Rate limits
 * are in the `limits.ts` of the module that counts them.
 */
export const PAGE_SIZE = 20;
/** The largest page size of a list call. */
export const PAGE_SIZE_MAX = 100;
/** First names in each list of the most popular ones. */
export const TOP_NAMES = 100;
export const ALERT_TIMEOUT_MS = 5000;
/** Alerts with Undo stay longer. */
export const UNDO_TIMEOUT_MS = 10_000;
export const TITLE_MAX = 120;
export const VERSION_RELOADS_MAX = 3;
export const CHUNK_RETRIES = 5;
export const CHUNK_RETRY_DELAY_MS = 1000;
/** How long a third-party script may take to load. */
export const SCRIPT_TIMEOUT_MS = 120_000;
/** How long a window must not have been resized before it is measured. */
export const RESIZE_DEBOUNCE_MS = 150;
/** The name on the front of a card, in characters. */
export const NAME_ON_CARD_MAX = 40;
/** The verse on the left page, in characters. */
export const VERSE_MAX = 400;
export const MESSAGE_MAX = 5000;
/** The one line that is written in a card among a whole year's, in characters. */
export const PLANNED_MESSAGE_MAX = 300;
/** Lines of a message or a verse: as many as a card holds. */
export const CARD_LINES_MAX = 400;
export const PERSON_NAME_MAX = 80;
/** What an event of the calendar is called, in characters. */
export const ENTRY_NAME_MAX = 80;
export const ENTRY_NOTE_MAX = 1000;
/** The dates that a member keeps, those that were just removed included. */
export const ENTRIES_MAX = 20_000;
/** The people in a member's address book, those that were just removed included. */
export const CONTACTS_MAX = 20_000;
/** Contacts that are put into a group by one call. */
export const CONTACTS_AT_ONCE_MAX = 1000;
export const CONTACT_NOTE_MAX = 5000;
/** Email addresses of one person, and telephone numbers. */
export const CONTACT_ADDRESSES_MAX = 10;
/** Groups of one person, and how long the name of each is, in characters. */
export const GROUPS_MAX = 50;
export const GROUP_NAME_MAX = 80;
/** How many people of a file are stored at once, and how large they are together, in bytes of JSON. */
export const IMPORT_PART_MAX = 500;
export const IMPORT_PART_BYTES_MAX = 14_000_000;
/** Things that cards for one person should leave out, and how long each is, in characters. */
export const AVOIDED_MAX = 20;
export const AVOIDED_TEXT_MAX = 40;
/** The message with which a birthday is asked for, in characters, and the people who are asked at once. */
export const BIRTHDAY_REQUEST_MESSAGE_MAX = 500;
export const BIRTHDAY_REQUEST_PEOPLE_MAX = 30;
/** The lists of birthdays that a member can have, the people on each, and how long its name is, in characters. */
export const BIRTHDAY_GROUPS_MAX = 20;
export const BIRTHDAY_GROUP_PEOPLE_MAX = 200;
export const BIRTHDAY_GROUP_NAME_MAX = 60;
export const PHRASE_MAX = 80;
export const THANKS_MAX = 1000;
export const EMAIL_MAX = 254;
/** Thanks can be changed for this long after they were sent. */
export const THANKS_CHANGE_MS = 10_000;
/** How far ahead a card may be scheduled, in days. */
export const SCHEDULE_AHEAD_DAYS = 730;

/**
 * Limits for sending without an account: recipients of one card, cards per hour and day for one address and network, and the people these cards go
 * to. The sender is not verified, so the limits allow a family's birthdays but not a list of customers.
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

/** The largest request body that the API reads, in bytes. It is large enough that a message that is far too long is reported at its own field. */
export const BODY_MAX = 2 * 1024 * 1024;
/** The length of a search, in characters. */
export const SEARCH_MAX = 100;
/** Search results are counted up to this number; above it the page says “more than”. */
export const SEARCH_COUNT_MAX = 500;

/** The length of a password, in characters. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
export const MOBILE_MAX = 24;
/** A photo as a data URL, in characters: 8 MB of image data. */
export const PHOTO_TEXT_MAX = 11_200_000;
export const TICKET_MAX = 5000;
export const TICKET_SUBJECT_MAX = 120;
/** The reason for an administrator's action, in characters. */
export const REASON_MAX = 300;
/** How long a mailed link and its six-digit code are valid. Each works once. */
export const MAILED_LINK_MINUTES = 15;
/** How long a password reset link is valid. */
export const RESET_LINK_MINUTES = 60;
/** After this many wrong codes the code is invalid. The link in the same mail (130 bits) stays valid, so that nobody can use up somebody else's. */
export const CODE_TRIES_MAX = 5;
/** Favourites of one member: all of them are in every reply about the session. */
export const FAVORITES_MAX = 1000;
/** Passkeys of one member. */
export const PASSKEYS_MAX = 20;
