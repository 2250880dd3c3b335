import type { HTMLAttributes } from 'react';
import { CardPicture } from '#app/parts/card-picture.tsx';
import type { Suggestion } from '#contract/card.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { SEARCH_COUNT_MAX } from '#shared/limits.ts';
import { media } from '#shared/routes.ts';
import type { SuggestionGroup } from './group-suggestions.ts';
import css from './suggestion-list.module.css';

export type SuggestionListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** index of the selected one; -1 for none */ active: number;
  onPoint: (order: number) => void;
  onChoose: (order: number) => void;
};

/** Categories, searches and cards below the search field: the listbox of its combobox. */
export function SuggestionList({ id, groups, active, onPoint, onChoose }: SuggestionListProps) {
  const answers = (order: number): HTMLAttributes<HTMLElement> => ({
    onPointerMove: () => onPoint(order),
    onClick: () => onChoose(order),
  });
  return (
    <div {...listProps(id)} className={css.list}>
      {groups.map(({ kind, name, items }) => (
        <div key={kind} {...groupProps(`${id}-${kind}`)} className={css.group}>
          <p id={`${id}-${kind}`} className={css.name}>
            {name}
          </p>
          {items.map(({ suggestion, order }) => (
            <div
              key={suggestion.path}
              ref={order === active ? bringIntoSight : null}
              className={css.option}
              {...optionProps(`${id}-${order}`, order === active)}
              {...answers(order)}
            >
              <SuggestionPicture suggestion={suggestion} />
              <span>{suggestion.text}</span>
              {suggestion.count !== undefined && <b>{formatCount(suggestion)}</b>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A search is not counted to its end. */
function formatCount({ kind, count = 0 }: Suggestion): string {
  return kind === 'words' && count > SEARCH_COUNT_MAX ? `${formatInteger(SEARCH_COUNT_MAX)}+` : formatInteger(count);
}

/** Pressing must not move the focus from the field, which handles the keys. The choice is made on release, so that touch can scroll. */
function listProps(id: string): HTMLAttributes<HTMLElement> {
  return { id, role: 'listbox', 'aria-label': 'Suggestions', onMouseDown: (event) => event.preventDefault() };
}
function groupProps(labelId: string): HTMLAttributes<HTMLElement> {
  return { role: 'group', 'aria-labelledby': labelId };
}
function optionProps(id: string, isActive: boolean): HTMLAttributes<HTMLElement> {
  return { id, role: 'option', 'aria-selected': isActive };
}

function SuggestionPicture({ suggestion: { cardId, paletteId, v, paper } }: { suggestion: Suggestion }) {
  if (!cardId || !paletteId || !v) return null;
  return <CardPicture className={css.card} paper={paper} src={media.card(cardId, paletteId, 'front', 175, v)} />;
}

function bringIntoSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
