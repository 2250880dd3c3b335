import type { Module } from '#server/kernel/module.ts';
import { markBounced } from './queries.ts';

export const members = {
  name: 'members',
  tables: ['members'],
  async deliveryBounced(tx, { channel, memberId, address }, { clock }) {
    if (channel === 'email' && memberId !== null) await markBounced(tx, memberId, address, new Date(clock.now()));
  },
} satisfies Module;
