/** Hashing a password takes half a millisecond at this cost; at the product's it took a tenth of the time of some test files. */
export const TEST_PASSWORD_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };
