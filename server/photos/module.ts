import type { Module } from '#server/kernel/module.ts';
import { PHOTO_LIMITS } from './limits.ts';
import { exportPhoto } from './export-member.ts';

import { deletePhotosOf } from './photos.ts';

export const photos = {
  name: 'photos',
  tables: ['photos'],
  reads: ['members'],
  limits: PHOTO_LIMITS,
  // The rows go with the member's.
  eraseMember: (tx, { memberId }, { files }) => deletePhotosOf(tx, files, memberId),
  exportMember: exportPhoto,
} satisfies Module;
