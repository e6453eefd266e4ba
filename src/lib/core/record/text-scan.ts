/**
 * Looks at the text of a game file before it is parsed: how deep it is, how much it holds, how long
 * its texts are. One pass over the characters that keeps no more than a few numbers, so that no
 * text can make it slow, large or deep.
 */
import { MAX_DEPTH, MAX_TEXT, MAX_VALUES } from './limits.ts';

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const LIST = 91;
const BACKSLASH = 92;
const LIST_END = 93;
const ROW = 123;
const ROW_END = 125;
const SPACE = 32;

/** The limit that a text goes beyond. */
export type Beyond = 'too-deep' | 'too-many' | 'too-long';

export class TextScan {
  #depth = 0;
  #values = 0;
  /** Characters of the text or the number that is being read. */
  #length = 0;
  #quoted = false;
  #escaped = false;

  /** Goes on with the next piece of the text; the first limit that it goes beyond, or null. */
  take(piece: string): Beyond | null {
    // In variables: the loop runs once for each character of the file.
    let [depth, values, length] = [this.#depth, this.#values, this.#length];
    let [quoted, escaped] = [this.#quoted, this.#escaped];
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (quoted && (escaped || code !== QUOTE)) {
        escaped = !escaped && code === BACKSLASH;
        if (++length > MAX_TEXT) return 'too-long';
      } else if (code === LIST || code === ROW || code === COMMA) {
        if (code !== COMMA && ++depth > MAX_DEPTH) return 'too-deep';
        if (++values > MAX_VALUES) return 'too-many';
        length = 0;
      } else if (code === LIST_END || code === ROW_END) {
        depth -= 1;
        length = 0;
      } else if (code === QUOTE) {
        quoted = !quoted;
        length = 0;
      } else if (code === COLON) {
        length = 0;
      } else if (code > SPACE && ++length > MAX_TEXT) {
        return 'too-long';
      }
    }
    [this.#depth, this.#values, this.#length] = [depth, values, length];
    [this.#quoted, this.#escaped] = [quoted, escaped];
    return null;
  }
}
