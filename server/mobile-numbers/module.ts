import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Module } from '#server/kernel/module.ts';
import { exportMobileNumber } from './export-member.ts';
import { mobileNumberHandlers } from './handlers.ts';
import { MOBILE_NUMBER_LIMITS } from './limits.ts';
import { mobileNumberExamples, mobileNumberMessages } from './messages.ts';
import { deleteExpiredCodes, setProblem } from './queries.ts';
import { textWebhooks } from './webhooks.ts';

export const mobileNumbers = {
  name: 'mobile-numbers',
  tables: ['mobile_numbers', 'mobile_number_codes'],
  reads: ['members'],
  calls: mobileNumberHandlers,
  webhooks: textWebhooks,
  limits: MOBILE_NUMBER_LIMITS,
  messages: mobileNumberMessages,
  messageExamples: mobileNumberExamples,
  async deliveryBounced(tx, { channel, address, reason }) {
    if (channel === 'text') await setProblem(tx, address, reason);
  },
  /** The service knows of a STOP that we have not heard of. */
  async addressEnded(tx, { channel, address }, context) {
    if (channel === 'text') await dispatchOf(context).suppress(tx, address, null);
  },
  nightly: [({ db, clock }) => deleteExpiredCodes(db, new Date(clock.now()))],
  exportMember: exportMobileNumber,
  notExported: {
    mobile_number_codes: 'A code is a secret that expires; the number is exported once it is confirmed.',
  },
} satisfies Module;
