/** Leaves the site; a function of its own, for a test cannot leave. */
export const leaveFor = (address: string): void => window.location.assign(address);
