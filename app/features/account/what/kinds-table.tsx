import { classNames } from '#app/ui/class-names.ts';
import { SkeletonBlock } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import type { Notifications } from '#contract/notification.ts';
import { CHANNELS, KINDS, sayClosed } from './kind-words.ts';
import css from './kinds-table.module.css';
import type { Choice } from './use-notifications.ts';

/**
 * What we write about, by which way. Ticks act at once. What is always sent is a word, not a box that cannot be changed; a way
 * that is not open yet is inert, and the line below says what it lacks.
 */
export function KindsTable({
  notifications,
  onTick,
}: {
  /** null while they are on their way: the table keeps its shape */ notifications: Notifications | null;
  onTick: (choice: Choice) => void;
}) {
  const closed = notifications?.channels.filter(({ isOpen }) => !isOpen) ?? [];
  return (
    <div className={css.around}>
      <table className={css.kinds} aria-busy={notifications === null}>
        <thead>
          <tr>
            <th scope="col">We write when</th>
            {CHANNELS.map(({ channel, name }) => (
              <th key={channel} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map(({ kind, name, note }) => (
            <tr key={kind}>
              <th scope="row">
                {name}
                <span>{note}</span>
              </th>
              {CHANNELS.map(({ channel, name: way, by }) => {
                const isClosed = closed.some((one) => one.channel === channel);
                const choice = notifications?.choices.find((one) => one.kind === kind && one.channel === channel);
                return (
                  <td key={channel} data-way={choice === undefined ? undefined : way}>
                    {notifications === null ? (
                      <span className={css.waiting}>
                        <SkeletonBlock width="1.25rem" height="1.25rem" round />
                      </span>
                    ) : choice === undefined ? null : choice.isFixed ? (
                      <span className={css.always}>Always</span>
                    ) : (
                      <label className={css.tick}>
                        <input
                          type="checkbox"
                          checked={choice.isOn && !isClosed}
                          disabled={isClosed}
                          onChange={({ target }) => onTick({ kind, channel, isOn: target.checked })}
                        />
                        <span className={text.sr}>
                          {name} {by}
                        </span>
                      </label>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames(text.small, text.soft, css.after)}>Saved as you tick. {sayClosed(closed)}</p>
    </div>
  );
}
