import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './answer.module.css';

/** In place of a request that is not open any more, or whose link is not complete. */
export function AnswerNotFound() {
  return (
    <div className={css.asking}>
      <div className={`${text.wrap} ${css.alone}`}>
        <h1>This request is not open any more</h1>
        <p className={text.lead}>
          It was taken back, or the link is not complete. Copy the whole link from the message.
        </p>
        <ButtonLink variant="quiet" to={routes.home()}>
          Go to the homepage
        </ButtonLink>
      </div>
    </div>
  );
}

/** In place of a request that could not be loaded. */
export function AnswerUnavailable({ retry }: { retry: () => void }) {
  return (
    <div className={css.asking}>
      <div className={`${text.wrap} ${css.alone}`}>
        <h1>We could not load this page</h1>
        <p className={text.lead}>Nothing was changed. Try again in a moment.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    </div>
  );
}
