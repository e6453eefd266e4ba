/** Draws the picture of a finished game: wide for posts, tall for phones. */
import { finishesOf, spread, stepsOf } from '$lib/ui/parts/points/chart.ts';
import { end } from '$words/end.ts';
import { picture as words } from '$words/picture.ts';
import { Pen } from './pen.ts';
import type { Picture } from './picture.ts';

/** px. */
export const SHAPES = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1920 },
} as const;
export type Shape = keyof typeof SHAPES;

/** px of the picture. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawHead(
  pen: Pen,
  { about }: Picture,
  { x, width, y }: Omit<Area, 'height'>,
  size: number,
) {
  pen.sign(x, y - size * 1.1, size * 1.45);
  const named = pen.text('Custodian', x + size * 1.85, y, { size, weight: 680 });
  pen.text(about, x + width, y, {
    size,
    colour: 'ink-2',
    align: 'right',
    width: width - size * 1.85 - named - size,
  });
}

/** The marks of the winners, in one or two rows; answers how much of the width they take. */
function drawWinners(
  pen: Pen,
  { winners }: Picture,
  { x, y, height }: Omit<Area, 'width'>,
): number {
  if (winners.length === 0) return 0;
  const rows = winners.length > 2 ? 2 : 1;
  const columns = Math.ceil(winners.length / rows);
  const gap = 14;
  const size = winners.length === 1 ? height : Math.min(height * 0.72, (height - gap) / rows);
  const top = y + (height - rows * size - (rows - 1) * gap) / 2;
  for (const [i, mark] of winners.entries()) {
    const row = Math.floor(i / columns);
    pen.mark(mark, x + (i % columns) * (size + gap), top + row * (size + gap), size);
  }
  return columns * (size + gap) - gap;
}

/**
 * Who won, in gold, as large as it can be: in one line, or smaller in several. Where gold can't be read
 * there is a band of it below the letters. Answers where the next line may begin.
 */
function drawTitle(pen: Pen, text: string, box: Omit<Area, 'height'>, size: number): number {
  const broken = size * 0.72;
  const one = pen.lines(text, { size, weight: 680, width: box.width, most: 1, least: broken });
  const { lines, size: type } =
    one.cut === false
      ? one
      : pen.lines(text, { size: broken, weight: 680, width: box.width, most: 3, least: 30 });
  let { y } = box;
  for (const [i, line] of lines.entries()) {
    y += type * (i === 0 ? 0.78 : 1.04);
    pen.font(type, 680);
    if (pen.colour('now-text') === pen.colour('ink')) {
      const wide = Math.min(pen.width(line), box.width);
      pen.fill(box.x, y + type * 0.07, wide, type * 0.09, pen.colour('now-fill'));
    }
    const style = { size: type, weight: 680, colour: 'now-text', width: box.width } as const;
    pen.text(line, box.x - type * 0.04, y, style);
  }
  return y + type * 0.26;
}

/** Points by round, with the marks where the lines end. */
function drawChart(pen: Pen, { chart }: Picture, box: Area, mark: number): void {
  if (!chart) return;
  const { goal, lines } = chart;
  const type = Math.max(18, mark * 0.55);
  const last = Math.max(1, ...lines.map(({ totals }) => totals.length - 1));
  const most = Math.max(goal, ...lines.flatMap(({ totals }) => totals));
  const finishes = finishesOf(lines);
  const crowd = Math.max(1, ...finishes.map(({ seats }) => seats.length));
  /** Marks of one total stand in a row, closer where there are many. */
  const step = crowd > 3 ? (mark * 2.6) / (crowd - 1) : mark + 4;
  const labels = (crowd - 1) * step + mark;
  const left = box.x + type * 1.6;
  const right = box.x + box.width - labels - mark * 0.8;
  const floor = box.y + box.height - type * 1.5;
  const top = box.y + mark / 2;
  const xOf = (round: number) => left + (right - left) * (round / last);
  const yOf = (points: number) => floor + (top - floor) * (Math.max(0, points) / Math.max(1, most));
  for (const points of stepsOf(goal)) {
    const y = yOf(points);
    const isGoal = points === goal;
    if (isGoal) pen.ctx.setLineDash([2, 8]);
    const ends = [
      [left, y],
      [right, y],
    ] as const;
    pen.stroke(ends, pen.colour(isGoal ? 'now-fill' : 'line-2'), isGoal ? 2.5 : 1.5);
    pen.ctx.setLineDash([]);
    pen.text(String(points), left - type * 0.6, y + type * 0.35, {
      size: type,
      weight: 600,
      colour: isGoal ? 'now-text' : 'ink-3',
      align: 'right',
    });
  }
  const every = Math.ceil(last / Math.floor((right - left) / (type * 1.6)));
  for (let round = every; round <= last; round += every) {
    const at = { size: type, weight: 600, colour: 'ink-3', align: 'center' } as const;
    pen.text(String(round), xOf(round), box.y + box.height, at);
  }
  pen.text(words.round, box.x, box.y + box.height, { size: type, weight: 600, colour: 'ink-3' });
  const shift = (i: number) => (i - (lines.length - 1) / 2) * 2.5;
  const apart = Math.min(mark + 6, (floor - top + mark) / Math.max(1, finishes.length));
  const wanted = finishes.map(({ points }) => yOf(points));
  const heights = spread(wanted, apart, floor);
  const order = [...lines.entries()].sort(([, one], [, two]) => Number(one.won) - Number(two.won));
  for (const [i, line] of order) {
    const colour = pen.colour(`p-${line.mark.colour}`);
    const points = line.totals.map((total, round) => [xOf(round), yOf(total) + shift(i)] as const);
    pen.stroke(points, colour, line.won ? 7 : 3.5);
    const nth = finishes.findIndex(({ seats }) => seats.includes(line.seat));
    const end = points.at(-1);
    if (end) pen.stroke([end, [right + mark * 0.6, heights[nth] ?? end[1]]], colour, 2);
  }
  for (const [nth, { seats }] of finishes.entries()) {
    const y = (heights[nth] ?? 0) - mark / 2;
    const marks = seats.flatMap((seat) => lines.find((line) => line.seat === seat)?.mark ?? []);
    for (const [i, one] of [...marks.entries()].reverse()) {
      pen.mark(one, right + mark * 0.7 + i * step, y, mark);
    }
  }
}

/** The standing: everyone, best first, and where the points came from. */
function drawStanding(pen: Pen, { rows }: Picture, box: Area, size: number): void {
  const head = size * 1.5;
  const small = Math.max(18, size * 0.75);
  const tall = (box.height - head) / Math.max(1, rows.length);
  const mark = Math.min(tall - 3, size * 1.9);
  const right = box.x + box.width;
  const points = size * 3;
  const column = small * 3.6;
  const counted = rows.some(({ from }) => from !== null);
  const marks = box.x + size * 2.3;
  const named = marks + mark + size * 0.7;
  const until = right - points - (counted ? 3 * column : 0) - size * 0.6;
  const heads = [words.heads.objectives, words.heads.secrets, words.heads.other];
  const at = (i: number) => right - points - (2.5 - i) * column;
  const top = box.y + small;
  if (counted) {
    for (const [i, text] of heads.entries()) {
      const style = { size: small, colour: 'ink-3', align: 'center', width: column - 4 } as const;
      pen.text(text, at(i), top, style);
    }
  }
  pen.text(end.standing, box.x + size * 0.6, top, {
    size: small,
    colour: 'ink-3',
    width: until - box.x,
  });
  const heading = { size: small, colour: 'ink-3', align: 'right', width: points } as const;
  pen.text(words.heads.points, right - size * 0.6, top, heading);
  for (const [i, row] of rows.entries()) {
    const y = box.y + head + i * tall;
    const base = y + tall / 2 + size * 0.35;
    if (row.won) {
      pen.fill(box.x, y, box.width, tall, pen.colour('now-wash'));
      pen.fill(box.x, y, Math.max(4, size * 0.2), tall, pen.colour('now-fill'));
    }
    const edge = [
      [box.x, y],
      [right, y],
    ] as const;
    pen.stroke(edge, pen.colour('line'), 1.5);
    pen.text(row.place, box.x + size * 1.2, base, {
      size: small,
      colour: 'ink-3',
      align: 'center',
      width: size * 1.6,
    });
    pen.mark(row.mark, marks, y + (tall - mark) / 2, mark);
    const room = until - named;
    const least = row.person === '' ? 0 : Math.min(room * 0.42, small * 6);
    const wide = pen.text(row.name, named, base, {
      size,
      weight: 600,
      colour: row.won ? 'now-text' : 'ink',
      width: room - least - (least > 0 ? size * 0.4 : 0),
    });
    if (row.person !== '') {
      const from = named + wide + size * 0.4;
      pen.text(row.person, from, base, { size: small, colour: 'ink-2', width: until - from });
    }
    for (const [nth, count] of (row.from ?? []).entries()) {
      pen.text(String(count), at(nth), base, {
        size: small * 1.1,
        colour: count === 0 ? 'ink-3' : 'ink-2',
        align: 'center',
      });
    }
    pen.text(String(row.points), right - size * 0.6, y + tall / 2 + size * 0.5, {
      size: Math.min(size * 1.4, tall * 0.9),
      weight: 680,
      colour: row.won ? 'now-text' : 'ink',
      align: 'right',
    });
  }
}

function drawWide(pen: Pen, picture: Picture): void {
  const x = 44;
  const width = 1200 - 2 * x;
  drawHead(pen, picture, { x, y: 50, width }, 24);
  const facts = 210;
  const marks = drawWinners(pen, picture, { x, y: 84, height: 146 });
  const from = x + marks + (marks > 0 ? 30 : 0);
  const room = x + width - facts - from - 24;
  const by = { size: 28, colour: 'ink', weight: 600, width: room } as const;
  let y = drawTitle(pen, picture.title, { x: from, y: 88, width: room }, 92) + 20;
  pen.text(picture.by, from, y, by);
  const decided = { size: 22, width: room, most: 2 } as const;
  const set = pen.lines(picture.decided.join(' '), decided);
  for (const line of set.lines) {
    y += set.size * 1.3;
    pen.text(line, from, y, { size: set.size, colour: 'ink-2', width: room });
  }
  const tall = 148 / Math.max(1, picture.facts.length);
  for (const [i, { value, label }] of picture.facts.entries()) {
    const base = 88 + (i + 0.75) * tall;
    const at = x + width - 118;
    pen.text(value, at - 12, base, { size: 32, weight: 680, align: 'right', width: 110 });
    pen.text(label, at, base, { size: 20, colour: 'ink-3', width: 118 });
  }
  const low = Math.max(266, y + 20);
  const height = 606 - low;
  const chart = picture.chart ? 440 : 0;
  drawChart(pen, picture, { x, y: low, width: chart, height }, 36);
  const beside = chart > 0 ? chart + 32 : 0;
  drawStanding(
    pen,
    picture,
    { x: x + beside, y: low - 4, width: width - beside, height: height + 4 },
    24,
  );
}

/** The facts in a grid of so many columns. */
function drawFacts(pen: Pen, { facts }: Picture, box: Omit<Area, 'height'>, columns: number): void {
  const column = box.width / columns;
  for (const [i, { value, label }] of facts.entries()) {
    const x = box.x + (i % columns) * column;
    const y = box.y + Math.floor(i / columns) * 124;
    pen.text(value, x, y, { size: 54, weight: 680, width: column - 16 });
    pen.text(label, x, y + 40, { size: 30, colour: 'ink-3', width: column - 16 });
  }
}

function drawTall(pen: Pen, picture: Picture): void {
  const x = 64;
  const width = 1080 - 2 * x;
  drawHead(pen, picture, { x, y: 104, width }, 34);
  let y = 170;
  const marks = drawWinners(pen, picture, { x, y, height: 230 });
  /** Beside one mark or two there is room for the facts. */
  const beside = marks > 0 && marks < 400;
  if (beside) {
    const from = x + marks + 72;
    drawFacts(pen, picture, { x: from, y: y + 52, width: x + width - from }, 2);
  }
  if (marks > 0) y += 284;
  y = drawTitle(pen, picture.title, { x, y, width }, 136) + 36;
  pen.text(picture.by, x, y, { size: 42, weight: 600, width });
  const set = pen.lines(picture.decided.join(' '), { size: 34, width, most: 4, least: 26 });
  y += 12;
  for (const line of set.lines) {
    y += set.size * 1.35;
    pen.text(line, x, y, { size: set.size, colour: 'ink-2', width });
  }
  if (!beside) {
    y += 88;
    drawFacts(pen, picture, { x, y, width }, Math.max(1, picture.facts.length));
    y += 40;
  }
  y += 56;
  const rows = picture.rows.length;
  const row = Math.min(96, (1856 - y - (picture.chart ? 340 : 0)) / (rows + 0.7));
  const standing = row * rows + 54;
  const chart = Math.min(620, 1856 - standing - 44 - y);
  if (picture.chart) drawChart(pen, picture, { x, y, width, height: chart }, 48);
  const from = picture.chart ? y + chart + 44 : y;
  const height = picture.chart ? 1856 - from : standing;
  drawStanding(pen, picture, { x, y: from, width, height }, 36);
}

/** The picture as a PNG file; null where the browser can't make one. */
export async function pictureFile(picture: Picture, shape: Shape): Promise<File | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SHAPES[shape]);
  const ctx = canvas.getContext('2d', { alpha: false });
  if (!ctx) return null;
  const pen = new Pen(ctx);
  await pen.ready();
  pen.fill(0, 0, canvas.width, canvas.height, pen.colour('night-0'));
  if (shape === 'wide') drawWide(pen, picture);
  else drawTall(pen, picture);
  const type = 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return blob && new File([blob], `${picture.fileName}-${shape}.png`, { type });
}
