import type { CSSProperties } from 'react';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import css from './infographic-page.module.css';
import { Section, CallToAction } from '../sections.tsx';

type Count = { value: string; count: number };
export type InfographicData = {
  total: number;
  categories: readonly { name: string; path: string; count: number }[];
  styles: readonly Count[];
  moods: readonly Count[];
  people: readonly Count[];
  colours: readonly Count[];
};

/** The colours of the bar, by their names in the shop. */
const INKS: Readonly<Record<string, string>> = {
  red: '#c8453a',
  orange: '#e08a3c',
  yellow: '#edc559',
  green: '#4b8a6b',
  blue: '#3f6aa8',
  purple: '#7a5799',
  pink: '#e08fa9',
  brown: '#8a6244',
  black: '#26282a',
  white: '#fbf8f0',
  grey: '#9aa09a',
  gold: '#c9a14a',
  cream: '#f1e6cd',
  teal: '#3c8c8c',
  navy: '#22345c',
};
const MOST = 8;

/** The whole catalogue in figures and bars. All numbers come from the API. */
export function InfographicPage({ total, categories, styles, moods, people, colours }: InfographicData) {
  const coloured = colours.filter(({ value }) => value in INKS);
  return (
    <>
      <div className={classNames(text.wrap, css.top)}>
        <p className={css.total}>{formatInteger(total)}</p>
        <h1 className={text.display}>
          cards <em>in numbers.</em>
        </h1>
      </div>
      <Section title="Occasions">
        <Bars counts={categories.toSorted((a, b) => b.count - a.count)} />
      </Section>
      <Section title="Colours" line="The wider the stripe, the more cards. A card in two colours counts for both.">
        <ul className={css.stripe}>
          {coloured.map(({ value, count }) => (
            <li key={value} style={{ flexGrow: count, '--ink': INKS[value] } as CSSProperties}>
              <PathLink to={routes.narrowed(routes.cards(), { colour: value })}>
                <span>{value}</span> <span className={css.count}>{formatInteger(count)}</span>
              </PathLink>
            </li>
          ))}
        </ul>
      </Section>
      <div className={classNames(text.wrap, css.pair)}>
        <section>
          <h2>Moods</h2>
          <Bars counts={moods.slice(0, MOST).map((mood) => named(mood, 'mood'))} />
        </section>
        <section>
          <h2>Recipients</h2>
          <Bars counts={people.slice(0, MOST).map((person) => named(person, 'recipient'))} />
        </section>
      </div>
      <Section title="Styles">
        <Bars counts={styles.slice(0, 12).map((style) => named(style, 'style'))} />
      </Section>
      <CallToAction actions={<ButtonLink to={routes.cards()}>Choose a card</ButtonLink>}>
        Find <em>the right one.</em>
      </CallToAction>
    </>
  );
}

function named({ value, count }: Count, choice: string) {
  return { name: value, count, path: routes.narrowed(routes.cards(), { [choice]: value }) };
}

/** Names and numbers, each with a bar of that length. */
function Bars({ counts }: { counts: readonly { name: string; count: number; path: string }[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul className={css.bars}>
      {counts.map(({ name, count, path }) => (
        <li key={path}>
          <PathLink to={path}>
            <span className={css.name}>{name}</span>
            <span className={css.line} style={{ '--share': count / most } as CSSProperties} />
            <span className={css.count}>{formatInteger(count)}</span>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
