/**
 * The cards of the shop window, chosen by hand and in order: each of another family, light next to dark, and none for one season only,
 * because the window is the same all year.
 */
export const SHOP_WINDOW: readonly string[] = [
  'macaw-in-the-leaves-birthday',
  'two-cats-anniversary',
  'kingfisher-in-glass-birthday',
  'desert-road-birthday',
  'telephone-box-in-the-snow-just-because',
  'art-nouveau-irises-birthday',
  'the-wave-birthday',
  'two-chairs-by-the-sea-wedding',
  'astronaut-birthday',
];
