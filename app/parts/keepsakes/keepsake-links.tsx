import { Icon } from '#app/ui/icon/icon.tsx';
import type { Keepsakes } from '#contract/keepsake.ts';
import css from './keepsake-links.module.css';

/** Everything that a card can be saved as: a link for each file. */
export function KeepsakeLinks({ keepsakes: { page, pictures } }: { keepsakes: Keepsakes }) {
  return (
    <ul className={css.links}>
      <li className={css.whole}>
        <a href={page.path} download={page.fileName}>
          <Icon name="file" />
          <span>
            The whole card in one file <span className={css.kind}>HTML, opens without a network</span>
          </span>
        </a>
      </li>
      {pictures.map(({ name, label, path, fileName }) => (
        <li key={name}>
          <a href={path} download={fileName}>
            <Icon name="picture" />
            <span>
              {label} <span className={css.kind}>PNG</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
