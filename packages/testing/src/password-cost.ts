/** A password hash takes half a millisecond at this cost; at the product's it took a tenth of some test files’ time. */
export const TEST_PASSWORD_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };
