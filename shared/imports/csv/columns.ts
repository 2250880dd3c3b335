import type { ColumnRole } from '#shared/people/import-file.ts';
import { foldText } from '../text.ts';

/** The columns of a file in their order. */
export type ColumnMapping = { header: string; role: ColumnRole }[];

/** Headers word for word, without accents and signs: in English, German, French, Spanish, Italian, Dutch, Portuguese, Swedish and Polish. */
const HEADERS: Partial<Record<ColumnRole, string>> = {
  name: 'full name, fullname, display name, contact name, vollstandiger name, anzeigename, nom complet, nom affiche, nombre completo, nombre para mostrar, nome completo, nome visualizzato, volledige naam, weergavenaam, naam, namn, person, who, contact',
  firstName:
    'first name, given name, firstname, first, forename, vorname, prenom, nombre de pila, primeiro nome, voornaam, fornamn, imie',
  middleName:
    'middle name, additional name, weitere vornamen, zweiter vorname, deuxieme prenom, segundo nombre, secondo nome, segundo nome, middelste naam, tweede voornaam',
  lastName:
    'last name, family name, surname, lastname, last, nachname, familienname, nom de famille, apellido, apellidos, cognome, achternaam, sobrenome, efternamn, nazwisko',
  namePrefix: 'name prefix',
  nameSuffix: 'name suffix, suffix, suffixe, sufijo, suffisso, achtervoegsel',
  nickname: 'nickname, spitzname, surnom, apodo, soprannome, bijnaam, apelido',
  company:
    'company, organization, organisation, organization name, organization 1 name, firma, societe, empresa, organizacion, societa, azienda, bedrijf',
  phone: 'particular, trabajo, abitazione',
  birthday:
    'birthday, birth date, birthdate, date of birth, dob, born, geburtstag, geburtsdatum, anniversaire, date de naissance, naissance, cumpleanos, fecha de nacimiento, compleanno, data di nascita, verjaardag, geboortedatum, data de nascimento, fodelsedag, urodziny, data urodzenia',
  birthYear: 'birth year, geburtsjahr',
  birthMonth: 'birth month, geburtsmonat',
  anniversary:
    'anniversary, wedding anniversary, wedding, wedding day, wedding date, jahrestag, hochzeitstag, anniversaire de mariage, anniversaire de mariage ou fete, mariage, aniversario, aniversario de bodas, aniversario de casamento, anniversario, anniversario di matrimonio, trouwdag, speciale datum, brollopsdag, rocznica',
  note: 'note, notes, notiz, notizen, bemerkung, bemerkungen, remarques, commentaires, notas, nota, observaciones, notities, anteckningar, notatki, comment, comments, remarks, memo',
  relationship:
    'relationship, relation, beziehung, lien, lien de parente, relacion, parentesco, relazione, parentela, relatie',
  group:
    'group, groups, group membership, label, labels, tag, tags, category, categories, kategorie, kategorien, gruppe, gruppen, groupe, groupes, categorie, categorias, categoria, grupo, grupos, gruppo, gruppi, categorieen, groep, groepen',
};
const BY_HEADER = new Map(
  Object.entries(HEADERS).flatMap(([role, headers]) =>
    headers.split(', ').map((header) => [header, role as ColumnRole]),
  ),
);

const IS_EMAIL = /\b(e ?mails?|mail|courriel|messagerie|correo|posta elettronica|e mailadres|e post|correio)\b/;
const IS_PHONE =
  /\b(phones?|telephones?|telefone?|telefonnummer|telefoon|telefono|tel|mobile|mobil|mobiltelefon|mobiltelefone|mobilnummer|mobiel|movil|celular|telemovel|cellulare|cell|handy|handynummer|portable)\b/;
/** What is said about an address or a number, or what is no number to call. */
const IS_ABOUT =
  /\b(type|typ|tipo|label|display|angezeigter|nom complet|nombre|nome|weergavenaam|fax|telecopie|pager|assistant|assistentin|assistente|telex|tty|tdd|isdn|rnis|callback|rappel|radio|ruckmeldung|yomi)\b/;

/** The words of a header, without accents and signs. */
const wordsOf = (header: string) =>
  foldText(header.slice(0, 200))
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '')
    .join(' ');

/** What each column holds, by its header. A column that nobody knows is ignored. */
export function recogniseColumns(headers: readonly string[]): ColumnMapping {
  const words = headers.map(wordsOf);
  const roles = words.map((text, i) => roleOf(text, headers[i] ?? ''));
  const has = (role: ColumnRole) => roles.includes(role);
  // “Birth Day” is a part beside “Birth Month”, otherwise the whole date.
  words.forEach((text, i) => {
    if (text === 'birth day') roles[i] = has('birthMonth') ? 'birthDay' : 'birthday';
  });
  // “Nom” and “Name” are the family name beside a given name, “Nombre” and “Nome” the given name beside a family name.
  words.forEach((text, i) => {
    if (text === 'name' || text === 'nom') roles[i] = has('firstName') && !has('lastName') ? 'lastName' : 'name';
    if (text === 'nom' && has('firstName')) roles[i] = 'lastName';
    if (text === 'nombre' || text === 'nome') roles[i] = has('lastName') ? 'firstName' : 'name';
  });
  if (!has('name') && !has('firstName') && !has('lastName')) {
    const fileAs = words.findIndex((text) => text === 'file as' || text === 'speichern unter');
    if (fileAs >= 0) roles[fileAs] = 'name';
  }
  return headers.map((header, i) => ({ header: header.trim(), role: roles[i] ?? 'ignored' }));
}

function roleOf(words: string, header: string): ColumnRole {
  const paired = /^(event|relation|e mail|phone) \d{1,3} (label|type|value)$/.exec(words);
  if (paired) {
    const isValue = paired[2] === 'value';
    if (paired[1] === 'event') return isValue ? 'eventDate' : 'eventLabel';
    if (paired[1] === 'relation') return isValue ? 'relationName' : 'relationLabel';
    if (!isValue) return 'ignored';
  }
  // Portuguese for a birthday; without its accent the word is Spanish for an anniversary.
  if (words === 'aniversario' && header.normalize('NFC').toLowerCase().includes('á')) return 'birthday';
  const known = BY_HEADER.get(words);
  if (known !== undefined) return known;
  if (IS_ABOUT.test(words)) return 'ignored';
  if (IS_EMAIL.test(words)) return 'email';
  return IS_PHONE.test(words) ? 'phone' : 'ignored';
}
