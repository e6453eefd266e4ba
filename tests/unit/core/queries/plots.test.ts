/** Plots: secrets of others that the Firmament scores for no point, outside every limit. */
import { expect, it } from 'vitest';
import { correctPoints } from '../../../../src/lib/core/commands/corrections.ts';
import * as objectives from '../../../../src/lib/core/commands/objectives.ts';
import { pointsOf, scoredSecrets } from '../../../../src/lib/core/points.ts';
import { secretsOf } from '../../../../src/lib/core/rules/objectives.ts';
import { plotMistake } from '../../../../src/lib/core/plots.ts';
import { plotsFor } from '../../../../src/lib/core/queries/holdings.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { given } from '../../../support/given.ts';
import { atScoring } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const SECRET = 'form-a-spy-network';
const OTHER = 'mine-rare-metals';

/** The score step; the second seat, Hacan, has scored a secret. */
function table(): Table {
  const game = atScoring({
    players: 3,
    expansions: ['pok', 'thunders-edge'],
    factions: ['firmament', 'emirates-of-hacan', 'winnu'],
  });
  for (const seat of ['s1', 's2', 's3'] as const) {
    if (game.game.players[seat]?.secrets === 0) game.do(objectives.drawSecret, { seat });
  }
  return game.take([
    {
      type: 'objective.scored',
      seat: 's2',
      objective: SECRET,
      kind: 'secret',
      stage: null,
      points: 1,
      phase: 'status',
      slot: 'status',
    },
  ]);
}
const plots = ({ game }: Table, seat: Seat) => plotsFor(game, cardsOf(game.expansions), seat);

it('R-TE-03 a secret that someone else has scored becomes a plot, for no point', () => {
  const game = table();
  expect(plots(game, 's2')).toBeNull();
  expect(plots(game, 's1')).toEqual({ placed: [], open: [{ objective: SECRET, owner: 's2' }] });
  const [points, secrets] = [pointsOf(game.game, 's1'), secretsOf(game.game, 's1')];
  given(game).when(objectives.placePlot, { seat: 's1', objective: SECRET }).isAccepted();
  expect(plots(game, 's1')).toEqual({ placed: [SECRET], open: [] });
  expect(pointsOf(game.game, 's1')).toBe(points);
  // It is none of its three, and stays the secret of who scored it.
  expect(secretsOf(game.game, 's1')).toBe(secrets);
  expect(scoredSecrets(game.game, 's1')).toEqual([]);
  expect(scoredSecrets(game.game, 's2')).toEqual([SECRET]);
  game.undo();
  expect(plots(game, 's1')?.placed).toEqual([]);
});

it('R-TE-03 a plot that was a mistake is taken back, and can be made again', () => {
  const game = table().do(objectives.placePlot, { seat: 's1', objective: SECRET });
  const mistake = { lines: [{ seat: 's1', points: 0 }], source: plotMistake(SECRET) } as const;
  game.do(correctPoints, { ...mistake, lines: [...mistake.lines] });
  expect(plots(game, 's1')).toEqual({ placed: [], open: [{ objective: SECRET, owner: 's2' }] });
  expect(scoredSecrets(game.game, 's2')).toEqual([SECRET]);
  game.do(objectives.placePlot, { seat: 's1', objective: SECRET });
  expect(plots(game, 's1')?.placed).toEqual([SECRET]);
  expect(pointsOf(game.game, 's1')).toBe(0);
});

it('R-TE-03 a plot uses up no score of the status phase, and no objective', () => {
  const game = table().do(objectives.placePlot, { seat: 's1', objective: SECRET });
  const seat = 's1';
  const refusal = game.refusal(objectives.scoreObjective, { seat, objective: OTHER });
  const plain = table().refusal(objectives.scoreObjective, { seat, objective: OTHER });
  expect(refusal).toBe(plain);
});
