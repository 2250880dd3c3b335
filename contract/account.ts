import { z } from 'zod';
import { LEADS } from '#shared/dates/reminder-leads.ts';
import { DATE_ORDERS } from '#shared/time/date-order.ts';
import { PERSON_NAME_MAX, PHOTO_TEXT_MAX } from '#shared/limits.ts';
import {
  CountryId,
  Email,
  singleLineText,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyId,
  personName,
  SoftPair,
  TimeZoneName,
  TypedCode,
} from './fields.ts';
import { NewPassword, Provider, User } from './session.ts';

/** A birthday: a day of a month, and the year where it is known. Never an instant. */
export const Birthday = z.object({
  year: z
    .number()
    .int()
    .min(1900, 'Enter a year from 1900 on.')
    .max(2200, 'This year is too far in the future.')
    .nullable(),
  month: z.number().int().min(1, 'Enter a month.').max(12, 'Enter a month.'),
  day: z.number().int().min(1, 'Enter a day.').max(31, 'Enter a day.'),
});
export const DateOrder = z.enum(DATE_ORDERS);
/** Days before an occasion on which we write; 0 is the day itself. */
export const ReminderLead = z.literal(LEADS);

/** All that a member's own account page shows. */
export const Account = z
  .object({
    memberId: z.string(),
    name: z.string(),
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    pendingEmail: z.string().nullable().meta({ description: 'a new address that is not confirmed yet' }),
    emailBouncedAt: z.string().nullable(),
    birthday: Birthday.nullable(),
    hidesBirthYear: z.boolean(),
    language: z.string(),
    dateOrder: DateOrder,
    weekStart: z.number().int().meta({ description: '1 is Monday, 7 is Sunday (ISO 8601)' }),
    countryId: z.string().nullable(),
    timeZone: z.string(),
    reminderHour: z.number().int(),
    reminderLeads: z.array(ReminderLead),
    photo: z.object({ photoId: z.string(), url: z.string() }).nullable(),
    since: z.string(),
    cardsSent: z.number().int(),
    hasPassword: z.boolean(),
    passwordChangedAt: z.string().nullable(),
    hasTwoStep: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    passkeys: z.array(
      z.object({ passkeyId: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
    ),
    identities: z.array(z.object({ provider: Provider, email: z.string().nullable(), createdAt: z.string() })),
    plannedCards: z
      .array(z.object({ people: z.array(z.string()), at: z.string() }))
      .meta({ description: 'scheduled cards, which would not be sent if the account were deleted' }),
    leavingAt: z.string().nullable().meta({ description: 'until when the deletion can be undone' }),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;
const AccountReply = z.object({ account: Account });

/** One place where the member is signed in. */
export const SignedIn = z
  .object({
    sessionId: z.string(),
    isHere: z.boolean(),
    device: z.string().meta({ description: 'the browser and its system: "Firefox on Linux"' }),
    since: z.string(),
    seenAt: z.string(),
  })
  .meta({ id: 'SignedIn' });
const SignedInReply = z.object({ sessions: z.array(SignedIn) });

/** An export of everything, on its way or ready. */
export const Export = z
  .object({
    exportId: z.string(),
    state: z.enum(['packing', 'ready', 'failed']),
    done: z.number().int(),
    total: z.number().int(),
    bytes: z.number().int().nullable(),
    url: z.string().nullable().meta({ description: 'where the member downloads it' }),
    until: z.string().nullable(),
  })
  .meta({ id: 'Export' });
export type Export = z.infer<typeof Export>;

export const accountCalls = {
  'GET /account': { access: 'member', summary: "Returns the member's own account.", reply: AccountReply },
  'POST /account/settings': {
    access: 'member',
    summary: 'Updates the given settings. A new email address is used once it is confirmed by the link in its mail.',
    body: z.object({
      name: personName('Enter a name.').optional(),
      email: Email.optional(),
      birthday: Birthday.nullable().optional(),
      hidesBirthYear: z.boolean().optional(),
      language: z.enum(['en'], 'Only English is available.').optional(),
      dateOrder: DateOrder.optional(),
      weekStart: z.union([z.literal(1), z.literal(6), z.literal(7)]).optional(),
      countryId: CountryId.nullable().optional(),
      timeZone: TimeZoneName.optional(),
      reminderHour: z.number().int().min(0).max(23).optional(),
      reminderLeads: z.array(ReminderLead).max(LEADS.length).optional(),
    }),
    reply: AccountReply,
  },
  'POST /account/password': {
    access: 'anyone',
    summary:
      'Sets a new password. Needs the current password if there is one, or the `t` and `e` of a mail requested by `POST /account/password/reset`.',
    body: z.object({
      currentPassword: z.string().max(1000).optional(),
      password: NewPassword,
      code: TypedCode.optional(),
      ...SoftPair,
    }),
    reply: z.object({ user: User }),
  },
  'POST /account/password/reset': {
    access: 'anyone',
    summary: 'Sends a mail with a link for setting a new password. The reply is the same for every address.',
    body: z.object({ email: Email }),
    reply: z.object({ sent: z.literal(true) }),
  },
  'POST /account/photo': {
    access: 'member',
    summary: "Sets the member's photo from a data URL. The picture is encoded anew, without the metadata of the file.",
    bodyMax: PHOTO_TEXT_MAX + 1000,
    body: z.object({
      image: z
        .string('Choose a picture.')
        .max(PHOTO_TEXT_MAX, 'This picture is too large. Up to 8 MB is fine.')
        .regex(/^data:image\/[a-z0-9.+-]+;base64,/i, 'This is not a picture.'),
    }),
    reply: z.object({ photo: z.object({ photoId: z.string(), url: z.string() }) }),
  },
  'DELETE /account/photo/{photoId}': {
    access: 'member',
    summary: 'Removes the photo.',
    params: z.object({ photoId: z.uuid('This photo does not exist.') }),
    reply: AccountReply,
  },
  'GET /account/sessions': {
    access: 'member',
    summary: 'Lists the sessions in which the member is signed in.',
    reply: SignedInReply,
  },
  'DELETE /account/sessions': {
    access: 'member-in-person',
    summary: 'Signs out all other sessions.',
    reply: SignedInReply,
  },
  'DELETE /account/sessions/{sessionId}': {
    access: 'member-in-person',
    summary: 'Signs out one session.',
    params: z.object({ sessionId: z.uuid('This session does not exist.') }),
    reply: SignedInReply,
  },
  'POST /account/passkeys/options': {
    access: 'member-in-person',
    summary: 'Returns the options for creating a passkey (WebAuthn).',
    reply: z.object({ options: PasskeyCreation }),
  },
  'POST /account/passkeys': {
    access: 'member-in-person',
    summary: 'Adds a passkey.',
    body: z.object({ passkey: PasskeyAnswer, name: singleLineText(PERSON_NAME_MAX, 'A name').optional() }),
    reply: AccountReply,
  },
  'PUT /account/passkeys/{passkeyId}': {
    access: 'member-in-person',
    summary: 'Renames a passkey.',
    params: z.object({ passkeyId: PasskeyId }),
    body: z.object({ name: personName('Enter a name.') }),
    reply: AccountReply,
  },
  'DELETE /account/passkeys/{passkeyId}': {
    access: 'member-in-person',
    summary: 'Removes a passkey. The last sign-in method cannot be removed.',
    params: z.object({ passkeyId: PasskeyId }),
    reply: AccountReply,
  },
  'DELETE /account/identities/{provider}': {
    access: 'member-in-person',
    summary: 'Disconnects a provider. The last sign-in method cannot be removed.',
    params: z.object({ provider: Provider }),
    reply: AccountReply,
  },
  'POST /account/two-step': {
    access: 'member-in-person',
    summary:
      'Starts setting up two-step codes. Returns a secret for an authenticator app (RFC 6238) as text, as a URI and as a QR code.',
    reply: z.object({
      secret: z.string(),
      uri: z.string(),
      qr: z.string().meta({ description: 'an SVG, as a data URL' }),
    }),
  },
  'PUT /account/two-step': {
    access: 'member-in-person',
    summary: 'Turns on two-step codes with the first code of the app. The recovery codes are shown only now.',
    body: z.object({ code: TypedCode }),
    reply: z.object({ account: Account, recoveryCodes: z.array(z.string()) }),
  },
  'POST /account/two-step/codes': {
    access: 'member-in-person',
    summary:
      'Creates new recovery codes, with a code of the app or an old recovery code. The old ones stop working; the new ones are shown only now.',
    body: z.object({ code: TypedCode }),
    reply: z.object({ account: Account, recoveryCodes: z.array(z.string()) }),
  },
  'DELETE /account/two-step': {
    access: 'member-in-person',
    summary: 'Turns off two-step codes with a code of the app or a recovery code.',
    body: z.object({ code: TypedCode }),
    reply: AccountReply,
  },
  'POST /account/export': {
    access: 'member-in-person',
    summary: "Starts an export of all the member's data as a ZIP file.",
    reply: z.object({ export: Export }),
  },
  'GET /account/export': {
    access: 'member',
    summary: 'Returns the progress of the newest export, or null.',
    reply: z.object({ export: Export.nullable() }),
  },
  'DELETE /account/export': {
    access: 'member-in-person',
    summary: 'Cancels the export, or deletes its file.',
    reply: z.object({ export: Export.nullable() }),
  },
  'DELETE /account': {
    access: 'member-in-person',
    summary:
      'Deletes the account. It is closed at once and deleted at the end of the day; until then a link in a mail restores it.',
    body: z.object({
      sentCards: z.enum(['leave', 'take-down'], 'Choose what happens to the cards you sent.'),
      password: z.string().max(1000).optional(),
    }),
    reply: z.object({ until: z.string() }),
  },
} as const;
