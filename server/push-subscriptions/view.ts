import type { PushDevice } from '#contract/push-subscription.ts';
import type { DeviceRow } from './queries.ts';

/** A device as its member sees it. Its endpoint and its keys never leave. */
export function viewDevice(row: DeviceRow, here: string | null): PushDevice {
  return {
    deviceId: row.device_id,
    name: row.name,
    isHere: row.session_id === here,
    addedAt: row.created_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
  };
}
