import { openSharedLink, type SharedLink } from './share-link.ts';

/** Whether the platform has a way of its own to give a link to another program. */
export function canHandOver(): boolean {
  return 'share' in navigator;
}
/** Gives a link to whatever program somebody chooses. @returns false where the platform could not. */
export async function handOver({ address, title }: SharedLink): Promise<boolean> {
  try {
    await navigator.share({ title, url: address });
    return true;
  } catch (error) {
    // Whoever changes their mind has nothing to be told.
    if (error instanceof DOMException) return error.name === 'AbortError';
    throw error;
  }
}

/** Shares a link: by the platform's own sheet on what is held in the hand, where copying is one of its choices; else by the dialog. */
export async function shareLink(link: SharedLink): Promise<void> {
  const isHandheld = matchMedia('(pointer: coarse)').matches;
  if (isHandheld && canHandOver() && (await handOver(link))) return;
  openSharedLink(link);
}
