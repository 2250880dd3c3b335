import { useState } from 'react';
import { call } from '#app/client/api.ts';
import {
  pushSupport,
  type PushSupport,
  turnOnPush,
  type TurnedOn,
  unsubscribeHere,
} from '#app/client/push/push-browser.ts';
import { type Action, useAction } from '#app/client/use-action.ts';
import { type Loaded, useLoaded } from '#app/client/use-loaded.ts';
import type { PushDevices } from '#contract/push-subscription.ts';

export type PushHere = Loaded<PushDevices> & {
  support: PushSupport;
  /** why it is not on, after it was tried */ refusal: Exclude<TurnedOn['result'], 'on' | 'blocked'> | null;
  action: Action;
  /** @returns whether notifications are on in this browser now */ turnOn: () => Promise<boolean>;
  /** Removes a device. @returns whether it was removed */ remove: (
    deviceId: string,
    isHere: boolean,
  ) => Promise<boolean>;
};

/** The devices on which the member is notified, and whether this browser is or can be one of them. */
export function usePushHere(): PushHere {
  const devices = useLoaded(() => call('GET /push-subscriptions'));
  const action = useAction();
  // Read once the devices are there, in the browser: the server does not know it.
  const [support, setSupport] = useState<PushSupport | null>(null);
  const [refusal, setRefusal] = useState<PushHere['refusal']>(null);

  async function turnOn(): Promise<boolean> {
    const publicKey = devices.value?.publicKey ?? null;
    if (publicKey === null) return false;
    let isOn = false;
    setRefusal(null);
    await action.run(
      async () => {
        const turned = await turnOnPush(publicKey);
        if (turned.result === 'on') {
          devices.set(turned.devices);
          isOn = true;
        } else if (turned.result === 'blocked') setSupport('blocked');
        else setRefusal(turned.result);
      },
      { name: 'on' },
    );
    return isOn;
  }

  return {
    ...devices,
    support: support ?? (devices.value === null ? 'ready' : pushSupport()),
    refusal,
    action,
    turnOn,
    remove: (deviceId, isHere) =>
      action.run(
        async () => {
          devices.set(await call('DELETE /push-subscriptions/{deviceId}', { params: { deviceId } }));
          if (isHere) await unsubscribeHere();
        },
        { name: deviceId },
      ),
  };
}
