import type { ImportClaim, ImportProgress, ImportRunService } from '@qicheng/core/resume-import';
import { ImportRefusedError } from '@qicheng/import/isolated';
import { FakeImporter } from '../../test/fake-importer.js';
import { ImportResumeProcessor } from './import-resume.processor.js';

const claim: ImportClaim = { id: 'i1', userId: 'u1', fileId: 'f1', fileName: '简历.pdf', claimedBy: 'me' };

/** Records what the processor does to the row. */
function setUp(bytes: Uint8Array | null = new Uint8Array(1)) {
  const did: unknown[] = [];
  const note = (...what: unknown[]) => Promise.resolve(did.push(what) > 0);
  const runs: Partial<ImportRunService> = {
    claim: () => Promise.resolve(claim),
    read: () => Promise.resolve(bytes),
    renew: (_claim, progress?: ImportProgress) => note('renew', progress),
    complete: (_claim, { title }) => note('complete', title),
    fail: (_claim, errorCode) => note('fail', errorCode),
    release: () => note('release'),
  };
  const importer = new FakeImporter();
  const processor = new ImportResumeProcessor(runs as ImportRunService, importer);
  return { did, importer, runs, run: () => processor.run({ importId: 'i1' }, { isLastAttempt: false }) };
}

describe('ImportResumeProcessor', () => {
  it('shows a new stage at once, and stores the draft', async () => {
    const { did, importer, run } = setUp();
    importer.work = (_file, onProgress) => {
      for (const progress of [10, 20]) onProgress({ stage: 'reading', progress });
      for (const progress of [40, 60]) onProgress({ stage: 'placing', progress });
      return Promise.resolve();
    };
    await run();
    expect(did).toEqual([
      ['renew', { stage: 'placing', progress: 40 }],
      ['complete', '张三的简历'],
    ]);
  });

  it('ends at once for a file that is not a résumé, or that was deleted', async () => {
    const { did, importer, run } = setUp();
    importer.work = () => Promise.reject(new ImportRefusedError('notResume'));
    await run();
    expect(did).toEqual([['fail', 'notResume']]);
    const deleted = setUp(null);
    await deleted.run();
    expect(deleted.did).toEqual([['fail', 'expired']]);
  });

  it('stops reading a cancelled import, and writes nothing', async () => {
    const { did, importer, run, runs } = setUp();
    runs.renew = () => Promise.resolve(false);
    importer.work = (_file, onProgress, signal) => {
      onProgress({ stage: 'placing', progress: 40 });
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('the import process exited')));
      });
    };
    await run();
    expect(did).toEqual([]);
  });

  it('releases the import for a retry after any other error', async () => {
    const { did, importer, run } = setUp();
    importer.work = () => Promise.reject(new Error('the reader died'));
    await expect(run()).rejects.toThrow('the reader died');
    expect(did).toEqual([['release']]);
  });
});
