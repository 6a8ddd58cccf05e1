/**
 * Returns a time limit in milliseconds, scaled to this machine. `TEST_SPEED_SCALE` is how many times longer a fixed
 * piece of work takes here than on the reference machine; a faster machine keeps the limit.
 */
export const timeLimit = (ms: number, scale = process.env['TEST_SPEED_SCALE']): number =>
  Math.ceil(ms * Math.max(1, Number(scale) || 1));
