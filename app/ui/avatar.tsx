import { classNames } from './class-names.ts';
import css from './avatar.module.css';

const grounds = ['pink', 'slate', 'orange', 'green', 'red'] as const;
/** Made once: a list of people has hundreds of them. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A person: their photo, or the first letter of their name on a colour that is always the same for this name. The name itself is beside it. */
export function Avatar({
  name,
  photo,
  size,
}: {
  name: string;
  /** the address of a square picture */ photo?: string | null | undefined;
  size?: 'large' | 'small' | undefined;
}) {
  if (photo)
    return (
      <span className={classNames(css.avatar, size && css[size])} aria-hidden="true">
        <img className={css.photo} src={photo} alt="" width={96} height={96} />
      </span>
    );
  const [first] = letters.segment(name.trim());
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const ground = grounds[sum % grounds.length] ?? 'green';
  return (
    <span className={classNames(css.avatar, css[ground], size && css[size])} aria-hidden="true">
      {first?.segment.toUpperCase() ?? '?'}
    </span>
  );
}
