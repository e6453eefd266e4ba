/** The lines of points with when each came, and the objectives with who has scored them. */
import type { Game, ScoreSource } from '$lib/core/game.ts';
import type { Timeline } from '$lib/core/engine/timeline.ts';
import { hasScored } from '$lib/core/points.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { LedgerLine, ObjectiveRow } from './table-schema.ts';

/** The line of the input that brought the entry with this seq. */
export type InputLineOf = (seq: number) => number;

function sourceRow(source: ScoreSource): LedgerLine['source'] {
  if (source.kind === 'support') {
    return { kind: source.kind, id: null, owner: source.owner, name: null };
  }
  return { kind: source.kind, id: source.id ?? null, owner: null, name: source.name ?? null };
}

/**
 * Every line of points, oldest first, with round, phase, instant (epoch ms) and entry of the fact
 * that brought it (LRR PoK 98).
 */
export function ledgerOf({ line, past }: Timeline, inputLineOf: InputLineOf): LedgerLine[] {
  return line.flatMap(({ seq, at }, i) => {
    const [before, after] = [past.after(i - 1), past.after(i)];
    const position = past.positions[i - 1] ?? past.positions[i];
    if (!after || !position) return [];
    // Facts only ever add lines.
    const fresh = after.context.scores.slice(before?.context.scores.length ?? 0);
    const { phase } = position;
    return fresh.map(({ seat, points, source, round, slot, secret }) => ({
      seat,
      points,
      source: sourceRow(source),
      slot: slot ?? null,
      secret: secret ?? false,
      round,
      phase,
      at,
      seq,
      line: inputLineOf(seq),
    }));
  });
}

/** Whether a line is a score of an objective, or a correction that sets one. */
const isScore = ({ points, source }: LedgerLine) =>
  points > 0 && source.id !== null && ['objective', 'correction'].includes(source.kind);

/** Who has scored an objective and kept the points, first to last, each with the last such line. */
function scoredBy(game: Game, ledger: readonly LedgerLine[], id: string) {
  const rows = ledger.filter((row) => isScore(row) && row.source.id === id);
  return rows
    .filter(
      (row, i) =>
        hasScored(game, row.seat, id) && !rows.slice(i + 1).some(({ seat }) => seat === row.seat),
    )
    .map(({ seat, points, round, phase, at, seq, line }) => ({
      seat,
      points,
      round,
      phase,
      at,
      seq,
      line,
    }));
}

/** Scored objectives that do not lie face up: secrets, and publics that were turned down again. */
function hiddenRows(game: Game, ruleset: Ruleset, ledger: readonly LedgerLine[]): ObjectiveRow[] {
  const open = new Set(game.objectives.map(({ id }) => id));
  const first = new Map<string, LedgerLine>();
  for (const row of ledger.filter(isScore)) {
    const { id } = row.source;
    if (id !== null && !open.has(id) && !first.has(id)) first.set(id, row);
  }
  return [...first].flatMap(([objective, { points, secret, source }]) => {
    const by = scoredBy(game, ledger, objective);
    const facts = ruleset.objectives[objective];
    if (by.length === 0 || (source.kind === 'correction' && !facts)) return [];
    return {
      objective,
      name: source.name,
      kind: secret ? 'secret' : (facts?.kind ?? 'public'),
      stage: facts?.stage ?? null,
      points,
      phase: facts?.phase ?? null,
      revealed: null,
      owner: null,
      extra: false,
      scoredBy: by,
    };
  });
}

/**
 * The objectives of the table (LRR PoK 61): publics in the order in which they were turned up, then
 * scored secrets; those in hand stay secret.
 */
export function objectiveRows(
  game: Game,
  ruleset: Ruleset,
  ledger: readonly LedgerLine[],
): ObjectiveRow[] {
  const open = game.objectives.map(
    ({ id, name, stage, points, phase, round, owner, extra, requirement }): ObjectiveRow => ({
      objective: id,
      name: name ?? null,
      kind: 'public',
      stage,
      points,
      phase,
      revealed: round,
      owner: owner ?? null,
      extra: extra ?? false,
      ...(requirement ? { requirement } : {}),
      scoredBy: scoredBy(game, ledger, id),
    }),
  );
  return [...open, ...hiddenRows(game, ruleset, ledger)];
}
