import { Icon } from '#app/ui/icon/icon.tsx';
import type { OpeningLabels } from './opening-card.ts';
import { getPageNames } from './page-names.ts';
import css from './pager.module.css';
import { stopOfPage } from './paging.ts';

type Props = {
  labels: OpeningLabels;
  /** the page that is read, and how many there are */
  page: number;
  pageCount: number;
  onTurn: (step: 1 | -1) => void;
};

/**
 * Buttons that turn the pages of an open card, each with the name of the page it leads to. Pages come one by one on a narrow screen and in spreads on
 * a wide one: there are buttons for both, and the style sheet shows those of its width, so that none change once scripts run.
 */
export function Pager({ labels, page, pageCount, onTurn }: Props) {
  return ([1, 2] as const).map((inView) => {
    const names = getPageNames(labels, pageCount, inView);
    const stop = stopOfPage(page, inView);
    return (
      <nav key={inView} className={css.pager} aria-label={labels.pages} data-pager={inView}>
        {stop > 0 && (
          <button type="button" className={css.back} onClick={() => onTurn(-1)}>
            <Icon name="left" /> {names[stop - 1]}
          </button>
        )}
        {stop < names.length - 1 && (
          <button type="button" className={css.next} onClick={() => onTurn(1)}>
            {names[stop + 1]} <Icon name="right" />
          </button>
        )}
      </nav>
    );
  });
}
