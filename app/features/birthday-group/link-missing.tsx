import { NotePageAlone } from '#app/parts/note-page/note-page.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { isFields } from '#app/client/storage/stored-json.ts';
import { routes } from '#shared/routes.ts';

/** In place of a list whose link leads nowhere: why that is so. */
export function LinkNotFound({ data }: { data?: unknown }) {
  const why = isFields(data) && typeof data['why'] === 'string' ? data['why'] : null;
  return (
    <NotePageAlone
      title="There is no list here"
      lead={why ?? 'This list is not there any more, or the link is not complete.'}
    >
      <ButtonLink variant="quiet" to={routes.home()}>
        Go to the homepage
      </ButtonLink>
    </NotePageAlone>
  );
}

/** In place of a list that could not be loaded. */
export function GroupUnavailable({ retry }: { retry: () => void }) {
  return (
    <NotePageAlone title="We could not load this page" lead="Nothing was changed. Try again in a moment.">
      <Button onClick={retry}>Try again</Button>
    </NotePageAlone>
  );
}
