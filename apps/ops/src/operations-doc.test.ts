import { readFileSync } from 'node:fs';
import path from 'node:path';
import { retentionRules } from '@qicheng/core/retention';
import { allFragments } from '@qicheng/env';
import type { Command } from 'commander';
import { buildProgram } from './program.js';

const manual = readFileSync(path.join(__dirname, '../../../docs/OPERATIONS.md'), 'utf8');
const never = (): never => {
  throw new Error('no command runs here');
};
const program = buildProgram({
  withCore: never,
  databaseUrl: never,
  doctorEnv: never,
  terminal: { print: never, printError: never, askSecret: never },
});

/** Every command that does something, as typed. */
function linesOf(command: Command, before: string): string[] {
  const line = `${before} ${command.name()}`;
  return command.commands.length === 0 ? [line] : command.commands.flatMap((child) => linesOf(child, line));
}

/** What each command requires: its usage line and options, as its help shows them. */
function mandatoryOf(command: Command, before: string): [string, string][] {
  const line = `${before} ${command.name()}`;
  const own = command.options.filter(({ mandatory }) => mandatory);
  return [
    ...own.map(({ flags }): [string, string] => [line, flags]),
    ...command.commands.flatMap((child) => mandatoryOf(child, line)),
  ];
}

describe('docs/OPERATIONS.md', () => {
  it.each(program.commands.flatMap((command) => linesOf(command, 'pnpm ops')))('documents %s', (line) => {
    expect(manual).toMatch(new RegExp(`${line}(?![-\\w])`));
  });

  it.each(program.commands.flatMap((command) => mandatoryOf(command, 'pnpm ops')))(
    'says that %s requires %s',
    (line, flags) => {
      const row = manual.split('\n').find((text) => text.startsWith(`| \`${line} `)) ?? '';
      expect(row.slice(0, row.indexOf('` |'))).toContain(flags);
    },
  );

  it('documents only existing commands', () => {
    const lines = program.commands.flatMap((command) => linesOf(command, 'pnpm ops'));
    const named = [...manual.matchAll(/`(pnpm ops(?: [a-z-]+)+)/g)].map(([, line = '']) => line);
    const unknown = named.filter(
      (line) => !lines.some((known) => `${line} `.startsWith(`${known} `) || known.startsWith(`${line} `)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(allFragments.flatMap(({ variables }) => Object.keys(variables)))('explains %s', (name) => {
    expect(manual).toContain(`\`${name}\``);
  });

  it('states each table’s retention period as declared', () => {
    const documented = [...manual.matchAll(/^\| `(\w+)` \| `(\w+)` \| (\d+) \|/gm)].map(
      ([, table, column, days]) => ({ table, column, days: Number(days) }),
    );
    expect(documented).toEqual(retentionRules);
  });
});
