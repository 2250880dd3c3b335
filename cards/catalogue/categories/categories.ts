import type { CategoryNode } from './category.ts';

type CategoryRow = [slug: string, name: string, heading: string, line: string];

function nodesOf(rows: CategoryRow[]): CategoryNode[] {
  return rows.map(([slug, name, heading, line]) => ({ slug, name, heading, line }));
}

const BIRTHDAY: CategoryNode = {
  slug: 'birthday',
  name: 'Birthday',
  heading: 'Birthday cards',
  line: 'For every age you admit to, and the ones you don’t.',
  items: [
    {
      slug: 'for-her',
      name: 'For her',
      heading: 'Birthday cards for her',
      line: 'For women with opinions, pockets and somewhere to be.',
    },
    {
      slug: 'for-him',
      name: 'For him',
      heading: 'Birthday cards for him',
      line: 'For the men who say they want nothing, and mean cake.',
    },
    { slug: 'mum', name: 'Mum', heading: 'Birthday cards for Mum', line: 'For the one who was right about the coat.' },
    {
      slug: 'dad',
      name: 'Dad',
      heading: 'Birthday cards for Dad',
      line: 'For the keeper of the shed, the map and the thermostat.',
    },
    {
      slug: 'grandparents',
      name: 'Grandparents',
      heading: 'Birthday cards for grandparents',
      line: 'For the people who always had a biscuit and the time.',
      items: nodesOf([
        ['grandma', 'Grandma', 'Birthday cards for Grandma', 'For whatever you call her: Nan, Gran, Nana, Granny.'],
        ['grandad', 'Grandad', 'Birthday cards for Grandad', 'For the teller of the one about the boat.'],
      ]),
    },
    {
      slug: 'partner',
      name: 'Partner',
      heading: 'Birthday cards for your partner',
      line: 'For the person whose key in the door is your favourite sound.',
      items: nodesOf([
        ['wife', 'Wife', 'Birthday cards for your wife', 'For the clever one you married.'],
        ['husband', 'Husband', 'Birthday cards for your husband', 'For the man in the old jumper.'],
      ]),
    },
    {
      slug: 'family',
      name: 'Family',
      heading: 'Birthday cards for the family',
      line: 'For the people you would recognise by their cough.',
      items: nodesOf([
        ['daughter', 'Daughter', 'Birthday cards for your daughter', 'However tall she has got.'],
        ['son', 'Son', 'Birthday cards for your son', 'However tall he has got.'],
        [
          'sister',
          'Sister',
          'Birthday cards for your sister',
          'For your first friend, and your first rival for the top bunk.',
        ],
        ['brother', 'Brother', 'Birthday cards for your brother', 'For the one who has known you since the back seat.'],
        [
          'grandchildren',
          'Grandchildren',
          'Birthday cards for grandchildren',
          'For the ones who are allowed a second pudding.',
        ],
        [
          'nieces-and-nephews',
          'Nieces, nephews and godchildren',
          'Birthday cards for nieces, nephews and godchildren',
          'From the grown-up who keeps the good sweets.',
        ],
        [
          'relations',
          'Aunts, uncles and in-laws',
          'Birthday cards for aunts, uncles and in-laws',
          'For those who came with the family, and those who married in.',
        ],
      ]),
    },
    {
      slug: 'friend',
      name: 'Friend',
      heading: 'Birthday cards for a friend',
      line: 'For the ones who stay to wash up.',
      items: nodesOf([['neighbour', 'Neighbour', 'Birthday cards for neighbours', 'Over the fence, with love.']]),
    },
    {
      slug: 'colleague',
      name: 'Colleague',
      heading: 'Birthday cards for colleagues',
      line: 'For the good bit of Monday.',
      items: nodesOf([
        ['boss', 'Boss', 'Birthday cards for the boss', 'Approved without changes.'],
        ['teacher', 'Teacher', 'Birthday cards for teachers', 'For the person who deserves the sticker today.'],
      ]),
    },
    {
      slug: 'children',
      name: 'Children by age',
      heading: 'Birthday cards for children',
      line: 'Dinosaurs, pirates, robots, and one whole candle.',
      items: nodesOf([
        ['first', 'First birthday', 'First birthday cards', 'One whole candle, and a spoon to hold it off with.'],
        ['2-to-4', 'Ages 2 to 4', 'Birthday cards for ages 2 to 4', 'For puddle inspectors and part-time pirates.'],
        ['5-to-7', 'Ages 5 to 7', 'Birthday cards for ages 5 to 7', 'For captains, tooth-wobblers and early readers.'],
        [
          '8-to-12',
          'Ages 8 to 12',
          'Birthday cards for ages 8 to 12',
          'For the double-figured, and those who can nearly see it.',
        ],
        ['teens', 'Teenagers', 'Birthday cards for teenagers', 'We knocked first.'],
      ]),
    },
    {
      slug: 'milestones',
      name: 'Milestone ages',
      heading: 'Milestone birthday cards',
      line: 'For the birthdays with a nought on the end, and a few without.',
      items: nodesOf([
        ['18', '18', 'Eighteenth birthday cards', 'Old enough to be asked, not old enough to know.'],
        ['21', '21', 'Twenty-first birthday cards', 'The key, the door, the whole map open.'],
        ['30', '30', 'Thirtieth birthday cards', 'For the owner of one good saucepan.'],
        ['40', '40', 'Fortieth birthday cards', 'Chapter forty, in which it gets really good.'],
        ['50', '50', 'Fiftieth birthday cards', 'Gold all through.'],
        ['60', '60', 'Sixtieth birthday cards', 'Sixty? Says who?'],
        ['65', '65', 'Sixty-fifth birthday cards', 'The day’s your own.'],
        ['70', '70', 'Seventieth birthday cards', 'Seventy rings, and still putting out leaves.'],
        ['80', '80', 'Eightieth birthday cards', 'All hands to the candles.'],
        ['90', '90', 'Ninetieth birthday cards', 'Ninety times round the sun.'],
        ['100', '100', 'Hundredth birthday cards', 'A century, and not out.'],
      ]),
    },
    {
      slug: 'funny',
      name: 'Funny',
      heading: 'Funny birthday cards',
      line: 'For people who open the card before the present.',
    },
    {
      slug: 'elegant',
      name: 'Elegant',
      heading: 'Elegant birthday cards',
      line: 'Good paper, few words, well chosen.',
    },
    { slug: 'belated', name: 'Belated', heading: 'Belated birthday cards', line: 'Late, with flowers.' },
    { slug: 'from-us', name: 'From all of us', heading: 'Birthday cards from all of us', line: 'One card, many pens.' },
    {
      slug: 'pets',
      name: 'From the pets',
      heading: 'Birthday cards from the pets, and to them',
      line: 'Signed with a paw, paid for by you.',
    },
  ],
};

const ANNIVERSARY: CategoryNode = {
  slug: 'anniversary',
  name: 'Anniversary',
  heading: 'Anniversary cards',
  line: 'For one year or sixty, and the person at the other end of the sofa.',
  items: [
    {
      slug: 'partner',
      name: 'For each other',
      heading: 'Anniversary cards for each other',
      line: 'From one of you to the other one.',
      items: nodesOf([
        ['wife', 'To my wife', 'Anniversary cards to my wife', 'I do. I still do. I did this morning.'],
        ['husband', 'To my husband', 'Anniversary cards to my husband', 'For the man who warms the car.'],
      ]),
    },
    {
      slug: 'couples',
      name: 'Couples',
      heading: 'Anniversary cards for couples',
      line: 'For two people it does you good to see.',
    },
    { slug: 'parents', name: 'Mum and Dad', heading: 'Anniversary cards for parents', line: 'From their best work.' },
    {
      slug: 'years',
      name: 'By the year',
      heading: 'Anniversary cards by the year',
      line: 'Paper, cotton, wood, wool, and so to gold.',
      items: nodesOf([
        ['first', '1: paper', 'First anniversary cards', 'Paper, and no creases yet.'],
        [
          '2-to-9',
          '2 to 9: cotton to pottery',
          'Anniversary cards, years 2 to 9',
          'Cotton, leather, linen, wood: the soft years and the sturdy ones.',
        ],
        [
          '10-to-19',
          '10 to 19: tin to crystal',
          'Anniversary cards, years 10 to 19',
          'Ten years and more, and no rust.',
        ],
        ['20', '20: china', 'China anniversary cards', 'Twenty years, and not a chip in it.'],
        ['25', '25: silver', 'Silver anniversary cards', 'Twenty-five years, polished by use.'],
        ['30', '30: pearl', 'Pearl anniversary cards', 'Grit first, then pearl.'],
        ['40', '40: ruby', 'Ruby anniversary cards', 'Forty years, and a fire still in.'],
        ['50', '50: gold', 'Golden anniversary cards', 'Golden, the pair of you.'],
        ['60', '60: diamond', 'Diamond anniversary cards', 'Sixty years of goodnight.'],
        ['more', '35, 45, 55 and more', 'More anniversary years', 'Coral, sapphire, emerald, platinum.'],
      ]),
    },
    {
      slug: 'funny',
      name: 'Funny',
      heading: 'Funny anniversary cards',
      line: 'For marriages with a sense of humour, which is most of the long ones.',
    },
  ],
};

const HOLIDAYS: CategoryNode = {
  slug: 'holidays',
  name: 'Holidays',
  heading: 'Holiday cards',
  line: 'For the days when everyone is thinking of someone.',
  items: [
    {
      slug: 'christmas',
      name: 'Christmas',
      heading: 'Christmas cards',
      line: 'For everyone under your tree, and those too far to sit there.',
      items: nodesOf([
        ['family', 'Family', 'Christmas cards for the family', 'For the people who know where the good biscuits are.'],
        [
          'friends',
          'Friends and neighbours',
          'Christmas cards for friends and neighbours',
          'For those who come in without knocking.',
        ],
        [
          'partner',
          'For the one you love',
          'Christmas cards for the one you love',
          'For the person holding the other end of the lights.',
        ],
        ['work', 'From work', 'Christmas cards from work', 'Out of office, all of us.'],
        ['blessings', 'Christmas blessings', 'Christmas cards with blessings', 'A stable, a star, a child.'],
        ['funny', 'Funny', 'Funny Christmas cards', 'The sprouts are on. They went on in November.'],
      ]),
    },
    { slug: 'new-year', name: 'New Year', heading: 'New Year cards', line: 'A clean page, and your good handwriting.' },
    {
      slug: 'valentines-day',
      name: 'Valentine’s Day',
      heading: 'Valentine’s Day cards',
      line: 'For saying it, or for saying it sideways.',
      items: nodesOf([
        ['partner', 'For the one you love', 'Valentine’s cards for the one you love', 'Still you. We checked.'],
        ['new-love', 'For someone new', 'Valentine’s cards for someone new', 'For hoping, admiring and guessing who.'],
        [
          'friends',
          'For friends and family',
          'Valentine’s cards for friends and family',
          'For every other kind of love.',
        ],
      ]),
    },
    {
      slug: 'mothers-day',
      name: 'Mother’s Day',
      heading: 'Mother’s Day cards',
      line: 'For the voice that means home.',
      items: nodesOf([
        ['mum', 'Mum', 'Mother’s Day cards for Mum', 'For the one who always took the burnt one.'],
        ['grandma', 'Grandma', 'Mother’s Day cards for Grandma', 'Twice the mother, half the telling-off.'],
        [
          'others',
          'Wives, sisters, friends',
          'Mother’s Day cards for wives, sisters and friends',
          'For every other mother you know.',
        ],
      ]),
    },
    {
      slug: 'fathers-day',
      name: 'Father’s Day',
      heading: 'Father’s Day cards',
      line: 'For the man who checked your tyres and meant goodbye.',
      items: nodesOf([
        ['dad', 'Dad', 'Father’s Day cards for Dad', 'He said not to get him anything.'],
        ['grandad', 'Grandad', 'Father’s Day cards for Grandad', 'Dad to your dad.'],
        [
          'others',
          'Husbands, brothers, friends',
          'Father’s Day cards for husbands, brothers and friends',
          'For every other father you know.',
        ],
      ]),
    },
    { slug: 'easter', name: 'Easter', heading: 'Easter cards', line: 'Windows open, buds undone, something baking.' },
    {
      slug: 'halloween',
      name: 'Halloween',
      heading: 'Halloween cards',
      line: 'Something’s at the gate, and it is holding out a bucket.',
    },
    {
      slug: 'thanksgiving',
      name: 'Thanksgiving',
      heading: 'Thanksgiving cards',
      line: 'Both leaves in the table, and a chair for you.',
    },
    { slug: 'hanukkah', name: 'Hanukkah', heading: 'Hanukkah cards', line: 'One more light than last night.' },
    {
      slug: 'passover',
      name: 'Passover',
      heading: 'Passover cards',
      line: 'Room at the table, and a door that opens.',
    },
    {
      slug: 'rosh-hashanah',
      name: 'Rosh Hashanah',
      heading: 'Rosh Hashanah cards',
      line: 'A good year, and sweet down to the bottom of the jar.',
    },
    {
      slug: 'diwali',
      name: 'Diwali',
      heading: 'Diwali cards',
      line: 'A lamp at your door, and one at ours, turned to face it.',
    },
    { slug: 'holi', name: 'Holi', heading: 'Holi cards', line: 'Wear white. It won’t be for long.' },
    { slug: 'eid', name: 'Eid', heading: 'Eid cards', line: 'For your table, and whoever has just rung the bell.' },
    {
      slug: 'lunar-new-year',
      name: 'Lunar New Year',
      heading: 'Lunar New Year cards',
      line: 'Doors open, lamps red, the whole year sitting down to eat.',
    },
    {
      slug: 'mid-autumn',
      name: 'Mid-Autumn',
      heading: 'Mid-Autumn cards',
      line: 'Lanterns out, tea poured, everyone under the one round moon.',
    },
    {
      slug: 'kwanzaa',
      name: 'Kwanzaa',
      heading: 'Kwanzaa cards',
      line: 'Seven candles, seven nights, and every chair pulled in.',
    },
    {
      slug: 'st-patricks-day',
      name: 'St Patrick’s Day',
      heading: 'St Patrick’s Day cards',
      line: 'Shamrock in the lapel, rain down the collar.',
    },
    {
      slug: 'fourth-of-july',
      name: 'Fourth of July',
      heading: 'Fourth of July cards',
      line: 'Six grills, one breeze, fireflies first.',
    },
  ],
};

/** The occasions outside the three calendar categories. */
const OTHERS: CategoryNode[] = [
  {
    slug: 'thank-you',
    name: 'Thank you',
    heading: 'Thank-you cards',
    line: 'For the lift, the loan, the lemons over the fence.',
    items: nodesOf([
      [
        'friends',
        'Friends and neighbours',
        'Thank-you cards for friends and neighbours',
        'For those who came with a ladder.',
      ],
      ['teachers', 'Teachers', 'Thank-you cards for teachers', 'For whoever made fractions bearable.'],
      ['family', 'Family', 'Thank-you cards for the family', 'For the people who never wanted thanking.'],
      ['work', 'Work', 'Thank-you cards for work', 'For the one who stayed to finish it with you.'],
    ]),
  },
  {
    slug: 'congratulations',
    name: 'Congratulations',
    heading: 'Congratulations cards',
    line: 'For the door that opened, and the person who leaned on it.',
    items: nodesOf([
      ['graduation', 'Graduation', 'Graduation cards', 'Hats up.'],
      ['new-job', 'New job', 'New job cards', 'A desk, a mug, and nobody’s name learned yet.'],
      [
        'exams',
        'Exams and tests',
        'Cards for exams and tests passed',
        'All that revising, and it was Tuesday after all.',
      ],
      ['driving-test', 'Driving test', 'Driving test cards', 'The L came off. The kerbs have been told.'],
    ]),
  },
  {
    slug: 'wedding',
    name: 'Wedding',
    heading: 'Wedding cards',
    line: 'For two people, one cake and a very long table.',
    items: nodesOf([
      ['engagement', 'Engagement', 'Engagement cards', 'They asked. They said yes. Nobody was surprised but them.'],
    ]),
  },
  {
    slug: 'baby',
    name: 'New baby',
    heading: 'New baby cards',
    line: 'For the smallest person in the room, and whoever is holding them.',
    items: nodesOf([
      ['expecting', 'Baby shower', 'Baby shower cards', 'For whoever is on the way, and whoever is packing the bag.'],
    ]),
  },
  { slug: 'get-well', name: 'Get well', heading: 'Get-well cards', line: 'For soup weather.' },
  {
    slug: 'sympathy',
    name: 'Sympathy',
    heading: 'Sympathy cards',
    line: 'Few words, and none of them clever.',
    items: nodesOf([['pets', 'Losing a pet', 'Cards for the loss of a pet', 'For the quiet where the paws were.']]),
  },
  {
    slug: 'thinking-of-you',
    name: 'Thinking of you',
    heading: 'Thinking-of-you cards',
    line: 'For nothing in particular, which is the best reason.',
  },
  {
    slug: 'good-luck',
    name: 'Good luck',
    heading: 'Good-luck cards',
    line: 'For the night before, and the minute before.',
    items: nodesOf([
      [
        'school',
        'First day of school',
        'First day of school cards',
        'Name in the collar, crusts cut off, brave face on.',
      ],
      ['new-start', 'A new start', 'Cards for a new start', 'For the far side of a hard year, and the kettle there.'],
    ]),
  },
  {
    slug: 'new-home',
    name: 'New home',
    heading: 'New home cards',
    line: 'For boxes marked “misc”, and where the kettle is.',
  },
  {
    slug: 'retirement',
    name: 'Retirement',
    heading: 'Retirement cards',
    line: 'For Mondays, handed back.',
    items: nodesOf([
      ['leaving', 'Leaving', 'Leaving cards', 'For the chair by the window, and whoever made it theirs.'],
    ]),
  },
  {
    slug: 'just-because',
    name: 'Just because',
    heading: 'Just-because cards',
    line: 'For a Wednesday.',
    items: nodesOf([['sorry', 'Sorry', 'Sorry cards', 'For saying it first.']]),
  },
];

/** The categories of the shop. A category without cards is not shown. */
export const CATEGORIES: CategoryNode[] = [BIRTHDAY, ANNIVERSARY, HOLIDAYS, ...OTHERS];
