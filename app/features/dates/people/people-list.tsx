import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '#app/ui/avatar.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import type { Contact } from '#contract/contact.ts';
import { formatRelationship } from '#shared/people/relationships.ts';
import { routes } from '#shared/routes.ts';
import row from '../entries/entry-row.module.css';
import { formatDistance } from '../format-day.ts';
import { DateRow, type DateRowProps, DayRows } from '../rows.tsx';
import css from './people-list.module.css';
import type { Selection } from './groups/use-selection.ts';
import type { ContactWindow } from './use-contact-window.ts';

/** From so many people on, only the rows near the screen are in the page. Below, the browser's own search and print have all of them. */
const VIRTUAL_FROM = 201;
const ROW_PX = 83;
const ROWS_AHEAD = 10;

type ListProps = { list: ContactWindow; today: string; selection: Selection };

/** People by name. Arrow keys, Home and End go from person to person. */
export function PeopleList(props: ListProps) {
  return props.list.total < VIRTUAL_FROM ? <WholeList {...props} /> : <VirtualList {...props} />;
}

function WholeList({ list, today, selection }: ListProps) {
  const ref = useRef<HTMLUListElement>(null);
  const { total, load } = list;
  const loadAll = useEffectEvent(load);
  useEffect(() => loadAll(0, total - 1), [total]);
  const move = (index: number) => focusRow(ref.current, index);
  return (
    <DayRows list={{ ref, onKeyDown: (event) => moveByKey(event, total, move) }}>
      {Array.from({ length: total }, (_, i) => (
        <PersonRow
          key={list.contactAt(i)?.contactId ?? i}
          index={i}
          contact={list.contactAt(i)}
          today={today}
          {...choiceOf(selection, list.contactAt(i))}
        />
      ))}
    </DayRows>
  );
}

function VirtualList({ list, today, selection }: ListProps) {
  const ref = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  /** The row with the focus stays in the page, however far it is scrolled away. */
  const [focused, setFocused] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const { total, contactAt } = list;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized, so its functions are never stale
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => ROW_PX,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    getItemKey: (index) => contactAt(index)?.contactId ?? index,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === null || focused >= total || rows.includes(focused)) return rows;
      return [...rows, focused].toSorted((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const shown = items.filter(({ index }) => index !== focused);
  const [first, last] = [shown.at(0)?.index ?? 0, shown.at(-1)?.index ?? 0];
  useEffect(() => list.load(first, last), [list, first, last]);
  // What stands above the list grows and shrinks: a notice, a second line of groups.
  useLayoutEffect(() => {
    const measure = () => {
      const at = (ref.current?.getBoundingClientRect().top ?? 0) + scrollY;
      setTop((before) => (Math.abs(at - before) > 1 ? at : before));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  const focusWanted = useEffectEvent((index: number, inPage: typeof items) => {
    if (inPage.some((one) => one.index === index) && focusRow(ref.current, index)) setWanted(null);
  });
  useEffect(() => {
    if (wanted !== null) focusWanted(wanted, items);
  }, [wanted, items]);
  function move(index: number) {
    setFocused(index);
    setWanted(index);
    virtualizer.scrollToIndex(index);
  }
  return (
    <DayRows
      list={{
        ref,
        className: css.virtual,
        style: { height: virtualizer.getTotalSize() },
        onKeyDown: (event) => moveByKey(event, total, move),
        onFocus: ({ target }) => setFocused(indexOf(target)),
        onBlur: ({ relatedTarget }) => relatedTarget === null || setFocused(indexOf(relatedTarget)),
      }}
    >
      {items.map(({ key, index, start }) => (
        <PersonRow
          key={key}
          index={index}
          contact={contactAt(index)}
          today={today}
          size={total}
          top={start - top}
          measure={virtualizer.measureElement}
          {...choiceOf(selection, contactAt(index))}
        />
      ))}
    </DayRows>
  );
}

function indexOf(element: EventTarget | null): number | null {
  const item = element instanceof Element ? element.closest<HTMLElement>('li[data-index]') : null;
  return item === null ? null : Number(item.dataset['index']);
}

/** @returns false where the row is not in the page, or its person is not loaded yet */
function focusRow(list: HTMLElement | null, index: number): boolean {
  const stop = list?.querySelector<HTMLElement>(`li[data-index="${index}"] :is(a, input)`);
  stop?.focus();
  return stop !== undefined && stop !== null;
}

function moveByKey(event: KeyboardEvent<HTMLUListElement>, total: number, move: (index: number) => void): void {
  const at = indexOf(event.target);
  if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: total - 1 }[event.key];
  if (to === undefined || to < 0 || to >= total) return;
  event.preventDefault();
  move(to);
}

function choiceOf(selection: Selection, contact: Contact | null) {
  return {
    isChoosing: selection.isOn,
    isChosen: contact !== null && selection.has(contact.contactId),
    onToggle: selection.toggle,
  };
}

type RowProps = {
  index: number;
  /** null while they are not loaded */ contact: Contact | null;
  today: string;
  isChoosing: boolean;
  isChosen: boolean;
  onToggle: (contact: Contact) => void;
  /** of the whole list, where only a part of it is in the page */ size?: number;
  /** its place in the list, in pixels */ top?: number;
  measure?: (row: HTMLLIElement | null) => void;
};

/** A person. While the list is scrolled, only the rows that come into the page are rendered. */
const PersonRow = memo(function PersonRow({
  index,
  contact,
  today,
  isChoosing,
  isChosen,
  onToggle,
  size,
  top,
  measure,
}: RowProps) {
  const item: DateRowProps['item'] = {
    'data-index': index,
    ...(measure === undefined ? {} : { ref: measure }),
    ...(size === undefined ? {} : { 'aria-setsize': size, 'aria-posinset': index + 1 }),
    ...(top === undefined ? {} : { style: { transform: `translateY(${top}px)` } }),
  };
  if (contact === null)
    return (
      <DateRow
        item={{ ...item, 'aria-hidden': true }}
        mark={<Avatar name=" " />}
        name={<SkeletonLine width="9rem" />}
        note={<SkeletonLine width="6rem" />}
        end={null}
      />
    );
  const { contactId, name, firstName } = contact;
  const person = { item, mark: <Avatar name={name} />, note: describeContact(contact, today) };
  if (isChoosing)
    return (
      <DateRow
        {...person}
        name={
          <Choice checked={isChosen} onChange={() => onToggle(contact)}>
            <bdi>{name}</bdi>
          </Choice>
        }
        end={null}
      />
    );
  return (
    <DateRow
      {...person}
      name={
        <PathLink className={row.name} to={routes.person(contactId)}>
          <bdi>{name}</bdi>
        </PathLink>
      }
      end={
        contact.state === 'died' ? null : (
          <ButtonLink size="small" variant="quiet" to={routes.name(firstName)} aria-label={`See cards for ${name}`}>
            See cards
          </ButtonLink>
        )
      }
    />
  );
});

/** “Sister, next date in 7 days”. */
function describeContact({ relationship, nextDate, state }: Contact, today: string): string {
  const facts = [
    ...(relationship === null ? [] : [formatRelationship(relationship)]),
    ...(state === 'paused' ? ['paused'] : state === 'died' ? ['remembered'] : []),
    ...(nextDate === null ? [] : [`next date ${formatDistance(today, nextDate)}`]),
  ].join(', ');
  return facts === '' ? 'No dates yet' : facts.charAt(0).toLocaleUpperCase('en') + facts.slice(1);
}
