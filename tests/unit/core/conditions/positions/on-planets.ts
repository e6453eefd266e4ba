/** What lies and is printed on planets: specialties, attachments, values. */
import { atDepth, has } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, inBoxes, no, yes, type Positions } from './position.ts';

const FACILITIES = ['biotic-research-facility', 'cybernetic-research-facility'];
const NINE = ['abyz', 'bereg', 'lodor'];
/** Influence 6 and 3 and 2; resources 1. */
const ELEVEN = ['mecatol-rex', 'torkan', 'mellon'];
const bastion = lay.plays('last-bastion');
const two = lay.attached({ lodor: 'tomb-of-emphidia', abyz: 'rich-world' });
const three = lay.attached({
  lodor: 'tomb-of-emphidia',
  abyz: 'rich-world',
  lor: 'demilitarized-zone',
});

export const onPlanets: Positions = {
  'found-research-outposts': [
    yes('one of each of three boxes', has(['gral', 'ang', 'andeara'])),
    no('two planets with two symbols each are two planets', has(['tiamat', 'olergodt'])),
    yes(
      'a facility gives one to a planet without',
      has(['gral', 'lazar', 'lor']),
      lay.attach('lor', 'biotic-research-facility'),
    ),
    no(
      'a facility on a planet with a specialty gives none',
      has(['gral', 'lazar']),
      lay.attach('gral', 'biotic-research-facility'),
    ),
    yes(
      'exhausted for a prerequisite, it still counts',
      has(['gral', 'lazar', 'meer']),
      lay.exhausted('gral', 'lazar', 'meer'),
    ),
    no('the third is held by another', has(['gral', 'lazar']), has(['tempesta'], 's2')),
    inBoxes(
      [],
      no(
        'the law that stands in for a prerequisite is no specialty',
        has(['gral', 'lazar', 'lor']),
        lay.attach('lor', 'research-team-biotic-agenda'),
      ),
    ),
    no(
      'technologies of its own are none',
      has(['gral', 'lazar']),
      lay.researched('neural-motivator', 'sarween-tools'),
    ),
    no('a home planet is lost (R-OBJ-10)', has(['gral', 'lazar', 'meer']), lay.homeLost),
  ],
  'form-galactic-brain-trust': [
    yes('exactly five', has(['gral', 'lazar', 'meer', 'faunus', 'industrex'])),
    no('four planets with six symbols', has(['gral', 'lazar', 'tiamat', 'olergodt'])),
    yes(
      'three, and two with a facility',
      has(['gral', 'lazar', 'meer', 'lor', 'arnor']),
      lay.attach('lor', 'biotic-research-facility'),
      lay.attach('arnor', 'cybernetic-research-facility'),
    ),
    no(
      'two facilities on one planet are one',
      has(['gral', 'lazar', 'meer', 'lor']),
      lay.attach('lor', ...FACILITIES),
    ),
    no(
      'the planet with the facility is held by another',
      has(['gral', 'lazar', 'meer', 'ang']),
      has(['lor'], 's2'),
      lay.attach('lor', 'biotic-research-facility'),
    ),
    no(
      'scored before (R-OBJ-09)',
      has(['gral', 'lazar', 'meer', 'faunus', 'industrex']),
      lay.scored('form-galactic-brain-trust'),
    ),
    no('four, and a station', has(['gral', 'lazar', 'meer', 'ang', 'tsion-station'])),
  ],
  'discover-lost-outposts': [
    yes('two planets, one each', two),
    no(
      'two on one planet are one planet',
      has(['lodor', 'abyz']),
      lay.attach('lodor', 'tomb-of-emphidia', 'dyson-sphere'),
    ),
    yes(
      'one on the home planet counts',
      lay.plays('titans-of-ul'),
      lay.attached({ elysium: 'ul-the-progenitor', lodor: 'terraform' }),
    ),
    no(
      'the custodians token is no attachment',
      has(['mecatol-rex', 'lodor']),
      lay.attach('lodor', 'tomb-of-emphidia'),
    ),
    no(
      'the second lies on a planet of another',
      has(['lodor']),
      lay.attach('lodor', 'tomb-of-emphidia'),
      has(['abyz'], 's2'),
      lay.attach('abyz', 'rich-world'),
    ),
    yes(
      'one that gives nothing is an attachment',
      lay.attached({ lodor: 'demilitarized-zone', meer: 'warfare-research-facility' }),
    ),
    yes('exhausted planets count', two, lay.exhausted('lodor', 'abyz')),
    yes('two that are recorded are enough at Standard', two, atDepth('standard')),
    ask(
      'at Standard one more may lie unrecorded',
      lay.attached({ lodor: 'tomb-of-emphidia' }),
      has(['lodor', 'abyz']),
      atDepth('standard'),
    ),
  ],
  'reclaim-ancient-monuments': [
    yes('three planets, one each', three),
    no('three on two planets', two, lay.attach('abyz', 'rich-world', 'mining-world')),
    no(
      'the third went with its planet',
      two,
      has(['lor'], 's4'),
      lay.attach('lor', 'biotic-research-facility'),
    ),
    yes(
      'Terraform, Nano-Forge and a card',
      lay.attached({ lodor: 'terraform', abyz: 'nano-forge', lor: 'biotic-research-facility' }),
    ),
    no('two are for stage I: one short', two),
    no('a home planet is lost (R-OBJ-10)', three, lay.homeLost),
    yes(
      'scored by another as well (R-OBJ-09)',
      three,
      lay.scored('reclaim-ancient-monuments', 's2'),
    ),
  ],
  'establish-hegemony': [
    yes('Mecatol Rex counts like any planet', has(['mecatol-rex', 'torkan', 'lirta-iv'])),
    no('eleven', has(ELEVEN)),
    yes('an attachment lifts it to twelve', has(ELEVEN), lay.attach('mellon', 'tomb-of-emphidia')),
    no('resources are not counted', has([...ELEVEN, 'abyz', 'fria', 'tequran'])),
    no(
      'a facility on a planet without a specialty adds nothing',
      has(['mecatol-rex', 'lirta-iv', 'lor']),
      lay.attach('lor', 'biotic-research-facility'),
    ),
    yes(
      'on one with a specialty it adds one',
      has(['mecatol-rex', 'meer', 'thibah']),
      lay.attach('meer', 'warfare-research-facility'),
    ),
    no('9: the relic is no planet', has(['lirta-iv', 'torkan', 'mehar-xull', 'the-triad'])),
    yes(
      'exhausted planets count',
      has(['mecatol-rex', 'torkan', 'lirta-iv']),
      lay.exhausted('mecatol-rex', 'torkan', 'lirta-iv'),
    ),
    no(
      'the planet card of Keleres has 2 in the last box',
      has(['mecatol-rex', 'torkan', 'custodia-vigilia']),
    ),
    inBoxes(
      ['pok', 'codex3'],
      yes('and 3 before', has(['mecatol-rex', 'torkan', 'custodia-vigilia'])),
    ),
    no(
      'spending resources as influence changes no value',
      lay.plays('xxcha-kingdom', { breakthrough: 'readied' }),
      has([...ELEVEN, 'abyz']),
    ),
    no('trade goods are not on planets', has(ELEVEN), lay.goods(9)),
  ],
  'hoard-raw-materials': [
    yes('the home planet of another counts for its values', has(['jord', 'thunders-edge', 'abyz'])),
    no('9 of 12', has(NINE)),
    yes('exhausted planets count', has(['jord', 'lodor', 'abyz', 'fria']), lay.exhausted('jord')),
    yes(
      'an attachment lifts it to twelve',
      has([...NINE, 'saudor']),
      lay.attach('abyz', 'rich-world'),
    ),
    no(
      'one short with it',
      has([...NINE, 'arnor']),
      lay.attach('lodor', 'tomb-of-emphidia'),
      lay.goods(5),
    ),
    ask('docks of the Bastion add one each, and where they are is not known', bastion, has(NINE)),
    no('8, and three docks', bastion, has(['abyz', 'bereg', 'fria'])),
    no('docks of another add nothing here', lay.plays('last-bastion', {}, 's2'), has(NINE)),
    no('9, and the relic, which is no planet', has([...NINE, 'the-triad'])),
    no('influence is not counted', has([...NINE, 'mecatol-rex', 'lirta-iv'].slice(0, 4))),
  ],
};
