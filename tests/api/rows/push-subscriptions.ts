import type { pushSubscriptionCalls } from '#contract/push-subscription.ts';
import { buildSubscription } from '#tests/factories/push-subscription.ts';
import { loggedIn, memberInPerson, type RowsOf, type Scenario } from '../scenario.ts';

/** A device of the owner. */
async function deviceOf({ owner }: Scenario): Promise<string> {
  const { devices } = await owner.call('POST /push-subscriptions', { body: buildSubscription() });
  return devices[0]?.deviceId ?? '';
}
const given = async (scenario: Scenario) => ({ params: { deviceId: await deviceOf(scenario) } });
/** A device is the owner's: for other members there is none. */
const ownersOnly = memberInPerson({ other: '404 unknown-device', admin: '404 unknown-device' });

/** The devices on which a member is notified. */
export const pushSubscriptionRows: RowsOf<typeof pushSubscriptionCalls> = {
  'GET /push-subscriptions': { expected: loggedIn() },
  'POST /push-subscriptions': { given: () => ({ body: buildSubscription() }), expected: memberInPerson() },
  'PUT /push-subscriptions': {
    // The owner is notified in another browser; in none of the callers' own.
    given: async (scenario) => {
      await deviceOf(scenario);
      return { body: buildSubscription() };
    },
    expected: memberInPerson({
      member: '404 unknown-device',
      premium: '404 unknown-device',
      other: '404 unknown-device',
      admin: '404 unknown-device',
    }),
  },
  'DELETE /push-subscriptions/{deviceId}': { given, expected: ownersOnly },
  'POST /push-subscriptions/{deviceId}/test': { given, expected: ownersOnly },
};
