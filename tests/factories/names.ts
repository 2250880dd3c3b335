/** Names of real people: in many scripts, and with properties that break software. */
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

/** A name in a script for which no installed font has glyphs (Georgian). */
export const UNSUPPORTED_NAME = 'ნინო';
