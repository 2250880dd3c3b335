/** A part of a JSON Schema, as far as it is written out for people. */
export type Shape = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape | false;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  description?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
};

/** A schema as a person would write it down: `{ user: User }`, with a remark where there is one to make. */
export function shapeText(shape: Shape, indent = ''): string {
  if (shape.$ref) return shape.$ref.split('/').at(-1) ?? '';
  const branches = shape.anyOf ?? shape.oneOf;
  if (branches) return branches.map((branch) => shapeText(branch, indent)).join(' | ');
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.prefixItems) return `[${shape.prefixItems.map((item) => shapeText(item, indent)).join(', ')}]`;
  if (shape.type === 'array') {
    const item = shapeText(shape.items || {}, indent);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (shape.properties) return objectText(shape, indent);
  if (typeof shape.additionalProperties === 'object')
    return `{ [name]: ${shapeText(shape.additionalProperties, indent)} }`;
  return Array.isArray(shape.type) ? shape.type.join(' | ') : (shape.type ?? 'anything');
}

function objectText({ properties = {}, required = [] }: Shape, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, part]) => {
    const remark = schemaRemark(part);
    const sign = required.includes(name) ? '' : '?';
    return `${deeper}${name}${sign}: ${shapeText(part, deeper)}${remark === '' ? '' : `  // ${remark}`}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** What a shape does not say by itself. */
export function schemaRemark({ description, maxLength, minimum, maximum, default: preset }: Shape): string {
  const isBound = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return [
    description,
    maxLength === undefined ? undefined : `at most ${maxLength.toLocaleString('en')} characters`,
    isBound(minimum) ? `from ${minimum}` : undefined,
    isBound(maximum) ? `up to ${maximum}` : undefined,
    preset === undefined || preset === null || preset === '' ? undefined : `else ${JSON.stringify(preset)}`,
  ]
    .filter((part) => part !== undefined)
    .join('; ');
}
