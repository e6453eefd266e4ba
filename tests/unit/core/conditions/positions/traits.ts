/** Planets of one trait: a planet counts for each of its traits, exhausted or not. */
import { attested, atDepth, has, holds } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, no, yes, type Positions } from './position.ts';

const CULTURAL = ['lodor', 'mellon', 'quann', 'corneeq', 'centauri', 'torkan'];
const HAZARDOUS = ['abyz', 'fria', 'bereg', 'starpoint', 'zohbat', 'meer'];
const INDUSTRIAL = ['arinam', 'arnor', 'lor', 'gral', 'lazar', 'saudor'];
const [cultural, hazardous, industrial] = [CULTURAL, HAZARDOUS, INDUSTRIAL].map(
  (pool) =>
    (count: number, ...more: string[]) =>
      has([...pool.slice(0, count), ...more]),
) as [Pool, Pool, Pool];
type Pool = (count: number, ...more: string[]) => ReturnType<typeof has>;

const AROZ = { leaders: { 'captain-aroz': 'readied' } } as const;
const firmament = lay.plays('firmament', AROZ);
const apart = attested('coexistence', false);

export const traits: Positions = {
  'corner-the-market': [
    yes('a planet with two traits counts for each of them', hazardous(3, 'lesab')),
    no(
      'three of each trait: the best single trait counts, not the sum',
      has([...CULTURAL.slice(0, 3), ...HAZARDOUS.slice(0, 3), ...INDUSTRIAL.slice(0, 3)]),
    ),
    no('three and Mecatol Rex, which has no trait', cultural(3, 'mecatol-rex')),
    no('three and the home planets, which have none', cultural(3, 'arretze', 'hercant')),
    yes('Terraform gives all three traits', cultural(3, 'abyz'), lay.attach('abyz', 'terraform')),
    no(
      'Nano-Forge makes legendary and gives no trait',
      cultural(3, 'abyz'),
      lay.attach('abyz', 'nano-forge'),
    ),
    yes('exhausted planets count (R-REF-01)', hazardous(4), lay.exhausted(...HAZARDOUS)),
    no('the fourth is held by another player', industrial(3), has(['gral'], 's2')),
    no('a home planet is lost: no public objective (R-OBJ-10)', cultural(4), lay.homeLost),
    yes(
      'one faction scores publics without its home (R-OBJ-10, Nomadic)',
      cultural(4),
      lay.plays('clan-of-saar', { home: false, traits: ['scores-without-home'] }),
    ),
    no('scored in an earlier round (R-OBJ-09)', cultural(5), lay.scored('corner-the-market')),
  ],
  'unify-the-colonies': [
    yes('four, and two of two traits', cultural(4, 'olergodt', 'vira-pics-iii')),
    no('five of one trait and five of another', has([...CULTURAL.slice(1), ...HAZARDOUS.slice(1)])),
    no('five, and one of the two other traits', cultural(5, 'lesab')),
    yes(
      'five and the planet with Terraform',
      industrial(5, 'lodor'),
      lay.attach('lodor', 'terraform'),
    ),
    no(
      'two planets of two traits make five of one and four of another',
      cultural(3, 'lazul-rex', 'tarana', 'gral', 'lazar'),
    ),
    yes(
      'others have scored it: everyone may (R-OBJ-09)',
      hazardous(6),
      lay.scored('unify-the-colonies', 's2'),
    ),
    no('one public was scored in this step (R-OBJ-06)', hazardous(6), lay.quotaUsed('public')),
    no('a station has no trait', hazardous(5, 'tsion-station', 'oluz-station')),
  ],
  'forge-an-alliance': [
    yes('exactly four, two of them exhausted', cultural(4), lay.exhausted('lodor', 'mellon')),
    no('three, and a planet of both other traits', cultural(3, 'tinnes')),
    yes('Mirage is cultural wherever it lies', cultural(3, 'mirage')),
    yes('secrets need no home planet (R-OBJ-10)', cultural(4), lay.homeLost),
    no(
      'someone else has scored this secret (R-OBJ-18)',
      cultural(6),
      lay.scored('forge-an-alliance', 's3', true),
    ),
    no('no secret is left in the hand', cultural(6), holds({ secrets: 0 })),
    no('one secret was scored in this step (R-OBJ-06)', cultural(6), lay.quotaUsed('secret')),
    yes('a public scored in this step is no secret', cultural(4), lay.quotaUsed('public')),
    yes(
      'who had scored it is eliminated: the card went back (R-ELIM-05)',
      cultural(4),
      lay.scored('forge-an-alliance', 's3', true),
      lay.gone('s3'),
    ),
    yes(
      'a law made it public: no secret has to be in the hand (R-OBJ-20)',
      cultural(4),
      lay.published('forge-an-alliance', 's3'),
      holds({ secrets: 0 }),
    ),
    no(
      'public as it is, it needs the home',
      cultural(4),
      lay.published('forge-an-alliance', 's3'),
      lay.homeLost,
    ),
    no('the fourth was taken by another player', cultural(3), has(['corneeq'], 's5')),
  ],
  'mine-rare-metals': [
    yes('two planets of two traits and two more', hazardous(2, 'lesab', 'tinnes')),
    no('three, and an ocean card, which is no planet', hazardous(3, 'deep-abyss')),
    yes('Avernus is hazardous, wherever it has moved', hazardous(3, 'avernus')),
    yes("Hope's End is hazardous beside being legendary", hazardous(3, 'hopes-end')),
    no('three, and a cultural planet that became legendary', hazardous(3, 'lodor')),
    no('three, and Styx, which has no trait', hazardous(3, 'styx', 'cocytus')),
    yes('what is recorded is enough at Standard', hazardous(4), atDepth('standard')),
    no(
      'eliminated: it scores nothing (R-ELIM-08)',
      hazardous(5),
      holds({ presence: 'eliminated' }),
    ),
  ],
  'monopolize-production': [
    yes('a planet of two traits makes four', industrial(3, 'tarana')),
    no('three, and Mecatol Rex', industrial(3, 'mecatol-rex')),
    no(
      'a research facility on an industrial planet is no planet more',
      industrial(3),
      lay.attach('lor', 'biotic-research-facility'),
    ),
    yes('legendary ones count as well', industrial(2, 'faunus', 'industrex')),
    no(
      'ships count for secrets alone: it lies open as a public',
      firmament,
      apart,
      (game) => {
        const id = 'monopolize-production';
        game.objectives = [{ id, stage: 1, points: 1, phase: 'status', round: 1 }];
      },
      has(['lazar']),
    ),
    ask('planets beside ships count for secrets (Captain Aroz)', firmament, apart, has(['lazar'])),
    no('the commander is locked', lay.plays('firmament', { leaders: {} }), apart, has(['lazar'])),
    ask(
      'an ally has its commander',
      lay.plays('firmament', AROZ, 's2'),
      lay.note(['alliance', 's2']),
      has(['lazar']),
    ),
    no('no one else has it', lay.plays('firmament', AROZ, 's2'), has(['lazar'])),
    yes('exactly four and nothing else', industrial(4)),
  ],
};
