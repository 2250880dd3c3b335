import { DEMO_ADMIN, demoMember } from './members.ts';
import { memberOf, type DemoStep, type DemoContext } from './world.ts';

type Ticket = {
  day: number;
  from: { name: string; email: string };
  subject: string;
  message: string;
  /** What the administrator answers a day later; null while it is open. */
  answer: string | null;
};

const TICKETS: readonly Ticket[] = [
  {
    day: -15,
    from: demoMember('Grace'),
    subject: 'Larger text on the card',
    message:
      'Dear all, I love the handwriting, but my eyes are not what they were. Can the inside of a card be made larger?\nGrace',
    answer:
      'Dear Grace, press the message and it opens on its own, as large as you like. You can also zoom the page: every card stays sharp. Warm wishes, Ines',
  },
  {
    day: -8,
    from: demoMember('Jonas'),
    subject: 'Sent to the wrong address',
    message: 'I typed my aunt’s old address. Is there a way to send the card again?',
    answer:
      'Dear Jonas, yes: open the card’s delivery status page and correct the address there. It is sent again at no cost. Ines',
  },
  {
    day: -3,
    from: { name: 'Olivia Marsh', email: 'olivia@millpond.example' },
    subject: 'Cards for our choir',
    message: 'Hello! We are a choir of forty. Can all of us sign one birthday card for our conductor?',
    answer: null,
  },
  {
    day: -1,
    from: demoMember('Samuel'),
    subject: '',
    message: 'The card to my mother says it was opened, but she tells me she has not seen it. What can I do?',
    answer: null,
  },
];

export function ticketSteps(): DemoStep[] {
  return TICKETS.flatMap((ticket) => {
    const opened: { ticketNumber?: number } = {};
    const open: DemoStep = {
      day: ticket.day,
      time: '10:15',
      async run({ app }) {
        const { name, email } = ticket.from;
        const { subject, message } = ticket;
        const visitor = app.visitor();
        opened.ticketNumber = (
          await visitor.call('POST /open_ticket', { body: { name, email, subject, message } })
        ).ticketNumber;
      },
    };
    const { answer } = ticket;
    if (answer === null) return [open];
    return [
      open,
      { day: ticket.day + 1, time: '08:40', run: (world) => answerTicket(world, opened.ticketNumber, answer) },
    ];
  });
}

async function answerTicket(world: DemoContext, ticketNumber: number | undefined, text: string): Promise<void> {
  if (ticketNumber === undefined) throw new Error('The ticket is not open yet.');
  const admin = memberOf(world, DEMO_ADMIN);
  await admin.call('POST /admin/tickets/{ticketNumber}/answer', { params: { ticketNumber }, body: { text } });
}
