/** A fault planted in the product to test this tool: the source file, and the texts to replace. */
export type PlantedFault = { file: string; changes: readonly { from: string; to: string }[] };

/** The safeguards against lost and duplicated messages, each removed by itself. */
export const PLANTED_FAULTS = {
  'no row lock': {
    file: 'server/dispatch/queries.ts',
    changes: [{ from: '\n    .forUpdate()\n    .noWait()\n', to: '\n' }],
  },
  'no state check': {
    file: 'server/dispatch/queries.ts',
    changes: [
      { from: "where state = 'scheduled' and due_at <= ${now}", to: 'where due_at <= ${now}' },
      {
        from: "where d.delivery_id = due.delivery_id and d.state = 'scheduled'",
        to: 'where d.delivery_id = due.delivery_id',
      },
    ],
  },
  'outcome not stored': {
    file: 'server/dispatch/send-delivery.ts',
    changes: [{ from: '      await pause(wait);\n', to: '      throw error;\n' }],
  },
  'stored before it is sent': {
    file: 'server/dispatch/send-delivery.ts',
    changes: [
      {
        from: '      settlement = await send(context, row, isLastTry);\n',
        to: "      await settle(context, row, { state: 'accepted', kind: 'accepted', detail: null });\n      settlement = await send(context, row, isLastTry);\n",
      },
    ],
  },
} as const satisfies Record<string, PlantedFault>;

export type FaultName = keyof typeof PLANTED_FAULTS;

/**
 * A source with a fault in it.
 * @throws when the source has changed, so that the fault would not be planted and no test could catch it
 */
export function withFault(source: string, { file, changes }: PlantedFault): string {
  return changes.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`${file} should contain this exactly once: ${from}`);
    return text.replace(from, () => to);
  }, source);
}
