import { useNavigate } from '@tanstack/react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Select } from '#app/ui/form/field.tsx';
import { FACETS, searchText, withChoice, type BrowseSearch } from '../browse-search.ts';
import css from './sort-select.module.css';

const ORDERS = [
  ['popular', 'Popular'],
  ['new', 'Newest'],
  ['for-you', 'For you'],
] as const;

/** The order of the cards. The first is that of a category, and in a search the best match. Before hydration it is a form with a button. */
export function SortSelect({
  path,
  search,
  className,
}: {
  path: string;
  search: BrowseSearch;
  className?: string | undefined;
}) {
  const navigate = useNavigate();
  const kept = ['q' as const, ...FACETS].flatMap((name) =>
    search[name] === undefined ? [] : ([[name, search[name]]] as const),
  );
  return (
    <form action={path} method="get" className={className}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        small
        name="sort"
        aria-label="Sort"
        value={search.sort ?? 'popular'}
        onChange={(event) =>
          void navigate({ to: path, search: withChoice(search, 'sort', event.target.value), resetScroll: false })
        }
      >
        {ORDERS.map(([value, name]) => (
          <option key={value} value={value}>
            {value === 'popular' && searchText(search) !== '' ? 'Best match' : name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="quiet" size="small" className={css.go}>
        Sort
      </Button>
    </form>
  );
}
