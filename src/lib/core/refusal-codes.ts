/**
 * What each code of a refusal rests on: the checklist id, and the sections of the books. It is null where a
 * book has none, but not in both: a rule that is in neither cites the nearest section. Which books may be
 * cited, and which of them is in force, a ruleset answers. Only who words a refusal reads it.
 */

/** code → [SPEC id, its section in each book of `Ruleset.books`: LRR 1.2, LRR PoK]. */
export const REFUSALS = {
  'out-of-step': ['R-ACT-02', '36.1', null],
  'game-over': ['R-VP-02', '87.7', '98.7'],
  'not-playing': ['R-ELIM-08', '31.1', null],
  'id-unknown': ['R-GEN-15', '22.2', null],
  // setup
  'player-count': ['R-PC-04', '73.1', '84.1'],
  'faction-twice': ['R-SET-15', '22.2', null],
  'colour-twice': ['R-SET-15', '22.2', null],
  'no-speaker': ['R-SET-01', '69.5', '80.5'],
  'too-many-picks': ['R-PC-03', '73.1', '84.1'],
  'secret-kept': ['R-SET-03', '52.20', '61.20'],
  // strategy phase
  'not-your-pick': ['R-STRAT-01', '73.1', '84.1'],
  'card-taken': ['R-STRAT-02', '73.1', '84.1'],
  'card-unknown': ['R-STRAT-02', '72.1', '83.1'],
  'picks-complete': ['R-PC-01', '73.1', '84.1'],
  'card-not-held': ['R-STRAT-07', '72.2', '83.2'],
  'card-put-back': ['R-STRAT-09', '1.5', null],
  // action phase
  'not-your-turn': ['R-ACT-01', '3.1', null],
  'already-acted': ['R-ACT-02', '3.1', null],
  'nothing-done': ['R-ACT-02', '3.2', null],
  'has-passed': ['R-ACT-05', '3.3', null],
  'card-readied': ['R-ACT-04', '3.4', '82.2'],
  'cards-unused': ['R-PC-06', '3.4', '82.2'],
  'not-your-card': ['R-SACT-01', '71.1', '82.1'],
  'card-exhausted': ['R-SACT-01', '72.2', '83.2'],
  'leader-locked': ['R-GEN-03', null, '51.1'],
  'played-exhausted': ['R-GEN-03', '21.3', null],
  'no-action-to-cancel': ['R-ACT-12', '21.4', null],
  'gain-unsaid': ['R-SACT-08', '71.1', '82.3'],
  'primary-token-count': ['R-CARD-01', '45.2', null],
  'primary-first': ['R-SACT-11', '71.1', '82.1'],
  'own-card': ['R-SACT-02', '72.4', '83.4'],
  'secondary-closed': ['R-SACT-03', '71.1', '82.1'],
  'already-answered': ['R-SACT-03', '71.1', '82.1'],
  'no-strategy-token': ['R-SACT-06', '19.5', null],
  'secondary-not-paid': ['R-SACT-05', '19.5', null],
  'no-pass-back': ['R-ACT-15', '3.3', null],
  'scoring-begun': ['R-ACT-15', '3.3', null],
  'no-other-way': ['R-SACT-10', '19.5', null],
  'must-follow': ['R-CARD-12', '81.4', '92.4'],
  'no-tactic-token': ['R-TAC-02', '5.1', '89.1'],
  'no-combat': ['R-CBT-10', '67.10', '78.9'],
  // tokens, goods
  'no-reinforcements': ['R-TOK-03', '19.3', '81.5'],
  'status-token-count': ['R-STAT-05', '70.5', '81.5'],
  'not-redistributing': ['R-TOK-09', '70.5', '81.5'],
  'sum-changed': ['R-TOK-09', '70.5', '81.5'],
  'pool-too-small': ['R-TOK-08', '19.4', null],
  'no-board-token': ['R-CARD-14', '88.1', '99.1'],
  'above-total': ['R-TOK-01', '22.2', null],
  'below-zero': ['R-GEN-05', '1.9', null],
  'above-commodities': ['R-TRD-11', '20.2', '92.3'],
  'no-captor': ['R-TOK-01', '19.1', null],
  'no-token-held': ['R-INIT-04', '43.1', null],
  'token-not-due': ['R-INIT-04', '43.1', null],
  'not-active-player': ['R-TRD-01', '83.1', '94.1'],
  'already-traded': ['R-TRD-01', '83.1', '94.1'],
  'already-traded-agenda': ['R-TRD-05', '83.6', '94.6'],
  'same-seat': ['R-TRD-01', '83.1', '94.1'],
  'goods-short': ['R-TRD-03', '83.2', '94.2'],
  'fragments-short': ['R-TRD-04', null, '94.2'],
  'commodities-short': ['R-TRD-13', '20.7', null],
  // objectives
  'objective-unknown': ['R-OBJ-01', '52.1', '61.1'],
  'not-revealed': ['R-OBJ-01', '52.14', '61.14'],
  'already-scored': ['R-OBJ-09', '52.8', '61.8'],
  'secret-of-another': ['R-OBJ-18', '52.19', '61.19'],
  'no-longer-public': ['R-OBJ-20', '52.19', '61.19'],
  'not-last-to-pass': ['R-OBJ-24', null, '61.5'],
  'wrong-phase': ['R-OBJ-02', '52.3', '61.3'],
  'not-in-action-phase': ['R-OBJ-04', '52.5', '61.5'],
  'not-in-agenda-phase': ['R-OBJ-05', null, '61.5'],
  'score-step-over': ['R-STAT-12', '70.1', '81.1'],
  'quota-public': ['R-OBJ-06', '52.6', '61.6'],
  'quota-kind': ['R-OBJ-06', '52.6', '61.6'],
  'quota-secret': ['R-OBJ-06', '52.6', '61.6'],
  'combat-slot-used': ['R-OBJ-08', '52.7', '61.7'],
  'home-incomplete': ['R-OBJ-10', '52.16', '61.16'],
  'not-your-score': ['R-OBJ-23', '70.1', '81.1'],
  'imperial-only': ['R-CARD-18', '40.2', null],
  'imperial-used': ['R-CARD-18', '40.2', null],
  'no-secret': ['R-OBJ-18', '52.18', '61.18'],
  'secret-limit': ['R-OBJ-16', '52.21', '61.21'],
  'secret-scored': ['R-OBJ-17', '52.21', '61.21'],
  'already-revealed': ['R-OBJ-13', '52.14', '61.14'],
  'stage-order': ['R-OBJ-13', '52.14', '61.14'],
  'no-extra-objective': ['R-OBJ-13', '52.14', '61.14'],
  'card-due': ['R-STAT-13', '70.2', '81.2'],
  'setup-stage': ['R-SET-02', '52.13', '61.13'],
  'no-custodians': ['R-CUS-02', '26.1', null],
  'custodians-gone': ['R-CUS-02', '26.2', null],
  'not-own-turn': ['R-CUS-02', '26.2', null],
  'no-invasion': ['R-CUS-02', '26.2', null],
  'support-out': ['R-VP-10', '60.4', '69.4'],
  'support-not-held': ['R-VP-10', '60.4', '69.4'],
  'points-below-zero': ['R-VP-06', '87.4', '98.4'],
  // agenda phase
  'same-speaker': ['R-SPK-04', '57.2', '66.2'],
  'not-your-vote': ['R-AGD-03', '8.2', '80.2'],
  'already-voted': ['R-AGD-03', '8.2', '80.2'],
  'no-outcome': ['R-AGD-06', '8.8', null],
  'planet-of-nobody': ['R-AGD-25', '8.11', null],
  'votes-miscounted': ['R-AGD-04', '8.6', null],
  'votes-of-another': ['R-AGD-24', '8.6', null],
  'law-in-play': ['R-AGD-23', '22.2', null],
  'agenda-decided': ['R-AGD-23', '22.2', null],
  'votes-begun': ['R-AGD-16', '8.2', null],
  'opens-no-agenda': ['R-AGD-27', '8.2', null],
  'outcomes-unread': ['R-AGD-28', '8.8', null],
  'nothing-hidden': ['R-AGD-28', '8.8', null],
  'agenda-hidden': ['R-AGD-28', '8.20', null],
  'other-outcomes': ['R-AGD-28', '8.8', null],
  'no-laws': ['R-AGD-06', '8.8', null],
  'no-scored-secrets': ['R-AGD-06', '8.8', null],
  'cannot-vote': ['R-AGD-09', '8.16', null],
  'one-outcome': ['R-AGD-05', '8.7', null],
  'no-vote-of-its-own': ['R-AGD-18', '8.15', null],
  'votes-unpaid': ['R-AGD-18', '8.15', null],
  'votes-open': ['R-AGD-11', '8.22', null],
  'already-predicted': ['R-AGD-11', '8.22', null],
  'votes-outstanding': ['R-AGD-03', '8.2', '80.2'],
  'not-leading': ['R-AGD-10', '8.19', '80.2'],
  'speaker-decides': ['R-SPK-03', '8.19', '80.2'],
  'rider-not-due': ['R-AGD-11', '8.22', null],
  'no-law': ['R-AGD-13', '7.5', null],
  // planets, technologies and other cards
  'planet-held': ['R-REF-02', '24.4', null],
  'planet-not-held': ['R-REF-02', '24.4', null],
  'planet-owned': ['R-REF-02', '24.1', null],
  'planet-exhausted': ['R-REF-01', '32.1', '71.1'],
  'attachment-there': ['R-REF-13', '12.1', null],
  'other-factions-technology': ['R-REF-07', '79.11', '90.11'],
  'never-researches': ['R-REF-07', '79.11', '90.11'],
  'prerequisites-missing': ['R-REF-04', '79.12', '90.12'],
  'specialty-exhausted': ['R-REF-04', '79.15', '90.15'],
  'technology-owned': ['R-REF-05', '79.1', '90.1'],
  'technology-not-owned': ['R-REF-05', '79.1', '90.1'],
  'relic-held': ['R-POK-01', null, '73.1'],
  'card-purged': ['R-POK-03', null, '70.1'],
  'relic-not-held': ['R-POK-01', null, '73.1'],
  'breakthrough-owned': ['R-TE-01', '22.2', null],
  'breakthrough-not-owned': ['R-TE-01', '22.2', null],
  'part-claimed': ['R-TE-02', '22.2', null],
  'own-note': ['R-TRD-08', '60.5', '69.5'],
  'note-not-held': ['R-TRD-08', '60.4', '69.4'],
  'nothing-owed': ['R-SACT-05', '19.5', null],
  // steps that a ruleset brings
  'not-asked': ['R-OWN-02', '36.1', null],
  'asked-later': ['R-OWN-02', '36.1', null],
  'still-asked': ['R-OWN-03', '36.1', null],
  // what a ruleset may bring
  'second-stage-closed': ['R-VAR-01', '36.1', null],
  'objective-closed': ['R-VAR-02', '36.1', null],
  'game-quota': ['R-VAR-03', '36.1', null],
  'claim-due': ['R-VAR-04', '36.1', null],
  'claim-lapses': ['R-VAR-04', '36.1', null],
  'objective-of-another': ['R-VAR-05', '36.1', null],
  'option-off': ['R-VAR-06', '36.1', null],
  'bonus-miscounted': ['R-VAR-07', '36.1', null],
  'no-drawn-card': ['R-VAR-08', '36.1', null],
  'drawn-card-due': ['R-VAR-08', '36.1', null],
  'bid-too-low': ['R-VAR-09', '36.1', null],
  miscounted: ['R-VAR-10', '36.1', null],
  'not-own-home': ['R-VAR-11', '36.1', null],
  'no-facility': ['R-VAR-12', '36.1', null],
  'council-agendas': ['R-VAR-13', '36.1', null],
  'council-speaker': ['R-VAR-13', '36.1', null],
  'own-agenda': ['R-VAR-13', '36.1', null],
  'not-next-agenda': ['R-VAR-14', '36.1', null],
  'votes-shared-out': ['R-VAR-15', '36.1', null],
  'no-votes-cast': ['R-VAR-16', '36.1', null],
  'agreement-twice': ['R-VAR-17', '36.1', null],
  'no-agreement': ['R-VAR-17', '36.1', null],
  'agreements-closed': ['R-VAR-18', '36.1', null],
  'tree-missing': ['R-VAR-19', '36.1', null],
  // settings
  'goal-reached': ['R-SET-07', '87.2', '98.2'],
  'bad-order': ['R-SET-14', '8.2', null],
} as const satisfies Record<string, readonly [string, ...(string | null)[]]>;

export type RefusalCode = keyof typeof REFUSALS;

/** Whether a text is a code that there is. */
export const isRefusalCode = (text: string): text is RefusalCode => Object.hasOwn(REFUSALS, text);

/** The checklist id that a code rests on. */
export function specOf(code: RefusalCode): string {
  return REFUSALS[code][0];
}

/** The books of a ruleset in printed order, as rows of refusals cite them, and the one in force. */
export interface Books {
  books: readonly string[];
  reference: string;
}

/** The book of what no other book says: a house rule has no section. */
export const HOUSE = 'house';

/** What a refusal cites. */
export interface Citation {
  section: string | null;
  reference: string;
}

/** The section cited: of the book in force, else of the first that has one, else a house rule. */
export function sectionOf(code: RefusalCode, { books, reference }: Books): Citation {
  const [, ...sections]: readonly (string | null)[] = REFUSALS[code];
  const cited = books.flatMap((book, i): Citation[] => {
    const section = sections[i] ?? null;
    return section === null ? [] : [{ section, reference: book }];
  });
  const inForce = cited.find((one) => one.reference === reference);
  return inForce ?? cited[0] ?? { section: null, reference: HOUSE };
}
