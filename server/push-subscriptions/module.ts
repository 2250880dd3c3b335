import type { Module } from '#server/kernel/module.ts';
import { exportPushDevices } from './export-member.ts';
import { pushSubscriptionHandlers } from './handlers.ts';
import { PUSH_SUBSCRIPTION_LIMITS } from './limits.ts';
import { pushSubscriptionExamples, pushSubscriptionMessages } from './messages.ts';
import { findPushTarget } from './push-subscriptions.ts';
import { deleteEnded, setAccepted } from './queries.ts';

export const pushSubscriptions = {
  name: 'push-subscriptions',
  tables: ['push_subscriptions'],
  calls: pushSubscriptionHandlers,
  limits: PUSH_SUBSCRIPTION_LIMITS,
  messages: pushSubscriptionMessages,
  messageExamples: pushSubscriptionExamples,
  findPushTarget,
  async deliveryAccepted(tx, { channel, address }, { clock }) {
    if (channel === 'push') await setAccepted(tx, address, new Date(clock.now()));
  },
  async addressEnded(tx, { channel, address }) {
    if (channel === 'push') await deleteEnded(tx, address);
  },
  exportMember: exportPushDevices,
} satisfies Module;
