import type { OpeningControls } from '#app/ui/opening/opening-state.ts';
import text from '#app/ui/text.module.css';
import type { ReadCard } from '#contract/card-read.ts';
import { formatCardTitle } from './card-titles.ts';
import { CardTools } from './card-tools.tsx';
import css from './read.module.css';
import { ThankYou } from './thank-you.tsx';
import type { ThanksProblem } from './thanks-problem.ts';

type Props = {
  card: ReadCard;
  onCard: (card: ReadCard) => void;
  controls: OpeningControls;
  problem: ThanksProblem | undefined;
};

/** Below an open card: the verse as text, the thank-you form and the tools. */
export function CardFooter({ card, onCard, controls, problem }: Props) {
  return (
    <div className={css.after}>
      {controls.state === 'open' && <h1 className={text.sr}>{formatCardTitle(card)}</h1>}
      {card.verse.trim() !== '' && (
        <p className={css.verse} dir="auto">
          {card.verse}
        </p>
      )}
      <ThankYou card={card} onCard={onCard} problem={problem} />
      <CardTools card={card} controls={controls} />
    </div>
  );
}
