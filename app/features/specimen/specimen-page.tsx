import { useState } from 'react';
import { setTheme, useTheme, type Theme } from '#app/client/page/theme.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Segmented } from '#app/ui/form/segmented.tsx';
import text from '#app/ui/text.module.css';
import type { CardTile } from '#contract/card.ts';
import { ColourSection } from './colour-section.tsx';
import { ControlSection } from './control-section.tsx';
import { MotionSection } from './motion-section.tsx';
import css from './specimen.module.css';
import { RowSection } from './row-section.tsx';
import { WidgetSection } from './widget-section.tsx';
import { TypeSection } from './type-section.tsx';

const PARTS = [
  'colour',
  'type',
  'space',
  'icons',
  'buttons',
  'fields',
  'choose',
  'cards',
  'dates',
  'telling',
  'layers',
  'empty',
  'rows',
  'motion',
  'scripts',
];

/** Every component in every state, rendered by the components themselves. In development only. */
export function SpecimenPage({ cards }: { cards: readonly CardTile[] }) {
  const theme = useTheme();
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  return (
    <div className={classNames(text.wrap)} dir={direction}>
      <div className={css.head}>
        <h1 className={text.display}>The specimen</h1>
        <p className={text.lead}>All components of Cardamom, in every state. A new component is added here first.</p>
        <div className={css.row}>
          <Segmented<Theme>
            legend="Light"
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Day' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <Segmented
            legend="Direction"
            value={direction}
            onChange={setDirection}
            options={[
              { value: 'ltr', label: 'Left to right' },
              { value: 'rtl', label: 'Right to left' },
            ]}
          />
        </div>
      </div>
      <div className={css.specimen}>
        <nav aria-label="Parts" className={classNames(css.parts, text.onlyDesk)}>
          {PARTS.map((part) => (
            <a key={part} href={`#${part}`}>
              {part}
            </a>
          ))}
        </nav>
        <div>
          <ColourSection />
          <TypeSection />
          <ControlSection />
          <WidgetSection cards={cards} />
          <RowSection />
          <MotionSection />
        </div>
      </div>
    </div>
  );
}
