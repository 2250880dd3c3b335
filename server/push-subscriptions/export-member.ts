import type { MemberExport } from '#server/kernel/module.ts';
import { selectDevices } from './queries.ts';

/** On which devices a member is notified. Their keys are of no use elsewhere. */
export const exportPushDevices: MemberExport = {
  order: 21,
  facts: {
    about: 'the devices on which you get notifications',
    read: async ({ db }, memberId) => ({
      notifiedDevices: (await selectDevices(db, memberId)).map((row) => ({
        name: row.name,
        addedAt: row.created_at.toISOString(),
        acceptedAt: row.accepted_at?.toISOString() ?? null,
      })),
    }),
  },
};
