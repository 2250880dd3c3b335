import type { Context } from './context.ts';

/** The site as mails speak of it: its address, without a slash at the end. */
export function siteOf({ settings }: Pick<Context, 'settings'>): { origin: string } {
  return { origin: settings.publicUrl };
}
