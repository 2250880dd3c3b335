import type { Generated } from 'kysely';
import type { Instant, JsonOrDefault, MaybeInstant, MaybeJson } from '#db/columns.ts';
import type { NamesOnFront } from '#shared/cards/front-name.ts';
import type { DeliveryEventKind, DeliveryState } from '#server/dispatch/dispatch.ts';

export type CardSendState = 'draft' | 'awaiting-confirmation' | 'scheduled' | 'sent' | 'stopped';
export type CardSendsTable = {
  card_send_id: string;
  member_id: string | null;
  session_id: string | null;
  state: Generated<CardSendState>;
  /** null for a card that is not of the shop: its document says what it is */
  card_id: string | null;
  palette_id: string;
  /** the one for all; kept where there are others, or none */
  name_on_front: string | null;
  names_on_front: Generated<NamesOnFront>;
  verse: string;
  message: Generated<string>;
  hand: Generated<string>;
  ink: Generated<string>;
  sender_name: Generated<string>;
  sender_email: Generated<string>;
  sender_zone: string | null;
  phrase: Generated<string>;
  /** stored-columns.ts parses this and the next three */
  message_breaks: MaybeJson;
  schedule: JsonOrDefault;
  document: MaybeJson;
  faces: MaybeJson;
  link_hash: Buffer | null;
  link_sealed: Buffer | null;
  sender_hash: Buffer | null;
  sender_sealed: Buffer | null;
  confirm_hash: Buffer | null;
  /** of the mail in which its sender sees it */
  test_hash: Buffer | null;
  test_sealed: Buffer | null;
  test_code_hash: Buffer | null;
  /** the date of its sender's calendar that it is for, and the day of it, `YYYY-MM-DD` */
  calendar_id: string | null;
  calendar_day: string | null;
  is_revoked: Generated<boolean>;
  sent_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
};
export type RecipientsTable = {
  recipient_id: string;
  card_send_id: string;
  member_id: string | null;
  position: number;
  name: string;
  /** it goes there, or to the mobile number */ email: string | null;
  /** E.164 */ mobile: string | null;
  country_id: string | null;
  zone: string | null;
  /** on their own front, as it was typed; null for their first name */
  name_on_front: string | null;
  /** their own front as it was sent; stored-columns.ts parses it */
  front: MaybeJson;
  link_hash: Buffer | null;
  link_sealed: Buffer | null;
  code_hash: Buffer | null;
  code_sealed: Buffer | null;
  thanks: string | null;
  thanked_at: MaybeInstant;
  refused: 'sender' | 'everyone' | null;
};
/** A view: what dispatch has of cards, in the words of cards. */
export type CardDeliveriesView = {
  delivery_id: string;
  recipient_id: string;
  card_send_id: string;
  member_id: string | null;
  due_at: Date;
  state: DeliveryState;
  attempt: number;
  created_at: Date;
  updated_at: Date;
};
/** A view: what happened to cards on their way. */
export type CardDeliveryEventsView = {
  event_id: string;
  at: Date;
  delivery_id: string;
  recipient_id: string;
  card_send_id: string;
  kind: DeliveryEventKind;
  attempt: number;
  detail: string | null;
  response: string | null;
};
/** A sender's address that was confirmed by mail, for a browser or a member. */
export type ConfirmedSendersTable = {
  address_hash: Buffer;
  session_id: string | null;
  member_id: string | null;
  created_at: Instant;
};
/** Whom an administrator has stopped: a member, or a browser without one. */
export type StoppedSendersTable = { member_id: string | null; session_id: string | null; stopped_at: Instant };
export type SpentChallengesTable = { challenge: string; expires_at: Instant };

declare module '#db/tables.ts' {
  interface Tables {
    card_sends: CardSendsTable;
    recipients: RecipientsTable;
    card_deliveries: CardDeliveriesView;
    card_delivery_events: CardDeliveryEventsView;
    confirmed_senders: ConfirmedSendersTable;
    stopped_senders: StoppedSendersTable;
    spent_challenges: SpentChallengesTable;
  }
}
