import type { birthdayRequestCalls } from '#contract/birthday-request.ts';
import { everyone, loggedIn, memberInPerson, type RowsOf, type Scenario } from '../scenario.ts';

const message = 'Theo, when is your birthday?';
const theo = { name: 'Theo Brandt', email: 'theo@example.com' };
/** A request of the owner, with its link. */
async function requestOf({ owner }: Scenario): Promise<{ requestId: string; magicLink: string }> {
  const { requests } = await owner.call('POST /birthday/request', { body: { people: [theo], message } });
  const [request] = requests;
  if (request === undefined) throw new Error('Nobody was asked.');
  return { requestId: request.requestId, magicLink: request.path.split('magicLink=')[1] ?? '' };
}
const withLink = async (scenario: Scenario) => ({ magicLink: (await requestOf(scenario)).magicLink });

/** Birthday requests. Whoever has the link answers, whoever they are. */
export const birthdayRequestRows: RowsOf<typeof birthdayRequestCalls> = {
  'POST /birthday/request': { given: () => ({ body: { people: [theo], message } }), expected: memberInPerson() },
  'GET /birthday/requests': { expected: loggedIn() },
  'GET /birthday/request/people': { expected: loggedIn() },
  'POST /birthday/request/preview': { given: () => ({ body: { name: 'Theo', message } }), expected: loggedIn() },
  'DELETE /birthday/request/{requestId}': {
    given: async (scenario) => ({ params: { requestId: (await requestOf(scenario)).requestId } }),
    expected: memberInPerson({ other: '404 unknown-request', admin: '404 unknown-request' }),
  },
  'GET /birthday/answer': { given: async (scenario) => ({ query: await withLink(scenario) }), expected: everyone() },
  'PUT /birthday/answer': {
    given: async (scenario) => ({ body: { ...(await withLink(scenario)), month: 12, day: 9 } }),
    expected: everyone(),
  },
  'DELETE /birthday/answer': { given: async (scenario) => ({ body: await withLink(scenario) }), expected: everyone() },
  'POST /birthday/answer/refuse': {
    given: async (scenario) => ({ body: { ...(await withLink(scenario)), from: 'sender' } }),
    expected: everyone(),
  },
  'DELETE /birthday/answer/refuse': {
    given: async (scenario) => ({ body: await withLink(scenario) }),
    expected: everyone(),
  },
};
