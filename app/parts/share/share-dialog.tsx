import { useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import type { SharedLink } from './share-store.ts';
import { ShareActions, ShareLinkField, SharePreview, useCopyLink } from './share-panel.tsx';

/** The share dialog, one for the whole page. */
export function ShareDialog({ link, isOpen, onClose }: { link: SharedLink; isOpen: boolean; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { said, copy } = useCopyLink(link, field);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Share this card"
      foot={
        <ShareActions link={link} copy={copy}>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </ShareActions>
      }
    >
      <SharePreview link={link} />
      <ShareLinkField link={link} said={said} field={field} />
    </Dialog>
  );
}
