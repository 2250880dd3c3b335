/** Names as people have them: in the scripts of the world, and in the ways that break things. */
export const NAMES = {
  Polish: 'Łukasz',
  Vietnamese: 'Nguyễn',
  Dutch: 'Zoë',
  Chinese: '美玲',
  'Chinese, not simplified': '陳麗華',
  Japanese: 'さくら',
  'Japanese in two scripts': '愛子さくら',
  Korean: '지우',
  Ukrainian: 'Олена',
  Greek: 'Ελένη',
  Hebrew: 'שרה',
  Arabic: 'محمد',
  Hindi: 'प्रिया',
  Thai: 'สมชาย',
  emoji: '🎉 Zoë 👩‍👧',
  'thirty letters': 'Wolfeschlegelsteinhausenberger',
  apostrophes: "D’Angelo O'Neill",
  spaces: '   ',
} as const;

/** A name in a script that none of the installed faces holds (Georgian). */
export const UNSUPPORTED_NAME = 'ნინო';
