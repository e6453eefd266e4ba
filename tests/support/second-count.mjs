// Counts an archive of game files from their raw entries, by itself: it imports nothing of the app, and is
// there to be compared with. Who won, and with how many points, is what each file kept when its game ended.
//
// secondCount(games, renames): `games` are { id, entries, summary, scores }, `renames` says who is meant by a name.

/** What the head of a record leads back to: facts in order, with amendments worked in. */
function factsOf(entries) {
  const parent = {};
  let head = 0;
  for (const { seq, body } of entries) {
    if (body.kind === 'mark') head = body.head;
    if (body.kind !== 'fact' && body.kind !== 'amendment') continue;
    parent[seq] = head;
    head = seq;
  }
  const path = [];
  for (let seq = head; seq > 0; seq = parent[seq]) path.unshift(seq);
  const facts = [];
  for (const seq of path) {
    const { at, body } = entries[seq - 1];
    if (body.kind === 'fact') facts.push({ seq, at, ...body.fact });
    else {
      const i = facts.findIndex((fact) => fact.seq === body.target);
      const put = body.place === 'remove' ? [] : [{ seq, at: body.at, ...body.fact }];
      if (body.place === 'before') facts.splice(i, 0, ...put);
      else if (body.place === 'after') facts.splice(i + 1, 0, ...put);
      else facts.splice(i, 1, ...put);
    }
  }
  return facts;
}

/** What is done before the first round. */
const SETUP =
  /^(?:game\.(?:created|started)|objective\.revealed|secrets\.kept|own-(?:home|speaker|goods|cycler)\b.*)$/;

/**
 * The facts that a round ends with, by seq: of setup the last one before the first pick; the cards going
 * back, or where agendas follow the last one in which planets are readied, before the next pick.
 */
function lastsOf(facts) {
  const lasts = new Set();
  let last = null;
  let open = true;
  for (const { seq, type } of facts) {
    if (type === 'strategy-card.chosen') {
      if (open && last !== null) lasts.add(last);
      open = false;
    }
    if (type === 'strategy-cards.returned') open = true;
    const setup = lasts.size === 0 && SETUP.test(type);
    const ends = type === 'strategy-cards.returned' || type === 'planets.readied';
    if (open && (setup || (lasts.size > 0 && ends))) last = seq;
  }
  // The game may end in a round before anything was picked.
  return lasts;
}

/** Facts with the round in which each was recorded; 0 is setup. */
function* byRound(facts) {
  const lasts = lastsOf(facts);
  let round = 0;
  for (const fact of facts) {
    yield { round, fact };
    if (lasts.has(fact.seq)) round++;
  }
}

/** Points for what must be held on to, as they were when the game ended: no entry says that they were lost. */
function keptOf(scores, standing) {
  const kept = new Map();
  for (const line of scores) {
    const [round, seat, points, kind, id] = line.split(' ');
    if (!standing.has(id) || !['objective', 'correction'].includes(kind)) continue;
    const row = kept.get(`${seat} ${id}`) ?? { seat, id, round: 0, points: 0 };
    row.points += Number(points);
    if (Number(points) > 0) row.round = Number(round);
    kept.set(`${seat} ${id}`, row);
  }
  return [...kept.values()].filter(({ points }) => points > 0);
}

function gameOf({ id, entries, summary, scores }, renames) {
  const facts = factsOf(entries);
  const [created] = facts;
  const seats = created.players.map(({ seat, name, faction }) => {
    return { seat, person: renames[name] ?? name, faction };
  });
  const winners = summary.result.winners ?? [summary.result.winner].filter(Boolean);

  // Who spoke first: as it was set up, or bid for before the first card was picked.
  let speaker = created.speaker;
  for (const fact of facts) {
    if (fact.type === 'strategy-card.chosen') break;
    if (fact.type === 'speaker.chosen' || fact.type === 'speaker.corrected') speaker = fact.seat;
  }
  const order = created.players.map(({ seat }) => seat);
  const first = order.indexOf(speaker);

  // Who held which card, at the end of each round in which turns were taken.
  const rounds = [];
  const holder = {};
  let acted = false;
  const standing = new Set(facts.filter((fact) => fact.standing).map(({ objective }) => objective));
  const objectives = keptOf(scores, standing);
  let picks = 0;
  for (const { round, fact } of byRound(facts)) {
    if (fact.type === 'strategy-cards.returned') {
      if (acted) rounds[round - 1] = { ...holder };
      for (const card of Object.keys(holder)) {
        if (!fact.kept.includes(holder[card])) delete holder[card];
      }
      acted = false;
      picks = 0;
    }
    if (fact.type === 'strategy-card.chosen') {
      holder[fact.card] = fact.to ?? fact.seat;
      picks++;
      if (picks === order.length * created.settings.cardsEach) acted = true;
    }
    if (fact.type === 'strategy-card.put-back') delete holder[fact.card];
    if (fact.type === 'strategy-card.corrected') holder[fact.card] = fact.holder;
    if (fact.type === 'strategy-cards.swapped') {
      const [one, two] = fact.cards;
      [holder[one], holder[two]] = [holder[two], holder[one]];
    }
    if (['turn.ended', 'turn.passed', 'strategy-card.played'].includes(fact.type)) acted = true;
    if (fact.type === 'objective.scored' && !standing.has(fact.objective)) {
      objectives.push({ seat: fact.seat, id: fact.objective, round });
    }
  }
  if (acted) rounds[summary.round - 1] = { ...holder };
  return {
    id,
    game: created.ruleset.split('+')[0],
    cards: created.cards.map(({ card }) => card),
    clock: created.settings.clock,
    players: order.length,
    length: summary.round,
    called: summary.result.reason === 'called',
    winners,
    rounds,
    objectives,
    seats: seats.map(({ seat, ...row }) => ({
      seat,
      ...row,
      points: summary.points[seat],
      won: winners.includes(seat),
      place: (order.indexOf(seat) - first + order.length) % order.length,
    })),
    ...timeOf(entries, facts),
  };
}

/** Play by round: pauses, silences that were no play and what came after the end are none. */
function timeOf(entries, facts) {
  const over = facts.at(-1).seq;
  const lasts = lastsOf(facts);
  const rounds = {};
  let round = 0;
  let paused = false;
  let ended = false;
  let group = 0;
  let left = 0;
  let total = 0;
  for (const [i, entry] of entries.entries()) {
    const { body } = entry;
    const before = entries[i - 1];
    const span = !before
      ? 0
      : Math.max(
          0,
          Math.round(before.run === entry.run ? entry.mono - before.mono : entry.at - before.at),
        );
    const counts = !paused && !ended;
    if (counts) {
      total += span;
      rounds[round] = (rounds[round] ?? 0) + span;
    }
    if (entry.group !== group) {
      group = entry.group;
      left = counts ? span : 0;
    }
    if (body.kind === 'gap') {
      const length = Math.min(body.to - body.from, left);
      left -= length;
      const lost = length - Math.min(body.played, length);
      total -= lost;
      rounds[round] -= lost;
    }
    if (body.kind === 'clock') paused = body.paused;
    if (lasts.has(entry.seq)) round++;
    if (entry.seq === over) ended = true;
  }
  return { total, byRound: rounds };
}

const Z = 1.959963984540054;

/** Roots of (p − share)² = z² p (1 − p) / n. */
function range(hits, count) {
  const share = hits / count;
  const a = 1 + Z ** 2 / count;
  const b = -(2 * share + Z ** 2 / count);
  const c = share ** 2;
  const root = Math.sqrt(Math.max(0, b ** 2 - 4 * a * c));
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)];
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const middle = (numbers) => {
  const row = [...numbers].sort((one, two) => one - two);
  const half = Math.floor(row.length / 2);
  return row.length % 2 === 1 ? row[half] : (row[half - 1] + row[half]) / 2;
};

/** Rows of what took part, by its name. */
function rates(games, nameOf) {
  const rows = {};
  for (const game of games) {
    for (const seat of game.seats) {
      const row = (rows[nameOf(seat)] ??= { games: 0, wins: 0, chances: [], points: 0 });
      row.games++;
      row.chances.push(1 / game.players);
      row.points += seat.points;
      if (seat.won) row.wins++;
    }
  }
  for (const row of Object.values(rows)) {
    row.chance = sum(row.chances) / row.games;
    row.range = range(row.wins, row.games);
    delete row.chances;
  }
  return rows;
}

export function secondCount(files, renames) {
  const games = files.map((file) => gameOf(file, renames));
  const names = [...new Set(games.map(({ game }) => game))];
  const byGame = {};
  for (const name of names) {
    const own = games.filter(({ game }) => game === name);
    const cards = {};
    const came = [];
    for (const { rounds, winners, cards: all } of own) {
      for (const card of all) cards[card] ??= [];
      rounds.forEach((holder, i) => {
        came[i] = (came[i] ?? 0) + 1;
        for (const card of all) {
          cards[card][i] = (cards[card][i] ?? 0) + (winners.includes(holder[card]) ? 1 : 0);
        }
      });
    }
    for (const row of Object.values(cards)) for (const i of came.keys()) row[i] ??= 0;
    byGame[name] = {
      games: own.length,
      factions: rates(own, ({ faction }) => faction),
      came,
      cards,
    };
  }
  const objectives = {};
  const perRound = [];
  for (const game of games) {
    for (let i = 0; i < game.length; i++) (perRound[i] ??= { games: 0, scored: 0 }).games++;
    for (const { seat, id, round } of game.objectives) {
      const row = (objectives[`${game.game} ${id}`] ??= {
        games: new Set(),
        scored: 0,
        byWinners: 0,
      });
      row.games.add(game.id);
      row.scored++;
      if (game.winners.includes(seat)) row.byWinners++;
      perRound[round - 1].scored++;
    }
  }
  for (const row of Object.values(objectives)) row.games = row.games.size;
  const lengths = {};
  for (const { length } of games) lengths[length] = (lengths[length] ?? 0) + 1;
  const timed = games.filter(({ clock, total }) => clock !== 'off' && total >= 60_000);
  const longest = Math.max(...timed.map(({ length }) => length));
  const inRound = (round) => timed.filter(({ length }) => length >= round);
  return {
    games: games.length,
    shared: games.filter(({ winners }) => winners.length > 1).length,
    called: games.filter(({ called }) => called).length,
    unwon: games.filter(({ winners }) => winners.length === 0).length,
    chance: sum(games.map(({ players }) => 1 / players)) / games.length,
    people: rates(games, ({ person }) => person),
    seats: rates(games, ({ place }) => place),
    byGame,
    objectives,
    perRound,
    lengths,
    time: {
      games: timed.length,
      played: timed.map(({ total }) => total).sort((one, two) => one - two),
      median: middle(timed.map(({ total }) => total)),
      rounds: Array.from({ length: longest }, (_, i) => ({
        games: inRound(i + 1).length,
        median: middle(inRound(i + 1).map(({ byRound: times }) => times[i + 1] ?? 0)),
      })),
    },
  };
}
