import * as a from '../../tests/support/scripts/whole-games.ts';
import * as b from '../../tests/support/scripts/odd-games.ts';
import * as c from '../../tests/support/scripts/mended-game.ts';
const scripts = { ...a, ...b, ...c };
import { playScript } from '../../tests/support/scripted-game.ts';
import { pointsOf } from '$lib/core/points.ts';
export function tryAll(from: number, to: number, only = '') {
  for (const script of Object.values(scripts)) {
    if (only && !script.name.includes(only)) continue;
    for (let seed = from; seed <= to; seed++) {
      try {
        const t = performance.now();
        const play = playScript({ ...script, seed });
        const g = play.game;
        const facts = play.keeper.headless.course.line.map((l) => l.fact);
        const cards = new Set(
          facts.flatMap((f) => (f.type === 'strategy-card.played' ? [f.card] : [])),
        );
        console.log(
          script.name,
          seed,
          'round',
          g.round,
          play.keeper.at,
          g.result?.reason,
          g.result?.winner,
          g.seating.map((s) => pointsOf(g, s)).join(','),
          'entries',
          play.keeper.headless.entries.length,
          'taps',
          play.keeper.taps.length,
          'cards',
          cards.size,
          'agendas',
          facts.filter((f) => f.type === 'agenda.resolved').length,
          'hours',
          ((play.keeper.now - Date.parse(script.begins)) / 3.6e6).toFixed(1),
          (performance.now() - t).toFixed(0) + 'ms',
        );
      } catch (e) {
        console.log(script.name, seed, String(e).slice(0, 300));
      }
    }
  }
}
