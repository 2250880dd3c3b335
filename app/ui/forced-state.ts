/**
 * Shows a component in a certain state: the specimen has hovered, focused and pressed ones side by side. The CSS rules for these states also apply to
 * `data-look`, so the specimen cannot differ from the real component.
 */
export type ForcedState = 'hover' | 'focus' | 'active';
export type WithForcedState = { 'data-look'?: ForcedState | undefined };
