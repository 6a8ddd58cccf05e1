/** The worker's number, which is unique within the run. */
const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
const PER_WORKER = 1_000_000;
const WORKERS = 100;

// Starts at a different number in each run, because a test site may be reused.
let last = Date.now() % (PER_WORKER / 2);

/** Returns a number below 100 million that no other test of the run gets. */
export function uniqueNumber(): number {
  last += 1;
  return (worker % WORKERS) * PER_WORKER + last;
}

/** Returns a phone number that no other test uses. */
export const newPhone = (): string => `139${String(uniqueNumber()).padStart(8, '0')}`;

/** Returns a network address that no other test uses. */
export function newAddress(): string {
  const number = uniqueNumber();
  return `10.${worker % WORKERS}.${(number >> 8) & 255}.${number & 255}`;
}
