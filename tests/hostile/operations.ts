/** The part of a JSON Schema from which hostile values are made. */
export type Schema = {
  $ref?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema | boolean;
  properties?: Record<string, Schema>;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};
type Part = 'params' | 'query' | 'body';
/** A place of a call that takes a value: its part, the path within it, and its schema. */
export type InputPlace = { part: Part; path: readonly (string | number)[]; schema: Schema };
/** A call of the API as its OpenAPI document describes it. */
export type Operation = { name: string; places: readonly InputPlace[]; takesBody: boolean; isBuilt: boolean };

type Described = {
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** How deep a body is searched for places. */
const DEPTH = 6;

/** Every operation of an OpenAPI document, with every place that a caller may fill. */
export function operationsIn({ paths, components }: OpenApi): Operation[] {
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

  function placesIn(part: Part, given: Schema, path: InputPlace['path']): InputPlace[] {
    if (path.length > DEPTH) return [];
    const schema = resolve(given);
    const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    return [
      { part, path, schema },
      ...branches.flatMap((branch) => placesIn(part, branch, path).filter((place) => place.path !== path)),
      ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => placesIn(part, inner, [...path, key])),
      ...(typeof schema.items === 'object' ? placesIn(part, schema.items, [...path, 0]) : []),
    ];
  }

  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
      const body = Object.values(requestBody?.content ?? {})[0]?.schema;
      return {
        name: `${method.toUpperCase()} ${path}`,
        places: [
          ...parameters.flatMap(({ name, in: where, schema }) =>
            placesIn(where === 'path' ? 'params' : 'query', schema, [name]),
          ),
          ...(body === undefined ? [] : placesIn('body', body, [])),
        ],
        takesBody: body !== undefined,
        isBuilt: !('501' in responses),
      };
    }),
  );
}
