/**
 * The open game on its way out. All files are made before they are asked for: sharing has to begin within
 * the tap. They are made one after the other, and no frame waits for them.
 */
import type { Seat } from '$lib/core/game.ts';
import { walkInParts, type StoryMoment } from '$lib/core/queries/story/walk.ts';
import { commentOf } from '$lib/export/comment.ts';
import { handedGame } from '$lib/export/handed-game.ts';
import { playLink, playOf } from '$lib/export/play-link.ts';
import { actsCsv, pointsCsv } from '$lib/export/tables.ts';
import { betweenTasks } from '$lib/session/between-tasks.ts';
import { BOXES } from '$lib/session/boxes.ts';
import { fileOf } from '$lib/session/open-file.ts';
import { People } from '$lib/session/people.svelte.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { storyNow } from '$lib/ui/model/story-now.svelte.ts';
import { boxWords } from '$lib/words/boxes.ts';
import { gameName } from '$lib/words/game-words.ts';
import { handOn as words } from '$words/hand-on.ts';
import type { Pictured } from './picture.ts';
import { roundsOf, type SheetRound } from './score-sheet.ts';

/** What other apps are given. */
export interface Files {
  acts: File;
  points: File;
  game: { name: string; text: string };
  comment: string;
  /** For BG Stats. */
  link: string;
}

/** What is played: the largest box of a printed game, else the game with its edition. */
function gameTitle({ game, ruleset }: GameModel): string {
  const largest = BOXES.findLast(
    ({ id, kind, players }) =>
      players !== null && (kind === 'base' || game.expansions.includes(id)),
  );
  return ruleset.boxes.length > 0 && largest ? boxWords(largest.id).name : gameName(ruleset.id);
}

const table = (name: string, text: string) => new File([text], name, { type: 'text/csv' });

export class Handing {
  /** What people are called is left out; factions stay. */
  withoutNames = $state(false);
  /** Null until they are made. */
  files = $state.raw<Files | null>(null);
  /** What the printed sheet says of each round; null until it is known. */
  rounds = $state.raw<readonly SheetRound[] | null>(null);
  readonly #model: GameModel;
  readonly #people = new People();
  readonly #now;
  /** What moved points on a line of the record. */
  #walked: { line: object; moments: readonly StoryMoment[] } | null = null;

  /** The game with what it is called here; null until its story is told. */
  game = $derived.by((): Pictured | null => {
    const model = this.#model;
    const { story } = this.#now;
    if (!story) return null;
    const { entries, line, past } = model.session;
    const handed = handedGame(
      {
        game: model.game,
        entries,
        line,
        positions: past.positions,
        story,
        title: gameTitle(model),
        printed: model.session.ruleset.printed,
        nameOf: (seat) => model.nameOf(seat),
        personOf: (seat) => model.personOf(seat),
        names: model.names,
      },
      this.withoutNames,
    );
    const markOf = (seat: Seat) => {
      const mark = model.markOf(seat);
      return handed.veil && !model.game.players[seat]?.faction ? { ...mark, letters: '' } : mark;
    };
    return { ...handed, markOf };
  });

  constructor(model: GameModel) {
    this.#model = model;
    this.#now = storyNow(model);
  }

  /** Makes the files, and again where they are to be others, for as long as the component is there. */
  follow(): void {
    this.#now.follow();
    const known = this.#people.load();
    $effect(() => {
      const { game } = this;
      let wanted = true;
      this.files = null;
      if (game) {
        void known
          .then(() => this.#make(game, () => wanted))
          .then((files) => {
            if (wanted && files) this.files = files;
          });
      }
      return () => void (wanted = false);
    });
  }

  async #make(game: Pictured, wanted: () => boolean): Promise<Files | null> {
    const moments = await this.#walk(wanted);
    if (!moments) return null;
    const name = (what: string) =>
      `${[saved.name.replace(/\.json$/, ''), what, ...unnamed].join('-')}.csv`;
    const saved = fileOf(this.#model.session, game.veil?.entries());
    const unnamed = game.veil ? [words.fileNames.unnamed] : [];
    await betweenTasks();
    if (!wanted()) return null;
    const acts = table(name(words.fileNames.acts), actsCsv(game));
    await betweenTasks();
    if (!wanted()) return null;
    const points = table(name(words.fileNames.points), pointsCsv(game, moments));
    const personId = (of: string) => this.#people.personOf(of).id;
    const file = saved.name.replace(/\.json$/, unnamed.map((one) => `-${one}`).join('') + '.json');
    return {
      acts,
      points,
      game: { name: file, text: saved.text },
      comment: commentOf(game),
      link: playLink(playOf(game, { personId })),
    };
  }

  /** Goes along the line once; null where no one waits for it any more. */
  async #walk(wanted: () => boolean): Promise<readonly StoryMoment[] | null> {
    const { line, past } = this.#model.session;
    if (this.#walked?.line === line) return this.#walked.moments;
    const work = walkInParts({ line, past });
    for (;;) {
      await betweenTasks();
      if (!wanted()) return null;
      const part = work.next();
      if (!part.done) continue;
      const { moments } = part.value;
      this.#walked = { line, moments };
      await betweenTasks();
      this.rounds = roundsOf(this.#model.session);
      return moments;
    }
  }
}
