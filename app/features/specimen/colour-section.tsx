import { useEffect, useRef, useState } from 'react';
import { contrast, parseColour } from './contrast.ts';
import { Section } from './section.tsx';
import css from './specimen.module.css';

/** The colour roles by name, as components use them. */
const ROLES = [
  'background',
  'surface',
  'surface-sunken',
  'backdrop',
  'backdrop-strong',
  'text',
  'text-soft',
  'text-faint',
  'line',
  'line-strong',
  'primary',
  'primary-hover',
  'primary-tint',
  'link',
  'focus',
  'heart',
  'warn',
  'danger',
  'good',
  'night',
  'paper',
  'footer',
] as const;
/** Text and background colours, and the contrast that they need (WCAG 2.2: 4.5 for text, 3 for borders and large text). */
const PAIRS = [
  ['Words', 'text', 'background', 4.5],
  ['Soft text', 'text-soft', 'background', 4.5],
  ['Faint text', 'text-faint', 'background', 4.5],
  ['Faint text, sunk', 'text-faint', 'surface-sunken', 4.5],
  ['On the hero background', 'text', 'backdrop', 4.5],
  ['Soft, on the hero background', 'text-soft', 'backdrop', 4.5],
  ['Link', 'link', 'background', 4.5],
  ['Link, on the hero background', 'link', 'backdrop', 4.5],
  ['Primary', 'on-primary', 'primary', 4.5],
  ['Primary, hovered', 'on-primary', 'primary-hover', 4.5],
  ['Good', 'good', 'good-tint', 4.5],
  ['Waiting', 'warn', 'warn-tint', 4.5],
  ['Error', 'danger', 'danger-tint', 4.5],
  ['Error, below a field', 'danger', 'background', 4.5],
  ['Favourite', 'heart', 'background', 3],
  ['Field border', 'line-strong', 'background', 3],
  ['Focus ring', 'focus', 'background', 3],
  ['Toast', 'on-toast', 'toast', 4.5],
  ['Toast, its action', 'toast-act', 'toast', 4.5],
  ['Footer', 'footer-text', 'footer', 4.5],
  ['Footer, soft', 'footer-soft', 'footer', 4.5],
] as const;

export function ColourSection() {
  return (
    <Section
      id="colour"
      title="Colour"
      rule="Components name a colour by its role, never by its value. The contrast of each text pair is measured here, in its theme."
    >
      <div className={css.two}>
        <Light theme="light" name="Light theme" />
        <Light theme="dark" name="Dark theme" />
      </div>
    </Section>
  );
}

function Light({ theme, name }: { theme: 'light' | 'dark'; name: string }) {
  return (
    <div className={css.half} data-theme={theme}>
      <h3>{name}</h3>
      <ul className={css.roles}>
        {ROLES.map((role) => (
          <li key={role}>
            <i style={{ background: `var(--${role})` }} />
            <b>{role}</b>
          </li>
        ))}
      </ul>
      <ul className={css.pairs}>
        {PAIRS.map(([what, ink, ground, least]) => (
          <Pair key={what} what={what} ink={ink} ground={ground} least={least} />
        ))}
      </ul>
    </div>
  );
}

function Pair({ what, ink, ground, least }: { what: string; ink: string; ground: string; least: number }) {
  // Pairs that need 3 to 1 are borders or shapes, and are shown as such.
  const isLine = least === 3;
  const row = useRef<HTMLLIElement>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  useEffect(() => {
    if (!row.current) return;
    const { color, borderLeftColor, backgroundColor } = getComputedStyle(row.current);
    setMeasured(contrast(parseColour(isLine ? borderLeftColor : color), parseColour(backgroundColor)));
  }, [isLine]);
  return (
    <li
      ref={row}
      style={{
        background: `var(--${ground})`,
        ...(isLine ? { border: `2px solid var(--${ink})` } : { color: `var(--${ink})` }),
      }}
    >
      <span>{what}</span>
      <b>{measured !== null && `${measured.toFixed(1)}${measured < least ? ` under ${least}` : ''}`}</b>
    </li>
  );
}
