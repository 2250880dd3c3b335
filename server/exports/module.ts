import { workOn } from '#server/kernel/job-worker.ts';
import type { Module } from '#server/kernel/module.ts';
import { EXPORT_LIMITS } from './limits.ts';
import { exportMailExamples } from './mail-examples.ts';
import { deleteExportsOf } from './export-files.ts';
import { exportHandlers } from './handlers.ts';
import { PACK_EXPORT } from './jobs.ts';
import { exportMails } from './mails.ts';
import { deleteExpiredExports, packExport } from './packing.ts';

export const exports = {
  name: 'exports',
  tables: ['exports'],
  reads: ['members'],
  calls: exportHandlers,
  limits: EXPORT_LIMITS,
  messages: exportMails,
  messageExamples: exportMailExamples,
  jobs: [workOn(PACK_EXPORT, packExport, { purpose: 'maintenance' })],
  nightly: [deleteExpiredExports],
  // The rows go with the member's.
  eraseMember: (tx, { memberId }, { files }) => deleteExportsOf(tx, files, memberId),
  notExported: {
    exports: 'An export is made of the data of other modules.',
  },
} satisfies Module;
