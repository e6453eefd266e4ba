/** Draws on a canvas in the colours and the type of the app; all sizes in px of the picture. */
import type { Colour } from '$lib/core/vocabulary.ts';
import { MARK_SHAPES } from '$lib/ui/kit/mark-shapes.ts';
import { shortened } from '$lib/words/name-row.ts';
import type { PictureMark } from './picture.ts';

/** Colours by the names that they have in the style sheet, in the theme that is on. */
const TOKENS = ['night-0', 'night-1', 'line', 'line-2', 'ink', 'ink-2', 'ink-3'] as const;
const NOW = ['now-text', 'now-fill', 'now-wash', 'mark-edge'] as const;
type Token = (typeof TOKENS | typeof NOW)[number] | `p-${Colour}` | `p-${Colour}-ink`;

/** No text is smaller: a picture is looked at on a phone, too. */
const LEAST = 18;
/** px: a mark smaller than this has no letters. */
const BARE = 26;
/** Letters that stay of a name, however little room there is. */
const LETTERS = 6;

/** As the style sheet has it: book, strong, loud. */
export type Weight = 450 | 600 | 680;

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: Token;
  align?: CanvasTextAlign;
  /** What it may take at most; without it the text has all the room it needs. */
  width?: number;
  /** The smallest size that it may shrink to. */
  least?: number;
}

const WIDTHS = ['', 'semi-condensed', 'condensed'] as const;

export class Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly #style = getComputedStyle(document.documentElement);
  readonly #family = `Archivo, ${this.#style.getPropertyValue('--font').trim() || 'sans-serif'}`;

  constructor(ctx: CanvasRenderingContext2D) {
    this.ctx = ctx;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
  }

  /** Waits for the type; where it can't be had the picture is drawn in the next one of the family. */
  async ready(): Promise<void> {
    await Promise.all(
      ([450, 600, 680] as const).map((weight) => document.fonts.load(`${weight} 20px Archivo`)),
    ).catch(() => null);
  }

  colour(token: Token): string {
    return this.#style.getPropertyValue(`--${token}`).trim();
  }

  font(size: number, weight: Weight, width: (typeof WIDTHS)[number] = ''): void {
    this.ctx.font = `${width} ${weight} ${size}px ${this.#family}`.trim();
  }

  width(text: string): number {
    return this.ctx.measureText(text).width;
  }

  /** Sets the font in which a text fits: narrower, then smaller, and cut as the last resort. */
  #fitted(text: string, { size, weight = 450, width = Infinity, least = LEAST }: TextStyle) {
    for (let at = size; at >= least; at -= 2) {
      for (const stretch of WIDTHS) {
        this.font(at, weight, stretch);
        if (this.width(text) <= width) return { text, size: at };
      }
    }
    this.font(least, weight, 'condensed');
    for (let letters = text.length; letters > LETTERS; letters--) {
      const cut = shortened(text, letters);
      if (this.width(cut) <= width) return { text: cut, size: least };
    }
    return { text: shortened(text, LETTERS + 1), size: least };
  }

  /** Writes a line on its base line; answers how wide it came out. */
  text(text: string, x: number, y: number, style: TextStyle): number {
    const fitted = this.#fitted(text, style);
    this.ctx.fillStyle = this.colour(style.colour ?? 'ink');
    this.ctx.textAlign = style.align ?? 'left';
    this.ctx.textBaseline = 'alphabetic';
    this.ctx.fillText(fitted.text, x, y);
    return this.width(fitted.text);
  }

  /** A text broken into lines of this width in the font that is set. */
  #broken(text: string, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.width(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /**
   * The lines of a text and their size: as large as it may be so that it takes no more than `most`
   * lines; a text too long for that is cut.
   */
  lines(text: string, style: TextStyle & { width: number; most: number }) {
    const { least = LEAST, most, size, weight = 450, width } = style;
    for (let at = size; at >= least; at -= 2) {
      this.font(at, weight);
      const lines = this.#broken(text, width);
      if (lines.length <= most && lines.every((line) => this.width(line) <= width)) {
        return { lines, size: at, cut: false };
      }
    }
    const lines = this.#broken(text, width);
    const kept = lines.slice(0, most);
    if (lines.length > most) kept[most - 1] = `${kept[most - 1] ?? ''} …`;
    return { lines: kept, size: least, cut: true };
  }

  /** A line from one point to the next. */
  stroke(points: readonly (readonly [number, number])[], colour: string, width: number): void {
    const { ctx } = this;
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.stroke();
  }

  fill(x: number, y: number, width: number, height: number, colour: string): void {
    this.ctx.fillStyle = colour;
    this.ctx.fillRect(x, y, width, height);
  }

  /** A player's mark, its top left corner at the point. */
  mark({ colour, letters }: PictureMark, x: number, y: number, size: number): void {
    const { ctx } = this;
    const shape = MARK_SHAPES[colour];
    const edge = this.colour('mark-edge');
    const own = this.colour(`p-${colour}`);
    const path = new Path2D(shape.path);
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(size / 48, size / 48);
    ctx.fillStyle = own;
    ctx.strokeStyle = edge === 'transparent' ? own : edge;
    ctx.lineWidth = edge === 'transparent' ? 3 : 1.25;
    ctx.fill(path);
    ctx.stroke(path);
    // In a very small one letters hide its shape; it stands beside a name.
    if (size < BARE) {
      ctx.restore();
      return;
    }
    /** Letters of a small mark are as large as other text, and narrower for it. */
    const least = (LEAST * 48) / size;
    this.font(Math.max(17, least), 680, least > 17 ? 'condensed' : 'semi-condensed');
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    /** Where they reach beyond the shape its colour comes along. */
    if (least > 17) {
      ctx.strokeStyle = own;
      ctx.lineWidth = 5;
      ctx.strokeText(letters, 24, shape.letters + 1);
    }
    ctx.fillStyle = this.colour(`p-${colour}-ink`);
    ctx.fillText(letters, 24, shape.letters + 1);
    ctx.restore();
  }

  /** The sign of the app, as on its icon. */
  sign(x: number, y: number, size: number): void {
    const { ctx } = this;
    ctx.save();
    ctx.translate(x + size / 2, y + size / 2);
    ctx.scale(size / 32, size / 32);
    ctx.lineWidth = 2;
    ctx.strokeStyle = this.colour('ink');
    ctx.beginPath();
    ctx.arc(0, 0, 12.5, 0, 2 * Math.PI);
    ctx.stroke();
    ctx.lineWidth = 3.4;
    ctx.strokeStyle = this.colour('now-fill');
    ctx.beginPath();
    ctx.arc(0, 0, 12.5, -Math.PI / 2, 0.53);
    ctx.stroke();
    ctx.fillStyle = this.colour('ink');
    ctx.beginPath();
    ctx.arc(0, 0, 3.4, 0, 2 * Math.PI);
    ctx.fill();
    ctx.restore();
  }
}
