/**
 * Breakpoints that follow the size of the text. A layout fits by how much text goes into a line, so the
 * styles' widths and heights "of 16 px text" become em: at a text size of 200 % a tablet is laid out as
 * one of half its size, as at a zoom of 200 %. The styles keep px, which is what screens are known by.
 */

/** The text size that the widths in the styles are meant at, in px. */
const TEXT = 16;

/** A postcss plugin: px in the conditions of media queries become em, of container queries rem. */
export function textBreakpoints() {
  const units = { media: 'em', container: 'rem' };
  return {
    postcssPlugin: 'text-breakpoints',
    /** @param {{ name: string, params: string }} rule */
    AtRule(rule) {
      const unit = units[/** @type {keyof typeof units} */ (rule.name)];
      if (!unit || !rule.params.includes('px')) return;
      rule.params = rule.params.replace(
        /([0-9.]+)px/g,
        (_, px) => `${Number((px / TEXT).toFixed(4))}${unit}`,
      );
    },
  };
}
