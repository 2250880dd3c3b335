import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/form/chip.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { routes } from '#shared/routes.ts';
import { chosenFacets, withoutChoices, type Facet } from '../browse-search.ts';
import { FACET_LABELS } from './facet-labels.ts';
import { choicesOf, FilterChip, hasPriceFilter, type FilterablePage } from './filter-chips.tsx';
import { formatTotal } from '../result-text.ts';
import css from './filters.module.css';

const GROUPS = ['mood', 'colour', 'recipient', 'style'] as const satisfies readonly Facet[];

/** All filters on a phone, in a drawer within reach of the thumb. Each applies at once to the cards behind it. */
export function FilterDrawer({
  page,
  total,
  open,
  onClose,
}: {
  page: FilterablePage;
  total: number;
  open: boolean;
  onClose: () => void;
}) {
  const isNarrowed = chosenFacets(page.search).length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      foot={
        <>
          {/* It has its place before anything is chosen: a button that moves under a finger is not pressed. */}
          {isNarrowed ? (
            <ButtonLink
              variant="quiet"
              to={routes.narrowed(page.path, withoutChoices(page.search))}
              exactly
              resetScroll={false}
            >
              Clear
            </ButtonLink>
          ) : (
            <Button variant="quiet" disabled>
              Clear
            </Button>
          )}
          <Button onClick={onClose}>Show {total === 1 ? '1 card' : `${formatTotal(total, page.search)} cards`}</Button>
        </>
      }
    >
      {hasPriceFilter(page) && (
        <div className={css.first}>
          <Chips label={FACET_LABELS.price}>
            <li>
              <FilterChip page={page} facet="price" value="free" />
            </li>
          </Chips>
        </div>
      )}
      {GROUPS.map((facet) => {
        const choices = choicesOf(page, facet);
        return (
          choices.length > 0 && (
            <section key={facet} className={css.group}>
              <h3>{FACET_LABELS[facet]}</h3>
              <Chips label={FACET_LABELS[facet]}>
                {choices.map(({ value }) => (
                  <li key={value}>
                    <FilterChip page={page} facet={facet} value={value} />
                  </li>
                ))}
              </Chips>
            </section>
          )
        );
      })}
    </Dialog>
  );
}
