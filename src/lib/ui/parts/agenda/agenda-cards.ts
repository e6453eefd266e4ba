/** The agenda deck as a list: names, gists, and what this game has seen of it. */
import type { EventType } from '$lib/core/events.ts';
import type { Game } from '$lib/core/game.ts';
import type { Election } from '$lib/core/vocabulary.ts';
import { refuseAgenda } from '$lib/core/rules/agenda.ts';
import { agendaWords } from '$lib/ui/model/card-names.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import type { AgendaWords } from '$lib/words/card-words.ts';
import { inOrder } from '$lib/words/order.ts';
import { agenda as words } from '$words/agenda.ts';

/** What each outcome does, as sentences; none for an unknown card. */
export function gistsOf(card: AgendaWords | undefined): string[] {
  if (!card) return [];
  const gists: string[] = [];
  if (card.for) gists.push(words.gist.for(card.for));
  if (card.against) gists.push(words.gist.against(card.against));
  if (card.elected) gists.push(words.gist.elected(card.elected));
  return gists;
}

/** Facts that turn an agenda up. */
const NAMING: readonly EventType[] = ['agenda.revealed', 'agenda.replaced', 'agenda.unveiled'];

/** Ids of the agendas that were turned up so far, the current one included. */
function seenIn({ session }: GameModel): Set<string> {
  const seen = new Set<string>();
  for (const { fact } of session.line) {
    if (NAMING.includes(fact.type) && 'agenda' in fact) seen.add(fact.agenda);
  }
  return seen;
}

const isLaw = (game: Game, id: string) => game.laws.some((law) => law.id === id);

/**
 * The agendas of the ruleset by name, all or those that come to `election`; laws in play and cards
 * seen before come last.
 */
export function agendaList(model: GameModel, election?: Election) {
  const seen = seenIn(model);
  const fitting = Object.entries(model.ruleset.agendas).filter(
    ([, card]) => !election || election === 'hidden-agenda' || card.election === election,
  );
  const rows = fitting.map(([id]) => {
    const mark = isLaw(model.game, id)
      ? words.reveal.inPlay
      : seen.has(id)
        ? words.reveal.seen
        : refuseAgenda(model.game, model.ruleset, id)
          ? words.reveal.drawnAnew
          : undefined;
    const label = agendaWords.name(id);
    const detail = mark ?? gistsOf(agendaWords.of(id)).join(' ');
    return { id, label, detail, late: mark !== undefined };
  });
  return rows.sort((a, b) => Number(a.late) - Number(b.late) || inOrder(a.label, b.label));
}
