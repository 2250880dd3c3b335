import { translateToEnglish } from './foreign-words.ts';

/**
 * Phrases of several words, and words that mean something else by themselves, with the shop's words for them. "Day" and "year" are on cards of
 * every kind, so "7 year old" would find an anniversary.
 */
const COUNTED =
  '\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const KIN =
  'mum|mom|mother|dad|father|sister|brother|son|daughter|grandma|grandad|grandpa|nan|gran|husband|wife|partner|friend|child|dog|cat|pet|parent|rabbit|horse';
/** Names of anniversaries. */
const JUBILEES = [
  [1, 'paper'],
  [2, 'cotton'],
  [3, 'leather'],
  [4, '(?:linen|silk)'],
  [5, '(?:wood|wooden)'],
  [10, 'tin'],
  [15, 'crystal'],
  [20, 'china'],
  [25, 'silver'],
  [30, 'pearl'],
  [35, 'coral'],
  [40, 'ruby'],
  [45, 'sapphire'],
  [50, 'gold(?:en)?'],
  [55, 'emerald'],
  [60, 'diamond'],
  [70, 'platinum'],
] as const;
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // Words about cards in general.
  [/\bwhat (?:to|do i|should i|can i) (?:write|say|put)(?: (?:in|on|for))?\b|\bhow to (?:write|say)\b/g, ''],
  [/\bclass of (?:20)?\d\d\b/g, 'graduation'],
  [/\b20[2-4]\d\b/g, ''],
  // Holidays that are one word here: "day" and "new" are on cards of every kind.
  [/\b(?:lunar|chinese|vietnamese|korean) new years?\b|\bspring festival\b/g, 'lunarnewyear'],
  [/\byear of the (?=\w)/g, 'lunarnewyear '],
  [/\bjewish new years?\b/g, 'roshhashanah'],
  [/\brosh (?:ha ?)?s?hana[h]?\b|\brosh hashona\b|\bshana tova\b/g, 'roshhashanah'],
  [/\bpersian new years?\b/g, 'nowruz'],
  [/\bhogmanay\b|\bnew ?years?(?: (?:eve|day))?\b/g, 'newyear'],
  [/\b(?:mothers?|mums|moms) day\b|\bmothering sunday\b/g, 'mothersday'],
  [/\b(?:fathers?|dads) day\b/g, 'fathersday'],
  [/\b(?:st|saint) valentines?(?: day)?\b|\bvalentines? day\b/g, 'valentine'],
  [/\b(?:st|saint) pat(?:rick)?s?(?: day)?\b|\bpaddys(?: day)?\b|\bpattys(?: day)?\b/g, 'patricks'],
  [/\b(?:ramadan|eid)(?: (?:mubarak|kareem|al fitr|ul fitr|al adha|ul adha))+\b/g, 'eid'],
  [/\bseasons? greetings\b|\bhappy holidays?\b|\bboxing day\b/g, 'christmas'],
  [/\bfather christmas\b|\bsanta(?: claus)?\b/g, 'santa'],
  [/\b(?:4th|four) of july\b|\bindependence day\b/g, 'fourth of july'],
  [/\bmay the (?:4th|fourth|force)\b.*|\bstar wars\b/g, 'space'],
  [/\bgalentines?\b/g, 'valentine friend'],
  [
    /\b(memorial|labou?r|earth|bank|burns|st georges?|st davids?|st andrews?|anzac|veterans?|canada|australia) (day|holiday|night)\b/g,
    '$1$2',
  ],
  // Ages and years of marriage.
  [
    new RegExp(
      `(?<!\\b(?:after|for|in|of) )\\b(${COUNTED})(?:st|nd|rd|th)? ?(?:years?|yrs?|yo)(?: of age)?(?: old)?\\b(?= |$)(?! (?:together|married|of marriage|wedding|anniversary|at|of))`,
      'g',
    ),
    '$1 birthday',
  ],
  [
    new RegExp(
      `\\b(${COUNTED}) ?(?:years?|yrs?) (?:together|married|of marriage)\\b|\\bmarried (?:for )?(\\d{1,3}) years\\b`,
      'g',
    ),
    '$1$2 anniversary',
  ],
  [new RegExp(`\\b(?:turning|turns|aged?) (${COUNTED})\\b`, 'g'), '$1 birthday'],
  [/\b(\d{1,3}) (?:and )?(?:fabulous|counting)\b|\b(\d{1,3}) today\b/g, '$1$2 birthday'],
  [/\b(thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:and )?fabulous\b/g, '$1 birthday'],
  [/\bone today\b/g, '1 birthday'],
  ...JUBILEES.map(
    ([year, name]) =>
      [new RegExp(`\\b${name} (?:wedding(?: anniversary)?|anniversary)\\b`, 'g'), `${year} anniversary`] as const,
  ),
  [/\b(?:wedding|marriage) anniversary\b/g, 'anniversary'],
  [/\bquinceaneras?\b/g, '15 birthday'],
  [/\bsweet (?:sixteen|16)\b/g, '16 birthday'],
  [/\bover the hill\b/g, 'funny birthday milestone'],
  [/\b(?:a? ?levels?|gcses?|exams?|sats|finals) results?\b/g, 'exam congratulations'],
  [/\ba levels?\b/g, 'exam'],
  // A birth or a pregnancy.
  [
    /\bit(?: ?i?s)? a (?:boy|girl)\b|\b(?:new )?baby (?:boy|girl)\b|\b(?:had|having) a baby\b|\bnew (?:baby|arrival)\b/g,
    'newbaby',
  ],
  [/\bnew (?:grand)?(?:mum|mom|mummy|mommy|ma|dad|daddy|pa|parents?|mother|father)s?\b/g, 'newbaby'],
  [/\bgender reveal\b|\bbaby shower\b|\b(?:mum|mom|dad|parents?) to be\b/g, 'expecting'],
  [/\bfirst day (?:of|at) (?:school|nursery)\b|\b(?:back to|starting) school\b/g, 'school'],
  // Loss.
  [
    /\bsorry (?:for|about|to hear of) (?:your|their|the|a) loss\b|\bpassed away\b|\b(?:birthday )?in heaven\b/g,
    'sympathy',
  ],
  [/\b(?:miscarriage|stillbirth|stillborn|baby loss|loss of (?:a |the |your )?baby)\b/g, 'sympathy baby'],
  [
    new RegExp(
      `\\b(?:death of|loss of|lost|losing) (?:a |an |my |your |her |his |their |the |our )?(?=(?:${KIN})s?\\b)`,
      'g',
    ),
    'sympathy ',
  ],
  [/\brainbow bridge\b/g, 'sympathy pet'],
  [/\bin (?:loving )?memory(?: of)?\b/g, 'sympathy'],
  // Absence, illness, lateness.
  [/\bget(?:ting)? (?:well|better) soon\b|\bfeel better\b|\bspeedy recovery\b/g, 'get well'],
  [/\b(?:from abroad|across the miles|from (?:far )?away|overseas)\b(?=.*\b(?:christmas|birthday)\b)/g, ''],
  [/(?<=\b(?:christmas|birthday)\b.*)\b(?:from abroad|across the miles|from (?:far )?away|overseas)\b/g, ''],
  [/\b(?:far away|long distance|across the miles|miss(?:ing)? (?:you|u)|wish you were here)\b/g, 'thinking'],
  [/\bsorry (?:i |we )?(?:forgot|missed|am late|im late|its late)\b(?: (?:your|ur))?/g, 'belated'],
  [/^(?:(?:i|am|im|so|very|really|to|say|saying|truly|we|are|were) )*sorry$/g, 'apology'],
  [/\bsorry you ?(?:a?re)? (?:leaving|going)\b|\bgoing away\b|\bbon voyage\b|\bgood bye\b/g, 'leaving'],
  [/\bleaving (?:do|party|drinks|gift)\b/g, 'leaving'],
  [/\bgap year\b/g, 'travel'],
  [/\bhang in there\b|\bstay strong\b|\bmental health\b/g, 'thinking'],
  [/\bcheer(?:ing)? up\b/g, 'cheerup'],
  // Success.
  [/\bpassed (?:the |your |her |his |my |their )?(?=driving|exam|test)/g, 'congratulations '],
  [/\bproud of (?:you|u|her|him|them)\b/g, 'proud congratulations'],
  [/\byou ?(?:ve)? got this\b|\bbreak a leg\b|\bfingers crossed\b|\bbest of luck\b/g, 'good luck'],
  [/\bfirst class (?:degree|hono?u?rs)\b/g, 'graduation'],
  [/\bend of (?:term|year|school)\b(?=.*\bteach)/g, 'thanks'],
  [/\bteaching assistant\b/g, 'teacher'],
  [
    /\bthank(?:s| you) for (?:having|hosting) (?:us|me)\b|\bthank you so much\b|\bmany thanks\b|\bthanks (?:a (?:lot|million|bunch)|so much)\b/g,
    'thanks',
  ],
  [/\bkey worker\b/g, 'keyworker'],
  [/\bwell done\b/g, 'congratulations'],
  [/\bwedding thank ?(?:you|s)s?\b|\b(?:thanks|thank you) for (?:coming to )?(?:our|the) wedding\b/g, 'thanks'],
  // Weddings and homes.
  [/\bmr (?:and )?mrs\b|\bsave the date\b|\bbest man\b|\bmaid of honou?r\b/g, 'wedding'],
  [/\b(?:hen|stag|bachelor|bachelorette) (?:party|parties|do|night)\b|\bbridal shower\b/g, 'wedding'],
  [/\b(?:she|he|they) said yes\b/g, 'engagement'],
  [/\b(?:moving|moved|new|first) (?:house|flat|apartment|home|place)\b|\bhouse ?warming\b/g, 'new home'],
  [/\bcoming out\b|\b(?:gay |happy )?pride(?: month| flag)?\b/g, 'lgbtq'],
  [/\b(?:mum and dad|mom and dad|mum dad|mom dad|dad and mum|dad and mom)\b/g, 'parents'],
  // Recipients and senders.
  [/\bstep ?(dad|father|mum|mom|mother)\b/g, 'step$1'],
  [/\b(mother|father|sister|brother|son|daughter|mum|dad) ?(?:in ?law|inlaw)\b/g, '$1 inlaw'],
  [/\bfrom (?:the |your |my |our )?(dog|cat|puppy|kitten|pet)s?\b/g, '$1 frompet'],
  [/\bfur (?:baby|babies|mum|mom|dad)\b/g, 'frompet'],
  [
    /\bfrom (?:the |your |my |our |a |his |her )?(?:daughters?|sons?|wife|husband|kids?|children|mum|mom|dad|parents|girlfriend|boyfriend|grandchildren|sister|brother|grandma|grandad|bump)\b/g,
    '',
  ],
  [/\bjust because\b|\bno (?:particular )?(?:reason|occasion)\b|\bblank(?: inside)?\b/g, 'justbecause'],
  // Things with two words or another name.
  [/\b(?:cups?|mugs?|pots?|glass(?:es)?|bottles?|pints?|slices?|bunch(?:es)?) of (?=\w)/g, ''],
  [/\bfavou?rites? (?=colou?r)/g, ''],
  [/\bice creams?\b/g, 'icecream'],
  [/\bvideo games?\b/g, 'gaming'],
  // The stemmer of Postgres takes fishing for a fish, and angling for an angle.
  [/\b(?:fly )?fishing(?: trip)?\b|\bangl(?:ers?|ing)\b|\bfisherm[ae]n\b/g, 'gonefishing'],
  [/\bfire ?(?:man|men|woman|women|fighters?)\b/g, 'firefighter'],
  [/\bfire ?(?:truck|engine)\b/g, 'fire engine'],
  [/\bsausage dogs?\b/g, 'dachshund'],
  [/\bfrench bulldogs?\b/g, 'bulldog'],
  [/\bborder collies?\b/g, 'collie'],
  [/\bcherry blossoms?\b/g, 'blossom'],
  [/\bart deco\b/g, 'deco'],
  [/\bsnow scenes?\b/g, 'snow'],
  [/\bbus driver\b/g, 'driver'],
  [
    /\b(?:man (?:united|utd|city)|manchester united|liverpool fc|arsenal|chelsea fc|world cup|premier league)\b/g,
    'football',
  ],
  [/\b(?:harry potter|hogwarts|wizards?)\b/g, 'magic'],
  [
    /\bfor (?:a |the |your |my )?him\b|\bhis\b(?= birthday)|\b(?:men|man|mens|males?|guys?|gents?|gentlem[ae]n)\b/g,
    'forhim',
  ],
  [/\bfor (?:a |the |your |my )?her\b|\bher\b(?= birthday)|\b(?:wom[ae]n|womens|lady|ladies|females?)\b/g, 'forher'],
];

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TWO_WORDS = new RegExp(
  `\\b(${TENS.join('|')})[- ](${ONES.join('|')}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\\b`,
  'gi',
);
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** Turns number words into digits: fifty-five is not fifty. */
export function numbersToDigits(text: string): string {
  return text.replaceAll(TWO_WORDS, (_, ten: string, one: string) => {
    const unit = ONES.indexOf(one.toLowerCase()) + 1 || ORDINALS.indexOf(one.toLowerCase()) + 1;
    return String((TENS.indexOf(ten.toLowerCase()) + 2) * 10 + unit);
  });
}

/** Replaces the phrases in a query by the shop's words. @param plain in lower case, words and single spaces only */
export function toShopTerms(plain: string): string {
  return PHRASES.reduce(
    (said, [phrase, ours]) => said.replaceAll(phrase, ours),
    numbersToDigits(translateToEnglish(plain)),
  );
}
