import { defineMessage } from '#server/kernel/message.ts';

/** Asks somebody for their birthday. Subject: the request. */
export const BIRTHDAY_REQUEST = defineMessage('birthday-request');
/** Tells the member who asked. Subject: the request, so that a change is told no more. */
export const BIRTHDAY_TOLD = defineMessage('birthday-told');
