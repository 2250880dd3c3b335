/**
 * The card of the shop that tests send: a free one, with a name on its front, that is drawn in a tenth of the usual time. Tests of the shop
 * itself use the shop's list.
 */
export const SHOP_CARD = 'mid-century-fox-birthday';
