import { Button } from '#app/ui/button/button.tsx';
import { NotePageAlone } from './note-page.tsx';

/** In place of a page of a note whose subject could not be loaded. */
export function PageUnavailable({ retry }: { retry: () => void }) {
  return (
    <NotePageAlone title="We could not load this page" lead="Nothing was changed. Try again in a moment.">
      <Button onClick={retry}>Try again</Button>
    </NotePageAlone>
  );
}
