import { memberOf, type Step } from './world.ts';

/** Rosa exports her data; the file is ready. */
export function exportSteps(): Step[] {
  return [
    {
      day: -1,
      time: '16:00',
      async run(world) {
        await memberOf(world, 'Rosa').call('POST /account/export');
      },
    },
  ];
}
