import type { HTMLAttributes } from 'react';
import { Sheet } from '#app/ui/sheet.tsx';
import type { Suggestion } from '#contract/card.ts';
import { inFigures } from '#shared/count.ts';
import { SEARCH_COUNTED } from '#shared/limits.ts';
import { media } from '#shared/routes.ts';
import type { SuggestionGroup } from './group-suggestions.ts';
import css from './suggestion-list.module.css';

export type SuggestionListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** which one the arrows stand at; -1 where the field itself */ active: number;
  onPoint: (order: number) => void;
  onChoose: (order: number) => void;
};

/** Shelves, words and cards below the search field, as the list of its combobox. */
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
              <CardPicture suggestion={suggestion} />
              <span>{suggestion.text}</span>
              {suggestion.count !== undefined && <b>{sayCount(suggestion)}</b>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A search is not counted to its end. */
function sayCount({ kind, count = 0 }: Suggestion): string {
  return kind === 'words' && count > SEARCH_COUNTED ? `${inFigures(SEARCH_COUNTED)}+` : inFigures(count);
}

/** A press must not take the focus from the field, which takes the keys; it chooses when it is let go, so that a finger may scroll. */
function listProps(id: string): HTMLAttributes<HTMLElement> {
  return { id, role: 'listbox', 'aria-label': 'Suggestions', onMouseDown: (event) => event.preventDefault() };
}
function groupProps(labelId: string): HTMLAttributes<HTMLElement> {
  return { role: 'group', 'aria-labelledby': labelId };
}
function optionProps(id: string, isActive: boolean): HTMLAttributes<HTMLElement> {
  return { id, role: 'option', 'aria-selected': isActive };
}

function CardPicture({ suggestion: { cardId, paletteId, v, paper } }: { suggestion: Suggestion }) {
  if (!cardId || !paletteId || !v) return null;
  return <Sheet className={css.card} paper={paper} src={media.card(cardId, paletteId, 'front', 175, v)} />;
}

function bringIntoSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
