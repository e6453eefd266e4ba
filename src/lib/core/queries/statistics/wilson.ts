/** The range that a share may truly have, given how often it was counted. */

/** A range of shares, from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** The normal quantile of a 95 % interval. */
const Z = 1.959_963_984_540_054;

/**
 * The Wilson score interval of 95 %, without a continuity correction, for `hits` of `count`; of nothing
 * everything may be true. E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", JASA 22 (1927).
 */
export function wilson(hits: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const spread = Z ** 2 / count;
  const middle = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  const within = (value: number) => Math.min(1, Math.max(0, value / (1 + spread)));
  // Rounding must not leave a share of nothing, or of all, outside of its own range.
  return {
    low: hits === 0 ? 0 : within(middle - half),
    high: hits === count ? 1 : within(middle + half),
  };
}
