// Counts the tests of each tier for the table of `npm test`, and collects the names of failed ones.
import fs from 'node:fs';
import { failedJest } from '../launcher/failed-tests.mjs';

export default class TierReporter {
  /** @type {Map<string, import('../launcher/tiers.mjs').Row>} */
  #rows = new Map();

  onTestResult({ context }, result) {
    const name = context.config.displayName.name;
    const row = this.#rows.get(name) ?? { name, passed: 0, failed: 0, seconds: 0, failures: [] };
    row.passed += result.numPassingTests;
    // A file that cannot load counts as one failed test.
    row.failed += result.numFailingTests + (result.testExecError ? 1 : 0);
    row.seconds += (result.perfStats.end - result.perfStats.start) / 1000;
    row.failures.push(...failedJest(result));
    this.#rows.set(name, row);
  }

  onRunComplete() {
    const { TIER_REPORT: file } = process.env;
    if (file) fs.writeFileSync(file, JSON.stringify([...this.#rows.values()]));
  }
}
