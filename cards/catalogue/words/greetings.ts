/**
 * The plain greetings of each occasion. A greeting may be followed by its recipient ("Happy birthday, Mum", "Happy anniversary to
 * my wife") or its sender ("Happy birthday from all of us"). `{nth}` is an ordinal: 40th, ruby, first.
 */
const GREETINGS: Record<string, readonly string[]> = {
  birthday: [
    'Happy birthday',
    'Happy {nth} birthday',
    'Happy belated birthday',
    'Belated happy birthday',
    'Belated birthday wishes',
    'Birthday wishes',
    'Many happy returns',
    'With love on your birthday',
    'Best wishes on your birthday',
    'Wishing you a happy birthday',
    'Happy birthday and good luck',
  ],
  anniversary: [
    'Happy anniversary',
    'Happy {nth} anniversary',
    'Happy {nth} wedding anniversary',
    'Happy {nth} wedding',
    'With love on your anniversary',
    'With love on our anniversary',
    'Anniversary wishes',
    'To my wife on our anniversary',
    'To my husband on our anniversary',
    'On your anniversary',
  ],
  christmas: [
    'Merry Christmas',
    'Happy Christmas',
    'Christmas wishes',
    'Christmas blessings',
    'Blessings at Christmas',
    'With love at Christmas',
    'Season’s greetings',
  ],
  diwali: ['Happy Diwali', 'Shubh Deepavali', 'Diwali wishes', 'With love at Diwali'],
  easter: ['Happy Easter', 'Easter wishes', 'Easter blessings', 'With love at Easter'],
  eid: ['Eid Mubarak', 'Happy Eid', 'Blessed Eid'],
  'fathers-day': ['Happy Father’s Day', 'With love on Father’s Day'],
  'fourth-of-july': ['Happy Fourth of July', 'Happy 4th of July', 'Happy Independence Day', 'Happy Fourth'],
  halloween: ['Happy Halloween', 'Halloween wishes'],
  hanukkah: ['Happy Hanukkah', 'Chag Sameach', 'Hanukkah wishes', 'Hanukkah Sameach'],
  holi: ['Happy Holi', 'Holi wishes', 'Holi Hai'],
  kwanzaa: ['Happy Kwanzaa', 'Kwanzaa blessings', 'Kwanzaa wishes', 'Joyous Kwanzaa'],
  'lunar-new-year': ['Happy Lunar New Year', 'Happy New Year', 'Lunar New Year wishes', 'Gong xi fa cai'],
  'mid-autumn': ['Happy Mid-Autumn', 'Happy Mid-Autumn Festival', 'Mid-Autumn wishes', 'Happy Moon Festival'],
  'mothers-day': ['Happy Mother’s Day', 'With love on Mother’s Day'],
  'new-year': ['Happy New Year', 'New Year wishes', 'Wishing you a happy New Year'],
  passover: ['Happy Passover', 'Chag Pesach Sameach', 'Chag Sameach', 'Passover wishes', 'Pesach Sameach'],
  'rosh-hashanah': ['Shanah Tovah', 'Happy New Year', 'L’shanah tovah', 'Happy Rosh Hashanah', 'New Year wishes'],
  'st-patricks': ['Happy St Patrick’s Day', 'St Patrick’s Day wishes', 'Luck of the Irish'],
  thanksgiving: ['Happy Thanksgiving', 'Thanksgiving wishes', 'With thanks at Thanksgiving'],
  valentine: [
    'Happy Valentine’s Day',
    'Happy Valentine’s',
    'Be my valentine',
    'I love you',
    'With all my love',
    'To my valentine',
    'With love',
  ],
  baby: [
    'Congratulations',
    'Welcome, little one',
    'Welcome to the world',
    'Welcome, baby',
    'Congratulations on your baby',
    'On your new baby',
    'Happy baby shower',
    'Congratulations on the way',
    'With love to the new baby',
  ],
  congratulations: [
    'Congratulations',
    'Well done',
    'Happy graduation',
    'Congratulations, graduate',
    'Congratulations on the new job',
    'On your new job',
    'Congratulations on your results',
    'You passed your test',
    'You passed',
    'Mazel tov',
  ],
  'get-well': ['Get well soon', 'Feel better soon', 'Get better soon', 'Thinking of you', 'Get well wishes'],
  'good-luck': [
    'Good luck',
    'Best of luck',
    'The best of luck',
    'Wishing you luck',
    'Good luck at school',
    'Happy first day of school',
    'Good luck in your exams',
    'Good luck with your new start',
    'To your new start',
  ],
  'just-because': [
    'With love',
    'Just because',
    'Sending love',
    'I love you',
    'Hello, you',
    'I’m sorry',
    'I’m so sorry',
    'So sorry',
    'Sorry',
  ],
  'new-home': [
    'Happy new home',
    'Welcome home',
    'New home wishes',
    'On your new home',
    'Congratulations on your new home',
    'Welcome to your new home',
  ],
  retirement: [
    'Happy retirement',
    'Congratulations on your retirement',
    'Enjoy your retirement',
    'On your retirement',
    'Goodbye and good luck',
    'Sorry you’re leaving',
    'We’ll miss you',
    'Good luck',
  ],
  sympathy: [
    'With deepest sympathy',
    'With sympathy',
    'With love and sympathy',
    'Thinking of you',
    'So sorry for your loss',
    'Sorry for your loss',
    'I’m so sorry',
    'In loving memory',
  ],
  'thank-you': [
    'Thank you',
    'Thank you so much',
    'Many thanks',
    'With thanks',
    'Thank you very much',
    'Thank you for everything',
    'A big thank you',
    'With love and thanks',
  ],
  'thinking-of-you': ['Thinking of you', 'Missing you', 'Sending love', 'With love', 'Sending a hug'],
  wedding: [
    'Congratulations',
    'On your wedding day',
    'Happy wedding day',
    'With love on your wedding day',
    'To the happy couple',
    'On your engagement',
    'Happy engagement',
    'Congratulations on your engagement',
  ],
};

/** Recipients that a greeting may name. */
const PEOPLE =
  'mum|mom|mummy|dad|daddy|mum and dad|grandma|gran|granny|nan|grandad|grandpa|my love|love|darling|my darling|(?:my|dear|a dear|old|my dear) friend|friend|friends|(?:my )?(?:wife|husband|sister|brother|son|daughter)|(?:dear )?(?:niece|nephew|cousin|aunt|auntie|uncle|godson|goddaughter|godchild|grandson|granddaughter)|teacher|boss|neighbours?|you|you two|you both|both|everyone|all|little one|graduate|pup|cat|dog|good (?:dog|cat)|team|colleague';
const SENDERS = 'us|all of us|us all|both of us|work|the office|everyone|the (?:dog|cat|pets|kids|children)|next door';
const NTH =
  '\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-fifth|thirtieth|fortieth|fiftieth|sixtieth|sixty-fifth|seventieth|eightieth|ninetieth|hundredth|paper|cotton|leather|wooden|wood|tin|china|silver|pearl|coral|ruby|sapphire|golden|emerald|diamond|platinum';

const PATTERNS = new Map(
  Object.entries(GREETINGS).map(([occasion, greetings]) => [
    occasion,
    new RegExp(
      `^(?:${greetings.map((greeting) => greeting.replace('{nth}', `(?:${NTH})`)).join('|')})` +
        `(?:,? (?:to (?:you|my )?)?(?:${PEOPLE})|,? from (?:${SENDERS}))?$`,
      'i',
    ),
  ]),
);

/** Whether a line is a plain greeting of an occasion, for any recipient. */
export function isPlainGreeting(occasion: string, line: string): boolean {
  return PATTERNS.get(occasion)?.test(line) ?? false;
}
