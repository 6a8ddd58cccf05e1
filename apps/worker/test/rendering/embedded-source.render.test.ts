import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { carryingPrint, roundTrip } from './round-trip.js';

jest.setTimeout(timeLimit(900_000));

const DOCUMENTS = 200;

it('200 generated résumés are unchanged after a round trip through PDF, Word and JSON Resume', async () => {
  const printer = await ChromiumPrinter.create(chromiumConfig());
  const different: unknown[] = [];
  try {
    for (let seed = 1000; seed < 1000 + DOCUMENTS; seed += 1) {
      const outcome = await roundTrip(printer, carryingPrint(seed));
      if (Object.values(outcome).some((one) => one !== 'equal')) different.push({ seed, ...outcome });
    }
  } finally {
    await printer.close();
  }
  expect(different).toEqual([]);
});
