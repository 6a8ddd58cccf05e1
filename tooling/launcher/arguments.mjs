// Options after `npm start --`.
import { parseArgs } from 'node:util';
import { Remedy } from './remedy.mjs';

/**
 * The environment with the requested port. Unknown options stop the start: a silently ignored one would be
 * hard to notice.
 * @param {string[]} args @param {NodeJS.ProcessEnv} [source] @returns {NodeJS.ProcessEnv}
 */
export function withArguments(args, source = process.env) {
  const { port, unknown } = readArguments(args);
  if (unknown !== undefined)
    throw new Remedy(`不认识参数“${unknown}”：npm start 只有 --port，其余见 .env.example。`);
  return port === undefined ? source : { ...source, PORT: port };
}

function readArguments(args) {
  const options = /** @type {const} */ ({ port: { type: 'string', short: 'p' } });
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const invalid = tokens.find((token) => token.kind !== 'option' || token.name !== 'port');
  if (invalid) return { unknown: args[invalid.index] };
  const last = tokens.at(-1);
  return last?.kind === 'option' ? { port: last.value ?? '没有写' } : {};
}
