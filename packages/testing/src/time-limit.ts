/**
 * A limit of a test in milliseconds, as long as this machine needs it. `TEST_SPEED_SCALE` says how many times longer a
 * fixed piece of work takes here than on the machine that the limits were set on; a faster machine keeps them.
 */
export const timeLimit = (ms: number, scale = process.env['TEST_SPEED_SCALE']): number =>
  Math.ceil(ms * Math.max(1, Number(scale) || 1));
