/** Version of the product, as the specification gives it (section 9). The build id beside it is set at build time. */
export const VERSION = '1.0.80';
