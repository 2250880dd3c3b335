/**
 * The common occasions in Spanish, French, German, Italian, Portuguese, Polish and Dutch, with the shop's English words. They are written
 * without accents, as they are compared. Longer ones are tried first.
 */
const OCCASIONS: Readonly<Record<string, string>> = {
  birthday: `
    feliz cumpleanos, cumpleanos, cumple, joyeux anniversaire, bon anniversaire, anniversaire, alles gute zum geburtstag, herzlichen gluckwunsch zum geburtstag,
    geburtstagskarte, geburtstag, geburi, buon compleanno, tanti auguri, auguri, compleanno, feliz aniversario natalicio, parabens, wszystkiego najlepszego z okazji urodzin,
    wszystkiego najlepszego, urodziny, urodzin, sto lat, gefeliciteerd met je verjaardag, fijne verjaardag, verjaardagskaart, verjaardag`,
  anniversary: `
    anniversaire de mariage, aniversario de bodas, feliz aniversario de bodas, feliz aniversario, aniversario, hochzeitstag, anniversario di matrimonio, anniversario,
    aniversario de casamento, rocznica slubu, rocznicy slubu, rocznica, trouwdag, huwelijksverjaardag, jubileum`,
  christmas: `
    feliz navidad, navidad, joyeux noel, frohe weihnachten, weihnachtskarte, weihnachten, buon natale, natale, feliz natal, natal, wesolych swiat,
    boze narodzenie, bozego narodzenia, vrolijk kerstfeest, prettige kerstdagen, kerstkaart, kerstmis, kerst`,
  thanks: `
    muchas gracias, gracias, merci beaucoup, merci, vielen dank, danke schon, dankeschon, danke, grazie mille, grazie, muito obrigado, muito obrigada, obrigado, obrigada,
    dziekuje bardzo, dziekuje, dziekujemy, dank je wel, dankjewel, dank u wel, bedankt, dank u`,
  'get well': `
    mejorate pronto, que te mejores, recuperate pronto, bon retablissement, prompt retablissement, gute besserung, guarisci presto, buona guarigione, pronta guarigione,
    as melhoras, melhoras, wracaj do zdrowia, szybkiego powrotu do zdrowia, van harte beterschap, beterschap`,
  wedding: `
    boda, mariage, hochzeitskarte, hochzeit, matrimonio, nozze, casamento, slub, bruiloft, huwelijk, trouwen`,
  love: `
    te amo, te quiero, amor, je t aime, je taime, amour, ich liebe dich, liebe, ti amo, ti voglio bene, amore, eu te amo, amo te, kocham cie, milosc, ik hou van je, ik hou van jou, liefde`,
  valentine: `
    san valentin, saint valentin, valentinstag, san valentino, dia dos namorados, walentynki, valentijnsdag, valentijn`,
  mothersday: `
    feliz dia de la madre, dia de la madre, dia de las madres, bonne fete maman, fete des meres, alles gute zum muttertag, muttertag, festa della mamma, dia das maes, dia da mae,
    dzien matki, moederdag`,
  fathersday: `
    feliz dia del padre, dia del padre, bonne fete papa, fete des peres, alles gute zum vatertag, vatertag, festa del papa, dia dos pais, dia do pai, dzien ojca, vaderdag`,
  easter: `
    felices pascuas, pascua, joyeuses paques, paques, frohe ostern, ostern, buona pasqua, pasqua, feliz pascoa, pascoa, wesolych swiat wielkanocnych, wielkanoc, vrolijk pasen, pasen`,
  newyear: `
    feliz ano nuevo, prospero ano nuevo, ano nuevo, bonne annee, nouvel an, meilleurs voeux, frohes neues jahr, gutes neues jahr, guten rutsch, neujahr, buon anno, capodanno,
    feliz ano novo, ano novo, szczesliwego nowego roku, nowy rok, gelukkig nieuwjaar, nieuwjaar`,
  congratulations: `
    felicidades, felicitaciones, enhorabuena, felicitations, bravo, herzlichen gluckwunsch, gluckwunsch, gratuliere, congratulazioni, complimenti, felicitacoes,
    gratulacje, van harte gefeliciteerd, gefeliciteerd, proficiat`,
  sympathy: `
    mis condolencias, condolencias, pesame, sinceres condoleances, condoleances, herzliches beileid, mein beileid, beileid, aufrichtige anteilnahme, condoglianze, condolencias,
    pesames, wyrazy wspolczucia, kondolencje, gecondoleerd, condoleance`,
  'good luck': `
    buena suerte, mucha suerte, bonne chance, viel gluck, viel erfolg, buona fortuna, in bocca al lupo, boa sorte, powodzenia, veel succes, veel geluk`,
  newbaby: `
    recien nacido, nacimiento, naissance, felicitations pour le bebe, zur geburt, geburt, nascita, nascimento, narodziny, narodzin, geboorte`,
  retirement: `
    jubilacion, bonne retraite, retraite, ruhestand, pensionamento, aposentadoria, emerytura, pensioen`,
  graduation: `
    graduacion, remise des diplomes, schulabschluss, laurea, formatura, geslaagd`,
  'new home': `
    casa nueva, nuevo hogar, nouvelle maison, neues zuhause, zum einzug, einweihung, casa nuova, casa nova, nowy dom, nieuw huis, nieuwe woning`,
  apology: `
    lo siento, perdon, perdoname, desole, pardon, entschuldigung, es tut mir leid, tut mir leid, scusa, mi dispiace, desculpa, desculpe, przepraszam, het spijt me`,
  'thinking of you': `
    te echo de menos, te extrano, tu me manques, je pense a toi, ich denke an dich, ich vermisse dich, mi manchi, ti penso, saudades, tesknie, mysle o tobie, ik mis je, ik denk aan je`,
};

/** Words for people next to one of these. */
const PEOPLE: Readonly<Record<string, string>> = {
  mum: 'mama, mami, madre, maman, mere, mutter, mutti, mamma, mae, matka, mamo, mamy, moeder',
  dad: 'papa, papi, padre, pere, vater, vati, babbo, pai, ojciec, tata, tato, taty, vader',
  grandma: 'abuela, abuelita, mamie, grand mere, oma, nonna, avo, vovo, babcia, babci',
  grandad: 'abuelo, papy, grand pere, opa, nonno, vovo, dziadek, dziadka',
  sister: 'hermana, soeur, schwester, sorella, irma, siostra, siostry, zus',
  brother: 'hermano, frere, bruder, fratello, irmao, brat, brata, broer',
  friend: 'amigo, amiga, ami, amie, freund, freundin, amico, amica, przyjaciel, przyjaciolka, vriend, vriendin',
  wife: 'esposa, mujer, femme, frau, moglie, zona, zony, vrouw',
  husband: 'esposo, marido, mari, mann, marito, maz, meza',
  daughter: 'hija, fille, tochter, figlia, filha, corka, corki, dochter',
  son: 'hijo, fils, sohn, figlio, filho, syn, syna, zoon',
  teacher:
    'maestro, maestra, profesor, profesora, maitre, maitresse, professeur, lehrer, lehrerin, professoressa, professora, nauczyciel, nauczycielka, juf, meester',
  funny: 'divertido, divertida, drole, lustig, lustige, divertente, engracado, smieszne, grappig, grappige',
  child: 'nino, nina, enfant, kind, kinder, bambino, bambina, crianca, dziecko, dziecka',
};

const SMALL_WORDS = new Set(
  (
    'a al alla ao as che cher chere com con da das de deine deinen del della der des di die dla do du e el en et fur ik il in je jou la las le les lieve ' +
    'liebe lieber los ma mein meine meinen met mi mia mijn mio minha moj moja mon na o os para per pour querida querido te tu tua tuo un una und une ' +
    'van van voor w y z zu zum zur okazji karte kaart carte tarjeta cartao kartka cartolina biglietto bonne bon feliz buon buona frohe alles gute heel'
  ).split(' '),
);

const BY_PHRASE = new Map<string, string>(
  Object.entries(OCCASIONS).flatMap(([ours, theirs]) => listed(theirs).map((phrase) => [phrase, ours] as const)),
);
const BY_PERSON = new Map<string, string>(
  Object.entries(PEOPLE).flatMap(([ours, theirs]) => listed(theirs).map((word) => [word, ours] as const)),
);
const PHRASE = new RegExp(
  `(?<= |^)(?:${[...BY_PHRASE.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?= |$)`,
  'g',
);

/**
 * Translates a query in one of these languages into English. A query that names no occasion in them stays unchanged.
 * @param plain in lower case, without accents, words and single spaces only
 */
export function translateToEnglish(plain: string): string {
  const said: string[] = [];
  const rest = plain.replaceAll(PHRASE, (phrase) => {
    said.push(BY_PHRASE.get(phrase) ?? phrase);
    return ' ';
  });
  if (said.length === 0) return plain;
  const others = rest
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map((word) => BY_PERSON.get(word) ?? word);
  return [...new Set([...said, ...others])].join(' ');
}

/** Resolves words that only an accent distinguishes: one is a birthday in Portuguese, the other an anniversary in Spanish. @param text in lower case, with its accents */
export function resolveAccents(text: string): string {
  return text.replaceAll(/aniversário(?! de casamento)/g, 'cumpleanos');
}

function listed(phrases: string): string[] {
  return [...new Set(phrases.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' ')))];
}
