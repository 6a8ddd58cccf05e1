// How many times longer a fixed piece of work takes here than on the machine that the limits were set on; 1 when
// nobody measured it. A faster machine keeps the limits as they are.
const SCALE = Math.max(1, Number(process.env['TEST_SPEED_SCALE']) || 1);

/** A limit of a test in milliseconds, as long as this machine needs it. */
export const timeLimit = (ms: number): number => Math.ceil(ms * SCALE);
