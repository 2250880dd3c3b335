import type { Module } from '#server/kernel/module.ts';
import { eraseMailedLinks } from './erase-member.ts';
import { signInHandlers } from './handlers.ts';
import { forgetMailedLinks } from './members.ts';

export const members = {
  name: 'members',
  tables: ['members', 'mailed_links'],
  calls: signInHandlers,
  nightly: [forgetMailedLinks],
  eraseMember: eraseMailedLinks,
} satisfies Module;
