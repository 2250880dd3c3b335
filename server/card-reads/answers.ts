import { isOccasion, type Occasion } from '#shared/cards/card-kind.ts';

type Answers = readonly [string, string, string];
const MADE_MY_DAY = 'Thank you, it made my day';
const CALL = 'Call you tonight?';
/** For a card whose occasion we have no words for. */
const GENERAL: Answers = [MADE_MY_DAY, 'How kind of you', CALL];

/** What people say back, three to an occasion. A card of sympathy is never answered cheerfully, and asks for nothing. */
const ANSWERS: Record<Occasion, Answers> = {
  birthday: [MADE_MY_DAY, 'You remembered', CALL],
  anniversary: [MADE_MY_DAY, 'We are both smiling', 'Dinner with us soon?'],
  christmas: [MADE_MY_DAY, 'A happy Christmas to you too', CALL],
  diwali: ['Thank you, it lit up my day', 'A happy Diwali to you and yours', CALL],
  easter: [MADE_MY_DAY, 'A happy Easter to you too', CALL],
  eid: ['Thank you, what a lovely surprise', 'Eid Mubarak to you and yours', CALL],
  'fathers-day': [MADE_MY_DAY, 'I am a lucky dad', CALL],
  'fourth-of-july': [MADE_MY_DAY, 'A happy Fourth to you too', 'See you at the fireworks?'],
  halloween: ['Thank you, it made me jump', 'A happy Halloween to you too', 'What are you going as?'],
  hanukkah: ['Thank you, it lit up my day', 'A happy Hanukkah to you too', CALL],
  holi: ['Thank you, it brought colour to my day', 'A happy Holi to you too', CALL],
  kwanzaa: [MADE_MY_DAY, 'A joyous Kwanzaa to you too', CALL],
  'lunar-new-year': [MADE_MY_DAY, 'A happy new year to you and your family', CALL],
  'mid-autumn': ['Thank you, it lit up my night', 'A happy Mid-Autumn to you and yours', CALL],
  'mothers-day': [MADE_MY_DAY, 'I am a lucky mum', CALL],
  'new-year': [MADE_MY_DAY, 'A happy new year to you too', 'See you in the new year?'],
  passover: ['Thank you, what a lovely surprise', 'A happy Passover to you too', CALL],
  'rosh-hashanah': ['Thank you, what a lovely surprise', 'A sweet new year to you too', CALL],
  'st-patricks': [MADE_MY_DAY, 'A happy St Patrick’s Day to you too', CALL],
  thanksgiving: [MADE_MY_DAY, 'I am thankful for you too', CALL],
  valentine: [MADE_MY_DAY, 'You have my heart', 'Dinner tonight?'],
  'thank-you': ['You are so welcome', 'It was a pleasure', 'Any time'],
  congratulations: [MADE_MY_DAY, 'I still cannot believe it', 'Celebrate with me?'],
  graduation: [MADE_MY_DAY, 'We made it, and you helped', 'Celebrate with me?'],
  wedding: ['Thank you from us both', 'We are so happy', 'We will raise a glass to you'],
  engagement: ['Thank you from us both', 'We are so happy', 'Celebrate with us?'],
  baby: ['Thank you from all of us', 'We are tired and very happy', 'Come and meet the little one?'],
  'get-well': ['Thank you, it cheered me up', 'I am on the mend', 'Come and see me?'],
  sympathy: ['Thank you for thinking of us', 'Your words are a comfort', 'It means a great deal'],
  'thinking-of-you': ['Thank you, I needed that', 'I think of you too', CALL],
  'good-luck': ['Thank you, I will do my best', 'It means a lot', 'I will tell you how it went'],
  'new-home': ['Thank you, it has a place already', 'It begins to feel like home', 'Come and see it?'],
  retirement: ['Thank you, it made me smile', 'I will miss you all', 'Coffee, now that I have the time?'],
  'farewell-colleague': ['Thank you, it made me smile', 'I will miss you all', 'Let us stay in touch'],
  sorry: ['Thank you for saying so', 'All is well', 'Shall we talk?'],
  'just-because': ['Thank you, what a lovely surprise', 'You are the best', CALL],
};

/** Ready answers: they fill the field and are sent only by the button. */
export function readyAnswers(occasion: string): string[] {
  return [...(isOccasion(occasion) ? ANSWERS[occasion] : GENERAL)];
}
