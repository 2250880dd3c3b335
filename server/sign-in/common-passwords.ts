/** Words that the commonest passwords of every leak are made of: one of them, with figures and signs around it, is no password. */
const COMMON_WORDS = new Set(
  `aaaaaa abcdef abcdefg abc access account adidas admin administrator adobe alexander amanda america andrea andrew angel angels animal anthony apple april
  arsenal asdf asdfgh asdfghjkl ashley august austin azerty baby babygirl badboy bailey banana barcelona baseball basketball batman beautiful benjamin
  birthday biteme blahblah blessed blink boomer brandon brooklyn bubbles buster butterfly california cameron cardamom carolina changeit changeme charlie
  cheese chelsea chicken chocolate christ christian christmas computer connect cookie corvette counterstrike cowboys daniel danielle december default
  diamond dolphin donald dragon eagles elephant elizabeth eminem england enter estrella everton facebook family february ferrari flower football forever
  freedom friday friend friends fuckyou gabriel garfield gateway genesis george gfhjkm ginger goddess google greatest green guest guitar
  gunner hahaha hannah happy harley heather hello helloworld hockey hunter iceman iloveyou internet invisible jackson january jasmine jennifer jessica
  jesus jesuschrist johnny jordan joseph joshua july june justin killer kitty knight ladybug lakers letmein liverpool login london loveme lovely loveyou
  maggie manchester manunited march marina marlboro martin master matrix matthew maverick melissa mercedes metallica michael michelle microsoft midnight
  minecraft monday money monkey monster morgan mother mustang mynoob naruto natasha nicholas nicole nirvana november october oliver orange passw password
  passwort patrick peaches peanut pepper phoenix pikachu pokemon porsche precious princess purple qazwsx qazwsxedc qwer qwert qwerty qwertyuiop
  qwertz rainbow ranger rebecca redsox richard robert rockstar rockyou ronaldo samantha samsung samuel sandra saturday scooter sebastian secret september
  shadow shannon silver skywalker slipknot smokey snoopy snowball soccer sophie spiderman spring starwars steelers stephanie strawberry summer sunday
  sunflower sunshine superman superstar supporter sweet sweetheart sweetie taylor tennis test tester testing thomas thunder thursday tigger tinkerbell
  toyota trustno tuesday twilight unknown vanessa veronica victoria victory wednesday welcome whatever william windows winner winter xbox yamaha yankees
  yellow zaqwsx zxcvbn zxcvbnm`.split(/\s+/),
);

/** Common ones of ten characters or more that are no one word. */
const COMMON_WHOLE = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3e 1qaz2wsx3edc 1qazxsw23edc zaq12wsxcde3 zaq1zaq1zaq1 q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4e5 a1s2d3f4g5 abcd123456 abc123456789
  asd123456789 qwe123456789 qweasdzxc1 qweasdzxc123 qwerty12345qwerty 123qweasdzxc 123456789a 123456789q 123456789abc 12345qwert 12345qwerty 1234qwerasdf
  0987654321 9876543210 3141592653 1357924680 2468101214 correcthorsebatterystaple thisismypassword mypassword1 passwordpassword password1password
  iloveyouforever iloveyousomuch ilovemyself iloveyoubaby iloveyou2much letmeinplease letmeinnow openthedoor opensesame abracadabra trustnoone
  nopassword yourpassword newpassword oldpassword mypassword thepassword secretpassword supersecret topsecret123 administrator1 rootroot123 toortoor
  masterkey123 happybirthday happybirthday1 merrychristmas greetingcard greetingcards changeme123456 blink182blink monkeymonkey
  godisgood1 jesusislord jesuslovesme jesussaves iloveJesus iloveGod1 barcelona1899 realmadrid realmadrid1 manchesterunited manchestercity liverpoolfc
  chelseafc1 steauabucuresti dallascowboys bostonredsox newyorkyankees harrypotter lordoftherings starwars1977 counter-strike worldofwarcraft callofduty
  grandtheftauto leagueoflegends minecraft123`
    .toLowerCase()
    .split(/\s+/),
);

/** Rows and columns of keyboards, and what is counted: a piece of one of them, either way, is no password. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1234567890qwertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()_+',
].flatMap((run) => [run, Array.from(run).toReversed().join('')]);

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().trim();
  if (COMMON_WHOLE.has(text)) return true;
  if (RUNS.some((run) => run.includes(text))) return true;
  if (isRepeated(text)) return true;
  // Figures that stand for letters are read both ways: "p4ssw0rd2024" is "password", "summer2024" is "summer".
  const ends = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [ends, ends.replace(/[^\p{L}]/gu, ''), plainLetters(text).replace(/[^\p{L}]/gu, ''), plainLetters(ends)].some(
    (word) => COMMON_WORDS.has(word),
  );
}

/** One piece of up to five characters, over and over. */
function isRepeated(text: string): boolean {
  const characters = Array.from(text);
  return [1, 2, 3, 4, 5].some((length) => characters.every((character, i) => character === characters[i % length]));
}

const FIGURES: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
function plainLetters(text: string): string {
  return text.replace(/[0134579@$!]/g, (figure) => FIGURES[figure] ?? figure);
}
