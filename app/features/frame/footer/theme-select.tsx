import { setTheme, useTheme, type Theme } from '#app/client/page/theme.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import css from './theme-select.module.css';

const lights = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const satisfies readonly (readonly [Theme, string])[];

/** Chooses the theme. It applies at once and is stored for a year; it needs script. */
export function ThemeSelect() {
  const theme = useTheme();
  return (
    <label className={css.light}>
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
      <span className={text.sr}>Theme</span>
      <select value={theme} onChange={(event) => setTheme(event.target.value as Theme)}>
        {lights.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
