import type { Queryable } from '#db/client.ts';
import type { Context } from './context.ts';

/** A way by which messages leave. */
export type ChannelName = 'email' | 'text' | 'push';

/** An email as it was written, just before it leaves; its address and its identity are those of the delivery. */
export type WrittenEmail = {
  letter: { subject: string; html: string; text: string };
  /** The name beside the address; nothing where we know none. */
  toName: string;
  /** Who it is from, where that is not us. */
  fromName?: string;
  replyTo?: { name: string; address: string } | null;
  /** False where a person wrote it. */
  isAutomatic?: boolean;
  /** What takes one POST to end mails of this kind (RFC 8058); nothing for receipts, and for what somebody asked for. */
  unsubscribeUrl?: string | null;
  /** The address in whose name it goes: whoever wants nothing from it gets nothing. Nothing where it is ours. */
  onBehalfOf?: string;
};
/** A text message, in plain text. */
export type WrittenText = { body: string };
/** A notification on a device, with the path that it leads to. */
export type WrittenPush = { title: string; body: string; path: string };
export type WrittenBy = { email: WrittenEmail; text: WrittenText; push: WrittenPush };

/** A delivery as far as its words need it. */
export type DeliveryToWrite<Payload extends object> = {
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
  /** Only a type: what the payload of this kind is. */
  readonly carries?: Payload;
};

/** @param kind as it stands in the database, where it stays the same for good. */
export function defineMessage<Payload extends object = Record<never, never>>(kind: string): Message<Payload> {
  return { kind };
}

/**
 * How long a delivery is kept once it is over: as long as the group that it belongs to, whose module erases it; or some days from when it was due, fewer
 * where it went to somebody without an account.
 */
export type Retention = 'with-its-group' | { days: number; strangerDays: number };
const USUAL: Retention = { days: 30, strangerDays: 1 };

/** Writes a message from what is true now. @returns null when its cause was taken back meanwhile. */
type Write<Payload extends object, Channel extends ChannelName> = (
  context: Context,
  db: Queryable,
  delivery: DeliveryToWrite<Payload>,
) => Promise<WrittenBy[Channel] | null>;
type Writers<Payload extends object> = { [Channel in ChannelName]?: Write<Payload, Channel> };

/** A kind of message with what writes it. */
export type MessageWriter = { message: Message<object>; kept: Retention; write: Writers<never> };

/**
 * Says how messages of one kind are written, by channel.
 * @param kept a month, and a day where it went to somebody without an account, unless something else is given.
 */
export function writeMessage<Payload extends object>(
  message: Message<Payload>,
  write: Writers<Payload>,
  kept: Retention = USUAL,
): MessageWriter {
  return { message, kept, write };
}
