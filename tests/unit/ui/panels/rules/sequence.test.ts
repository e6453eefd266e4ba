/** Reminders of a sequence, and its ticks. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../../src/lib/core/game.ts';
import { SEQUENCE_IDS } from '../../../../../src/lib/look-up/sequences.ts';
import { remindersIn, Ticks } from '../../../../../src/lib/ui/panels/rules/sequence.svelte.ts';

const gameOf = (player: object, laws: object[] = []) =>
  ({ players: { s1: { presence: 'playing', ...player } }, laws }) as unknown as Game;

describe('reminders', () => {
  it('hold for factions, technologies, laws and notes in the game', () => {
    expect(remindersIn(gameOf({ faction: 'winnu' }), 'invasion')).toEqual({
      commit: ['blood-ties'],
    });
    const sarween = gameOf({ technologies: ['sarween-tools'] });
    expect(remindersIn(sarween, 'tactical-action')).toEqual({ produce: ['sarween'] });
    const law = gameOf({}, [{ id: 'homeland-defense-act' }]);
    expect(remindersIn(law, 'invasion')).toEqual({ control: ['more-pds'] });
    const note = gameOf({ notes: [{ note: 'trade-convoys', owner: 's2' }] });
    expect(remindersIn(note, 'transactions')).toEqual({ partner: ['convoys'] });
  });

  it('hold for nobody who is out, and not for what is not tracked', () => {
    const out = gameOf({ presence: 'eliminated', faction: 'winnu' });
    expect(remindersIn(out, 'invasion')).toEqual({});
    const untracked = gameOf({ technologies: null, notes: null });
    for (const id of SEQUENCE_IDS) expect(remindersIn(untracked, id)).toEqual({});
  });
});

describe('ticks', () => {
  it('are set, taken away, and forgotten by nobody who looks elsewhere', () => {
    const ticks = new Ticks('one', 'space-combat');
    expect(ticks.next).toBe('before');
    ticks.toggle('before');
    ticks.toggle('barrage');
    ticks.toggle('before');
    expect(new Ticks('one', 'space-combat').done).toEqual(['barrage']);
    expect(new Ticks('two', 'space-combat').done).toEqual([]);
    expect(ticks.next).toBe('before');
    ticks.clear();
    expect(ticks.done).toEqual([]);
  });

  it('of a round come again with the next', () => {
    const ticks = new Ticks('three', 'space-combat');
    for (const step of ['before', 'barrage', 'announce', 'roll', 'hits']) ticks.toggle(step);
    expect(ticks.again).toBe(false);
    ticks.toggle('retreat');
    expect(ticks.again).toBe(true);
    ticks.another();
    expect(ticks.done).toEqual(['before', 'barrage']);
    expect(ticks.next).toBe('announce');
  });
});
