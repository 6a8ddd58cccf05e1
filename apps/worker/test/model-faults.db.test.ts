import { sampleOf } from '@qicheng/testing/sample';
import { expectedEnd, type FaultName, FAULTS, runJobs } from './fault-matrix.js';

const JOBS = 3;

const FAILURES: Readonly<Record<FaultName, string>> = {
  reset: 'modelUnavailable',
  unauthorised: 'modelUnavailable',
  forbidden: 'modelUnavailable',
  tooMany: 'modelUnavailable',
  broken: 'modelUnavailable',
  unavailable: 'modelUnavailable',
  connectionRefused: 'modelUnavailable',
  slowFirstByte: 'timedOut',
  stall: 'timedOut',
  drip: 'timedOut',
  keepAlive: 'timedOut',
  cutStream: 'modelUnavailable',
  badJson: 'modelRefused',
  wrongShape: 'modelRefused',
  empty: 'modelRefused',
  contentFilter: 'modelRefused',
  huge: 'modelRefused',
  html: 'modelUnavailable',
  lengthCut: 'modelRefused',
};

describe('a faulty provider ([fault 10], a sample)', () => {
  it.each(sampleOf(FAULTS, 4))('ends every run refunded: %s', async (fault) => {
    const end = await runJobs(fault, JOBS);
    expect(end).toMatchObject({ ...expectedEnd(JOBS), states: [`failed ${FAILURES[fault]}`] });
    expect(end.requests).toBeLessThanOrEqual(JOBS * 2);
  });
});
