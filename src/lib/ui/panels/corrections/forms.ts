/** The corrections that are fields and nothing else: what each asks for, and what it records. */
import {
  changeSettings,
  correctCustodians,
  correctPassed,
  correctPosition,
  correctSeating,
  correctSpeaker,
  correctStrategyCard,
} from '$lib/core/commands/corrections.ts';
import type { Seat, StrategyCard } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { Settings } from '$lib/core/settings.ts';
import { actionOf, isOpened, stepsOf } from '$lib/core/step.ts';
import type { Phase, Step } from '$lib/core/vocabulary.ts';
import { EXPANSIONS } from '$lib/session/boxes.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { correction } from '$lib/ui/parts/corrections/correction.ts';
import { boxWords } from '$lib/words/boxes.ts';
import { phaseName, stepName } from '$lib/words/steps.ts';
import { corrections as words } from '$words/corrections.ts';

/**
 * The steps of a phase in the plan that is played, as far as a position can be set to them: a
 * strategic action begins with its card, and a council with its agendas, in the turn. An agenda that the
 * phase has opened can be gone on with.
 */
function stepsIn({ ruleset, game: { step: at } }: GameModel, phase: Phase): readonly Step[] {
  const steps = stepsOf(ruleset.plan, phase).filter(
    (step) => step !== 'strategic' && step !== 'council',
  );
  return isOpened(at) && at.phase === phase && at.agenda ? [...steps, 'vote', 'outcome'] : steps;
}

/** Whether a step waits for one player in particular. */
function hasActiveSeat(phase: Phase, step: Step): boolean {
  if (phase === 'action') return step !== 'outcome';
  return step === 'pick' || step === 'score' || step === 'vote';
}

/** Where the game stands: any step of the round, any active player. */
export function position(model: GameModel) {
  const text = words.position;
  const { game, ruleset } = model;
  const phases: Phase[] = ruleset.plan.phases.map(({ phase }) => phase);
  const now = model.position;

  /** What the table would find there, from the fact itself. */
  function kept(to: typeof now) {
    const [fact] = correctPosition(game, ruleset, to);
    const keeps = fact?.type === 'position.corrected' ? fact.keeps : undefined;
    const names = (seats: readonly Seat[]) => seats.map((seat) => model.nameOf(seat));
    if (keeps && keeps.passed.length > 0) return text.keepsPassed(names(keeps.passed));
    if (keeps && keeps.secondaries.length > 0) return text.keepsSecondaries;
    if (keeps && keeps.voted.length > 0) return text.keepsVotes(names(keeps.voted));
    return (text.afresh as Readonly<Record<string, string>>)[to.phase] ?? '';
  }

  return correction({
    command: correctPosition,
    recorded: {
      round: now.round,
      phase: now.phase,
      step: now.step,
      activeSeat: hasActiveSeat(now.phase, now.step) ? now.activeSeat : null,
    },
    settled: (to) => {
      const phase = phases.includes(to.phase) ? to.phase : (phases[0] ?? to.phase);
      const steps = stepsIn(model, phase);
      const step = steps.includes(to.step) ? to.step : (steps[0] ?? to.step);
      const activeSeat = hasActiveSeat(phase, step) ? (to.activeSeat ?? null) : null;
      return { round: Math.max(1, to.round), phase, step, activeSeat };
    },
    fields: ({ phase, step }) => [
      { kind: 'count', key: 'round', label: text.round, min: 1, max: 99 },
      {
        kind: 'choice',
        key: 'phase',
        label: text.phase,
        options: phases.map((value) => ({ value, label: phaseName(value) })),
      },
      {
        kind: 'chips',
        key: 'step',
        label: text.step,
        options: stepsIn(model, phase).map((value) => ({ value, label: stepName(phase, value) })),
      },
      ...(hasActiveSeat(phase, step)
        ? [
            {
              kind: 'seat' as const,
              key: 'activeSeat' as const,
              label: text.active,
              seats: playingSeats(game),
              noOne: text.noOne,
            },
          ]
        : []),
    ],
    hint: kept,
    args: (_, to) => to,
    sentence: ({ round, phase, step, activeSeat }) => {
      const name = activeSeat ? model.nameOf(activeSeat) : '';
      return text.record(round, phaseName(phase), stepName(phase, step), name);
    },
  });
}

/** Who has passed in this action phase; nothing to ask in another one. */
export function passed(model: GameModel) {
  const text = words.passed;
  const seats = playingSeats(model.game);
  const { passed } = actionOf(model.game) ?? {};
  return correction({
    command: correctPassed,
    recorded: Object.fromEntries(seats.map((seat) => [seat, passed?.includes(seat) === true])),
    fields: passed
      ? seats.map((seat) => ({
          kind: 'choice' as const,
          key: seat,
          label: model.nameOf(seat),
          options: [
            { value: false, label: text.no },
            { value: true, label: text.yes },
          ],
          beside: 220,
        }))
      : [],
    hint: () => (passed ? '' : text.only),
    args: (changes) => {
      const [[seat, passed]] = Object.entries(changes) as [[Seat, boolean]];
      return { seat, passed };
    },
  });
}

/** A strategy card: holder, side, and the trade goods on it. */
export function strategyCard(model: GameModel, id: string, card: StrategyCard) {
  const text = words.cards;
  const { holder, exhausted, goods } = card;
  return correction({
    command: correctStrategyCard,
    recorded: { holder, exhausted, goods },
    settled: (to) => ({ ...to, exhausted: to.holder !== null && to.exhausted }),
    fields: ({ holder }) => [
      {
        kind: 'seat',
        key: 'holder',
        label: text.holder,
        seats: playingSeats(model.game),
        noOne: text.noOne,
      },
      ...(holder === null
        ? []
        : [
            {
              kind: 'choice' as const,
              key: 'exhausted' as const,
              label: text.side,
              options: [
                { value: false, label: text.readied },
                { value: true, label: text.exhausted },
              ],
            },
          ]),
      { kind: 'count', key: 'goods', label: text.goods, max: 99 },
    ],
    args: (_, to) => ({ card: id, ...to }),
    sentence: ({ holder, exhausted, goods }) => {
      const name = holder ? model.nameOf(holder) : '';
      return text.record(model.cardName(id), name, exhausted, goods);
    },
  });
}

/** Who the speaker is. */
export function speaker(model: GameModel) {
  const text = words.speaker;
  return correction({
    command: correctSpeaker,
    recorded: { seat: model.game.speaker },
    fields: [
      {
        kind: 'seat',
        key: 'seat',
        label: text.title,
        seats: playingSeats(model.game),
        named: (seat) => text.record(model.nameOf(seat)),
      },
    ],
    args: (_, to) => to,
  });
}

/** Whether the custodians token is gone, and who took it. */
export function custodians(model: GameModel) {
  const text = words.custodians;
  const { removed, by } = model.game.custodians;
  return correction({
    command: correctCustodians,
    recorded: { removed, by },
    settled: (to) => ({ ...to, by: to.removed ? to.by : null }),
    fields: ({ removed }) => [
      {
        kind: 'choice',
        key: 'removed',
        label: text.title,
        options: [
          { value: false, label: text.on },
          { value: true, label: text.gone },
        ],
      },
      ...(removed
        ? [
            {
              kind: 'seat' as const,
              key: 'by' as const,
              label: text.by,
              seats: model.game.seating,
              noOne: text.noOne,
            },
          ]
        : []),
    ],
    hint: (_, changes) => (Object.keys(changes).length > 0 ? text.point : ''),
    args: (_, to) => to,
    sentence: ({ removed, by }) => text.record(removed, by ? model.nameOf(by) : ''),
  });
}

/** The clockwise order round the table. */
export function seating(model: GameModel) {
  const text = words.seating;
  return correction({
    command: correctSeating,
    recorded: { order: model.game.seating },
    fields: [{ kind: 'order', key: 'order', label: text.title }],
    args: (_, to) => to,
    sentence: ({ order }) => text.record(order.map((seat) => model.nameOf(seat))),
  });
}

/** What branching rests on: goal, limits, last round, expansions. */
export function settings(model: GameModel) {
  const text = words.settings;
  const { settings: now, expansions } = model.game;
  const { goal, tokenTotal, secretLimit, endAfterRound } = now;
  /** The round that a game usually ends after, where it has a last one. */
  const LAST = 10;
  const inPlay = (boxes: readonly string[]) => EXPANSIONS.filter((box) => boxes.includes(box));
  const recorded = { goal, tokenTotal, secretLimit, endAfterRound, boxes: inPlay(expansions) };
  const factOf = ({ boxes, ...settings }: Partial<typeof recorded>) => ({
    settings: settings satisfies Partial<Settings>,
    ...(boxes ? { expansions: boxes } : {}),
  });
  return correction({
    command: changeSettings,
    recorded,
    settled: (to) => ({ ...to, boxes: inPlay(to.boxes) }),
    fields: [
      { kind: 'count', key: 'goal', label: text.goal, min: 1, max: 99 },
      { kind: 'count', key: 'tokenTotal', label: text.tokens, min: 8, max: 40 },
      { kind: 'count', key: 'secretLimit', label: text.secrets, max: 20 },
      {
        kind: 'choice',
        key: 'endAfterRound',
        label: text.last,
        options: [
          { value: null, label: text.lastNo },
          { value: endAfterRound ?? LAST, label: text.lastYes },
        ],
        beside: 150,
      },
      {
        kind: 'boxes',
        key: 'boxes',
        label: text.expansions,
        options: EXPANSIONS.map((value) => ({ value, label: boxWords(value).name })),
      },
    ],
    hint: (_, { boxes }) => (boxes ? text.boxHint : ''),
    args: factOf,
    sentence: (_, changes) => text.record(factOf(changes)),
  });
}
