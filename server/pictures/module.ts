import type { Module } from '#server/kernel/module.ts';
import { PICTURE_LIMITS } from './limits.ts';

export const pictures = { name: 'pictures', tables: [], limits: PICTURE_LIMITS } satisfies Module;
