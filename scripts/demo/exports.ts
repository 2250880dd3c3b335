import { memberOf, type DemoStep } from './world.ts';

/** Rosa exports her data; the file is ready. */
export function exportSteps(): DemoStep[] {
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
