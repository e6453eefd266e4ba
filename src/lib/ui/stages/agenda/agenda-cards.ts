/** The agenda deck as a list: names, gists, and what this game has seen of it. */
import type { Game } from '$lib/core/game.ts';
import { refuseAgenda } from '$lib/core/views/drawn-anew.ts';
import { agendaWords } from '$lib/ui/model/card-names.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import type { AgendaWords } from '$lib/words/card-words.ts';
import { inOrder } from '$lib/words/order.ts';
import { agenda as words } from '$words/agenda.ts';

/** What each outcome does, as sentences; none for a card that nobody knows. */
export function gistsOf(card: AgendaWords | undefined): string[] {
  if (!card) return [];
  const gists: string[] = [];
  if (card.for) gists.push(words.gist.for(card.for));
  if (card.against) gists.push(words.gist.against(card.against));
  if (card.elected) gists.push(words.gist.elected(card.elected));
  return gists;
}

/** Ids of the agendas that were turned up so far, the current one included. */
function seenIn({ session }: TableModel): Set<string> {
  const seen = new Set<string>();
  for (const { fact } of session.line) {
    if (fact.type === 'agenda.revealed' || fact.type === 'agenda.replaced') seen.add(fact.agenda);
  }
  return seen;
}

const isLaw = (game: Game, id: string) => game.laws.some((law) => law.id === id);

/** The agendas of the ruleset by name; laws in play and cards seen before come last. */
export function agendaList(table: TableModel) {
  const seen = seenIn(table);
  const rows = Object.keys(table.ruleset.agendas).map((id) => {
    const mark = isLaw(table.game, id)
      ? words.reveal.inPlay
      : seen.has(id)
        ? words.reveal.seen
        : refuseAgenda(table.game, table.ruleset, id)
          ? words.reveal.drawnAnew
          : undefined;
    const label = agendaWords.name(id);
    const detail = mark ?? gistsOf(agendaWords.of(id)).join(' ');
    return { id, label, detail, late: mark !== undefined };
  });
  return rows.sort((a, b) => Number(a.late) - Number(b.late) || inOrder(a.label, b.label));
}
