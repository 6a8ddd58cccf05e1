import type { CertificateRunService, CertificateSheet } from '@qicheng/core/contest';
import { FakeReportWriter } from '../../test/fake-renderers.js';
import { PrintCertificateProcessor } from './print-certificate.processor.js';

const claim = { id: 'c', userId: 'u', claimedBy: 'me' };
const sheet = { award: '一等奖' } as CertificateSheet;

/** The core side; records each call. */
function stage(found: CertificateSheet | null = sheet, claimed: typeof claim | null = claim) {
  const calls: string[] = [];
  const record = (what: string) => () => {
    calls.push(what);
    return Promise.resolve(true);
  };
  const runs = {
    claim: () => Promise.resolve(claimed),
    renew: record('renewed'),
    sheet: () => Promise.resolve(found),
    complete: (_claim: unknown, { bytes }: { bytes: Uint8Array }) => {
      calls.push(Buffer.from(bytes).toString());
      return Promise.resolve(true);
    },
    fail: record('failed'),
    release: record('released'),
  };
  const reports = new FakeReportWriter();
  const processor = new PrintCertificateProcessor(runs as unknown as CertificateRunService, reports);
  const run = (isLastAttempt = false) => processor.run({ certificateId: 'c' }, { isLastAttempt });
  return { said: calls, reports, run };
}

describe('printing a certificate', () => {
  it('keeps the file', async () => {
    const { said, run } = stage();
    await run();
    expect(said).toEqual(['certificate of 一等奖']);
  });

  it('ignores a finished certificate, and ends one whose owner no longer exists', async () => {
    const over = stage(sheet, null);
    await over.run();
    expect(over.said).toEqual([]);
    const deleted = stage(null);
    await deleted.run();
    expect(deleted.said).toEqual(['failed']);
  });

  it('releases a failed one for a retry, and fails it at the last attempt', async () => {
    const { said, reports, run } = stage();
    reports.work = () => Promise.reject(new Error('the browser is gone'));
    await expect(run()).rejects.toThrow('the browser is gone');
    await expect(run(true)).rejects.toThrow('the browser is gone');
    expect(said).toEqual(['released', 'failed']);
  });
});
