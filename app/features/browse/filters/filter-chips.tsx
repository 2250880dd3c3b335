import type { ReactNode, Ref } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ChipLink } from '#app/ui/form/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import type { Facets } from '#contract/card.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import { withChoice, type BrowseSearch, type Facet } from '../browse-search.ts';
import { COLOURS, isChoice, choiceLabel } from './facet-labels.ts';
import css from './filters.module.css';

/** A page with filters: its address, the current choices, and the counts of further choices. */
export type FilterablePage = { path: string; search: BrowseSearch; counts: Facets; offered: Facets };

/** How many cards a choice leaves, or would leave. */
export function countOf(counts: Facets, facet: Facet, value: string): number {
  return counts[facet].find((choice) => choice.value === value)?.count ?? 0;
}

/** The choices of a facet on this page. Their order does not change while somebody chooses. */
export function choicesOf(
  { search, counts, offered }: FilterablePage,
  facet: Facet,
): { value: string; count: number }[] {
  return offered[facet]
    .filter(({ value }) => isChoice(facet, value))
    .map(({ value }) => ({ value, count: countOf(counts, facet, value) }))
    .filter(({ value, count }) => count > 0 || search[facet] === value);
}

/** Whether free and other cards can be told apart here. A choice in the address can always be removed. */
export function hasPriceFilter(page: FilterablePage): boolean {
  return page.search.price === 'free' || choicesOf(page, 'price').some(({ value }) => value === 'free');
}

/** A choice as a link: to the page with it, or without it if it is chosen. */
export function FilterChip({
  page,
  facet,
  value,
  onPress,
  ref,
}: {
  page: FilterablePage;
  facet: Facet;
  value: string;
  onPress?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}) {
  const on = page.search[facet] === value;
  const count = countOf(page.counts, facet, value);
  return (
    <ChipLink
      ref={ref ?? null}
      to={routes.narrowed(page.path, withChoice(page.search, facet, on ? undefined : value))}
      exactly
      resetScroll={false}
      rel="nofollow"
      on={on}
      aria-current={on ? 'true' : undefined}
      {...(onPress ? { onClick: onPress } : {})}
    >
      {facet === 'colour' && <ColourDot name={value} />}
      <span>{choiceLabel(facet, value)}</span> {count > 0 && <b>{formatInteger(count)}</b>}
      {on && (
        <>
          <Icon name="cross" />
          <span className={text.sr}>Remove filter</span>
        </>
      )}
    </ChipLink>
  );
}

/** A dot of the colour beside its name. */
export function ColourDot({ name, className }: { name: string; className?: string | undefined }): ReactNode {
  const colour = COLOURS[name];
  return colour ? (
    <i className={classNames(css.dot, className)} style={{ background: colour }} aria-hidden="true" />
  ) : null;
}
