// kill -9 of API and worker at random points during rounds of save and export (reliability.md §3 rows 1 and 3).
// `pnpm bench kills [--rounds 50] [--seed 1]`; exit code 1 when an answered save is lost, an export is left without
// an end, or a killed worker costs more than 15 s.
import { playRounds } from './support/kill-rounds.mjs';

export const needs = { site: true };

export async function run({ site, say, args }) {
  const value = (name, fallback) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? fallback : Number(args[at + 1]);
  };
  const verdict = await playRounds({
    site,
    rounds: value('rounds', 50),
    seed: value('seed', Date.now() % 100_000),
    say,
  });
  return verdict.isGood ? 0 : 1;
}
