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
/** Addresses that cards had before. */
export type CardAddressesTable = { formerly: string; card_id: string };
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
  /** the administrator who acts as the member */
  helper_id: string | null;
  helping_reason: string | null;
  helping_until: MaybeInstant;
  signed_in_at: MaybeInstant;
  user_agent: string | null;
  consent: ColumnType<{ analytics: boolean; ads: boolean } | null, string | null | undefined, string | null>;
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
  /** of the mail in which its sender sees it */
  test_hash: Buffer | null;
  test_sealed: Buffer | null;
  test_code_hash: Buffer | null;
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
  /** what the mail server said, word for word; for administrators */
  response: string | null;
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
export type ClientErrorsTable = {
  error_id: string;
  at: Instant;
  report: Json<Record<string, unknown>>;
  group_id: string | null;
};
export type ClientErrorGroupsTable = {
  group_id: string;
  type: string;
  error: string;
  count: Generated<number>;
  versions: Generated<string[]>;
  state: Generated<'open' | 'resolved'>;
  resolved_build: string | null;
  came_back_at: MaybeInstant;
  first_at: Instant;
  last_at: Instant;
};
export type MembersTable = {
  member_id: string;
  name: string;
  email: string;
  email_confirmed_at: MaybeInstant;
  email_bounced_at: MaybeInstant;
  pending_email: string | null;
  password_hash: string | null;
  password_changed_at: MaybeInstant;
  mobile: string | null;
  birth_year: number | null;
  birth_month: number | null;
  birth_day: number | null;
  hides_birth_year: Generated<boolean>;
  language: Generated<string>;
  date_order: Generated<'day-month' | 'month-day' | 'year-month'>;
  week_start: Generated<number>;
  country_id: string | null;
  zone: Generated<string>;
  reminder_hour: Generated<number>;
  reminder_leads: Generated<number[]>;
  role: Generated<'member' | 'admin'>;
  membership_type: Generated<'standard' | 'trial' | 'premium' | 'premium-not-renewing'>;
  photo_id: string | null;
  link_epoch: Generated<number>;
  two_step_sealed: Buffer | null;
  two_step_since: MaybeInstant;
  two_step_used: Generated<number>;
  leaving_at: MaybeInstant;
  leaving_cards: 'leave' | 'take-down' | null;
  created_at: Instant;
  updated_at: Instant;
};
export type ProviderName = 'google' | 'facebook' | 'apple';
export type IdentitiesTable = {
  provider: ProviderName;
  subject: string;
  member_id: string;
  email: string | null;
  created_at: Instant;
  last_used_at: Instant;
};
export type PasskeysTable = {
  passkey_id: string;
  member_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  is_backed_up: Generated<boolean>;
  created_at: Instant;
  last_used_at: MaybeInstant;
};
export type PasskeyChallengesTable = {
  challenge_hash: Buffer;
  session_id: string;
  member_id: string | null;
  expires_at: Instant;
};
export type RecoveryCodesTable = { member_id: string; code_hash: Buffer; used_at: MaybeInstant };
export type MailedLinkKind = 'sign-in' | 'join' | 'confirm-email' | 'restore';
export type MailedLinksTable = {
  token_hash: Buffer;
  code_hash: Buffer | null;
  kind: MailedLinkKind;
  email: string;
  member_id: string | null;
  payload: ColumnType<Record<string, unknown>, string | undefined, string>;
  next_path: string | null;
  tries: Generated<number>;
  expires_at: Instant;
  used_at: MaybeInstant;
  created_at: Instant;
};
export type FavoritesTable = { member_id: string; card_id: string; rank: Generated<number>; created_at: Instant };
export type NotificationChoicesTable = {
  member_id: string;
  kind: string;
  channel: 'email' | 'text' | 'push';
  is_on: boolean;
};
export type PhotosTable = { photo_id: string; member_id: string; created_at: Instant };
export type ExportsTable = {
  export_id: string;
  member_id: string;
  state: Generated<'packing' | 'ready' | 'failed'>;
  done: Generated<number>;
  total: Generated<number>;
  bytes: number | null;
  expires_at: MaybeInstant;
  created_at: Instant;
};
export type TicketsTable = {
  ticket_id: string;
  ticket_number: Generated<number>;
  member_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  state: Generated<'open' | 'answered' | 'closed'>;
  created_at: Instant;
  updated_at: Instant;
};
export type TicketAnswersTable = {
  answer_id: string;
  ticket_id: string;
  admin_id: string;
  admin_name: string;
  text: string;
  created_at: Instant;
};
export type AuditLinesTable = {
  audit_id: string;
  at: Instant;
  admin_id: string;
  admin_name: string;
  member_id: string | null;
  act: string;
  subject: string | null;
  reason: string | null;
  line_number: Generated<string>;
};
export type MetricDaysTable = { day: string; name: string; path: string; variant: string; count: number };
export type KeptSumsTable = { name: string; amount: string; counted_at: Instant };
export type InsideAsksTable = {
  ask_id: string;
  card_send_id: string;
  member_id: string;
  admin_id: string;
  admin_name: string;
  reason: string;
  asked_at: Instant;
  answered_at: MaybeInstant;
  is_allowed: boolean | null;
  open_until: MaybeInstant;
};
export type PageMetricsTable = {
  metric_id: string;
  at: Instant;
  name: string;
  path: string;
  variant: Generated<string>;
  value: number | null;
};
export type SpentChallengesTable = { challenge: string; expires_at: Instant };

/** Every table, as Kysely sees it. */
export type Tables = {
  cards: CardsTable;
  card_addresses: CardAddressesTable;
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
  client_error_groups: ClientErrorGroupsTable;
  members: MembersTable;
  identities: IdentitiesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  recovery_codes: RecoveryCodesTable;
  mailed_links: MailedLinksTable;
  favorites: FavoritesTable;
  notification_choices: NotificationChoicesTable;
  photos: PhotosTable;
  exports: ExportsTable;
  tickets: TicketsTable;
  ticket_answers: TicketAnswersTable;
  audit_lines: AuditLinesTable;
  page_metrics: PageMetricsTable;
  metric_days: MetricDaysTable;
  kept_sums: KeptSumsTable;
  inside_asks: InsideAsksTable;
};
