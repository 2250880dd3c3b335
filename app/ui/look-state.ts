/**
 * Shows a component in a certain state: the specimen has hovered, focused and pressed ones side by side. The CSS rules for these states also apply to
 * `data-look`, so the specimen cannot differ from the real component.
 */
export type LookState = 'hover' | 'focus' | 'active';
export type Looked = { 'data-look'?: LookState | undefined };
