/** Technologies: unit types once, colours once each, copies, and what joins two colours. */
import { atDepth, holds, owns } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, inBoxes, no, yes, type Positions } from './position.ts';

const RED = ['plasma-scoring', 'magen-defense-grid', 'duranium-armor', 'assault-cannon'];
const YELLOW = ['sarween-tools', 'graviton-laser-system', 'transit-diodes'];
const BLUE = ['antimass-deflectors', 'gravity-drive', 'fleet-logistics', 'light-wave-deflector'];
const GREEN = ['neural-motivator', 'dacxive-animators', 'hyper-metabolism'];
const EIGHT = [RED, YELLOW, BLUE, GREEN].flatMap((pool) => pool.slice(0, 2));
const core = holds({ relics: ['the-quantumcore'] });
/** Hacan: red and yellow. */
const joins = lay.breakthrough('readied');
const COPIES = ['valefar-assimilator-x', 'valefar-assimilator-y'];
const nekro = (...technologies: string[]) =>
  lay.plays('nekro-virus', { technologies, traits: ['copies-technologies'], breakthrough: null });

export const technologies: Positions = {
  'develop-weaponry': [
    no(
      'a generic and a faction upgrade of one unit count once',
      owns('carrier-ii', 'advanced-carrier-ii'),
    ),
    yes('War Sun is an upgrade', owns('war-sun', 'carrier-ii')),
    no('so is its prototype, of the same unit', owns('war-sun', 'prototype-war-sun-ii')),
    yes('an upgrade of the flagship, and of the dock', owns('memoria-ii', 'floating-factory-ii')),
    no('one upgrade and ten others', owns('carrier-ii', ...EIGHT, ...RED, ...BLUE)),
    yes(
      'copied upgrades count by type (R-OBJ-22)',
      nekro('spec-ops-ii', 'carrier-ii', 'valefar-assimilator-x'),
    ),
    no('one copy, whatever it copies', nekro('valefar-assimilator-x', 'dacxive-animators')),
    yes('by Imperial of its own', owns('pds-ii', 'cruiser-ii'), lay.byImperial()),
    no('a home planet is lost (R-OBJ-10)', owns('pds-ii', 'cruiser-ii'), lay.homeLost),
    ask('an assimilator may copy an upgrade', nekro('carrier-ii', 'valefar-assimilator-x')),
  ],
  'revolutionize-warfare': [
    yes('three types', owns('carrier-ii', 'infantry-ii', 'exotrireme-ii')),
    no('three cards of one type', owns('infantry-ii', 'spec-ops-ii', 'letani-warrior-ii')),
    no(
      'duplicates of a copied type (R-OBJ-22)',
      nekro('dreadnought-ii', 'super-dreadnought-ii', 'exotrireme-ii', 'pds-ii'),
    ),
    yes(
      'both docks of one type and two more',
      owns('space-dock-ii', 'dimensional-tear-ii', 'hel-titan-ii', 'saturn-engine-ii'),
    ),
    no(
      'two, and technologies about units',
      owns('fighter-ii', 'destroyer-ii', 'ai-development-algorithm', 'assault-cannon'),
    ),
    no(
      'technologies of others are not its own',
      owns('fighter-ii', 'destroyer-ii'),
      lay.seats('s2', { technologies: ['pds-ii', 'cruiser-ii'] }),
    ),
    no(
      'one public was scored in this step (R-OBJ-06)',
      owns('fighter-ii', 'destroyer-ii', 'pds-ii'),
      lay.quotaUsed('public'),
    ),
  ],
  'diversify-research': [
    no('three and one', lay.researched(...RED.slice(0, 3), 'sarween-tools')),
    yes('a relic joins all colours', lay.researched(...RED.slice(0, 3), 'sarween-tools'), core),
    no('each counts for one colour at a time', lay.researched(...RED.slice(0, 3)), core),
    no(
      'upgrades have no colour (R-REF-06)',
      lay.researched(...RED.slice(0, 3), 'carrier-ii'),
      core,
    ),
    yes(
      'the breakthrough joins red and yellow: two and two',
      owns(...RED.slice(0, 3), 'sarween-tools'),
      joins,
    ),
    no(
      'that of another faction joins other colours',
      owns(...RED.slice(0, 3), 'sarween-tools'),
      lay.plays('winnu', { breakthrough: 'readied' }),
    ),
    yes(
      'technologies of a faction have a colour',
      lay.researched(
        'production-biomes',
        'neural-motivator',
        'quantum-datahub-node',
        'sarween-tools',
      ),
    ),
    yes(
      'exhausted technologies count (R-REF-01)',
      lay.researched(...RED.slice(0, 2), ...YELLOW.slice(0, 2)),
      (game) => {
        game.exhausted = RED.map((id) => ({ seat: 's1', kind: 'technology', id }) as const);
      },
    ),
    ask(
      'at Standard it may hold that relic',
      lay.researched(...RED.slice(0, 3), 'sarween-tools'),
      holds({ relics: null }),
      atDepth('standard'),
    ),
    no(
      'someone else holds it',
      lay.researched(...RED.slice(0, 3), 'sarween-tools'),
      holds({ relics: null }),
      lay.seats('s2', { relics: ['the-quantumcore'] }),
      atDepth('standard'),
    ),
  ],
  'master-the-sciences': [
    yes('two of each', lay.researched(...EIGHT)),
    no(
      'one blue short, and three of each other',
      lay.researched(...RED.slice(0, 3), ...YELLOW, ...GREEN, 'gravity-drive'),
    ),
    no('the eighth is an upgrade', lay.researched(...EIGHT.slice(0, 7), 'pds-ii')),
    yes(
      'three red and a yellow are two pairs with the breakthrough',
      owns(...RED.slice(0, 3), 'sarween-tools', ...BLUE.slice(0, 2), ...GREEN.slice(0, 2)),
      joins,
    ),
    no(
      'seven are not four pairs, joined or not',
      owns(...RED.slice(0, 2), 'sarween-tools', ...BLUE.slice(0, 2), ...GREEN.slice(0, 2)),
      joins,
    ),
    no(
      'it does not join green and blue',
      owns(...RED.slice(0, 2), ...YELLOW.slice(0, 2), ...GREEN, 'gravity-drive'),
      joins,
    ),
    yes('any eight with the relic', lay.researched(...RED, ...BLUE), core),
    no('seven and the relic', lay.researched(...RED, ...BLUE.slice(0, 3)), core),
  ],
  'master-the-laws-of-physics': [
    yes(
      'four of any colour with the relic',
      lay.researched(...RED.slice(0, 3), 'sarween-tools'),
      core,
    ),
    no('three of one colour', lay.researched(...RED.slice(0, 3), 'sarween-tools')),
    yes(
      'two red and two yellow with the breakthrough, exhausted as it is',
      owns(...RED.slice(0, 2), ...YELLOW.slice(0, 2)),
      lay.breakthrough('exhausted'),
    ),
    no('the same without it', lay.researched(...RED.slice(0, 2), ...YELLOW.slice(0, 2))),
    no('eight, two of each', lay.researched(...EIGHT)),
    no(
      'four unit upgrades that need red have no colour',
      lay.researched('plasma-scoring', 'war-sun', 'dreadnought-ii', 'destroyer-ii', 'pds-ii'),
    ),
    no('one short even if both assimilators copy red', nekro(...COPIES, 'plasma-scoring')),
    inBoxes(['pok'], no('one red and two copies', nekro(...COPIES, 'plasma-scoring'))),
    no(
      'its breakthrough copies a flagship, no technology',
      nekro(...COPIES, 'plasma-scoring'),
      joins,
    ),
    ask(
      'whether a breakthrough that became another card joins no source says',
      owns(...RED.slice(0, 2), ...YELLOW.slice(0, 2)),
      lay.breakthrough('flipped'),
    ),
  ],
  'adapt-new-strategies': [
    no('assimilators are left out by the card', nekro(...COPIES)),
    yes(
      'a faction upgrade is a faction technology',
      lay.plays('federation-of-sol'),
      owns('spec-ops-ii', 'advanced-carrier-ii'),
    ),
    no('generic ones are not', owns('production-biomes', ...EIGHT)),
    no(
      'what is copied of others is not its own',
      nekro(...COPIES, 'spec-ops-ii', 'quantum-datahub-node'),
    ),
    yes(
      'two of Keleres, which two boxes brought',
      lay.plays('council-keleres'),
      owns('executive-order', 'agency-supply-network'),
    ),
    no('a breakthrough is no technology', owns('production-biomes'), joins),
    no(
      'one was lost',
      owns('production-biomes', 'quantum-datahub-node'),
      lay.since(owns('production-biomes')),
    ),
    no('a mech or a flagship card is none', owns('quantum-datahub-node', 'carrier-ii')),
    no(
      'another has scored this secret (R-OBJ-18)',
      owns('production-biomes', 'quantum-datahub-node'),
      lay.scored('adapt-new-strategies', 's4', true),
    ),
  ],
};
