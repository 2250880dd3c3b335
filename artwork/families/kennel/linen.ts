/** white linen, and what is in shadow of it */
export const LINEN = { white: '#fbf6ea', shade: '#8b8496' };
