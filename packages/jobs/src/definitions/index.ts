import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Runs one AI service; the row contains the request. */
const runAnalysis = defineJob({
  name: 'analysis.run',
  queue: 'analyses',
  payload: z.object({ runId: z.uuid() }),
  attempts: 2,
  backoffMs: 500,
});

/** Makes the Word file of a job document's current content. */
const renderDocument = defineJob({
  name: 'content.renderDocument',
  queue: 'exports',
  payload: z.object({ documentId: z.uuid() }),
  attempts: 2,
  backoffMs: 300,
});

/** Prints one certificate of a contest; the row contains its text. */
const printCertificate = defineJob({
  name: 'contest.printCertificate',
  queue: 'exports',
  payload: z.object({ certificateId: z.uuid() }),
  attempts: 3,
  backoffMs: 1_000,
});

/** Matches the open jobs with one résumé, which the row names. */
const matchJobs = defineJob({
  name: 'jobs.match',
  queue: 'analyses',
  payload: z.object({ matchId: z.uuid() }),
  attempts: 2,
  backoffMs: 500,
});

/** Reads one uploaded file into a draft; the row names the file and its owner. */
const importResume = defineJob({
  name: 'resume.import',
  queue: 'imports',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
  backoffMs: 500,
});

/** Renders one résumé export; everything but its id is in the row. */
const exportResume = defineJob({
  name: 'resume.export',
  queue: 'exports',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 3,
  backoffMs: 300,
});

/** Makes a file of one finished AI run, which the row names. */
const exportReport = defineJob({
  name: 'report.export',
  queue: 'exports',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 3,
  backoffMs: 300,
});

/** Makes one attempt to send a résumé, or a deletion request, to a partner; the row schedules retries. */
const deliverResume = defineJob({
  name: 'recommendation.deliver',
  queue: 'deliveries',
  payload: z.object({ deliveryId: z.uuid() }),
  attempts: 1,
  backoffMs: 1_000,
});

/** Collects all data of one account into an archive; the row names the account. */
const dataExport = defineJob({
  name: 'account.export',
  queue: 'accounts',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 3,
  backoffMs: 1_000,
});

export {
  dataExport,
  deliverResume,
  exportReport,
  exportResume,
  importResume,
  matchJobs,
  printCertificate,
  renderDocument,
  runAnalysis,
};

/** Every job; the worker starts only when each has exactly one processor. */
export const jobDefinitions = [
  dataExport,
  deliverResume,
  exportReport,
  exportResume,
  importResume,
  matchJobs,
  printCertificate,
  renderDocument,
  runAnalysis,
] as const;
