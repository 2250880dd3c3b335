import type { MessageExample } from '#server/kernel/message.ts';
import { ADDRESS_CHECK, addressCheckEmail } from './mails.ts';

export const notificationMailExamples: readonly MessageExample[] = [
  {
    message: ADDRESS_CHECK,
    email: () => addressCheckEmail({ name: 'Rosa', settingsUrl: 'https://cards.example/email_settings' }),
  },
];
