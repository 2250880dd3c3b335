import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { LoadError } from '../load-error.tsx';
import { KeepsakeLinks } from './keepsake-links.tsx';
import css from './save-dialog.module.css';

/** The link of a card, and of one of its people where it is theirs. */
export type CardLink = { magicLink: string; magicLink2?: string | null | undefined };

/** The files that a card can be saved as. */
export function SaveDialog({ link, isOpen, onClose }: { link: CardLink; isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Save the card"
      foot={
        <Button variant="plain" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Files link={link} />
    </Dialog>
  );
}

function Files({ link: { magicLink, magicLink2 } }: { link: CardLink }) {
  const { value, error, retry } = useLoaded(async () => {
    const query = { magicLink, magicLink2: magicLink2 ?? undefined };
    return (await call('GET /card/keepsakes', { query })).keepsakes;
  });
  if (error) return <LoadError retry={retry} what="the files" />;
  if (!value) return <Loading />;
  return (
    <div className={css.files}>
      <KeepsakeLinks keepsakes={value} />
      <p className={text.small}>
        To print it or save it as a PDF,{' '}
        <a className={text.link} href={routes.print(magicLink, magicLink2)}>
          choose your paper
        </a>
        .
      </p>
    </div>
  );
}

function Loading() {
  return (
    <output className={css.files} aria-label="Loading the list of files">
      {['9rem', '7rem', '10rem', '8rem'].map((width) => (
        <SkeletonLine key={width} width={width} />
      ))}
    </output>
  );
}
