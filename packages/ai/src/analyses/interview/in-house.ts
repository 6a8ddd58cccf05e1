const OF_LAW_FIRMS = 'paralegal-';

/** A text on legal work, for a legal post in a company: its holder reports to a superior, not to a lawyer of a firm. */
export const asInHouse = (text: string, bankId: string, position: string): string =>
  bankId.startsWith(OF_LAW_FIRMS) && /法务/u.test(position) ? text.replace(/(?:主办)?律师/gu, '主管') : text;
