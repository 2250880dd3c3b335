import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { chipClass } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { inFigures } from '#shared/count.ts';
import { routes } from '#shared/routes.ts';
import { withChoice, type Facet } from './browse-search.ts';
import { FACET_NAMES, nameOfChoice } from './facet-words.ts';
import { choicesOf, ColourDot, type Narrowable } from './filter-chips.tsx';
import css from './filters.module.css';

/**
 * A menu of choices that opens below its chip. It is the browser's own disclosure, so that it also works before the page has come
 * to life; arrows walk it, Escape and a press elsewhere close it.
 */
export function ChoiceMenu({
  page,
  facet,
  name = FACET_NAMES[facet],
  mark,
}: {
  page: Narrowable;
  facet: Facet;
  name?: string;
  mark?: ReactNode;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  function close() {
    if (!ref.current) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus({ preventScroll: true });
  }
  const key = useEffectEvent((event: KeyboardEvent) => {
    const menu = ref.current;
    if (!menu?.open) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  });
  useEffect(() => {
    const menu = ref.current;
    const press = (event: PointerEvent) => {
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    menu?.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      menu?.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, []);

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
                  <span>{nameOfChoice(facet, value)}</span>
                  {on ? <Icon name="check" /> : <b>{inFigures(count)}</b>}
                </PathLink>
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}

/** A menu that would leave the window opens towards the other side. */
function keepInWindow(menu: HTMLDetailsElement | null) {
  const panel = menu?.querySelector<HTMLElement>(`.${css.panel}`);
  if (!menu?.open || !panel) return;
  delete panel.dataset['end'];
  const { left, right } = panel.getBoundingClientRect();
  if (left < 0 || right > document.documentElement.clientWidth) panel.dataset['end'] = '';
}
