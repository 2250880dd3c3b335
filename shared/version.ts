/** Version of the product, as the specification names it (section 9). The build id that travels beside it is set at build time. */
export const VERSION = '1.0.80';
