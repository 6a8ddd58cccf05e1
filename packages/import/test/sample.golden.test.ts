import { execFileSync } from 'node:child_process';
import path from 'node:path';

const SAMPLE = path.resolve(__dirname, '../../../bench/import/sample.mjs');

describe('a sample of bench/import', () => {
  it('keeps its results: our own files completely, those of others by rules', () => {
    const output = execFileSync(process.execPath, [SAMPLE], { encoding: 'utf8' });
    const scores = JSON.parse(output) as Record<string, number>;
    expect(scores['own']).toBeGreaterThanOrEqual(0.98);
    expect(scores['tuned']).toBeGreaterThanOrEqual(0.98);
    expect(scores['mixed']).toBeGreaterThanOrEqual(0.98);
    expect(scores['varied']).toBeGreaterThanOrEqual(0.99);
    expect(scores['fresh']).toBeGreaterThanOrEqual(0.98);
    expect(scores['former']).toBeGreaterThanOrEqual(0.99);
    expect(scores['aside']).toBeGreaterThanOrEqual(0.9);
    // Guards the rate on layouts that the rules were not developed on.
    expect(scores['heldOut']).toBeGreaterThanOrEqual(0.93);
  });
});
