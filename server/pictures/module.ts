import type { Module } from '#server/kernel/module.ts';
import { PICTURE_LIMITS } from './limits.ts';
import { prunePicturesNightly } from './store/prune.ts';

export const pictures = {
  name: 'pictures',
  tables: [],
  limits: PICTURE_LIMITS,
  nightly: [prunePicturesNightly],
} satisfies Module;
