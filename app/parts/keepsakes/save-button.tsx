import { lazy, Suspense, useState, type ReactNode } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import type { CardLink } from './save-dialog.tsx';

const SaveDialog = lazy(async () => ({
  default: (await retryChunk('save-dialog', () => import('./save-dialog.tsx'))).SaveDialog,
}));

/** Opens the files that a card can be saved as. It needs script; without, the page where the card is printed has them too. */
export function SaveButton({
  link,
  className,
  children,
}: {
  link: CardLink;
  className?: string | undefined;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {children}
      </button>
      {wasOpened && (
        <Suspense>
          <SaveDialog link={link} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
