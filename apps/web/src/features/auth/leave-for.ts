/** Navigates to another site; a separate function so that tests can mock it. */
export const leaveFor = (address: string): void => window.location.assign(address);
