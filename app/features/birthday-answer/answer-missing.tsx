import { NotePageAlone } from '#app/parts/note-page/note-page.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';

/** In place of a request that is not open any more, or whose link is not complete. */
export function AnswerNotFound() {
  return (
    <NotePageAlone
      title="This request is no longer open"
      lead="It was withdrawn, or the link is incomplete. Copy the whole link from the message."
    >
      <ButtonLink variant="quiet" to={routes.home()}>
        Go to the homepage
      </ButtonLink>
    </NotePageAlone>
  );
}
