import { classNames } from '#app/ui/class-names.ts';
import { iconShape, type IconName } from './icon-shapes.ts';
import css from './icon.module.css';

/** An icon beside text with the same meaning; screen readers ignore it. Without text it is in an `IconButton`, which has a label. */
export function Icon({
  name,
  className,
  flip,
}: {
  name: IconName;
  className?: string | undefined;
  /** mirrored in right-to-left pages: arrows and back */ flip?: boolean;
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
