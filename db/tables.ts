/**
 * Every table, as Kysely sees it. A table stands in `tables.ts` of the module that owns it, and joins the others here by declaration:
 * `declare module '#db/tables.ts' { interface Tables { … } }`.
 */
export interface Tables {}
