import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { ChipLink, Chips } from '#app/ui/form/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyCardRow } from '#app/parts/card-row/empty-card-row.tsx';
import text from '#app/ui/text.module.css';
import { formatInteger } from '#shared/text/format-integer.ts';
import css from './empty-results.module.css';
import type { AlternativeLink, Alternatives } from './alternatives.ts';

/** For few or no results: links that all lead to cards. If there are none to offer, a sentence says so. */
export function EmptyResults({ saying, ways: alternatives }: { saying: string | null; ways: Alternatives }) {
  const { fewerFilters, categories, isRelated, searches } = alternatives;
  return (
    <div className={css.empty}>
      {saying !== null && (
        <section className={css.band}>
          <p className={classNames(text.lead, css.summary)}>{saying}</p>
          <EmptyCardRow saying="No cards" />
        </section>
      )}
      {fewerFilters.length > 0 && (
        <Split title="Try fewer filters" line="Remove one filter or word to see more cards.">
          <Rows ways={fewerFilters} act="Show cards" />
        </Split>
      )}
      {categories.length > 0 && (
        <Split
          title={isRelated ? 'Related categories' : 'Other categories'}
          line={isRelated ? 'The closest matches to your search.' : 'The categories with the most cards.'}
        >
          <Rows ways={categories} act="See cards" />
        </Split>
      )}
      {searches.length > 0 && (
        <Split title="Popular searches" line="All of these have cards.">
          <Chips label="Popular searches">
            {searches.map(({ text: word, path, count }) => (
              <li key={path}>
                <ChipLink to={path} exactly>
                  {word} <b>{formatInteger(count)}</b>
                </ChipLink>
              </li>
            ))}
          </Chips>
        </Split>
      )}
    </div>
  );
}

function Split({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <section className={css.split}>
      <div>
        <h2>{title}</h2>
        <p className={classNames(text.soft, css.line)}>{line}</p>
      </div>
      {children}
    </section>
  );
}

function Rows({ ways: links, act }: { ways: readonly AlternativeLink[]; act: string }) {
  return (
    <ul>
      {links.map(({ text: name, path, count }) => (
        <li key={path} className={css.row}>
          <div className={css.name}>
            <h3>{name}</h3>
            <p className={classNames(text.small, text.soft)}>{formatCount(count)}</p>
          </div>
          <ButtonLink variant="quiet" size="small" to={path} exactly resetScroll={false}>
            {act}
            <span className={text.sr}>: {name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function formatCount(count: number | undefined): string {
  if (count === undefined) return 'Most birthday cards have space for this name';
  return count === 1 ? '1 card' : `${formatInteger(count)} cards`;
}
