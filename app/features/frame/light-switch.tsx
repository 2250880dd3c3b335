import { chooseTheme, useTheme, type Theme } from '#app/client/theme.ts';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import css from './light-switch.module.css';

const lights = [
  ['system', 'As the system'],
  ['light', 'Day'],
  ['dark', 'Dim room'],
] as const satisfies readonly (readonly [Theme, string])[];

/** The light of the page. It acts at once and is kept for a year; without script there is none to choose. */
export function LightSwitch() {
  const theme = useTheme();
  return (
    <label className={css.light}>
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
      <span className={text.sr}>Light of the page</span>
      <select value={theme} onChange={(event) => chooseTheme(event.target.value as Theme)}>
        {lights.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
