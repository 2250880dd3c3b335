import { workOn } from '#server/kernel/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { forgetExportsOf } from './export-files.ts';
import { exportHandlers } from './handlers.ts';
import { PACK_EXPORT } from './jobs.ts';
import { forgetExports, packExport } from './packing.ts';

export const exports = {
  name: 'exports',
  tables: ['exports'],
  reads: ['card_sends', 'cards', 'deliveries', 'delivery_events', 'favorites', 'members', 'recipients', 'tickets'],
  calls: exportHandlers,
  jobs: [
    workOn(PACK_EXPORT, (context, data, isLastTry) =>
      packExport({ ...context, site: { origin: context.settings.publicUrl } }, data, isLastTry),
    ),
  ],
  nightly: [forgetExports],
  // The rows go with the member's.
  eraseMember: (tx, { memberId }, { files }) => forgetExportsOf(tx, files, memberId),
} satisfies Module;
