/** Whether an address stays on this site; anything else would make its page an open redirect. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
