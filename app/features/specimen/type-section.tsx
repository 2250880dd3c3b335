import { iconNames } from '#app/ui/icon/icon-shapes.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import { Section } from './section.tsx';
import css from './specimen.module.css';

const SIZES = [
  ['t-display', '84 to 44 px', 'Cards and birthdays', true],
  ['t-h1', '52 to 34 px', 'Who is it for, and when?', true],
  ['t-h2', '36 to 26 px', 'Mum and Dad, fifty years', true],
  ['t-h3', '22 px', 'Grandma June', true],
  ['t-lead', '21 to 18 px', 'Choose a card and put their name on the front.', false],
  ['t-body', '17 px', 'The card you choose arrives at nine in their morning.', false],
  ['t-ui', '16 px', 'Choose a card', false],
  ['t-small', '15 px', 'Turns 34, in 7 days', false],
  ['t-note', '13 px', 'Saved as a draft a moment ago', false],
] as const;
const HANDS = ['Caveat', 'Kalam', 'Mansalva', 'Covered By Your Grace', 'La Belle Aurore'] as const;
const SPACES = Array.from({ length: 10 }, (_, i) => `s${i + 1}`);
const SHADOWS = [
  ['shadow-flat', 'In a row'],
  ['shadow-card', 'A card on its background'],
  ['shadow-stand', 'Standing in a row'],
  ['shadow-lift', 'Lifted'],
  ['shadow-panel', 'Dialogs'],
] as const;

export function TypeSection() {
  return (
    <>
      <Section
        id="type"
        title="Type"
        rule="Brygada 1918 for headings, Hanken Grotesk for the interface. Handwriting only for what people write."
      >
        <ul className={css.types}>
          {SIZES.map(([size, pixels, words, isSerif]) => (
            <li key={size}>
              <code>
                {size}
                <span>{pixels}</span>
              </code>
              <p className={isSerif ? text.serif : undefined} style={{ fontSize: `var(--${size})` }}>
                {words}
              </p>
            </li>
          ))}
          <li>
            <code>
              hand<span>what people write</span>
            </code>
            <p className={css.hands}>
              {HANDS.map((hand) => (
                <span key={hand} style={{ fontFamily: hand }}>
                  {hand}, Łukasz
                </span>
              ))}
            </p>
          </li>
          <li>
            <code>
              naskh<span>Arabic, Persian, Urdu</span>
            </code>
            <p lang="ar" dir="rtl" style={{ fontSize: 'var(--t-h2)' }}>
              بطاقات وأعياد ميلاد لا تُنسى
            </p>
          </li>
        </ul>
      </Section>
      <Section
        id="space"
        title="Space and shadow"
        rule="Spaces in steps of 4 px. Paper has corners of 2 px; only buttons are rounder. The light comes from the top left."
      >
        <ul className={css.spaces}>
          {SPACES.map((space) => (
            <li key={space}>
              <i style={{ width: `var(--${space})` }} />
              <code>{space}</code>
            </li>
          ))}
        </ul>
        <ul className={css.shapes}>
          {SHADOWS.map(([shadow, name]) => (
            <li key={shadow}>
              <span style={{ boxShadow: `var(--${shadow})` }} />
              <b>{name}</b>
              <code>{shadow}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="icons"
        title="Icons"
        rule="Drawn on a grid of 24, with one stroke of 1.6 and round ends. 1.25 em beside text; alone only as a named target of 44 px."
      >
        <ul className={css.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
