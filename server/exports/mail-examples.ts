import type { MessageExample } from '#server/kernel/message.ts';
import { EXPORT_READY, exportReadyEmail } from './mails.ts';

export const exportMailExamples: readonly MessageExample[] = [
  {
    message: EXPORT_READY,
    email: () => exportReadyEmail({ name: 'Rosa', accountUrl: 'https://cards.example/account', until: '28 November' }),
  },
];
