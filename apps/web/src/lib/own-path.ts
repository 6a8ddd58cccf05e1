/** Whether an address stays on this site; following any other would make the page an open redirect. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
