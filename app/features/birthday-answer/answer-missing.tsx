import { NotePageAlone } from '#app/parts/note-page/note-page.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';

/** In place of a request that is not open any more, or whose link is not complete. */
export function AnswerNotFound() {
  return (
    <NotePageAlone
      title="This request is not open any more"
      lead="It was taken back, or the link is not complete. Copy the whole link from the message."
    >
      <ButtonLink variant="quiet" to={routes.home()}>
        Go to the homepage
      </ButtonLink>
    </NotePageAlone>
  );
}

/** In place of a request that could not be loaded. */
export function AnswerUnavailable({ retry }: { retry: () => void }) {
  return (
    <NotePageAlone title="We could not load this page" lead="Nothing was changed. Try again in a moment.">
      <Button onClick={retry}>Try again</Button>
    </NotePageAlone>
  );
}
