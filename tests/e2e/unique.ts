/** Which worker this is; no other worker of the run has the number. */
const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
const PER_WORKER = 1_000_000;
const WORKERS = 100;

// A site that stands for several runs is given other numbers each time.
let last = Date.now() % (PER_WORKER / 2);

/** A number below 100 million that no other journey of the run gets. */
export function uniqueNumber(): number {
  last += 1;
  return (worker % WORKERS) * PER_WORKER + last;
}

/** A phone that no other journey uses. */
export const newPhone = (): string => `139${String(uniqueNumber()).padStart(8, '0')}`;

/** A network address that no other journey comes from. */
export function newAddress(): string {
  const number = uniqueNumber();
  return `10.${worker % WORKERS}.${(number >> 8) & 255}.${number & 255}`;
}
