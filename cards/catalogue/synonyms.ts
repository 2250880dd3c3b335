/** Words for one thing: looking for any of them finds all of them. Single words, in the form people type. */
const SAME: readonly string[][] = [
  ['mum', 'mom', 'mother', 'mothers', 'mummy', 'mommy', 'mam', 'mama'],
  ['dad', 'father', 'fathers', 'daddy', 'papa', 'pop', 'pops'],
  ['grandma', 'grandmother', 'granny', 'gran', 'nan', 'nana', 'nanna', 'nonna', 'oma'],
  ['grandad', 'grandfather', 'granddad', 'grandpa', 'gramps', 'opa', 'nonno'],
  ['wife', 'wifey'],
  ['husband', 'hubby'],
  ['partner', 'girlfriend', 'boyfriend', 'sweetheart', 'spouse'],
  ['sister', 'sis'],
  ['brother', 'bro'],
  ['friend', 'friends', 'friendship', 'mate', 'pal', 'bestie', 'bff', 'buddy'],
  ['colleague', 'coworker', 'workmate', 'office', 'team'],
  ['boss', 'manager'],
  ['child', 'kid', 'kids', 'children', 'boy', 'girl'],
  ['baby', 'newborn', 'infant', 'pregnant', 'pregnancy', 'maternity', 'expecting'],
  ['birthday', 'birthdays', 'bday', 'bdays', 'hbd'],
  ['anniversary', 'anniversaries', 'anniv'],
  ['couple', 'pair'],
  ['aunt', 'auntie', 'aunty'],
  ['christmas', 'xmas', 'noel', 'yule'],
  ['valentine', 'valentines', 'love', 'romantic'],
  ['hanukkah', 'chanukah', 'hannukah', 'chanukkah', 'hanuka', 'hanukah', 'chanuka'],
  ['passover', 'pesach'],
  ['rosh', 'hashanah', 'shana'],
  ['diwali', 'deepavali', 'divali'],
  ['eid', 'ramadan', 'mubarak'],
  ['nowruz', 'norooz', 'norouz', 'newroz', 'navroz', 'nauryz'],
  ['persian', 'iranian', 'farsi', 'iran'],
  ['pride', 'lgbt', 'lgbtq', 'lgbtqia', 'queer', 'gay', 'lesbian', 'bisexual', 'trans', 'transgender'],
  ['mitzvah', 'mitzva', 'mitsvah', 'barmitzvah', 'batmitzvah'],
  ['bnai', 'bnei'],
  ['mazal', 'mazel'],
  ['muertos', 'calavera', 'ofrenda'],
  ['lunar', 'chinese', 'tet', 'seollal'],
  ['thanks', 'thank', 'thankyou', 'grateful', 'gratitude', 'appreciation', 'appreciate', 'ty'],
  ['congratulations', 'congrats', 'congratulation', 'congratulate', 'congratulating', 'well-done'],
  ['graduation', 'graduate', 'grad', 'graduated', 'degree', 'diploma'],
  [
    'wedding',
    'weddings',
    'marriage',
    'married',
    'bride',
    'groom',
    'grooms',
    'brides',
    'bridesmaid',
    'bridesmaids',
    'newlyweds',
    'nuptials',
  ],
  ['engagement', 'engaged', 'fiance', 'fiancee', 'proposal'],
  [
    'sympathy',
    'condolence',
    'condolences',
    'loss',
    'grief',
    'grieving',
    'bereavement',
    'bereaved',
    'sorry',
    'died',
    'death',
    'funeral',
    'passed',
  ],
  ['retirement', 'retired', 'retire', 'retiring'],
  ['leaving', 'goodbye', 'farewell', 'leaver'],
  ['moving', 'home', 'house', 'housewarming'],
  ['luck', 'lucky'],
  [
    'ill',
    'sick',
    'poorly',
    'unwell',
    'injury',
    'recovery',
    'hospital',
    'well',
    'surgery',
    'operation',
    'cancer',
    'chemo',
    'chemotherapy',
  ],
  ['nurse', 'nurses', 'doctor', 'doctors', 'midwife', 'carer', 'nhs', 'medic', 'paramedic'],
  ['teacher', 'teachers', 'tutor', 'headteacher'],
  ['miscarriage', 'stillbirth', 'stillborn', 'sympathy'],
  ['apology', 'apologies', 'apologise', 'apologize', 'sorry'],
  ['communion', 'eucharist'],
  ['christening', 'christened', 'baptism', 'baptised', 'baptized'],
  ['godparent', 'godparents', 'godmother', 'godfather'],
  ['godchild', 'godson', 'goddaughter'],
  ['neighbour', 'neighbours', 'neighbor', 'neighbors'],
  ['belated', 'late', 'missed', 'forgot'],
  [
    'funny',
    'humour',
    'humorous',
    'humor',
    'joke',
    'jokes',
    'silly',
    'hilarious',
    'rude',
    'cheeky',
    'naughty',
    'sarcastic',
    'banter',
  ],
  ['elegant', 'classy', 'posh', 'formal', 'sophisticated'],
  ['cute', 'sweet', 'playful', 'adorable'],
  ['mountain', 'mountains', 'hiking', 'hike', 'hiker', 'walking'],
  ['linocut', 'lino', 'linoprint'],
  ['exam', 'exams', 'gcse', 'gcses', 'finals'],
  ['firework', 'fireworks', 'bonfire', 'sparkler', 'sparklers'],
  ['simple', 'minimal', 'minimalist', 'plain'],
  ['dog', 'puppy', 'doggy', 'pup', 'dachshund', 'terrier', 'spaniel', 'labrador'],
  ['cat', 'kitten', 'kitty', 'puss'],
  ['wellies', 'wellingtons', 'welly', 'gumboots', 'boots'],
  ['bird', 'birds'],
  ['rabbit', 'bunny', 'hare'],
  ['horse', 'pony'],
  ['flower', 'flowers', 'floral', 'bouquet', 'blossom', 'blooms'],
  ['gardening', 'garden', 'gardener', 'allotment'],
  ['cake', 'cakes', 'baking', 'cupcake', 'bake'],
  ['balloon', 'balloons'],
  ['champagne', 'prosecco', 'fizz', 'toast', 'coupes', 'bubbly'],
  ['wine', 'vino'],
  ['beer', 'beers', 'pint', 'pints', 'ale', 'lager', 'ipa', 'brewery'],
  ['gin', 'cocktail', 'cocktails', 'negroni', 'martini', 'mojito', 'spritz'],
  ['pizza', 'pizzas', 'margherita', 'pepperoni', 'takeaway'],
  ['sushi', 'maki', 'nigiri', 'sashimi'],
  ['taco', 'tacos', 'taqueria', 'burrito'],
  ['mooncake', 'mooncakes'],
  ['cooking', 'cook', 'chef', 'kitchen', 'food', 'foodie'],
  ['coffee', 'espresso', 'latte'],
  ['tea', 'teapot', 'cuppa'],
  ['football', 'soccer', 'footie', 'footy'],
  ['rugby', 'rugger'],
  ['cricket', 'cricketer'],
  ['basketball', 'hoops', 'nba'],
  ['swimming', 'swim', 'swimmer'],
  ['yoga', 'yogi', 'pilates', 'meditation', 'zen', 'namaste', 'mindfulness'],
  ['gym', 'fitness', 'exercise', 'workout'],
  ['skiing', 'ski', 'skier', 'snowboard'],
  ['dancing', 'dance', 'dancer', 'disco'],
  ['cinema', 'film', 'movie', 'theatre', 'theater', 'popcorn'],
  ['photography', 'photographer', 'camera'],
  ['knitting', 'knit', 'knitter', 'crochet', 'yarn'],
  ['autumn', 'autumnal', 'fall'],
  [
    'gaming',
    'gamer',
    'game',
    'games',
    'gamepad',
    'console',
    'videogame',
    'videogames',
    'playstation',
    'xbox',
    'nintendo',
    'arcade',
  ],
  ['doughnut', 'doughnuts', 'donut', 'donuts'],
  ['jumper', 'sweater', 'pullover', 'cardigan', 'knitwear'],
  ['biscuit', 'biscuits', 'cookie', 'cookies'],
  ['run', 'running', 'runner', 'jogging', 'jogger', 'marathon'],
  [
    'toolbox',
    'tools',
    'diy',
    'builder',
    'plumber',
    'carpenter',
    'joiner',
    'electrician',
    'handyman',
    'mechanic',
    'workshop',
  ],
  ['farm', 'farming', 'farmyard'],
  ['puzzle', 'puzzles', 'crossword', 'crosswords', 'sudoku', 'jigsaw'],
  ['motorbike', 'motorcycle', 'biker'],
  ['superhero', 'superheroes', 'hero', 'comic'],
  ['llama', 'llamas', 'alpaca', 'alpacas'],
  ['frog', 'frogs', 'toad'],
  ['chicken', 'hen', 'rooster', 'cockerel'],
  ['reindeer', 'deer', 'stag'],
  ['car', 'cars', 'driving', 'motor'],
  ['bicycle', 'bike', 'cycling', 'cyclist'],
  ['train', 'trains', 'railway', 'locomotive'],
  ['boat', 'sailing', 'ship', 'yacht'],
  ['plane', 'planes', 'aeroplane', 'airplane', 'airplanes', 'jet'],
  ['camper', 'campervan', 'van', 'camping', 'caravan'],
  ['music', 'musical', 'musician', 'guitar', 'piano', 'violin', 'vinyl'],
  ['school', 'pupil', 'classroom', 'kindergarten', 'preschool'],
  ['university', 'uni', 'college'],
  ['bee', 'bees', 'bumblebee'],
  ['job', 'promotion', 'promoted', 'career'],
  ['book', 'books', 'reading', 'reader', 'bookworm'],
  ['space', 'rocket', 'astronaut', 'planet'],
  ['dinosaur', 'dinosaurs', 'dino', 'dinos', 'trex'],
  ['unicorn', 'unicorns'],
  ['pirate', 'pirates', 'treasure'],
  ['sea', 'ocean', 'beach', 'seaside', 'coast'],
  ['star', 'stars', 'starry'],
  ['gold', 'golden', 'gilded', 'gilt'],
  ['silver', 'silvery'],
  ['grey', 'gray'],
  ['colour', 'color'],
  ['watercolour', 'watercolor', 'aquarelle'],
  ['number', 'numeral', 'age', 'milestone'],
  ['thirty', '30', '30th', 'thirtieth'],
  ['forty', '40', '40th', 'fortieth'],
  ['fifty', '50', '50th', 'fiftieth'],
  ['sixty', '60', '60th', 'sixtieth'],
  ['seventy', '70', '70th', 'seventieth'],
  ['eighty', '80', '80th', 'eightieth'],
  ['ninety', '90', '90th', 'ninetieth'],
  ['eleven', '11', '11th', 'eleventh'],
  ['twelve', '12', '12th', 'twelfth'],
  ['thirteen', '13', '13th', 'thirteenth'],
  ['fourteen', '14', '14th', 'fourteenth'],
  ['fifteen', '15', '15th', 'fifteenth'],
  ['sixteen', '16', '16th', 'sixteenth'],
  ['seventeen', '17', '17th', 'seventeenth'],
  ['eighteen', '18', '18th', 'eighteenth'],
  ['nineteen', '19', '19th', 'nineteenth'],
  ['twenty', '20', '20th', 'twentieth'],
  ['hundred', '100', '100th', 'hundredth', 'century'],
  ['first', '1', '1st', 'one'],
];

const BY_WORD = new Map<string, Set<string>>();
for (const group of SAME)
  for (const word of group) BY_WORD.set(word, new Set([...(BY_WORD.get(word) ?? []), ...group]));

/** Every word that has another beside it. */
export const THESAURUS: readonly string[] = [...BY_WORD.keys()].filter(isPlain);

/** Words of the language that a slip of a letter would make another of: they are not put right, whether a card has them or not. */
export const NO_SLIPS: ReadonlySet<string> = new Set(
  `
  abroad actor actress addict adult airport alien angry animal answer apple april arrow artist asian athlete attic august aunt author avocado
  award bacon badminton bagel bagpipes baker baking bakery ballerina ballroom banana banjo banker barber bartender baseball basil basket
  bath battle beard beaver beef beetle berry bicycle bingo bison biscuit bishop blind blonde blues board boats boring boxer boxing brain
  brave bread break breast brick bridge broken brunch buffalo builder building burger burrito butcher butler butter cafe camel canada
  canal cancer candy canoe captain cards caring carnival carol carpenter carpet carrot cartoon castle cellist cello cereal chair chalet
  cheese cherry chess chicken chili chips church cider circus cities classic clean cleaner clever climb climber clown coach cobra coffin
  cold comedy comet cookie copper corgi corner country couple cousin cowboy crane crash crazy cricket crisis cruise crying cupid curly curry
  daddy dancer darts data date dating deaf dealer dentist depression deputy desert diabetes diamond diaper dinner disabled diver diving
  divorce dizzy doctor dolphin donkey donut doughnut dragon drawing dream dress drill driver drugs drummer drums dusty dying eagle earth
  editor eggs elbow election elf emu engineer english epilepsy ethnic euro exile fairy falcon fall family famous fancy farmer fashion
  faster father fever fiddle field fighter finance finger fire fireman firefighter fitness flamenco flight florist flute folly forest fork
  forum france freedom freezer fries fudge fungi gamer gaming garage garlic gecko gender genius gentle german giant ginger glasses
  goalie goblin golfer gorilla grammar graphic grass grave gravy greece greek grill groceries grumpy guard guinea guitar gym hair hairdresser
  hammer hammock hamster handbag handy harbour hawaii hawk heater helmet heron hippo hockey holder hollow homeless honest hornet horror
  hostel hotel hound hunter hunting husky iguana india indian insect iphone irish island italian italy jacket jaguar japan japanese jelly
  jersey jewel jockey joker judge judo juggler juice july june jungle kangaroo karaoke karate kayak kebab kettle kidney killer kilt kingdom
  kitchen kite kitten kiwi lacrosse lake lamp landlord language laptop latte laundry lawn lawyer leader leather lego lemur lent leopard
  library lifeguard lily lizard lobster lodge logo lonely loner lorry lottery loyal lunch lung machine mafia magic magnet mango manor maple
  marathon march marine market martial mask mason master maths matrix mayor meadow meat medal meeting melon mental mercy metal mexico
  miner minister mirror model mole monk monster moose moped mortgage mosque motor mouse movie mower muffin murder muscle museum mustard
  nachos nanny narwhal nature naval navy needle nephew network newt nicer ninja noodle north norway nurse nursery nurses obon ocean octopus
  office olympic onion opera orange organ orchid ostrich otter oven oxford pagan painter panther pants paper paradise paris parrot party
  passport pasta pastor paving peace peach peacock peanut pelican pencil penny pepper petrol phone phonics photo pickle pigeon pilgrim
  pilot pirate pitcher pizza plaid planner planter plaster plastic player plenty plumber pocket poetry poker poland police policeman polish
  polo popcorn porridge porter postman potato potter powder power prawn prayer preacher priest primary prince printer prison prize puzzle
  python quaker quail quilt quiz rabbi raccoon racing radar radio rafting rainy ramen ranch ranger raven reader recipe recovery referee
  reggae relief reptile rescue rhino ribbon rider rifle river roast robber robin rocker rocket rodeo roller roman rowing royal rubber
  ruler runner running russia sad safari sailor salad salmon salsa samba sandal sandwich sauna sausage saxophone scarf scholar science
  scientist scooter scorpion scout sculptor seal season secret security senior server sewing shadow shark sheriff shopper shopping shower
  sibling silk singer single sister skater skiing skull skunk slalom slave sledge slipper smoking snake snooker soap sober sobriety soccer
  social sofa soldier solo sorrow soul south space spain spanish spider spinach spoon sports spouse squash squid squirrel stable stamp
  star state steak steam stone storm stove strict student studio sugar suicide sultan sumo sunset super surfer surfing surgeon sushi sweater
  swimmer swine sword symbol table tailor tango tattoo tax taxi teapot tech temple tennis thief thunder tickle tiger timber toast tools
  tooth torah tornado tortoise tower tractor trader trainer tram travel trek trial triplets trolley trombone trouble trousers truck truffle
  trumpet tulips tumour tuna tunnel turkey tutor twelve ukulele uncle uniform urban vacation vampire vanilla vegan vegetarian velvet
  veteran vicar victory video viking village violet viper virgo vision vodka volcano volleyball volunteer waffle waiter walker walking
  wallet walnut walrus warrior wasp watch weasel weaver wedding welder welsh whale wheat wheel whisky whiskey wicked widow widower
  willow winner witch wizard wolf wolves wonder wood worker world worm wrestling writer xylophone yacht yoghurt zebra zombie zoo
  `
    .trim()
    .split(/\s+/),
);

/** What somebody who types the one may be glad to find, though not the other way round: a card for a child will do for a grandson. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  boy: ['son', 'nephew'],
  girl: ['daughter', 'niece'],
  grandson: ['grandchildren', 'child', 'children'],
  granddaughter: ['grandchildren', 'child', 'children'],
  grandchild: ['grandchildren', 'child', 'children'],
  grandkids: ['grandchildren', 'child', 'children'],
  divorce: ['start'],
  divorced: ['start'],
  separation: ['start'],
  separated: ['start'],
  breakup: ['start'],
  goddaughter: ['child', 'children'],
  godson: ['child', 'children'],
  toddler: ['child', 'children'],
  twins: ['baby'],
  stepdad: ['dad', 'father'],
  stepmum: ['mum', 'mother'],
  stepmom: ['mum', 'mother'],
  secretary: ['colleague'],
  assistant: ['colleague'],
  employee: ['colleague'],
  staff: ['colleague'],
  work: ['colleague', 'job'],
  encouragement: ['luck', 'thinking'],
  encouraging: ['luck', 'thinking'],
  support: ['thinking'],
  miss: ['thinking'],
  missing: ['thinking'],
  confirmation: ['communion'],
  lavender: ['flower', 'flowers'],
  vacation: ['travel', 'beach', 'suitcase', 'voyage'],
  vacations: ['travel', 'beach', 'suitcase', 'voyage'],
  farmer: ['farm', 'tractor'],
  lorry: ['truck', 'van', 'tractor', 'digger'],
  lorries: ['truck', 'van', 'tractor', 'digger'],
  truck: ['lorry', 'van', 'tractor', 'digger'],
  trucks: ['lorry', 'van', 'tractor', 'digger'],
  excavator: ['digger'],
  pilot: ['plane', 'airship'],
  flying: ['plane', 'airship'],
  firefighter: ['fire'],
  fireman: ['fire'],
  scientist: ['chemist', 'telescope'],
  engineer: ['train', 'workshop'],
  surfing: ['wave', 'beach'],
  surfer: ['wave', 'beach'],
  surf: ['wave', 'beach'],
  climbing: ['mountain', 'mountains'],
  climber: ['mountain', 'mountains'],
  burger: ['pizza', 'taco', 'takeaway'],
  curry: ['takeaway', 'supper', 'cooking'],
  candy: ['chocolates'],
  dessert: ['cake', 'pie', 'cupcake'],
  icecream: ['cupcake', 'cone', 'lolly'],
  tortoise: ['turtle'],
  wolf: ['fox'],
  kangaroo: ['koala'],
  hamster: ['guinea', 'mouse'],
  shark: ['whale', 'fish'],
  corgi: ['dog'],
  apartment: ['home', 'house'],
  flat: ['home', 'house'],
  diaper: ['baby'],
  pajamas: ['sleep', 'bed'],
  pyjamas: ['sleep', 'bed'],
  sad: ['thinking'],
  lonely: ['thinking'],
  depressed: ['thinking'],
  cheerup: ['thinking'],
  heartbreak: ['thinking'],
  sparkle: ['sparklers', 'confetti'],
  glitter: ['sparklers', 'confetti'],
  sparkly: ['sparklers', 'confetti'],
  rainy: ['rain', 'umbrella'],
  firefighters: ['fire'],
  triplets: ['baby'],
  bachelorette: ['wedding'],
  trip: ['travel', 'voyage'],
  cruise: ['ship', 'boat'],
  picnics: ['picnic'],
  snooker: ['pub'],
};

/**
 * What people write in several words, or in words that mean something else alone, as the shop says it. "Day" and "year" stand on cards of every
 * kind, so that "7 year old" would find a year of marriage.
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(\d{1,3}) ?(?:years?|yrs?|yo)(?: of age)?(?: old)?\b(?= |$)(?! (?:together|married|of marriage|wedding|anniversary))/g,
    '$1 birthday',
  ],
  [/\b(\d{1,3}) ?(?:years?|yrs?) (?:together|married|of marriage)\b/g, '$1 anniversary'],
  [/\b(?:turning|aged?) (\d{1,3})\b/g, '$1 birthday'],
  [/\b(\d{1,3}) (?:and|&) (?:fabulous|counting)\b|\b(\d{1,3}) today\b/g, '$1$2 birthday'],
  [/\bone today\b/g, '1 birthday'],
  [/\bquinceaneras?\b/g, '15 birthday'],
  [/\bit(?: ?i?s)? a (?:boy|girl)\b|\bbaby (?:boy|girl)\b/g, 'newborn'],
  [/\bnew (?:mum|mom|mummy|mommy|dad|daddy|parents?)\b/g, 'newborn'],
  [/\bfirst day (?:of|at) (?:school|nursery)\b|\b(?:back to|starting) school\b/g, 'school'],
  [/\bget(?:ting)? (?:well|better) soon\b|\bfeel better\b|\bspeedy recovery\b/g, 'get well'],
  [/\bsorry for (?:your|their|the|a) loss\b/g, 'sympathy'],
  [/\bsorry you ?(?:a?re)? (?:leaving|going)\b/g, 'leaving'],
  [/\bjust because\b|\bno (?:particular )?(?:reason|occasion)\b|\bblank\b/g, 'justbecause'],
  [/\bproud of (?:you|u|her|him|them)\b/g, 'proud congratulations'],
  [/\byou ?(?:ve)? got this\b|\bbreak a leg\b|\bfingers crossed\b/g, 'good luck'],
  [/\bgood bye\b/g, 'goodbye'],
  [/\bbon voyage\b/g, 'leaving'],
  [/\bstep (dad|mum|mom)\b/g, 'step$1'],
  [/\b(?:4th|four) of july\b|\bindependence day\b/g, 'fourth of july'],
  [/\bhogmanay\b/g, 'new year'],
  [/\bgalentines?\b/g, 'valentine friend'],
  [/\bpaddys\b|\bpattys\b/g, 'patricks'],
  [/\bsweet sixteen\b/g, '16 birthday'],
  [/\bmr (?:and|&) mrs\b/g, 'wedding'],
  [/\b(?:hen|stag|bachelor|bachelorette) (?:party|parties|do|night)\b|\bbridal shower\b/g, 'wedding'],
  // A day of its own, and none that a card here is about.
  [/\b(memorial|labou?r|earth|bank) (day|holiday)\b/g, '$1$2'],
  [/\bgender reveal\b/g, 'newborn'],
  [/\bboxing day\b/g, 'christmas'],
  [/\bfavou?rites? (?=colou?r)/g, ''],
  [/\bice creams?\b/g, 'icecream'],
  [/\bvideo games?\b/g, 'gaming'],
  [/\bcheer(?:ing)? up\b/g, 'cheerup'],
  [/\bfire ?(?:man|fighters?|truck|engine)\b/g, 'fire engine'],
  [/\bhang in there\b|\bstay strong\b/g, 'thinking of you'],
];

/** What was typed, with its phrases as the shop says them. @param plain in lower case, words and single spaces alone */
export function asShopSays(plain: string): string {
  return PHRASES.reduce((said, [phrase, ours]) => said.replaceAll(phrase, ours), plain);
}

/** Words that stand on cards of every kind: what is found by them alone is found by chance. */
export const BY_CHANCE: ReadonlySet<string> = new Set(
  'day days year years date time old new good great little big week night today first get make one two'.split(' '),
);

const ORDINAL = /^(\d{1,3})(?:st|nd|rd|th)$/;

/** A word and those that mean the same, itself first. The 25th is a 25, whatever the number. */
export function sameAs(word: string): string[] {
  const number = ORDINAL.exec(word)?.[1];
  const same = [
    ...(BY_WORD.get(word) ?? []),
    ...(Object.hasOwn(WIDER, word) ? (WIDER[word] ?? []) : []),
    ...(number === undefined ? [] : [number, ...(BY_WORD.get(number) ?? [])]),
  ];
  return [...new Set([word, ...same.filter(isPlain)])];
}

function isPlain(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}
