import fs from 'node:fs';
import path from 'node:path';
import { wireFailures } from './failures.js';
import type { WireFailure } from './kit/endpoint.js';

type Tables = Record<string, Record<string, WireFailure>>;

const files = fs
  .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'failures.ts' && file !== 'failures.ts')
  .map((file) => `./${file.replace(/ts$/, 'js')}`);

/** Failures defined in feature tables, with their responses. */
async function declared(): Promise<[reason: string, failure: WireFailure][]> {
  const modules = (await Promise.all(files.map((file) => import(file)))) as Tables[];
  const tables = modules.flatMap((tablesOf) =>
    Object.entries(tablesOf).flatMap(([name, table]) => (name.endsWith('Failures') ? [table] : [])),
  );
  return tables.flatMap((table) => Object.entries(table));
}

describe('a failure reason', () => {
  it('has one meaning: it is in exactly one feature table', async () => {
    const reasons = (await declared()).map(([reason]) => reason);
    expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([]);
  });

  it('is listed with the response that its feature declared', async () => {
    const all = await declared();
    expect(all.length).toBeGreaterThan(40);
    expect(Object.keys(wireFailures).length).toBeGreaterThan(170);
    expect(wireFailures).toMatchObject(Object.fromEntries(all));
  });

  it('is a name, so that messages can change independently', () => {
    expect(Object.keys(wireFailures).filter((reason) => !/^[a-z]+(?:[A-Z][a-z]*)*$/.test(reason))).toEqual(
      [],
    );
  });
});
