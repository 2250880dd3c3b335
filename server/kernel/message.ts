import { z } from 'zod';
import type { Queryable } from '#db/client.ts';
import type { Context } from './context.ts';
import { parseStored } from './stored-json.ts';
import type { ChannelName } from '#shared/channels.ts';

/** The ways by which messages leave. Which of them this copy can send by, dispatch knows. */
export { CHANNELS as CHANNEL_NAMES, type ChannelName } from '#shared/channels.ts';

/** An email just before it leaves. Its address and its identity are those of the delivery. */
export type OutgoingEmail = {
  mail: { subject: string; html: string; text: string };
  /** The name beside the address; empty if we know none. */
  toName: string;
  /** Who it is from, where that is not us. */
  fromName?: string;
  replyTo?: { name: string; address: string } | null;
  /** False where a person wrote it. */
  isAutomatic?: boolean;
  /** The address for one-click unsubscribe (RFC 8058); none for receipts, and for mails that somebody asked for. */
  unsubscribeUrl?: string | null;
  /** The address on whose behalf it is sent: recipients who blocked that sender do not get it. Left out where we are the sender. */
  onBehalfOf?: string;
};
/** A text message, in plain text. */
export type OutgoingText = {
  body: string;
  /** A part of the body that no other message has, and that stays the same when it is rendered again: its link, its code. */
  mark: string;
  /** The address on whose behalf it is sent: recipients who blocked that sender do not get it. Left out where we are the sender. */
  onBehalfOf?: string;
};
/** A notification on a device, with the path that it leads to. It may be read on a locked screen. */
export type OutgoingPush = {
  title: string;
  body: string;
  path: string;
  /** What it is about: a newer one about the same replaces it, on its way and on the device. */
  about: string;
  /** How long it is worth showing, while the device cannot be reached. Three days, if left out. */
  ttlSeconds?: number;
  /** Whether a sleeping device is woken for it: `high` where somebody is waiting, `low` where it can wait. */
  urgency?: 'low' | 'normal' | 'high';
};
/** What leaves by each channel. */
export type OutgoingBy = { email: OutgoingEmail; text: OutgoingText; push: OutgoingPush };

/** What a message is rendered from. */
export type DeliveryToRender<Payload extends object> = {
  deliveryId: string;
  subjectId: string;
  groupId: string | null;
  memberId: string | null;
  address: string;
  payload: Payload;
  createdAt: Date;
};

/** A kind of message, and what it is made from besides what it is about. Secrets stand sealed in its payload. */
export type Message<Payload extends object> = {
  kind: string;
  /** What its payload is parsed by when it is read again, maybe by a later release. */
  payload: z.ZodType<Payload>;
};

type NoPayload = Record<never, never>;
const NO_PAYLOAD: z.ZodType<NoPayload> = z.object({});

/**
 * @param kind as it stands in the database, where it stays the same for good.
 * @param payload what it is made from besides what it is about, where there is anything.
 */
export function defineMessage(kind: string): Message<NoPayload>;
export function defineMessage<Payload extends object>(kind: string, payload: z.ZodType<Payload>): Message<Payload>;
export function defineMessage(kind: string, payload: z.ZodType<object> = NO_PAYLOAD): Message<object> {
  return { kind, payload };
}

/** What a renderer is given: the payload of a delivery, as the kind of the message has it. @throws where something else is stored. */
export function parsePayload({ kind, payload }: Message<object>, stored: unknown): object {
  return parseStored(payload, stored, `deliveries.payload of ${kind}`);
}

/**
 * How long a finished delivery is kept: as long as its group, which the module of the group deletes; or some days after it was due, fewer if it was sent to
 * somebody without an account.
 */
export type Retention = 'with-its-group' | { days: number; strangerDays: number };
const USUAL: Retention = { days: 30, strangerDays: 1 };

/** Renders a message from what is true now. @returns null when its cause was taken back meanwhile. */
type Render<Payload extends object, Channel extends ChannelName> = (
  context: Context,
  db: Queryable,
  delivery: DeliveryToRender<Payload>,
) => Promise<OutgoingBy[Channel] | null>;
type Renderers<Payload extends object> = { [Channel in ChannelName]?: Render<Payload, Channel> };

/** A kind of message with what renders it. */
export type MessageRenderer = { message: Message<object>; kept: Retention; render: Renderers<never> };

/** An example of a message by the channels that it is rendered for, for the tests of all messages. */
export type MessageExample = {
  message: Message<object>;
  /** What is special about this one, where a kind has several. */
  variant?: string;
  email?: () => OutgoingEmail['mail'] & { preview: string };
  push?: () => OutgoingPush;
  text?: () => OutgoingText;
};

/**
 * Says how messages of one kind are rendered, by channel.
 * @param kept a month, and a day where it went to somebody without an account, unless something else is given.
 */
export function renderMessage<Payload extends object>(
  message: Message<Payload>,
  render: Renderers<Payload>,
  kept: Retention = USUAL,
): MessageRenderer {
  return { message, kept, render };
}
