import { workOn } from '#server/kernel/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { exportMailExamples } from './mail-examples.ts';
import { forgetExportsOf } from './export-files.ts';
import { exportHandlers } from './handlers.ts';
import { PACK_EXPORT } from './jobs.ts';
import { exportMails } from './mails.ts';
import { forgetExports, packExport } from './packing.ts';

export const exports = {
  name: 'exports',
  tables: ['exports'],
  reads: ['members'],
  calls: exportHandlers,
  messages: exportMails,
  messageExamples: exportMailExamples,
  jobs: [workOn(PACK_EXPORT, packExport)],
  nightly: [forgetExports],
  // The rows go with the member's.
  eraseMember: (tx, { memberId }, { files }) => forgetExportsOf(tx, files, memberId),
  exportMember: { nothing: 'An export is made of what others know.' },
} satisfies Module;
