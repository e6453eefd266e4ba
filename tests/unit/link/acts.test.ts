/** What a device of a seat may say itself, beside what the rules of the game allow everyone. */
import { describe, expect, it } from 'vitest';
import { usualTokens } from '../../../src/lib/core/commands/tokens.ts';
import { gameOf, headOf, rulesetAt } from '../../../src/lib/core/engine/engine-state.ts';
import { refusalOf } from '../../../src/lib/core/engine/tap.ts';
import { placedIn } from '../../../src/lib/core/step.ts';
import { actSaid, PERMISSIONS, type Permission } from '../../../src/lib/link/acts.ts';
import { admit } from '../../../src/lib/link/admit.ts';
import { kept, legalActs, momentOfAct } from '../../support/link.ts';

const TOKENS = momentOfAct('six-players', 'tokens', 'placeTokens');
const VOTE = momentOfAct('six-players', 'vote', 'vote');

/** What is done with an act of a device that is allowed all, or only this. */
function admission(
  state: typeof VOTE,
  act: string,
  args: Record<string, unknown>,
  allowed: readonly Permission[] = PERMISSIONS,
): string {
  const { seat } = args as { seat: 's1' };
  const said = { kind: 'act' as const, id: 'act-00000001', act, args, head: headOf(state) };
  return admit(state, { seat, allowed }, said).kind;
}

describe('tokens of the status phase', () => {
  const gained = usualTokens(gameOf(TOKENS), rulesetAt(TOKENS), 's2');
  const args = { seat: 's2', gained };

  it('are placed by their own seat, once, and the step goes on for the others', () => {
    const after = kept(TOKENS, 'placeTokens', args);
    expect(placedIn(gameOf(after))).toEqual(['s2']);
    expect(usualTokens(gameOf(after), rulesetAt(after), 's2')).toEqual({
      tactic: 0,
      fleet: 0,
      strategy: 0,
    });
    const again = actSaid('placeTokens', args)!;
    expect(refusalOf(after, again.command, again.args)?.code).toBe('status-token-count');
  });

  it('are no act of a device at any other time, when a gain is that of a card', () => {
    expect(admission(TOKENS, 'placeTokens', args)).toBe('admitted');
    expect(admission(VOTE, 'placeTokens', args)).toBe('not-allowed');
    expect(admission(TOKENS, 'placeTokens', args, ['turns', 'trades'])).toBe('not-allowed');
  });
});

describe('a vote', () => {
  const [vote] = legalActs(VOTE).filter(({ act }) => act === 'vote');

  it('has no more extra votes than the faction of its seat', () => {
    expect(admission(VOTE, 'vote', { ...vote!.args, extra: 0 })).toBe('admitted');
    expect(admission(VOTE, 'vote', { ...vote!.args, extra: 1 })).toBe('not-allowed');
  });
});

describe('a transaction', () => {
  const good = { gives: { goods: 1, commodities: 0 }, gets: { goods: 0, commodities: 0 } };
  const [trade] = legalActs(VOTE).filter(({ act }) => act === 'trade');

  it('is one of the own seat, where the keeper allows it', () => {
    const { seat, other } = trade!.args as { seat: 's1'; other: string };
    expect(admission(VOTE, 'trade', { seat, other, ...good })).toBe('admitted');
    expect(admission(VOTE, 'trade', { seat, other, ...good }, ['votes'])).toBe('not-allowed');
    const before = gameOf(VOTE).players[seat]?.goods ?? 0;
    const after = gameOf(kept(VOTE, 'trade', { seat, other, ...good }));
    expect(after.players[seat]?.goods).toBe(before - 1);
  });
});
