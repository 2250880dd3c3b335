import { useId, type ReactNode } from 'react';
import { CardTile, type TileCard } from '#app/parts/card-tile.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import text from '#app/ui/text.module.css';
import { TileGrid } from '#app/parts/tile.tsx';
import { formatInteger } from '#shared/text/format-integer.ts';
import css from './landing.module.css';

/** A section of a page: its heading, a line below it, and its content. */
export function Section({
  title,
  line,
  all,
  children,
}: {
  title: ReactNode;
  line?: ReactNode;
  /** a link to all of it: "All 1,126 birthday cards" */ all?: { path: string; count: number; of: string };
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={classNames(text.wrap, css.section)} aria-labelledby={heading}>
      <div className={css.head}>
        <div>
          <h2 id={heading}>{title}</h2>
          {line !== undefined && <p className={css.line}>{line}</p>}
        </div>
        {all && (
          <PathLink className={text.arrow} to={all.path}>
            All {formatInteger(all.count)} <span className={text.sr}>{all.of}</span> <Icon name="right" />
          </PathLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** Cards in rows, with a name on their fronts if one is given. A single card in the last row is left out. */
export function CardGrid({ cards, nameOnFront }: { cards: readonly TileCard[]; nameOnFront?: string }) {
  return (
    <TileGrid className={css.row}>
      {cards.map((card) => (
        <li key={card.cardId}>
          <CardTile card={card} nameOnFront={nameOnFront} />
        </li>
      ))}
    </TileGrid>
  );
}

/** Rows of links to continue with, each with a button. */
export function LinkRows({
  rows,
}: {
  rows: readonly { name: string; note: string; /** the label of the button */ action: string; to: string }[];
}) {
  return (
    <RowList>
      {rows.map(({ name, note, action, to }) => (
        <ListRow
          key={name}
          isMid
          name={name}
          note={note}
          end={
            <ButtonLink size="small" variant="quiet" to={to}>
              {action}
            </ButtonLink>
          }
        />
      ))}
    </RowList>
  );
}

/** A large sentence on a full-width background, with buttons. */
export function CallToAction({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <section className={css.well}>
      <div className={text.wrap}>
        <p className={css.quote}>{children}</p>
        <div className={css.actions}>{actions}</div>
      </div>
    </section>
  );
}

/** The intro of a page without a hero: text on one side, something to look at on the other. */
export function PageIntro({
  title,
  lead,
  actions,
  beside,
}: {
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  beside?: ReactNode;
}) {
  const words = (
    <div>
      <h1 className={text.display}>{title}</h1>
      <p className={classNames(text.lead, css.lead)}>{lead}</p>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
  return (
    <div className={classNames(text.wrap, css.top, beside !== undefined && css.pair)}>
      {words}
      {beside}
    </div>
  );
}

/** Three questions, each with its answer. */
export function Faq({ answers }: { answers: readonly (readonly [question: string, answer: ReactNode])[] }) {
  return (
    <div className={css.questions}>
      {answers.map(([question, answer]) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </div>
  );
}

/** Suggested messages, as quotations. */
export function Quotes({ words }: { words: readonly string[] }) {
  return (
    <ul className={css.quotes}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
