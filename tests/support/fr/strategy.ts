import type { Words } from '../../../src/lib/words/language.ts';

/** French has its own plural: zero is singular. */
const goods = (count: number) =>
  count < 2 ? `${count} bien commercial` : `${count} biens commerciaux`;

/** "de Sol", "d’Hacan": of a person. Some names that begin with an h are elided, as with a vowel. */
const of = (name: string) => (/^[aeiouyhàâéèêëîïôöû]/i.test(name) ? `d’${name}` : `de ${name}`);

/** The strategy phase in French: every sentence, with the word order, genders and plurals of French. */
export const strategy = {
  pick: (number, total) => `Choix nº ${number} sur ${total}`,
  lastPick: (next) =>
    next === null ? 'Après ce choix, la phase Action commence.' : `Après ce choix : ${next}`,
  takes: (person) =>
    person === null ? 'Choisit une carte Stratégie' : `${person} choisit une carte Stratégie`,
  tile: (number, card, count, holder) =>
    [
      `${number} ${card}`,
      ...(count > 0 ? [goods(count)] : []),
      ...(holder === null ? [] : [`déjà prise par ${holder}`]),
    ].join(', '),
  cards: 'Cartes Stratégie',
  other: 'Plus',
  back: 'Annuler',
  skip: (name) => `Aucune carte pour ${name}`,
  skipDetail: 'Garde une carte, ou n’en a pas à prendre',
  wasWrong: (name, card) => `Le choix ${of(name)} n’était pas ${card} ?`,
  changeIt: 'Le changer',
  changes: 'A choisi une autre carte',
  meant: 'Mauvaise carte ? Touchez la bonne.',
  handOn: (card) => `À qui revient ${card} ?`,
  handOnWhy: 'Selon la loi, celui qui choisit une carte la donne ; ses biens commerciaux y restent',
  putBack: 'Rendre une carte',
  putBackDetail: 'Son propriétaire choisit de nouveau',
  lastPutBack: (name, card) => `${card} est rendue ; à ${name} de choisir de nouveau`,
  putBackAsk: 'Quelle carte est rendue ?',
  swap: 'Échanger deux cartes Stratégie',
  swapDetail: 'Touchez l’une, puis l’autre',
  swapAsk: 'Quelles cartes sont échangées ?',
  swaps: ([one, other]) => {
    if (one === undefined) return 'Choisissez deux cartes';
    return other === undefined ? `${one}, et quelle autre ?` : `Échanger ${one} et ${other}`;
  },
  goods: 'Biens commerciaux',
  goodsSub: 'Un sur chaque carte qui n’a pas été choisie',
  goodsNow: (cards) => (cards === 0 ? 'Aucune carte n’est restée' : `Poser ${goods(cards)}`),
} satisfies Words<'strategy'>['strategy'];
