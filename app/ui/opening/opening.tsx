import { memo, useRef, type ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { OpenCard } from './book.tsx';
import { getCardStyle } from './card-style.ts';
import { Envelope } from './envelope.tsx';
import type { OpeningCard, OpeningLabels } from './opening-card.ts';
import type { OpeningControls, OpeningState } from './opening-state.ts';
import css from './opening.module.css';
import { Pager } from './pager.tsx';
import { MESSAGE } from './paging.ts';
import { useOpening } from './use-opening.ts';

export type OpeningProps = {
  card: OpeningCard;
  labels: OpeningLabels;
  /** the state before any press, and without script */
  initial?: Exclude<OpeningState, 'opening'>;
  /** CSS height of the area that the animation plays in; the envelope is in its middle */
  height?: string;
  /** above and below the closed envelope */
  above?: ReactNode;
  below?: (controls: OpeningControls) => ReactNode;
  /** below the open card */
  children?: (controls: OpeningControls) => ReactNode;
  /** handles keys wherever the focus is: for a page whose main content this is */
  ownsPage?: boolean;
  /** the reader opened the envelope */
  onOpen?: () => void;
  className?: string | undefined;
};

/** An envelope that opens, and the card in it. Rendered on the server in either state, and complete in both without script. */
export function Opening({
  card,
  labels,
  initial = 'sealed',
  height = '100svh',
  above,
  below,
  children,
  ownsPage = false,
  onOpen,
  className,
}: OpeningProps) {
  const root = useRef<HTMLDivElement>(null);
  const pageCount = MESSAGE + card.right.letter.pages.length;
  const { announcement, followUp, hasEnvelope, ...controls } = useOpening(root, {
    initial,
    labels,
    pageCount,
    petalClass: css.petal ?? '',
    ownsPage,
    onOpen,
  });
  const { state, page } = controls;
  return (
    <div
      ref={root}
      className={classNames(css.opening, className)}
      style={{ ...getCardStyle(card), ['--stage-height' as string]: height }}
      data-state={state}
      data-page={page}
      data-follow-up={followUp}
      data-initial={initial}
    >
      <output className={css.sr}>{announcement}</output>
      <div className={css.stage} data-stage="">
        <div className={css.world} data-world="">
          {hasEnvelope && (
            <div className={css.sealed}>
              {above && <div className={css.above}>{above}</div>}
              <div className={css.envelope}>
                <Envelope card={card} label={labels.envelope} />
              </div>
              {below && <div className={css.below}>{below(controls)}</div>}
            </div>
          )}
          <div className={css.book} inert={state !== 'open'}>
            <OpenCard card={card} labels={labels} />
            <Pager labels={labels} page={page} pageCount={pageCount} onTurn={controls.turn} />
          </div>
          <div className={css.burst} data-burst="" aria-hidden="true" />
        </div>
      </div>
      {children && followUp !== 'none' && <FollowingContent controls={controls}>{children}</FollowingContent>}
      {state === 'opening' && (
        <div className={css.skip}>
          <Button variant="quiet" onClick={controls.skip} data-skip="">
            {labels.skip}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What follows the card. Not rendered again while the envelope opens and it is hidden. */
const FollowingContent = memo(
  function FollowingContent({
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
