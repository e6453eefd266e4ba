import { describe, expect, test } from 'vitest';
import type { Seat } from '$lib/core/game.ts';
import { fetchWordsOfRow } from '$lib/ui/games/row-words.svelte.ts';
import type { CardSeat, GameCard } from '$lib/session/library.svelte.ts';
import {
  actingIn,
  leadersOf,
  lettersIn,
  momentOf,
  trackOf,
  winnerOf,
} from '$lib/ui/games/standing.ts';
import { gamesWords } from '$words/games.ts';

const seat = (id: Seat, points: number, more: Partial<CardSeat> = {}): CardSeat => ({
  seat: id,
  name: `Person ${id}`,
  faction: null,
  colour: 'red',
  presence: 'playing',
  points,
  ...more,
});

const card = (seats: CardSeat[], more: Partial<GameCard> = {}): GameCard => ({
  round: 4,
  phase: 'action',
  step: 'turn',
  activeSeat: 's1',
  goal: 10,
  playedMs: 0,
  seats,
  result: null,
  ...more,
});

describe('the card of a game', () => {
  const game = card([
    seat('s1', 4, { faction: 'emirates-of-hacan' }),
    seat('s2', 6, { faction: 'federation-of-sol' }),
    seat('s3', 9, { presence: 'eliminated' }),
  ]);

  test('names who leads among those who still play, and who was to act', () => {
    expect(leadersOf(game)).toEqual({ names: ['Sol'], points: 6 });
    expect(actingIn(game)).toBe('Hacan');
    expect(gamesWords.moment('action', 'turn', 'Hacan')).toBe('Hacan was choosing an action.');
    expect(gamesWords.leads(['Sol'], 6, 10)).toBe('Sol leads with 6 of 10.');
    expect(gamesWords.leads(['Sol', 'Hacan'], 1, 10)).toBe('Sol and Hacan lead with 1 of 10.');
    expect(gamesWords.leads(['Sol', 'Hacan'], 0, 10)).toBe('No one has scored yet.');
  });

  test('speaks as its family does, once the words of that are there', async () => {
    const own = card(
      [
        seat('s1', 4, { faction: 'nekro-virus' }),
        seat('s2', 6, { faction: 'order-of-the-last' }),
        seat('s3', 6, { faction: 'barony-of-letnev' }),
      ],
      { game: 'shattered-ascension', phase: 'status', step: 'own-unlock-racial-upgrades' },
    );
    const base = { ...own, game: undefined } as unknown as GameCard;
    expect(actingIn(base)).toBe('Nekro');
    await fetchWordsOfRow(own);
    expect(actingIn(own)).toBe('Virus');
    expect(leadersOf(own).names).toEqual(['The Last', 'Letnev']);
    expect(momentOf(own)).toBe('Unlock racial upgrades.');
    expect(lettersIn(own)['s2']).not.toBe(lettersIn(base)['s2']);
    // What it calls otherwise is said by its name, what it shares as ever.
    const at = (row: GameCard, step: GameCard['step']) => momentOf({ ...row, step });
    expect(at(own, 'tokens')).toBe('Receive and reallocate counters.');
    expect(at(own, 'score')).toBe('Claim objectives.');
    expect(at(own, 'repair')).toBe('Units were about to be repaired.');
    expect(at(base, 'tokens')).toBe('Command tokens were being gained.');
    // A game of the base game says nothing of it.
    expect(actingIn(base)).toBe('Nekro');
  });

  test('stops the markers at both ends of the track', () => {
    const columns = trackOf(card([seat('s1', -1), seat('s2', 13)]));
    expect(columns).toHaveLength(11);
    expect(columns[0]!.seats[0]!.seat).toBe('s1');
    expect(columns[10]!.seats[0]!.seat).toBe('s2');
  });

  test('knows the winner, or that no one was named', () => {
    const over = { winner: 's2', reason: 'goal', round: 6 } as const;
    expect(winnerOf({ ...game, result: over })?.seat).toBe('s2');
    expect(winnerOf({ ...game, result: { ...over, winner: null, reason: 'called' } })).toBeNull();
    expect(winnerOf(game)).toBeNull();
  });
});
