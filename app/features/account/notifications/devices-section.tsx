import { useRef } from 'react';
import { call } from '#app/client/api.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { PushRefusal } from '#app/parts/push/push-refusal.tsx';
import { type PushHere, usePushHere } from '#app/parts/push/use-push-here.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { PushDevice } from '#contract/push-subscription.ts';
import { formatRelativeTime } from '#shared/text/format.ts';
import css from './devices-section.module.css';

/** Where notifications go: this browser, which can be turned on here, and the member's other devices. */
export function DevicesSection() {
  const push = usePushHere();
  const heading = useRef<HTMLHeadingElement>(null);
  const { value, error, retry, action } = push;
  if (value?.publicKey === null) return null;
  const isHere = value?.devices.some((device) => device.isHere) ?? false;
  async function turnOn() {
    if (!(await push.turnOn())) return;
    heading.current?.focus();
    showToast('Notifications are on for this device.');
  }
  return (
    <section className={css.devices} aria-labelledby="devices">
      <h2 id="devices" ref={heading} tabIndex={-1}>
        Your devices
      </h2>
      <p className={classNames(text.soft, css.line)}>
        {value !== null && value.devices.length === 0
          ? 'Notifications come to the phones and computers that you choose. You have chosen none yet.'
          : 'Notifications come to these phones and computers, until you sign out there.'}
      </p>
      {error && <LoadError retry={retry} what="your devices" />}
      {value === null && !error && <SkeletonLine width="60%" />}
      {value !== null && value.devices.length > 0 && (
        <RowList aria-label="Devices that get notifications">
          {value.devices.map((device) => (
            <DeviceRow key={device.deviceId} device={device} push={push} onRemoved={() => heading.current?.focus()} />
          ))}
        </RowList>
      )}
      {value !== null && !isHere && (
        <div className={css.here}>
          {push.support === 'ready' && (
            <Button busy={action.running === 'on'} onClick={() => void turnOn()}>
              Turn on for this device
            </Button>
          )}
          <PushRefusal support={push.support} refusal={push.refusal} />
        </div>
      )}
      {action.generalError && <Notice tone="bad">{action.generalError}</Notice>}
    </section>
  );
}

function DeviceRow({ device, push, onRemoved }: { device: PushDevice; push: PushHere; onRemoved: () => void }) {
  const { deviceId, name, isHere, addedAt, acceptedAt } = device;
  const { action } = push;
  async function test() {
    const isSent = await action.run(
      async () => {
        await call('POST /push-subscriptions/{deviceId}/test', { params: { deviceId } });
      },
      { name: `test ${deviceId}` },
    );
    if (isSent) showToast(isHere ? 'A test is on its way to this device.' : `A test is on its way to ${name}.`);
  }
  async function remove() {
    if (!(await push.remove(deviceId, isHere))) return;
    onRemoved();
    showToast(isHere ? 'Notifications are off for this device.' : `${name} gets no more notifications.`);
  }
  return (
    <ListRow
      name={isHere ? 'This device' : name}
      note={
        <>
          {isHere && `${name}. `}
          {acceptedAt === null
            ? `Added ${formatRelativeTime(addedAt)}`
            : `Last notified ${formatRelativeTime(acceptedAt)}`}
        </>
      }
      end={
        <span className={css.acts}>
          <TextButton disabled={action.isBusy} onClick={() => void test()}>
            Send a test<span className={text.sr}> to {isHere ? 'this device' : name}</span>
          </TextButton>
          <TextButton soft disabled={action.isBusy} onClick={() => void remove()}>
            {isHere ? 'Turn off' : 'Remove'}
            <span className={text.sr}> {isHere ? 'notifications on this device' : name}</span>
          </TextButton>
        </span>
      }
    />
  );
}
