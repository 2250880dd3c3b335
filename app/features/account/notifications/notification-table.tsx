import { classNames } from '#app/ui/class-names.ts';
import { SkeletonBlock, SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import type { Channel, NotificationChoice, Notifications } from '#contract/notification.ts';
import { CHANNELS } from './notification-text.ts';
import css from './notification-table.module.css';
import type { Choice } from './use-notifications.ts';

/** Placeholder rows while the table loads. */
const LOADING_ROWS = ['w', 'x', 'y'];

/**
 * Which notifications are sent by which channel: a row for each kind and a column for each channel that there is. A tick is saved at once.
 * What is always sent is a word instead of a disabled box.
 */
export function NotificationTable({
  notifications,
  onChange,
}: {
  /** null while loading: the table keeps its shape */ notifications: Notifications | null;
  onChange: (choice: Choice) => void;
}) {
  const channels = notifications?.channels ?? (['email'] as const);
  return (
    <div className={css.around}>
      <table className={css.kinds} aria-busy={notifications === null}>
        <thead>
          <tr>
            <th scope="col">We tell you when</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {CHANNELS[channel].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notifications === null
            ? LOADING_ROWS.map((row) => <LoadingRow key={row} />)
            : notifications.kinds.map(({ kind, name, note }) => (
                <tr key={kind}>
                  <th scope="row">
                    {name}
                    <span>{note}</span>
                  </th>
                  {channels.map((channel) => (
                    <Cell
                      key={channel}
                      name={name}
                      channel={channel}
                      choice={notifications.choices.find((one) => one.kind === kind && one.channel === channel)}
                      onChange={(isOn) => onChange({ kind, channel, isOn })}
                    />
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
      <p className={classNames(text.small, text.soft, css.after)}>Changes are saved at once.</p>
    </div>
  );
}

/** One kind by one channel: nothing where it never goes that way. */
function Cell({
  name,
  channel,
  choice,
  onChange,
}: {
  name: string;
  channel: Channel;
  choice: NotificationChoice | undefined;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <td data-channel={choice && CHANNELS[channel].name}>
      {choice === undefined ? null : choice.isFixed ? (
        <span className={css.always}>Always</span>
      ) : (
        <label className={css.tick}>
          <input type="checkbox" checked={choice.isOn} onChange={({ target }) => onChange(target.checked)} />
          <span className={text.sr}>
            {name} {CHANNELS[channel].by}
          </span>
        </label>
      )}
    </td>
  );
}

function LoadingRow() {
  return (
    <tr>
      <th scope="row">
        <SkeletonLine width="9rem" />
        <span>
          <SkeletonLine width="14rem" />
        </span>
      </th>
      <td>
        <span className={css.waiting}>
          <SkeletonBlock width="1.25rem" height="1.25rem" round />
        </span>
      </td>
    </tr>
  );
}
