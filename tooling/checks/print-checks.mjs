// The thread in which tests read PDFs and compare images: the test runner's sandbox cannot load pdf.js and
// compares images ten times slower, and a process per file would load and compile pdf.js each time.
import { parentPort } from 'node:worker_threads';
import { readPdf } from './read-pdf.mjs';

const TASKS = {
  readPdf,
  // Loaded only for comparisons.
  comparePictures: async (...files) => (await import('./compare-pictures.mjs')).comparePictures(...files),
};

parentPort.on('message', async ({ id, task, args }) => {
  try {
    parentPort.postMessage({ id, result: JSON.stringify(await TASKS[task](...args)) });
  } catch (error) {
    parentPort.postMessage({ id, problem: String(error?.stack ?? error) });
  }
});
