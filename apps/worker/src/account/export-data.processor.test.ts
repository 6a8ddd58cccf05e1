import type { DataExportClaim, DataExportRunService } from '@qicheng/core/data-export';
import { ExportDataProcessor } from './export-data.processor.js';

const claim: DataExportClaim = { id: 'e', userId: 'u', claimedBy: 'w' };

function start(work: () => Promise<boolean>, taken: DataExportClaim | null = claim) {
  const calls: string[] = [];
  const note = (name: string) => () => {
    calls.push(name);
    return Promise.resolve(true);
  };
  const runs: Partial<DataExportRunService> = {
    claim: () => Promise.resolve(taken),
    renew: note('renew'),
    complete: () => work(),
    fail: note('fail'),
    release: note('release'),
  };
  return { calls, processor: new ExportDataProcessor(runs as DataExportRunService) };
}

describe('ExportDataProcessor', () => {
  it('ignores an export that cannot be claimed', async () => {
    const { calls, processor } = start(() => Promise.reject(new Error('not reached')), null);
    await processor.run({ exportId: 'e' }, { isLastAttempt: false });
    expect(calls).toEqual([]);
  });

  it('releases a failed run for a retry, and fails the export after the last attempt', async () => {
    const { calls, processor } = start(() => Promise.reject(new Error('disk')));
    await expect(processor.run({ exportId: 'e' }, { isLastAttempt: false })).rejects.toThrow('disk');
    await expect(processor.run({ exportId: 'e' }, { isLastAttempt: true })).rejects.toThrow('disk');
    expect(calls).toEqual(['release', 'fail']);
  });
});
