import { memo, useRef, type CSSProperties, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Book } from './book.tsx';
import type { OpeningCard, OpeningWords } from './card.ts';
import { Envelope } from './envelope.tsx';
import { handFamily, handScale } from './hand.ts';
import css from './opening.module.css';
import { useOpening, type OpeningControls, type OpeningState } from './use-opening.ts';

export type OpeningProps = {
  card: OpeningCard;
  words: OpeningWords;
  /** how it stands before anything was pressed, without script too */
  initial?: Exclude<OpeningState, 'opening'>;
  /** how high the room is: the envelope stands in its middle, the film plays within it */
  room?: string;
  /** above and below the closed envelope */
  above?: ReactNode;
  below?: (controls: OpeningControls) => ReactNode;
  /** below the open card */
  children?: (controls: OpeningControls) => ReactNode;
  /** is the page's main thing, and hears its keys wherever the focus is */
  ownsPage?: boolean;
  /** the envelope was opened by a press */
  onOpen?: () => void;
  className?: string | undefined;
};

/** An envelope that opens, and the card in it. Server-rendered in either state, and complete in either without script. */
export function Opening({
  card,
  words,
  initial = 'sealed',
  room = '100svh',
  above,
  below,
  children,
  ownsPage = false,
  onOpen,
  className,
}: OpeningProps) {
  const root = useRef<HTMLDivElement>(null);
  const { said, after, hasEnvelope, ...controls } = useOpening(root, {
    initial,
    words,
    petalClass: css.petal ?? '',
    ownsPage,
    onOpen,
  });
  const { state, page } = controls;
  const { envelope } = card;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--room-height': room,
    '--env-colour': envelope.colour,
    '--env-flap': envelope.flap,
    '--env-shade': envelope.shade,
    '--env-ink': envelope.ink,
    '--env-seal': card.accent,
    '--accent': card.accent,
    '--stock': card.stock,
    '--cover-paper': card.paper,
    '--cover-ink': card.coverInk,
    '--hand-family': handFamily(card.right.hand),
    '--hand-scale': handScale(card.right.hand),
  };
  return (
    <div
      ref={root}
      className={classNames(css.opening, className)}
      style={style}
      data-state={state}
      data-page={page}
      data-after={after}
      data-initial={initial}
    >
      <output className={css.sr}>{said}</output>
      <div className={css.stage} data-stage="">
        <div className={css.world} data-world="">
          {hasEnvelope && (
            <div className={css.sealed}>
              {above && <div className={css.above}>{above}</div>}
              <div className={css.envelope}>
                <Envelope card={card} label={words.envelope} />
              </div>
              {below && <div className={css.below}>{below(controls)}</div>}
            </div>
          )}
          <div className={css.book} inert={state !== 'open'}>
            <Book card={card} words={words} />
          </div>
          <div className={css.burst} data-burst="" aria-hidden="true" />
        </div>
      </div>
      {children && after !== 'none' && <Rest controls={controls}>{children}</Rest>}
      {state === 'opening' && (
        <div className={css.skip}>
          <Button variant="quiet" onClick={controls.skip} data-skip="">
            {words.skip}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What follows the card. Out of sight while the envelope opens, so that nothing of it needs to be made then. */
const Rest = memo(
  function Rest({
    controls,
    children,
  }: {
    controls: OpeningControls;
    children: (controls: OpeningControls) => ReactNode;
  }) {
    return <div className={css.rest}>{children(controls)}</div>;
  },
  (_, { controls }) => controls.state === 'opening',
);
