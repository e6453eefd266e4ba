/** Walking the chart: what it is made of, what leads where, who hears what. */
import { describe, expect, it } from 'vitest';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { EVENT_SCHEMAS, type EventType } from '../../../../src/lib/core/events.ts';
import { guardsAsked } from '../../../../src/lib/core/machine/asked-guards.ts';
import { GUARDS, LEGALITY } from '../../../../src/lib/core/machine/guards.ts';
import { recorderOf, refereeOf } from '../../../../src/lib/core/machine/referee.ts';
import { PHASES, STEPS } from '../../../../src/lib/core/vocabulary.ts';
import { BOXES } from '../../../../src/lib/rulesets/boxes.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { ASCENSION, EDITIONS } from '../../../support/ascension/ruleset.ts';
import { madeUp } from '../../../support/made-up/ruleset.ts';
import { stepsPlayed } from '../../../support/steps-played.ts';

const { plan } = rulesetOf([]);
const machine = recorderOf(plan);
/** The plans of every game that can be played by itself, those of families that are fetched among them. */
const PLANS = [
  ...BOXES.flatMap((box) => (box.kind === 'base' ? [box.rules.plan] : [])),
  ...EDITIONS.map((edition) => ASCENSION[edition].plan),
];
const FACTS = EVENT_SCHEMAS.map((schema) => schema.entries.type.literal);

function nodesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesUnder)];
}
const nodes = nodesUnder(machine.root as AnyStateNode);
const pathOf = (node: AnyStateNode) => node.path.join('.');

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
/** The guard of a move; where one is asked together with a branch, the legality guard. */
const guardName = ({ guard }: AnyTransitionDefinition): string | undefined => {
  const together = (guard as { guards?: unknown[] } | undefined)?.guards;
  if (together) return together.find((name): name is string => String(name) in LEGALITY);
  return typeof guard === 'string' ? guard : (guard as { type?: string } | undefined)?.type;
};

/** The leaf that entering a state ends in, initial states followed. */
function leafOf(node: AnyStateNode): AnyStateNode {
  const first = node.initial?.target[0];
  return first ? leafOf(first) : node;
}

describe('the chart', () => {
  it('has one state per step of its plan and no other', () => {
    const leaves = nodes.filter((node) => Object.keys(node.states).length === 0).map(pathOf);
    expect(leaves.sort()).toEqual(stepsPlayed(plan).sort());
  });

  it('is made of steps of which none is known for nothing', () => {
    const known = PHASES.flatMap((phase) => STEPS[phase].map((step) => `${phase}.${step}`));
    const played = new Set(PLANS.flatMap(stepsPlayed));
    expect(known.filter((step) => !played.has(step))).toEqual([]);
  });

  it('is pure: nothing is invoked, spawned, delayed or remembered', () => {
    const allowed = ['id', 'initial', 'states', 'on', 'always', 'entry', 'context', 'schemas'];
    for (const node of nodes) {
      expect(Object.keys(node.config).filter((key) => !allowed.includes(key))).toEqual([]);
      expect([node.invoke, node.after, node.exit].flat()).toEqual([]);
      expect(['atomic', 'compound']).toContain(node.type);
    }
    const actions = nodes.flatMap(transitionsOf).flatMap(({ actions: made }) => made);
    expect(actions.filter((action) => typeof action !== 'string')).toEqual([]);
  });

  it('opens each step by the one function that opens steps, and nothing else', () => {
    for (const node of nodes) {
      const [phase, step] = node.path;
      // An ended game stays in the step that it ended in.
      const opens = step !== undefined && phase !== 'over';
      const entry = opens
        ? [
            {
              type: 'open step',
              params: { phase, at: step, opens: expect.any(Function) as unknown },
            },
          ]
        : [];
      expect(node.entry, pathOf(node)).toEqual(entry);
    }
  });

  it('has no dot in the name of a state', () => {
    expect(nodes.filter((node) => node.key.includes('.'))).toEqual([]);
  });

  it('reaches every state by play alone', () => {
    const byHand = new Set(['position.corrected', 'play-on.agreed']);
    const seen = new Set<AnyStateNode>();
    const visit = (leaf: AnyStateNode) => {
      if (seen.has(leaf)) return;
      seen.add(leaf);
      for (
        let at: AnyStateNode | undefined = leaf;
        at;
        at = at.parent as AnyStateNode | undefined
      ) {
        for (const { eventType, target } of transitionsOf(at)) {
          if (!byHand.has(eventType)) (target ?? []).map(leafOf).forEach(visit);
        }
      }
    };
    visit(leafOf(machine.root as AnyStateNode));
    const missed = nodes.filter((node) => node.type === 'atomic' && !seen.has(node));
    expect(missed.map(pathOf)).toEqual([]);
  });

  it('hears no fact both in a state and in one of its ancestors', () => {
    const twice = nodes.flatMap((node) => {
      const found: string[] = [];
      for (let at = node.parent as AnyStateNode | undefined; at; at = at.parent as never) {
        for (const type of node.transitions.keys()) {
          if (type && at.transitions.has(type)) found.push(`${type} in ${pathOf(node)}`);
        }
      }
      return found;
    });
    expect(twice).toEqual([]);
  });

  it('hears every fact somewhere, and nothing else', () => {
    const all = PLANS.flatMap((one) => nodesUnder(recorderOf(one).root as AnyStateNode));
    const heard = new Set(all.flatMap((node) => [...node.transitions.keys()]).filter(Boolean));
    const known = [...heard].filter((type) => !type.startsWith('own-'));
    expect(known.sort()).toEqual([...FACTS].sort());
  });

  it('reaches every step of the round by position.corrected from anywhere', () => {
    const targets = (machine.root.transitions.get('position.corrected') ?? []).flatMap(
      ({ target }) => target ?? [],
    );
    const steps = stepsPlayed(plan).filter((at) => !/^(?:setup|over)\./.test(at));
    expect(targets.map((node) => node.path.join('.')).sort()).toEqual(steps.sort());
  });

  it('records every fact it hears, first of all', () => {
    for (const node of nodes) {
      for (const [type, list] of node.transitions) {
        if (type) for (const { actions } of list) expect(actions[0], type).toBe('record');
      }
    }
  });
});

describe('the legality guards', () => {
  it('are all asked by some fact', () => {
    // Only a ruleset that brings steps has facts of its own.
    const charts = [machine, recorderOf(madeUp.plan)];
    const asked = charts.flatMap((chart) => [...guardsAsked(chart).values()]);
    expect([...new Set(asked)].sort()).toEqual(Object.keys(LEGALITY).sort());
  });

  it('have one question each, whatever facts ask it', () => {
    for (const [name, refuse] of Object.values(GUARDS)) expect(LEGALITY[name], name).toBe(refuse);
  });

  it('are the same for a fact wherever it is heard', () => {
    const branching = new Set(['the fact leads here']);
    const asked = guardsAsked(machine);
    for (const node of nodes) {
      for (const [type, list] of node.transitions) {
        if (!type) continue;
        for (const transition of list) {
          const guard = guardName(transition);
          if (guard && (branching.has(guard) || !(guard in LEGALITY))) continue;
          expect(guard, type).toBe(asked.get(type as EventType));
        }
      }
    }
  });

  it('are true in the recorder', () => {
    const guards = machine.implementations.guards as Record<string, unknown>;
    for (const name of Object.keys(LEGALITY)) {
      expect((guards[name] as () => boolean)(), name).toBe(true);
    }
  });
});

describe('recorder and referee', () => {
  it('are one chart with two provisions', () => {
    const referee = machine.provide({});
    expect(referee.config).toBe(machine.config);
    expect(refereeOf(rulesetOf(['pok'])).ruleset.plan).toBe(plan);
    expect(recorderOf(rulesetOf(['pok']).plan)).toBe(machine);
  });
});
