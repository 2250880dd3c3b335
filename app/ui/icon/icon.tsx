import { classNames } from '#app/ui/class-names.ts';
import { iconShape, type IconName } from './icon-shapes.ts';
import css from './icon.module.css';

/** An icon beside words, which say what it means; screen readers pass over it. Alone it stands in an `IconButton`, which has a name. */
export function Icon({
  name,
  className,
  flip,
}: {
  name: IconName;
  className?: string | undefined;
  /** turns round where the page runs from right to left: arrows and back */ flip?: boolean;
}) {
  const { path, circles } = iconShape(name);
  return (
    <svg
      className={classNames(css.icon, (flip ?? (name === 'left' || name === 'right')) && css.flip, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {path && <path d={path} />}
      {circles?.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
      ))}
    </svg>
  );
}
