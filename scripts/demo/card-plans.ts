import { demoMember } from './members.ts';

export type PlannedRecipient = { name: string; email: string; timeZone?: string; countryId?: string };
/** A day and a time of the demo, in UTC. */
type Moment = { day: number; time: string };
/** The opening of a card by its recipient; `member` is the first name of one who is signed in. */
export type PlannedOpening = Moment & { email: string; member?: string; reply?: string };
export type CardPlan = Moment & {
  /** First name of the member who sends it, or the name of the visitor. */
  from: string;
  /** The sender of a card without an account. */
  visitor?: { name: string; email: string; timeZone: string };
  to: readonly PlannedRecipient[];
  /** A search for cards of the shop, and which of its results. */
  search: { top?: string; mid?: string; q?: string };
  pick: number;
  nameOnFront: string;
  message: string;
  phrase: string;
  /** The day and hour at the recipients' places; at once when left out. `deliveredAt` is that time in UTC when it is past. */
  schedule?: Moment & { deliveredAt?: Moment };
  end: 'sent' | 'draft' | 'cancelled';
  readings?: readonly PlannedOpening[];
  /** The sender corrects a bounced address. */
  correction?: Moment & { email: string };
};

const member = (firstName: string, reading: Omit<PlannedOpening, 'email' | 'member'>): PlannedOpening => ({
  ...reading,
  email: demoMember(firstName).email,
  member: firstName,
});

export const DEMO_CARDS: readonly CardPlan[] = [
  {
    day: -18,
    time: '09:10',
    from: 'Rosa',
    to: [demoMember('Amelie')],
    search: { top: 'birthday' },
    pick: 0,
    nameOnFront: 'Amelie',
    message:
      'Dear Amelie,\nI still have the map you drew me on the napkin. The garden at the new house sounds just like you. Save me a corner of it for tomatoes, and have the loveliest day.\nRosa',
    phrase: 'The yellow canoe',
    end: 'sent',
    readings: [
      member('Amelie', {
        day: -17,
        time: '20:30',
        reply: 'Oh Rosa! I cried a little on the tram. The tomatoes are planted, and your corner is waiting.',
      }),
    ],
  },
  {
    day: -16,
    time: '07:45',
    from: 'Amelie',
    to: [demoMember('Rosa')],
    search: { q: 'thank you' },
    pick: 1,
    nameOnFront: 'Rosa',
    message:
      'Dear Rosa,\nthank you for thinking of me from so far away. Come and visit when it is winter where you are.\nAmelie',
    phrase: 'The napkin map',
    end: 'sent',
    readings: [member('Rosa', { day: -16, time: '18:05' })],
  },
  {
    day: -14,
    time: '10:20',
    from: 'Rosa',
    to: [demoMember('Łukasz'), { name: 'Hanna', email: 'hanna@stocznia.invalid' }],
    search: { q: 'congratulations' },
    pick: 0,
    nameOnFront: 'Łukasz',
    message:
      'Dear both,\nyou did it! A boat of your own. I expect to be taken out on it before the summer is over.\nRosa',
    phrase: 'Ahoy from the harbour',
    end: 'sent',
    readings: [member('Łukasz', { day: -14, time: '16:45', reply: 'First trip is yours. Bring a warm jacket!' })],
  },
  {
    day: -12,
    time: '14:00',
    from: 'Jonas',
    to: [{ name: 'Helga', email: 'helga@altepost.invalid', timeZone: 'Europe/Berlin', countryId: 'DE' }],
    search: { top: 'birthday' },
    pick: 5,
    nameOnFront: 'Helga',
    message: 'Liebe Tante Helga,\nalles Gute zum Geburtstag! We will call you on Sunday.\nJonas',
    phrase: 'The house by the lake',
    end: 'sent',
    correction: { day: -7, time: '09:15', email: 'helga@neuepost.example' },
    readings: [{ day: -6, time: '10:30', email: 'helga@neuepost.example' }],
  },
  {
    day: -11,
    time: '11:30',
    from: 'Mei',
    to: [demoMember('Priya')],
    search: { top: 'birthday' },
    pick: 9,
    nameOnFront: 'Priya',
    message: 'Dear Priya,\nhappy birthday! Thank you for two years of the best desk next to mine.\nMei',
    phrase: 'Tea at four',
    schedule: { day: -8, time: '09:00', deliveredAt: { day: -8, time: '03:31' } },
    end: 'sent',
    readings: [member('Priya', { day: -8, time: '04:10', reply: 'Tea is on me today. Thank you, Mei!' })],
  },
  {
    day: -9,
    time: '13:25',
    from: 'Priya',
    to: [
      { name: 'Asha', email: 'asha@workshop.example' },
      { name: 'Dev', email: 'dev@workshop.example' },
      { name: 'Lena', email: 'lena@workshop.example' },
      { name: 'Omar', email: 'omar@workshop.invalid' },
    ],
    search: { q: 'thank you' },
    pick: 4,
    nameOnFront: 'Team',
    message:
      'Dear all,\nthank you for the late evenings and the good jokes. The exhibition would not exist without you.\nPriya',
    phrase: 'The blue workshop',
    end: 'sent',
    readings: [
      { day: -9, time: '15:00', email: 'asha@workshop.example', reply: 'It was a joy. When do we do it again?' },
      { day: -8, time: '08:20', email: 'dev@workshop.example' },
    ],
  },
  {
    day: -7,
    time: '17:40',
    from: 'Nadia',
    to: [demoMember('Samuel')],
    search: { q: 'get well' },
    pick: 0,
    nameOnFront: 'Samuel',
    message: 'Dear Samuel,\nI heard about your knee. Rest, read, and let others carry things for once.\nNadia',
    phrase: 'The long staircase',
    end: 'sent',
  },
  {
    day: -6,
    time: '08:15',
    from: 'Samuel',
    to: [{ name: 'Adaeze', email: 'adaeze@palmgrove.example', timeZone: 'Africa/Lagos', countryId: 'NG' }],
    search: { top: 'birthday', mid: 'mum' },
    pick: 0,
    nameOnFront: 'Mum',
    message: 'Dear Mum,\nhappy birthday! I am cooking on Sunday, and this time I will not burn the rice.\nSamuel',
    phrase: 'Sunday lunch',
    end: 'sent',
    readings: [{ day: -6, time: '12:00', email: 'adaeze@palmgrove.example' }],
  },
  {
    day: -5,
    time: '19:30',
    from: 'Tomás',
    to: [demoMember('Grace')],
    search: { top: 'anniversary' },
    pick: 2,
    nameOnFront: 'Grace',
    message:
      'Dear Grace,\nthirty years since you hired a nervous young man who could not spell. Thank you for everything.\nTomás',
    phrase: 'The corner office',
    end: 'sent',
    readings: [
      member('Grace', {
        day: -4,
        time: '13:10',
        reply: 'You could not spell, but you could listen. Come for lunch, Tomás.',
      }),
    ],
  },
  {
    day: -4,
    time: '16:20',
    from: 'Olivia Marsh',
    visitor: { name: 'Olivia Marsh', email: 'olivia@millpond.example', timeZone: 'Europe/London' },
    to: [{ name: 'Ben', email: 'ben@millpond.example', timeZone: 'Europe/London', countryId: 'GB' }],
    search: { q: 'good luck' },
    pick: 0,
    nameOnFront: 'Ben',
    message: 'Dear Ben,\nbreathe out, sing out. We are all in the third row.\nOlivia',
    phrase: 'The third row',
    end: 'sent',
    readings: [{ day: -4, time: '18:00', email: 'ben@millpond.example', reply: 'I could hear you clapping!' }],
  },
  {
    day: -2,
    time: '12:50',
    from: 'Karim Saleh',
    visitor: { name: 'Karim Saleh', email: 'karim@cedar.example', timeZone: 'Europe/Paris' },
    to: [{ name: 'Leila', email: 'leila@cedar.example', timeZone: 'Europe/Paris', countryId: 'FR' }],
    search: { top: 'birthday' },
    pick: 12,
    nameOnFront: 'Leila',
    message: 'Dear Leila,\nhappy birthday from all of us at number seven.\nKarim',
    phrase: 'Number seven',
    end: 'sent',
  },
  {
    day: -3,
    time: '10:05',
    from: 'Grace',
    to: [{ name: 'Theo', email: 'theo@maplecourt.example', timeZone: 'America/New_York', countryId: 'US' }],
    search: { top: 'birthday' },
    pick: 15,
    nameOnFront: 'Theo',
    message:
      'Dear Theo,\nnine years old! Your present is larger than the letterbox, so come and get it.\nGrandma Grace',
    phrase: 'The large parcel',
    schedule: { day: 20, time: '08:00' },
    end: 'sent',
  },
  {
    day: -2,
    time: '09:35',
    from: 'Rosa',
    to: [demoMember('Mei'), demoMember('Nadia')],
    search: { top: 'holidays', mid: 'christmas' },
    pick: 1,
    nameOnFront: 'Mei and Nadia',
    message: 'Dear Mei, dear Nadia,\nmay the days be quiet and the kitchen warm.\nRosa',
    phrase: 'Saffron buns',
    schedule: { day: 31, time: '09:00' },
    end: 'sent',
  },
  {
    day: -1,
    time: '11:15',
    from: 'Rosa',
    to: [demoMember('Grace')],
    search: { q: 'retirement' },
    pick: 0,
    nameOnFront: 'Grace',
    message: 'Dear Grace,\n',
    phrase: 'The greenhouse',
    end: 'draft',
  },
  {
    day: -1,
    time: '15:30',
    from: 'Łukasz',
    to: [{ name: 'Zofia', email: 'zofia@stocznia.example', timeZone: 'Europe/Warsaw', countryId: 'PL' }],
    search: { top: 'birthday' },
    pick: 20,
    nameOnFront: 'Zofia',
    message: 'Dear Zofia,\nhappy birthday, and see you at the pier.\nŁukasz',
    phrase: 'The pier',
    schedule: { day: 5, time: '09:00' },
    end: 'cancelled',
  },
];
