/** How long the stub model of the load suite takes for an answer. */
export const MODEL_MS = 5_000;
