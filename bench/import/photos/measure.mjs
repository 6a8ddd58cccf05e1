// One import as the product runs it, in its own process, with the processor time it takes.
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { IsolatedImporter } from '../../../packages/import/dist/isolated/index.js';
import { endedChildrenMs } from '../../support/process-usage.mjs';

const POLL_EVERY_MS = 20;
const MAX_POLLS = 250;
/** More than the start of an empty process, less than that of the importer. */
const MIN_SECONDS = 0.06;

/** The time counts once the child has ended, shortly after its result; null where the system does not tell. */
async function secondsSince(beforeMs) {
  if (Number.isNaN(beforeMs)) return null;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const seconds = (endedChildrenMs(process.pid) - beforeMs) / 1000;
    if (seconds > MIN_SECONDS) return seconds;
    await wait(POLL_EVERY_MS);
  }
  return null;
}

const importer = new IsolatedImporter();

/** The document that was read, or the reason why there is none, and seconds of processor time. */
export async function measuredImport(file) {
  const beforeMs = endedChildrenMs(process.pid);
  const order = { bytes: new Uint8Array(await fs.readFile(file)), name: path.basename(file) };
  const result = await importer.run(order).then(
    ({ document }) => ({ document }),
    (error) => ({ reason: error.errorCode ?? error.message }),
  );
  return { ...result, seconds: await secondsSince(beforeMs) };
}
