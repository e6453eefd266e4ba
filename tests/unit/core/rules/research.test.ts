/** Prerequisites are judged once all that might stand in for them has been counted (LRR 1.2 79.12). */
import { describe, expect, it } from 'vitest';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import {
  correctHoldings,
  gainRelic,
  gainTechnology,
  placeNote,
  researchTechnology,
  turnLeader,
} from '../../../../src/lib/core/commands/holdings.ts';
import {
  gainPlanets,
  placeAttachment,
  turnPlanets,
} from '../../../../src/lib/core/commands/planets.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { refusePrerequisites } from '../../../../src/lib/core/rules/prerequisites.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atFirstTurn, atScoring, atVote, pickAll } from '../../../support/rounds.ts';
import type { NewTable, Table } from '../../../support/table.ts';

const SOL = 'federation-of-sol';
const laid = (options: NewTable = {}) =>
  atFirstTurn({
    players: 3,
    factions: [SOL, 'emirates-of-hacan', 'clan-of-saar'],
    settings: { depth: 'full' },
    ...options,
  });
/** Asks whether a seat may research this. */
const research = (table: Table, technology: string, seat: Seat = 's1', exhausted?: string[]) =>
  given(table).when(researchTechnology, {
    seat,
    technology,
    ...(exhausted ? { exhausted } : {}),
  });
const owns = (table: Table, technologies: string[], seat: Seat = 's1') =>
  table.do(correctHoldings, { seat, holdings: { technologies } });
/** Gains planets and readies them. */
function readied(table: Table, planets: string[]): Table {
  table.do(gainPlanets, { seat: 's1', planets });
  return table.do(turnPlanets, { planets, exhausted: false });
}

inRulesets(
  BOTH,
  'R-REF-04 a War Sun in the first round is refused, and recorded anyway',
  (start) => {
    const factions = [SOL, 'barony-of-letnev'];
    const table = pickAll(start({ factions, settings: { depth: 'full' } }));
    research(table, 'war-sun').isRefused('prerequisites-missing');
    given(table).when(gainTechnology, { seat: 's1', technology: 'war-sun' }).isAccepted();
    research(table, 'gravity-drive', 's2').isAccepted();
    table.insist(researchTechnology, { seat: 's2', technology: 'war-sun' });
  },
);

it('R-REF-04 so is one of two symbols with one card, by any card of any phase, at any table', () => {
  const six = { factions: [SOL, 'barony-of-letnev'], settings: { depth: 'full' as const } };
  research(atScoring(six), 'hyper-metabolism').isRefused('prerequisites-missing');
  research(atVote('mutiny', six), 'carrier-ii', 's2').isRefused('prerequisites-missing');
  const one = atFirstTurn({ ...six, players: 8 });
  given(one)
    .when(researchTechnology, { seat: 's1', technology: 'fleet-logistics', cause: 'technology' })
    .isRefused('prerequisites-missing');
  research(owns(one, ['antimass-deflectors', 'gravity-drive']), 'fleet-logistics').isAccepted();
});

describe('what stands in for a prerequisite', () => {
  it('R-REF-04 is a readied planet with its colour, exhausted in the same act and not before', () => {
    const table = readied(laid(), ['wellon']);
    research(table, 'transit-diodes').isRefused('prerequisites-missing');
    research(table, 'graviton-laser-system', 's1', ['wellon']).isAccepted();
    const spent = laid().do(gainPlanets, { seat: 's1', planets: ['wellon'] });
    research(spent, 'graviton-laser-system').isRefused('specialty-exhausted');
    research(spent, 'transit-diodes').isRefused('prerequisites-missing');
    research(owns(spent, ['psychoarchaeology']), 'graviton-laser-system').isAccepted();
  });

  it('R-REF-04 may be a planet that its player exhausted by hand a moment before: the table says so', () => {
    const spends = (planets: string[]) =>
      readied(laid(), ['wellon', 'wren-terra', 'vefut-ii', 'new-albion']).do(turnPlanets, {
        planets,
        exhausted: true,
      });
    const why = ({ game, referee: { ruleset } }: Table, technology: string) =>
      refusePrerequisites(game, ruleset, 's1', technology);
    const one = spends(['wellon']);
    expect(why(one, 'graviton-laser-system')).toEqual({
      code: 'specialty-exhausted',
      with: { seat: 's1', technology: 'graviton-laser-system', planets: ['wellon'] },
    });
    one.insist(researchTechnology, { seat: 's1', technology: 'graviton-laser-system' });
    expect(one.game.players['s1']?.technologies).toContain('graviton-laser-system');
    // Readied planets come first, and exhausted ones that would not help are not named.
    research(spends(['vefut-ii']), 'graviton-laser-system').isAccepted();
    research(spends(['wellon', 'new-albion']), 'war-sun').isRefused('prerequisites-missing');
    // Below depth Full no one knows which are exhausted.
    const standard = laid({ settings: { depth: 'standard' } });
    standard.do(gainPlanets, { seat: 's1', planets: ['wellon'] });
    research(standard, 'graviton-laser-system').isAccepted();
  });

  it('R-REF-04 is a card on a planet, and what may lie there where no one records it', () => {
    const table = laid({ expansions: [] });
    table.do(gainPlanets, { seat: 's1', planets: ['wellon'] });
    research(table, 'magen-defense-grid').isRefused('prerequisites-missing');
    table.do(placeAttachment, { planet: 'wellon', attachment: 'research-team-warfare-agenda' });
    research(table, 'magen-defense-grid').isAccepted();
    const open = laid({ settings: { depth: 'standard' } });
    const graviton = () => research(open, 'graviton-laser-system');
    open.do(correctHoldings, { seat: 's1', holdings: { relics: [] } });
    graviton().isRefused('prerequisites-missing');
    // An industrial planet may have a research facility.
    open.do(gainPlanets, { seat: 's1', planets: ['starpoint'] });
    graviton().isRefused('prerequisites-missing');
    open.do(gainPlanets, { seat: 's1', planets: ['saudor'] });
    research(open, 'transit-diodes').isRefused('prerequisites-missing');
    graviton().isAccepted();
  });

  it('R-REF-04 is what a faction leaves out: one symbol, but not of a unit upgrade', () => {
    const table = laid({ factions: ['universities-of-jol-nar', SOL, 'clan-of-saar'] });
    research(table, 'carrier-ii').isRefused('prerequisites-missing');
    research(table, 'war-sun').isRefused('prerequisites-missing');
    research(table, 'fleet-logistics').isAccepted();
  });

  it('R-REF-04 is a technology, a relic or a law that leaves symbols out', () => {
    const mindnet = laid({ factions: ['l1z1x-mindnet', SOL, 'clan-of-saar'] });
    research(mindnet, 'war-sun').isRefused('prerequisites-missing');
    research(owns(mindnet, ['inheritance-systems']), 'war-sun').isAccepted();
    const table = laid();
    research(table, 'dreadnought-ii').isRefused('prerequisites-missing');
    table.do(gainRelic, { seat: 's1', relic: 'the-prophets-tears' });
    research(table, 'bio-stims').isAccepted();
    research(table, 'transit-diodes').isRefused('prerequisites-missing');
    const base = laid({ expansions: [] });
    base.do(correctLaw, { law: 'publicize-weapon-schematics', holder: null, outcome: 'for' });
    research(base, 'war-sun').isRefused('prerequisites-missing');
    base.do(gainTechnology, { seat: 's3', technology: 'war-sun' });
    research(base, 'war-sun').isAccepted();
  });

  it('R-REF-04 is the commander of another, lent or perhaps lent', () => {
    const table = laid({ factions: [SOL, 'yin-brotherhood', 'clan-of-saar'] });
    research(table, 'hyper-metabolism').isRefused('prerequisites-missing');
    table.do(placeNote, { seat: 's1', note: 'alliance', owner: 's2' });
    research(table, 'hyper-metabolism').isRefused('prerequisites-missing');
    table.do(turnLeader, { seat: 's2', leader: 'brother-omar', state: 'readied' });
    research(table, 'hyper-metabolism').isAccepted();
    const open = laid({ factions: [SOL, 'yin-brotherhood', 'clan-of-saar'] });
    open.do(turnLeader, { seat: 's2', leader: 'brother-omar', state: 'readied' });
    research(open, 'hyper-metabolism').isRefused('prerequisites-missing');
    open.do(correctHoldings, { seat: 's1', holdings: { notes: null } });
    research(open, 'hyper-metabolism').isAccepted();
  });

  it('R-REF-04 is an agent of another who may play the faction that has it', () => {
    const expansions = ['pok', 'thunders-edge'];
    const known = laid({ expansions });
    research(known, 'hyper-metabolism').isRefused('prerequisites-missing');
    const open = laid({ expansions, factions: [SOL, 'emirates-of-hacan', null] });
    research(open, 'hyper-metabolism').isAccepted();
  });

  it('R-REF-04 is what joins colours, where no one knows that it is not there', () => {
    const factions = [SOL, 'emirates-of-hacan', 'clan-of-saar'];
    const table = laid({ expansions: ['pok', 'thunders-edge'], factions });
    owns(table, ['antimass-deflectors', 'gravity-drive']);
    research(table, 'duranium-armor').isRefused('prerequisites-missing');
    table.do(correctHoldings, { seat: 's1', holdings: { relics: null } });
    research(table, 'duranium-armor').isAccepted();
  });
});

describe('what is not tracked is not judged', () => {
  it.each([
    ['technologies', { technologies: null }],
    ['planets', { planets: null }],
  ])('R-REF-04 %s', (_, holdings) => {
    const table = laid().do(correctHoldings, { seat: 's1', holdings });
    research(table, 'war-sun').isAccepted();
  });

  it('R-REF-04 nor where the table keeps the essentials alone, nor a card of its own', () => {
    research(laid({ settings: { depth: 'essentials' } }), 'war-sun').isAccepted();
    research(laid(), 'a-card-of-ours').isAccepted();
  });

  it('R-REF-04 a planet or a faction that is not known may leave one out', () => {
    const table = readied(laid(), ['a-planet-of-ours']);
    research(table, 'bio-stims').isAccepted();
    research(table, 'war-sun').isRefused('prerequisites-missing');
    const unsaid = owns(laid({ factions: [null, SOL, 'clan-of-saar'] }), []);
    unsaid.do(correctHoldings, { seat: 's1', holdings: { planets: [] } });
    research(unsaid, 'gravity-drive').isAccepted();
  });
});
