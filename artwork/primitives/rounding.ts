/** A number to a tenth. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Tenths as a number, as short as path data allows: -0.5 is -.5. */
export const shortTenth = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');
