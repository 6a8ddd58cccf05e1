/** Response time of the load suite's model stub. */
export const MODEL_MS = 5_000;
