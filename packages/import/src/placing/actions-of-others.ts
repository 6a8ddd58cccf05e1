import type { Entry } from './entries.js';

const DURING =
  /^(?:[一二三四五六七八九十\d]{1,2}[、.．]|[（(][一二三四五六七八九十\d]{1,2}[）)])?\s*(?:在|任|担任)?(\p{Script=Han}{2,10}?)(?:工作|任职)?期间(?!\d)/u;

/**
 * 三支一扶期间负责…, below the last entry of a section: assigns the statement to the single entry whose head names
 * the programme.
 */
export function withActionsOfOthers(entries: readonly Entry[]): Entry[] {
  const moved = entries.map((entry) => ({ ...entry, statements: [...entry.statements] }));
  for (const [at, entry] of entries.entries())
    for (const statement of entry.statements) {
      const name = DURING.exec(statement.text)?.[1];
      const isNamed = ({ parts }: Entry): boolean =>
        name !== undefined && parts.some(({ text }) => text.includes(name));
      const owners = moved.filter(isNamed);
      const [owner] = owners;
      const own = moved[at];
      if (owners.length !== 1 || owner === undefined || own === undefined || owner === own) continue;
      own.statements = own.statements.filter((other) => other !== statement);
      owner.statements.push(statement);
    }
  return moved;
}
