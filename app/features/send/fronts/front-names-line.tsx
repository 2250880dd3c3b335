import type { CardSend } from '#contract/card-send.ts';
import type { Draft } from '../draft/draft.ts';
import shared from '../send.module.css';
import text from '#app/ui/text.module.css';
import type { GoToStep } from '../steps/step.ts';
import { formatFrontNames } from './format-front-names.ts';
import css from './front-names.module.css';

/** The names on the fronts of a card for several people; they are changed beside the people. */
export function FrontNamesLine({
  card,
  draft,
  go,
}: {
  card: Pick<CardSend['card'], 'nameOnFront'>;
  draft: Draft;
  go: GoToStep;
}) {
  return (
    <p>
      <b className={css.label}>Name on the front</b>
      <br />
      <span className={text.small}>
        {formatFrontNames(draft, card)}{' '}
        <button
          type="button"
          className={shared.button}
          aria-label="Change the name on the front"
          onClick={() => go('people', { at: 'namesOnFront' })}
        >
          Change
        </button>
      </span>
    </p>
  );
}
