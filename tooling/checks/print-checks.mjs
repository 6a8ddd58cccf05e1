// The thread in which tests read PDFs and compare pictures: the test runner's sandbox cannot load pdf.js and compares
// pictures ten times as slowly, and a process for each file would load pdf.js and compile it each time.
import { parentPort } from 'node:worker_threads';
import { readPdf } from './read-pdf.mjs';

const TASKS = {
  readPdf,
  // Loaded by those who compare.
  comparePictures: async (...files) => (await import('./compare-pictures.mjs')).comparePictures(...files),
};

parentPort.on('message', async ({ id, task, args }) => {
  try {
    parentPort.postMessage({ id, result: JSON.stringify(await TASKS[task](...args)) });
  } catch (error) {
    parentPort.postMessage({ id, problem: String(error?.stack ?? error) });
  }
});
