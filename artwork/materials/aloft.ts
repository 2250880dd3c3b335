/** Heroes that fly, shine or hang: no ground is under them. */
export const ALOFT: ReadonlySet<string> = new Set([
  'swallow', 'hummingbird', 'butterfly', 'bee', 'dove', 'paper-plane', 'rocket', 'hot-air-balloon', 'balloons',
  'moon', 'sun', 'rainbow', 'snowflake', 'guiding-star', 'star', 'crescent', 'bunting', 'wreath', 'poppy-wreath',
  'mistletoe', 'holly', 'bauble', 'ladybird', 'spaniel', 'lion', 'tiger', 'cow', 'heart', 'heart-ribbon', 'fanous',
  'monkey', 'sloth', 'bat', 'ghost', 'key', 'ballet', 'stocking', 'fish', 'koi', 'seahorse', 'octopus', 'dolphin',
  'turtle', 'whale', 'angel-wings', 'compass', 'shamrock', 'oak', 'plum-blossom', 'fortune-knot', 'full-moon',
]);
