/**
 * The shop window, dressed by hand as windows are: each card of another make, light beside dark, and none for one season alone,
 * since the window is the same all year. In the order in which they stand.
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
