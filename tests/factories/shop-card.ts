/**
 * The card of the shop that tests send: a free one, with a name on its front, drawn in a tenth of the time that most take. Where a test is about the shop
 * itself, it asks the shop.
 */
export const SHOP_CARD = 'mid-century-fox-birthday';
