import { NotePageAlone } from '#app/parts/note-page/note-page.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { isFields } from '#app/client/storage/stored-json.ts';
import { routes } from '#shared/routes.ts';

/** In place of a list whose link leads nowhere: why that is so. */
export function LinkNotFound({ data }: { data?: unknown }) {
  const why = isFields(data) && typeof data['why'] === 'string' ? data['why'] : null;
  return (
    <NotePageAlone title="We could not find this list" lead={why ?? 'It was deleted, or the link is incomplete.'}>
      <ButtonLink variant="quiet" to={routes.home()}>
        Go to the homepage
      </ButtonLink>
    </NotePageAlone>
  );
}
