import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = JSONColumnType<T & object>;

export type CardsTable = {
  card_id: string;
  design_key: string;
  title: string;
  style: string;
  is_free: boolean;
  occasion: string;
  palette_id: string;
  recipe: Json<Record<string, unknown>>;
  facts: Json<Record<string, unknown>>;
  content_hash: string;
  rank: number;
  is_retired: Generated<boolean>;
  created_at: Instant;
  /** a tsvector, written by `to_tsvector` */
  search: Generated<string>;
  colours: Generated<string[]>;
  popularity: Generated<number>;
};
export type SearchWordsTable = { word: string; cards: number };
export type StockTable = { only_one: Generated<boolean>; version: string; stocked_at: Instant };
export type CardCategoriesTable = {
  top: string;
  mid: Generated<string>;
  sub: Generated<string>;
  card_id: string;
  rank: number;
};
export type SessionsTable = {
  session_id: string;
  token_hash: Buffer;
  member_id: string | null;
  created_at: Instant;
  seen_at: Instant;
  expires_at: Instant;
};
export type CardSendState = 'draft' | 'awaiting-confirmation' | 'scheduled' | 'sent' | 'stopped';
export type ScheduleColumn = { kind: 'now' } | { kind: 'on'; date: string; time: string };
export type CardSendsTable = {
  card_send_id: string;
  member_id: string | null;
  session_id: string | null;
  state: Generated<CardSendState>;
  card_id: string;
  palette_id: string;
  name_on_front: string | null;
  verse: string;
  message: Generated<string>;
  hand: Generated<string>;
  ink: Generated<string>;
  sender_name: Generated<string>;
  sender_email: Generated<string>;
  sender_zone: string | null;
  phrase: Generated<string>;
  schedule: ColumnType<ScheduleColumn, string | undefined, string>;
  document: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  faces: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  link_hash: Buffer | null;
  link_sealed: Buffer | null;
  sender_hash: Buffer | null;
  sender_sealed: Buffer | null;
  confirm_hash: Buffer | null;
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
  email: string;
  country_id: string | null;
  zone: string | null;
  link_hash: Buffer | null;
  link_sealed: Buffer | null;
  code_hash: Buffer | null;
  code_sealed: Buffer | null;
  thanks: string | null;
  thanked_at: MaybeInstant;
  refused: 'sender' | 'everyone' | null;
};
export type DeliveryState = 'scheduled' | 'queued' | 'accepted' | 'bounced' | 'stopped';
export type DeliveriesTable = {
  delivery_id: string;
  recipient_id: string;
  card_send_id: string;
  member_id: string | null;
  occurrence: string;
  channel: Generated<'email'>;
  due_at: Instant;
  state: Generated<DeliveryState>;
  attempt: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
};
export type DeliveryEventKind =
  | 'queued'
  | 'accepted'
  | 'bounced'
  | 'opened'
  | 'replied'
  | 'stopped'
  | 'corrected'
  | 'refused';
export type DeliveryEventsTable = {
  event_id: string;
  at: Instant;
  delivery_id: string;
  recipient_id: string;
  card_send_id: string;
  member_id: string | null;
  kind: DeliveryEventKind;
  attempt: Generated<number>;
  detail: string | null;
};
export type OutboxTable = {
  outbox_id: string;
  member_id: string | null;
  kind: string;
  unique_key: string;
  to_address: string;
  payload: Json<Record<string, unknown>>;
  state: Generated<'queued' | 'accepted' | 'bounced'>;
  created_at: Instant;
  updated_at: Instant;
};
export type SuppressionsTable = { address_hash: Buffer; sender_hash: Buffer; created_at: Instant };
export type ConfirmedSendersTable = { address_hash: Buffer; created_at: Instant };
export type MailsTable = {
  mail_id: string;
  message_id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: JSONColumnType<{ name: string; value: string }[]>;
  source: string;
  received_at: Instant;
};
export type ClientErrorsTable = { error_id: string; at: Instant; report: Json<Record<string, unknown>> };
export type SpentChallengesTable = { challenge: string; expires_at: Instant };

/** Every table, as Kysely sees it. */
export type Tables = {
  cards: CardsTable;
  card_categories: CardCategoriesTable;
  search_words: SearchWordsTable;
  stock: StockTable;
  sessions: SessionsTable;
  card_sends: CardSendsTable;
  recipients: RecipientsTable;
  deliveries: DeliveriesTable;
  delivery_events: DeliveryEventsTable;
  outbox: OutboxTable;
  suppressions: SuppressionsTable;
  confirmed_senders: ConfirmedSendersTable;
  mails: MailsTable;
  client_errors: ClientErrorsTable;
  spent_challenges: SpentChallengesTable;
};
