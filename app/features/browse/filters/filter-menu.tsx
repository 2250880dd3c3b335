import type { ReactNode } from 'react';
import { chipClass } from '#app/ui/form/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { useMenu } from '#app/ui/overlay/use-menu.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import { withChoice, type Facet } from '../browse-search.ts';
import { FACET_LABELS, choiceLabel } from './facet-labels.ts';
import { choicesOf, ColourDot, type FilterablePage } from './filter-chips.tsx';
import css from './filters.module.css';

/** A menu of choices that opens below its chip. */
export function FilterMenu({
  page,
  facet,
  name = FACET_LABELS[facet],
  mark,
}: {
  page: FilterablePage;
  facet: Facet;
  name?: string;
  mark?: ReactNode;
}) {
  const { ref, close } = useMenu();
  const choices = choicesOf(page, facet);
  if (choices.length === 0) return null;
  return (
    <details ref={ref} name="choices" className={css.menu} onToggle={() => keepInWindow(ref.current)}>
      <summary className={chipClass()}>
        {mark}
        {name} <Icon name="down" />
      </summary>
      <div className={css.panel}>
        <ul className={classNames(choices.length > 9 && css.wide)} aria-label={name}>
          {choices.map(({ value, count }) => {
            const on = page.search[facet] === value;
            return (
              <li key={value}>
                <PathLink
                  to={routes.narrowed(page.path, withChoice(page.search, facet, on ? undefined : value))}
                  exactly
                  resetScroll={false}
                  rel="nofollow"
                  className={css.item}
                  aria-current={on ? 'true' : undefined}
                  onClick={close}
                >
                  {facet === 'colour' && <ColourDot name={value} />}
                  <span>{choiceLabel(facet, value)}</span>
                  {on ? <Icon name="check" /> : <b>{formatInteger(count)}</b>}
                </PathLink>
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}

/** A menu that would not fit into the window opens towards the other side. */
function keepInWindow(menu: HTMLDetailsElement | null) {
  const panel = menu?.querySelector<HTMLElement>(`.${css.panel}`);
  if (!menu?.open || !panel) return;
  delete panel.dataset['end'];
  const { left, right } = panel.getBoundingClientRect();
  if (left < 0 || right > document.documentElement.clientWidth) panel.dataset['end'] = '';
}
