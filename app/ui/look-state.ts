/**
 * A state shown for its own sake: the specimen draws hovered, focused and pressed parts side by side. The same rules that
 * answer the pointer answer `data-look`, so that what the specimen shows is what the part does.
 */
export type LookState = 'hover' | 'focus' | 'active';
export type Looked = { 'data-look'?: LookState | undefined };
