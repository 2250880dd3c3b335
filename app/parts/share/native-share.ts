import { openSharedLink, type SharedLink } from './share-store.ts';

/** Whether the browser has a native share sheet. */
export function canShareNatively(): boolean {
  return 'share' in navigator;
}
/** Opens the native share sheet. @returns false if that failed */
export async function shareNatively({ address, title }: SharedLink): Promise<boolean> {
  try {
    await navigator.share({ title, url: address });
    return true;
  } catch (error) {
    // Cancelling is not an error.
    if (error instanceof DOMException) return error.name === 'AbortError';
    throw error;
  }
}

/** Shares a link: with the native share sheet on touch devices, else with the dialog. */
export async function shareLink(link: SharedLink): Promise<void> {
  const isHandheld = matchMedia('(pointer: coarse)').matches;
  if (isHandheld && canShareNatively() && (await shareNatively(link))) return;
  openSharedLink(link);
}
