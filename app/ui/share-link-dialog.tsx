import { useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { SharedLink } from './share-link.ts';
import { SharedLinkActs, SharedLinkField, SharedThing, useCopying } from './share-link-panel.tsx';

/** The page's one dialog for giving a link away. */
export function ShareLinkDialog({ link, isOpen, onClose }: { link: SharedLink; isOpen: boolean; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { said, copy } = useCopying(link, field);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Share this card"
      foot={
        <SharedLinkActs link={link} copy={copy}>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </SharedLinkActs>
      }
    >
      <SharedThing link={link} />
      <SharedLinkField link={link} said={said} field={field} />
    </Dialog>
  );
}
