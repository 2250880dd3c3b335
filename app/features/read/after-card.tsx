import type { ReadCard } from '#contract/card-read.ts';
import type { OpeningControls } from '#app/ui/opening/use-opening.ts';
import text from '#app/ui/text.module.css';
import { titleOf } from './card-titles.ts';
import css from './read.module.css';
import { ReadTools } from './read-tools.tsx';
import { ThankYou } from './thank-you.tsx';
import type { ThanksProblem } from './thanks-problem.ts';

type Props = {
  card: ReadCard;
  onCard: (card: ReadCard) => void;
  controls: OpeningControls;
  problem: ThanksProblem | undefined;
};

/** What stands below an open card: a word back, and what else can be done with it. */
export function AfterCard({ card, onCard, controls, problem }: Props) {
  return (
    <div className={css.after}>
      {controls.state === 'open' && <h1 className={text.sr}>{titleOf(card)}</h1>}
      {card.verse.trim() !== '' && (
        <p className={css.verse} dir="auto">
          {card.verse}
        </p>
      )}
      <ThankYou card={card} onCard={onCard} problem={problem} />
      <ReadTools card={card} controls={controls} />
    </div>
  );
}
