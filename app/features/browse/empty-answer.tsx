import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink, Chips } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyLedge } from '#app/ui/empty-ledge.tsx';
import text from '#app/ui/text.module.css';
import { inFigures } from '#shared/count.ts';
import css from './empty-answer.module.css';
import type { Way, WaysOn } from './ways-on.ts';

/** Few cards are here, or none: ways on that all lead to cards, and where there is none a sentence that says which. */
export function EmptyAnswer({ saying, ways }: { saying: string | null; ways: WaysOn }) {
  const { without, shelves, isNear, words } = ways;
  return (
    <div className={css.empty}>
      {saying !== null && (
        <section className={css.wall}>
          <p className={classNames(text.lead, css.sought)}>{saying}</p>
          <EmptyLedge saying="none yet" />
        </section>
      )}
      {without.length > 0 && (
        <Split title="With a little less" line="Take back one thing, and these come into sight.">
          <Rows ways={without} act="Show them" />
        </Split>
      )}
      {shelves.length > 0 && (
        <Split
          title={isNear ? 'Shelves nearby' : 'Other shelves'}
          line={isNear ? 'The nearest that we have.' : 'The best filled of the shop.'}
        >
          <Rows ways={shelves} act="Look there" />
        </Split>
      )}
      {words.length > 0 && (
        <Split title="What others look for" line="All of these are here.">
          <Chips label="What others look for">
            {words.map(({ text: word, path, count }) => (
              <li key={path}>
                <ChipLink to={path} exactly>
                  {word} <b>{inFigures(count)}</b>
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

function Rows({ ways, act }: { ways: readonly Way[]; act: string }) {
  return (
    <ul>
      {ways.map(({ text: name, path, count }) => (
        <li key={path} className={css.row}>
          <div className={css.name}>
            <h3>{name}</h3>
            <p className={classNames(text.small, text.soft)}>{sayCount(count)}</p>
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

function sayCount(count: number | undefined): string {
  if (count === undefined) return 'Most birthday cards have room for it';
  return count === 1 ? '1 card' : `${inFigures(count)} cards`;
}
