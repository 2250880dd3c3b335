import { classNames } from '#app/ui/class-names.ts';
import { SkeletonBlock } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import type { Notifications } from '#contract/notification.ts';
import { CHANNELS, KINDS, formatUnavailableChannels } from './notification-text.ts';
import css from './notification-table.module.css';
import type { Choice } from './use-notifications.ts';

/**
 * Which notifications are sent by which channel. A tick is saved at once. What is always sent is a word instead of a disabled box. A
 * channel that is not available yet is disabled, and the line below says why.
 */
export function NotificationTable({
  notifications,
  onChange,
}: {
  /** null while loading: the table keeps its shape */ notifications: Notifications | null;
  onChange: (choice: Choice) => void;
}) {
  const closed = notifications?.channels.filter(({ isOpen }) => !isOpen) ?? [];
  return (
    <div className={css.around}>
      <table className={css.kinds} aria-busy={notifications === null}>
        <thead>
          <tr>
            <th scope="col">We tell you when</th>
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
              {CHANNELS.map(({ channel, name: channelName, by }) => {
                const isClosed = closed.some((one) => one.channel === channel);
                const choice = notifications?.choices.find((one) => one.kind === kind && one.channel === channel);
                return (
                  <td key={channel} data-channel={choice === undefined ? undefined : channelName}>
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
                          onChange={({ target }) => onChange({ kind, channel, isOn: target.checked })}
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
      <p className={classNames(text.small, text.soft, css.after)}>
        Changes are saved at once. {formatUnavailableChannels(closed)}
      </p>
    </div>
  );
}
