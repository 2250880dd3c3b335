import type { Tx } from '#db/client.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import type { ChannelName, Message } from '#server/kernel/message.ts';
import { isOpened, recordFirst, sendAgain } from './send-again.ts';
import { cancelAll, cancelRest, cancelUntouched, reschedule } from './cancel.ts';
import { listOpenChannels } from './channels/channels.ts';
import { holdGroups, releaseGroups } from './hold.ts';
import { type LedgerEntry, selectLedger } from './ledger.ts';
import { type LaterOutcome, noteOutcome } from './outcome.ts';
import { lockWaiting, selectDelivery, selectStates } from './queries.ts';
import { recordOpened } from './opened.ts';
import { type NewDelivery, schedule } from './schedule.ts';
import { isRefused, suppress, unsuppress, unsuppressSender } from './suppressions.ts';
export { claimGroups, deleteGroups, anonymiseGroups, stopGroups } from './ownership.ts';
export { listSentAbout } from './sent-about.ts';
export { SEND_TRIES } from './jobs.ts';
export type { LedgerEntry } from './ledger.ts';
export type { DeliveryEventKind, DeliveryState } from './tables.ts';

type Kind = Pick<Message<object>, 'kind'>;
/** A message as it is stored; its payload is parsed by its kind. */
export type FoundDelivery = {
  deliveryId: string;
  kind: string;
  channel: ChannelName;
  subjectId: string;
  memberId: string | null;
  payload: unknown;
  createdAt: Date;
};

/**
 * Schedules and sends messages, each exactly once. It knows no kind of message: modules define theirs, with their renderers. Each call works in the caller's
 * transaction, so that a delivery is stored together with its cause. A worker does the rest.
 */
export type Dispatch = ReturnType<typeof createDispatch>;

function createDispatch(context: Context) {
  const { db } = context;
  return {
    schedule: <Payload extends object>(
      tx: Tx,
      message: Message<Payload>,
      ...deliveries: readonly NewDelivery<Payload>[]
    ): Promise<void> => schedule(context, tx, message, deliveries),
    /** Whether a message about the same subject is waiting and can include more. It is not sent before this transaction has ended. */
    isWaiting: (tx: Tx, message: Kind, subjectId: string): Promise<boolean> => lockWaiting(tx, message.kind, subjectId),
    cancelAll: (tx: Tx, message: Kind, groupId: string) => cancelAll(context, tx, message, groupId),
    cancelRest: (tx: Tx, message: Kind, groupId: string) => cancelRest(context, tx, message, groupId),
    cancelUntouched: (tx: Tx, message: Kind, memberId: string) => cancelUntouched(context, tx, message, memberId),
    hold: (tx: Tx, message: Kind, groupIds: readonly string[]) => holdGroups(context, tx, message, groupIds),
    releaseHeld: (tx: Tx, message: Kind, groupIds: readonly string[]) => releaseGroups(context, tx, message, groupIds),
    reschedule: (tx: Tx, message: Kind, groupId: string, times: readonly { subjectId: string; dueAt: Date }[]) =>
      reschedule(context, tx, message, groupId, times),
    sendAgain: (tx: Tx, message: Kind, subjectId: string, change: Parameters<typeof sendAgain>[4] = {}) =>
      sendAgain(context, tx, message, subjectId, change),
    noteFirst: (tx: Tx, message: Kind, subjectId: string, what: 'opened' | 'replied') =>
      recordFirst(context, tx, message, subjectId, what),
    noteOpened: (tx: Tx, message: Kind, of: { memberId: string; deliveryId: string }) =>
      recordOpened(context, tx, message, of),
    isOpened: (message: Kind, subjectId: string) => isOpened(context, message, subjectId),
    /** Whether any of a group was sent, or is being sent. */
    hasLeft: async (message: Kind, groupId: string): Promise<boolean> =>
      (await selectStates(db, message.kind, groupId)).some(
        (row) => row.state !== 'scheduled' && row.state !== 'stopped',
      ),
    ledger: (message: Kind, groupId: string): Promise<LedgerEntry[]> => selectLedger(db, message.kind, groupId),
    /** The channels that this copy can send by. */
    openChannels: (): ChannelName[] => listOpenChannels(context),
    /** A message, by its id. */
    find: async (deliveryId: string): Promise<FoundDelivery | null> => {
      const row = await selectDelivery(db, deliveryId);
      if (row === undefined) return null;
      const { kind, channel, subject_id: subjectId, member_id: memberId, payload, created_at: createdAt } = row;
      return { deliveryId, kind, channel, subjectId, memberId, payload, createdAt };
    },
    /** Records what became of a message after it was accepted. */
    noteOutcome: (tx: Tx, outcome: LaterOutcome) => noteOutcome(context, tx, outcome),
    /** Whether an address refuses messages from this sender, or from everyone. */
    isRefused: (address: string, sender: string | null) => isRefused(context, db, address, sender),
    suppress: (tx: Tx, address: string, sender: string | null) => suppress(context, tx, address, sender),
    unsuppress: (tx: Tx, address: string, sender: string | null) => unsuppress(context, tx, address, sender),
    unsuppressSender: (tx: Tx, address: string, sender: string) => unsuppressSender(context, tx, address, sender),
  };
}

/** Dispatch, in this process. */
export const dispatchOf = oncePerContext(createDispatch);
